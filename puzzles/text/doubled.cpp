#include "puzzles/text/doubled.hpp"

#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/tones.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

// How often a word may double a contract, wherever it stands ("doubled"), or only where it stands alone ("double"):
// elsewhere that may be a call. 0: it is no such word.
struct DoubleWord {
  std::size_t times = 0;
  bool anywhere = false;
};
DoubleWord double_word(const Item& item, Language language) {
  constexpr std::array<std::string_view, 6> kOnce = {"double",     "doubles",    "kontra",
                                                     "kontrierte", "doubleerde", "doubleert"};
  constexpr std::array<std::string_view, 5> kTwice = {"redouble", "redoubles", "rekontra", "rekontrierte",
                                                      "redoubleerde"};
  if (item.meaning == M::kDoubled) return {static_cast<std::size_t>(item.value), true};
  if (item.meaning == M::kCards && item.raw == "XX") return {2, false};
  if (language == Language::kFrench && item.text == "contre") return {1, false};
  if (item.meaning != M::kUnknown) return {};
  return {is_word(item, kOnce) ? 1U : is_word(item, kTwice) ? 2U : 0U, false};
}

class DoubleReader {
 public:
  explicit DoubleReader(const Story& story) : story_(story), terms_(story.terms()), items_(story.items()) {}

  std::vector<Doubling> read() {
    for (const SpokenSentence& sentence : story_.sentences()) {
      if (sentence.elsewhere) continue;
      find_bids(sentence.place);
      for (std::size_t at = sentence.place.begin; at < sentence.place.end; ++at)
        if (!in_bid(at)) take(sentence, at);
      if (!bids_.empty()) before_ = bids_.back().bid;
    }
    return std::move(told_);
  }

 private:
  struct Placed {
    Bid bid;
    std::size_t begin = 0, end = 0;
  };

  void find_bids(const Sentence& place) {
    bids_.clear();
    for (std::size_t at = place.begin; at < place.end; ++at)
      if (const auto bid = terms_.bid(at); bid && bid->second <= place.end) {
        bids_.push_back({bid->first, at, bid->second});
        at = bid->second - 1;
      }
  }
  [[nodiscard]] bool in_bid(std::size_t at) const {
    return std::ranges::any_of(bids_, [&](const Placed& each) { return each.begin <= at && at < each.end; });
  }
  [[nodiscard]] const Placed* bid_beginning(std::size_t at) const {
    const auto found = std::ranges::find(bids_, at, &Placed::begin);
    return found == bids_.end() ? nullptr : &*found;
  }
  // The nearest one told before a place in its sentence, else the first behind it.
  [[nodiscard]] const Placed* nearest(std::size_t at) const {
    const Placed* found = nullptr;
    for (const Placed& each : bids_)
      if (found == nullptr || each.begin < at) found = &each;
    return found;
  }

  // What stands between two marks, or "and".
  [[nodiscard]] Extent part_at(const SpokenSentence& sentence, std::size_t at) const {
    Extent part = story_.clause_at(sentence, at);
    for (std::size_t place = part.begin; place < at; ++place)
      if (terms_.is(place, M::kAnd)) part.begin = place + 1;
    std::size_t end = at;
    while (end < part.end && !terms_.is(end, M::kAnd)) ++end;
    part.end = end;
    return part;
  }

  // "… by West", behind the word: the place after it.
  [[nodiscard]] std::size_t past_doubler(std::size_t at) const {
    const std::size_t by = terms_.past_fillers(at);
    if (!terms_.is(by, M::kBy)) return at;
    const auto side = terms_.side(terms_.past_fillers(by + 1));
    return side ? side->second : at;
  }

  // "West doubled", and not "4♠ by South doubled", nor "South is doubled".
  [[nodiscard]] bool is_call(const Extent& part, std::size_t at) const {
    constexpr std::array<std::string_view, 9> kPassive = {"is",    "are", "was",  "were", "be",
                                                          "being", "got", "gets", "been"};
    constexpr std::array<std::string_view, 3> kAnybody = {"someone", "somebody", "we"};
    constexpr std::array kWhoever = {M::kSeat, M::kPair, M::kRole, M::kDummy, M::kHe, M::kThey, M::kPartner, M::kYou};
    auto who = story_.before(at, part.begin);
    const auto from = static_cast<std::ptrdiff_t>(part.begin);
    const auto item = [&](std::ptrdiff_t place) -> const Item& { return items_[static_cast<std::size_t>(place)]; };
    while (who >= from && item(who).is(M::kDo, M::kHave))
      who = story_.before(static_cast<std::size_t>(who), part.begin);
    for (std::size_t place = static_cast<std::size_t>(who + 1); place < at; ++place)
      if (is_word(items_[place], kPassive)) return false;
    const bool whoever = who >= from && (is_one_of(item(who), kWhoever) || is_word(item(who), kAnybody));
    if (!whoever) return false;
    const auto before = story_.before(static_cast<std::size_t>(who), part.begin);
    const bool of_bid =
        before >= from && (item(before).is(M::kBy, M::kOf) || std::ranges::any_of(bids_, [&](const Placed& each) {
                             return each.end == static_cast<std::size_t>(before) + 1;
                           }));
    return !of_bid;
  }

