#include "puzzles/text/unread.hpp"

#include <algorithm>
#include <array>
#include <string>
#include <vector>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/pattern.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::array<std::string_view, 34> kNegations = {
    "not",    "cannot",     "never",   "no",       "nobody",  "none",   "neither", "nor",     "without",
    "unable", "impossible", "fail",    "fails",    "failing", "failed", "refuse",  "refuses", "avoid",
    "avoids", "avoiding",   "prevent", "prevents", "instead", "rather", "nicht",   "kein",    "keine",
    "keinen", "ohne",       "nie",     "niemals",  "niemand", "weder",  "statt"};
constexpr std::array<std::string_view, 17> kConditions = {
    "if",    "unless", "provided", "providing", "assuming", "assume",        "suppose", "supposing", "except",
    "falls", "wenn",   "sofern",   "ausser",    "sondern",  "vorausgesetzt", "barring", "excluding"};

// What makes more, less or another thing of what was read.
constexpr std::array<std::string_view, 22> kQualifiers = {
    "nearly",  "almost",     "hardly",     "barely", "scarcely", "minus",      "spare",  "setting",
    "losing",  "misdefence", "misdefense", "remove", "removed",  "twice",      "thrice", "kaum",
    "beinahe", "fast",       "hoechstens", "nur",    "entfernt", "interchange"};

class Unread {
 public:
  Unread(const Names& names, const Facts& facts) : names_(names), read_(names.words().size()), facts_(facts) {
    for (const auto* spans : {&facts.read, &facts.told})
      for (const auto& [from, to] : *spans)
        for (std::size_t at = from; at < std::min(to, read_.size()); ++at) read_[at] = true;
  }

  [[nodiscard]] std::optional<Fault> first(int heading) const {
    for (std::size_t begin = 0; begin < read_.size();) {
      std::size_t end = begin;
      while (end < read_.size() && names_.words()[end].mark != Mark::kStop) ++end;
      if (const auto at = first_in(begin, end); at && names_.words()[*at].line != heading)
        return fault(*at, begin, end);
      begin = end + 1;
    }
    return std::nullopt;
  }

 private:
  [[nodiscard]] std::optional<std::size_t> first_in(std::size_t begin, std::size_t end) const {
    if (!speaks_of_play(begin, end)) return std::nullopt;
    const bool led = tells_lead(begin, end);
    for (std::size_t at = begin; at < end; ++at) {
      if (read_[at] || names_.words()[at].mark != Mark::kWord) continue;
      if (negates(at) || restricts(at) || qualifies(at, begin) || restricts_lead(at) || counts_beyond(at) ||
          names_another_contract(at))
        return at;
      if (led && (names_card(at) || goes_on(at))) return at;
    }
    return std::nullopt;
  }

  // Whether a sentence says anything of the problem: "It is not easy" does not.
  [[nodiscard]] bool speaks_of_play(std::size_t begin, std::size_t end) const {
    constexpr std::array<std::string_view, 14> kPlay = {"trick", "tricks",   "trump",   "trumps", "contract",
                                                        "lead",  "leads",    "led",     "win",    "make",
                                                        "beat",  "declarer", "defence", "defense"};
    for (std::size_t at = begin; at < end; ++at)
      if (read_[at] || names_.is_any(at, kPlay) || names_.suit(at) || (names_.side(at) && !names_.is(at, "you")))
        return true;
    return false;
  }

  [[nodiscard]] bool tells_lead(std::size_t begin, std::size_t end) const {
    constexpr std::array<std::string_view, 18> kLeads = {
        "lead",      "leads",     "led",    "leading", "opening", "switches", "switch", "returns", "returned",
        "continues", "continued", "ducked", "ducks",   "trick",   "tricks",   "starts", "attacks", "play"};
    for (std::size_t at = begin; at < end; ++at)
      if (names_.is_any(at, kLeads)) return true;
    return false;
  }

  // A card by suit and rank, or by a name of its own; not "N-S 3 tricks".
  [[nodiscard]] bool names_card(std::size_t at) const {
    const auto card = names_.card(at);
    if (!card) return false;
    if (!card->first.card.empty()) return !is_digit(card->first.card[0]);
    const std::string& raw = names_.words()[at].raw;
    const bool letter = raw.size() == 1 && !is_suit_sign(raw[0]);
    return !card->first.suit.empty() && !card->first.rank.empty() && !(letter && names_.number(at + 1));
  }

  [[nodiscard]] bool near_vulnerability(std::size_t at) const {
    for (std::size_t place = at > 3 ? at - 3 : 0; place < std::min(at + 4, read_.size()); ++place)
      if (names_.words()[place].text.starts_with("vul")) return true;
    return false;
  }

  [[nodiscard]] bool negates(std::size_t at) const {
    if (!names_.is_any(at, kNegations) || near_vulnerability(at)) return false;
    constexpr std::array<std::string_view, 6> kIdioms = {"matter", "doubt", "wonder", "problem", "idea", "hurry"};
    const Word* const next = names_.word(at + 1);
    const bool number = next != nullptr && (next->raw == "." || names_.number(at + 1));
    const bool figure = number && (next->raw == "." || is_digit(next->raw[0]));
    return !(names_.is(at, "no") && (figure || names_.is_any(at + 1, kIdioms)));
  }

