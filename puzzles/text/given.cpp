// Cards that the words say were played: "West leads the ace of spades, East plays the king and another spade".
#include <algorithm>
#include <array>

#include "puzzles/text/facts.hpp"
#include "puzzles/text/pattern.hpp"

namespace ouverte::puzzles::text {
namespace {

// Before cards of a trick in progress, which are no longer in the hands.
constexpr std::array<std::string_view, 5> kTable = {"on the table ?are|is|lie|lies ?already", "trick in progress ?is",
                                                    "trick so far", "current trick", "table|trick"};

constexpr std::array<std::string_view, 8> kHeads = {
    "<seat> , who is|has ?on|to|the lead|play , leads|plays|tables|opens|starts|begins ?with",
    "<seat> ?has|had "
    "leads|led|lead|plays|played|returns|returned|discards|discarded|ruffs|ruffed|continues|continued|follows|followed|"
    "wins|won|covers|covered|overtakes|switches|cashes|opens|throws|drops|tables|starts|begins "
    "?with|to|in|it|by|leading",
    "?opening|the|first lead ?was|is|being by|from|of <seat> ?was|is|being",
    "?opening|the|first lead ?was|is|being ?of ?by ?from",
    "trick <num>",
    "?after|on the lead of",
    "led",
    "?the defence|defense|defenders|opponents leads|lead|begins|begin|starts|start|attacks|attack|opens|open ?off "
    "?with|by ?leading"};

// A card, and that it was led: "♥K lead", "the king of hearts is led".
constexpr std::array<std::string_view, 2> kLed = {"?opening lead ?by|from <seat> !,", "?opening lead|led"};

// What makes a sentence a supposition, or a task.
constexpr std::array<std::string_view, 7> kSuppositions = {"if",     "suppose", "should",  "whether",
                                                           "unless", "when",    "whatever"};

class GivenReader {
 public:
  GivenReader(const Names& names, Facts& facts) : names_(names), facts_(facts) {}

  void read() {
    bool supposed = false;
    for (std::size_t at = 0; at < names_.words().size(); ++at) {
      const Word& word = names_.words()[at];
      if (word.mark == Mark::kStop) supposed = false;
      if (word.mark != Mark::kWord) continue;
      supposed |= names_.is_any(at, kSuppositions);
      if (supposed) continue;
      const std::size_t past = read_list(at);
      if (past > at) facts_.read.emplace_back(at, past);
      at = std::max(past, at + 1) - 1;
    }
  }

 private:
  // Whether a colon, or what stands for one, is next.
  [[nodiscard]] bool announces(std::size_t at) const {
    const Word* const word = names_.word(at);
    return word != nullptr && (word->raw == ":" || word->raw == "=");
  }

  // The cards that are played from a place on; the place after them, or `at` if there are none.
  std::size_t read_list(std::size_t at) {
    const bool begins = at == 0 || names_.words()[at - 1].mark != Mark::kWord;
    const auto on_table = begins && !names_.number(at + 1) ? head_of(kTable, at) : std::nullopt;
    const auto found = on_table ? on_table : head_of(kHeads, at);
    if (!found) return read_led(at);
    if (names_.is(at, "led") && found->end == at + 1 && !announces(at + 1)) return read_led(at);
    if (names_.is(at, "trick") && !on_table && !announces(found->end)) return at;
    // "South plays 4♠" names a contract.
    const bool plays = names_.is(found->end - 1, "plays") || names_.is(found->end - 1, "in");
    if (plays && names_.bid(found->end)) return at;
    char seat = found->seats.empty() ? '\0' : found->seats.front();
    auto& list = on_table ? facts_.table : facts_.given;
    std::size_t past = at;
    for (std::size_t place = found->end;;) {
      place = next_card(place, past > at, on_table ? &seat : nullptr);
      const auto card = names_.card(place);
      if (!card) return past;
      list.push_back({.seat = seat,
                      .card = card->first,
                      .line = names_.words()[std::min(place, names_.words().size() - 1)].line,
                      .inherited = past > at});
      place = past = card->second;
      // "A diamond (the four)"
      if (const auto gloss = match(names_, place, ", the <rank> ,"); gloss && card->first.rank.empty()) {
        list.back().card.rank = gloss->ranks.front();
        place = past = gloss->end;
      }
      // "Lead: SK by West", "♣K (played by A)"
      if (const auto by = match(names_, place, "?, ?played|led by|from <seat>"); by && (seat == 0 || on_table)) {
        seat = list.back().seat = by->seats.front();
        place = past = by->end;
      }
      if (names_.word(place) == nullptr || names_.word(place)->mark == Mark::kStop) return past;
    }
  }

  [[nodiscard]] std::optional<Match> head_of(std::span<const std::string_view> heads, std::size_t at) const {
    for (const std::string_view head : heads)
      if (auto found = match(names_, at, head)) return found;
    return std::nullopt;
  }

  // Past what stands between two cards, and before the first. Of a trick that lies on the table each may have his name
  // before it: "table: West SK, North S3".
  [[nodiscard]] std::size_t next_card(std::size_t place, bool after_another, char* seat) const {
    while (names_.word(place) != nullptr &&
           (names_.word(place)->mark == Mark::kComma || names_.word(place)->mark == Mark::kBreak))
      ++place;
    constexpr std::array<std::string_view, 6> kJoining = {"and", "then", "followed", "by", "next", "also"};
    if (after_another)
      for (const std::string_view joining : kJoining)
        if (names_.is(place, joining)) place = names_.past_breaks(place + 1);
    if (seat == nullptr) return place;
    if (const auto by = names_.seat(place); by && !names_.card(place)) {
      *seat = by->first;
      place = names_.past_breaks(by->second);
      while (names_.word(place) != nullptr && names_.word(place)->mark == Mark::kComma) ++place;
    }
    return place;
  }

  // "4♠ by South, ♥K lead."
  std::size_t read_led(std::size_t at) {
    const auto card = names_.card(at);
    if (!card || card->first.rank.empty() || card->first.suit.empty()) return at;
    const auto led = head_of(kLed, card->second);
    // "6♠ lead ♥K": the first is the contract.
    if (!led || announces(led->end) || names_.card(led->end)) return at;
    constexpr std::array<std::string_view, 4> kContracts = {"contract", "in", "playing", "against"};
    std::size_t before = at;
    while (before > 0 && names_.words()[before - 1].mark == Mark::kComma) --before;
    if (before > 0 && names_.bid(at) && names_.is_any(before - 1, kContracts)) return at;
    facts_.read.emplace_back(at, led->end);
    facts_.given.push_back(
        {.seat = led->seats.empty() ? '\0' : led->seats.front(), .card = card->first, .line = names_.words()[at].line});
    return led->end;
  }

  const Names& names_;
  Facts& facts_;
};

}  // namespace

void read_given(const Names& names, Facts& facts) { GivenReader(names, facts).read(); }

}  // namespace ouverte::puzzles::text