  // Whether nothing else is told in a part of a sentence, but of what or of whom it is.
  [[nodiscard]] bool stands_alone(const Extent& part, std::size_t at, std::size_t end) const {
    constexpr std::array kBeside = {M::kFiller, M::kA,          M::kOrnament, M::kIt,  M::kContract, M::kDoubled,
                                    M::kSeat,   M::kVulnerable, M::kRole,     M::kYou, M::kHe,       M::kIn};
    for (std::size_t place = part.begin; place < part.end; ++place)
      if ((place < at || place >= end) && !is_one_of(items_[place], kBeside)) return false;
    return true;
  }

  // "K x", "♥x": a low card.
  [[nodiscard]] bool is_low_card(const Extent& part, std::size_t at, bool alone) const {
    const Item& item = items_[at];
    if (item.text != "x" && item.text != "xx") return false;
    const bool behind = at > part.begin && (terms_.is_any(at - 1, M::kSeat, M::kContract));
    return !is_upper(item.raw.front()) || !(alone || behind);
  }

  void take(const SpokenSentence& sentence, std::size_t at) {
    const Language language = story_.table().language;
    const DoubleWord word = double_word(items_[at], language);
    if (word.times == 0) return;
    const Extent part = part_at(sentence, at);
    Doubling found{.begin = at, .end = past_doubler(at + 1), .doubled = std::string(word.times, 'X')};
    const bool alone = stands_alone(part, at, found.end);
    const bool ends = language == Language::kFrench && (terms_.ends(at + 1) || found.end > at + 1);
    const bool sure = word.anywhere || alone || ends;
    const std::size_t next = terms_.past_fillers(at + 1);
    const Placed* const object = bid_beginning(next);
    const bool may_be = sure || object != nullptr || (next >= part.end && language != Language::kFrench) ||
                        terms_.is_any(next, M::kBy, M::kFor);
    if (!may_be || is_low_card(part, at, alone) || !story_.is_so(sentence, at)) return;
    const Placed* const last = nearest(at);
    found.of = last != nullptr ? std::optional(last->bid) : std::nullopt;
    const auto inside = [&](const Placed& each) { return each.begin >= part.begin && each.end <= part.end; };
    const bool bid_beside = std::ranges::any_of(bids_, inside);
    if (object != nullptr || (word.anywhere && terms_.is(next, M::kContract))) {
      if (object != nullptr) found.of = object->bid;
      found.clear = sure || is_call(part, at);
    } else if (is_call(part, at) || !sure) {
      // "East doubled for takeout", "After East doubled South bid 4♠".
      const bool asks =
          terms_.is(next, M::kFor) && !(next + 1 < items_.size() && items_[next + 1].text.starts_with("penal"));
      if (asks || (last != nullptr && bids_.back().begin > at && !bid_beside)) return;
      if (last == nullptr) found.of = before_;
      if (!found.of) return;
    } else if (alone) {
      found.clear = last != nullptr || !sentence.after_elsewhere;
    } else {
      found.clear = bid_beside;
      if (!bid_beside && last == nullptr && !speaks_of_contract(part)) return;
    }
    told_.push_back(std::move(found));
  }

  [[nodiscard]] bool speaks_of_contract(const Extent& part) const {
    constexpr std::array kOfIt = {M::kIt,   M::kContract, M::kSeat, M::kPair, M::kRole,
                                  M::kThey, M::kDeclare,  M::kHe,   M::kYou};
    return std::any_of(items_.begin() + static_cast<std::ptrdiff_t>(part.begin),
                       items_.begin() + static_cast<std::ptrdiff_t>(part.end),
                       [&](const Item& item) { return is_one_of(item, kOfIt) || item.text == "we"; });
  }

  const Story& story_;
  const Terms& terms_;
  const std::vector<Item>& items_;
  std::vector<Placed> bids_;   // of the sentence
  std::optional<Bid> before_;  // the last of those before it
  std::vector<Doubling> told_;
};

}  // namespace

std::vector<Doubling> doublings_told(const Story& story) {
  if (!speaks_of_doubles(story.items(), story.table().language)) return {};
  return DoubleReader(story).read();
}

bool speaks_of_doubles(std::span<const Item> items, Language language) {
  return std::ranges::any_of(items, [&](const Item& item) { return double_word(item, language).times > 0; });
}

std::string doubled_by(const std::vector<Doubling>& told, const Bid& contract) {
  std::string doubled = contract.doubled;
  for (const Doubling& each : told)
    if (each.clear && (!each.of || same(*each.of, contract)) && each.doubled.size() > doubled.size())
      doubled = each.doubled;
  return doubled;
}

std::optional<Fault> doubt_of_double(const Story& story, std::string_view contract) {
  if (contract.size() < 2 || !is_digit(contract[0])) return std::nullopt;
  const Bid bid{.level = contract[0] - '0', .strain = contract[1]};
  const auto doubled = static_cast<std::size_t>(std::ranges::count(contract, 'X'));
  for (const Doubling& each : doublings_told(story)) {
    const bool of_it = !each.of || same(*each.of, bid);
    if (!of_it || (each.clear ? each.doubled.size() <= doubled : doubled > 0)) continue;
    const auto sentence = std::ranges::find_if(story.sentences(), [&](const SpokenSentence& spoken) {
      return spoken.place.begin <= each.begin && each.begin < spoken.place.end;
    });
    return Fault{story.items()[each.begin].line,
                 base::str("contract: found ", base::quoted(written(sentence->place.of(story.items()))),
                           ", which may double it, expected it right behind the contract, such as \"4♠ doubled\"")};
  }
  return std::nullopt;
}

}  // namespace ouverte::puzzles::text