  // "if", "any lead but a spade", "apart from hearts".
  [[nodiscard]] bool restricts(std::size_t at) const {
    constexpr std::array<std::string_view, 12> kAsking = {"see",  "ask", "tell",    "know",   "wonder", "out",
                                                          "even", "as",  "whether", "decide", "say",    "check"};
    if (names_.is_any(at, kConditions)) return !(names_.is(at, "if") && at > 0 && names_.is_any(at - 1, kAsking));
    if (match(names_, at, "other than") || match(names_, at, "apart from") ||
        match(names_, at, "only if|when|on|against"))
      return true;
    if (match(names_, at, "on condition") || match(names_, at, "as long as") || match(names_, at, "es sei denn"))
      return true;
    constexpr std::array<std::string_view, 12> kAll = {"any",  "all",   "every",   "each", "anything", "everything",
                                                       "lead", "leads", "anybody", "card", "defence",  "defense"};
    for (std::size_t place = at > 3 ? at - 3 : 0; names_.is(at, "but") && place < at; ++place)
      if (names_.is_any(place, kAll)) return true;
    return false;
  }

  // "nearly ten tricks", "ten of the first eleven tricks", "make it, but East ruffs first".
  [[nodiscard]] bool qualifies(std::size_t at, std::size_t begin) const {
    if (names_.is_any(at, kQualifiers)) return true;
    if (match(names_, at, "of the first|last") || match(names_, at, "the last trick") || match(names_, at, "or as") ||
        match(names_, at, "beat|set|defeat it|them <num>") || match(names_, at, "only with|by") ||
        match(names_, at, "bis auf"))
      return true;
    return names_.is(at, "but") && (names_.side(at + 1) || names_.seat(at + 1)) &&
           std::find(read_.begin() + static_cast<std::ptrdiff_t>(begin),
                     read_.begin() + static_cast<std::ptrdiff_t>(at),
                     true) != read_.begin() + static_cast<std::ptrdiff_t>(at);
  }

  // "♥K, won by the ace", "♥K, ducked": more of the play than its cards say.
  [[nodiscard]] bool goes_on(std::size_t at) const {
    constexpr std::array<std::string_view, 19> kPlays = {"won",     "wins",     "ducked",    "ducks",    "duck",
                                                         "ruffs",   "ruffed",   "captured",  "captures", "overtakes",
                                                         "covers",  "switches", "continues", "returned", "overtaken",
                                                         "returns", "shifts",   "taken",     "allowed"};
    return !facts_.given.empty() && names_.is_any(at, kPlays);
  }

  // "against a diamond lead", "on a heart switch", "a heart is led".
  [[nodiscard]] bool restricts_lead(std::size_t at) const {
    return match(names_, at, "<suit> ?opening lead|leads|attack|return|switch|continuation|opening|ruff") ||
           match(names_, at, "<suit> ?is|was|being|having ?been led");
  }

  // "by two tricks", "with an overtrick", "down two".
  [[nodiscard]] bool counts_beyond(std::size_t at) const {
    constexpr std::array<std::string_view, 4> kBeyond = {"overtrick", "overtricks", "undertrick", "undertricks"};
    return names_.is_any(at, kBeyond) || match(names_, at, "by ?at ?least <num> trick|tricks") ||
           match(names_, at, "by a|one trick") || match(names_, at, "down|off <num>") ||
           match(names_, at, "<num> down|off|light");
  }

  // A contract in figures, "5NT", which is neither that of the problem nor a call.
  [[nodiscard]] bool names_another_contract(std::size_t at) const {
    const auto bid = is_digit(names_.words()[at].raw[0]) ? names_.bid(at) : std::nullopt;
    if (!bid || !names_.words()[at + 1].glued ||
        (facts_.level == bid->first.level && facts_.trump == bid->first.strain))
      return false;
    constexpr std::array<std::string_view, 12> kCalls = {"opened",    "opens",      "opening",  "bid",
                                                         "bids",      "overcalled", "raised",   "rebid",
                                                         "responded", "jumped",     "overcall", "a"};
    return at == 0 || !names_.is_any(at - 1, kCalls);
  }

  [[nodiscard]] Fault fault(std::size_t at, std::size_t begin, std::size_t end) const {
    const std::size_t from = std::max(begin, at > 4 ? at - 4 : 0);
    const std::size_t to = std::min(end, at + 6);
    const auto card = names_.card(at);
    const std::size_t past = card ? std::min(card->second, end) : at + 1;
    const std::string found = text_of(names_.words().subspan(from, to - from));
    return {names_.words()[at].line, base::str("words: found ", base::quoted(found), ", where ",
                                               base::quoted(text_of(names_.words().subspan(at, past - at))),
                                               " is not understood; rephrase it or leave it out")};
  }

  const Names& names_;
  std::vector<bool> read_;  // words that a fact came from
  const Facts& facts_;
};

}  // namespace

std::optional<Fault> not_understood(const Names& names, const Facts& facts, int heading) {
  return Unread(names, facts).first(heading);
}

}  // namespace ouverte::puzzles::text
