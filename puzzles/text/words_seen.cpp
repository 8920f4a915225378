// Clauses that say what the hands show, or only count: "East holds the ♦K", "trumps are 2-2", "nine tricks on top".
// They tell nothing, as long as they are true.
#include <algorithm>
#include <array>
#include <string_view>

#include "puzzles/text/tones.hpp"
#include "puzzles/text/words_reader.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles::text {
namespace {

using M = Meaning;

constexpr std::string_view kSuitsInOrder = "SHDC";

// What a clause says of hands.
class Claim {
 public:
  Claim(const Terms& terms, const std::vector<Hand>& hands, Extent clause, std::optional<char> trump)
      : terms_(terms), hands_(hands), at_(clause.begin), end_(clause.end), trump_(trump) {}

  enum class Truth { kNoClaim, kTrue, kFalse };
  // `seats_of`: the seats that a side is, empty where that is not known.
  template <class SeatsOf>
  Truth truth(const SeatsOf& seats_of) {
    skip();
    while (terms_.is(at_, M::kAnd)) step();
    if (const Truth cards = has_cards(seats_of); cards != Truth::kNoClaim) return cards;
    if (const Truth cards = lie_with(seats_of); cards != Truth::kNoClaim) return cards;
    return breaks();
  }

  // "You have nine top tricks", "there are ten tricks in sight": before a card is played nobody has won any.
  bool counts_tricks() {
    const bool there = at_ < end_ && item().text == "there";
    skip();
    const auto side = terms_.side(at_);
    if (!side && !there) return false;
    if (side) {
      at_ = side->second;
      skip();
      if (!terms_.is(at_, M::kHave)) return false;
      step();
    }
    const auto number = terms_.number(at_);
    if (!number) return false;
    at_ = number->second;
    constexpr std::array<std::string_view, 12> kSure = {"top",  "sure",  "certain", "easy",    "fast", "quick",
                                                        "cold", "ready", "sight",   "obvious", "view", "solid"};
    const auto pass_sure = [&] {
      skip();
      while (at_ < end_ && (is_word(item(), kSure) || terms_.is_any(at_, M::kOn, M::kIn))) step();
    };
    pass_sure();
    if (!terms_.is(at_, M::kTrick)) return false;
    step();
    pass_sure();
    return at_ >= end_;
  }

  // "If clubs break", "as long as trumps behave": the hands show whether they do.
  bool supposes_break() {
    skip();
    if (!terms_.is(at_, M::kIf)) return false;
    step();
    if (!suit() || !splits()) return false;
    step();
    while (at_ < end_ && terms_.is_any(at_, M::kUnknown, M::kOrnament)) step();
    return at_ >= end_;
  }

 private:
  [[nodiscard]] const Item& item() const { return terms_.items()[at_]; }
  void skip() { at_ = std::min(terms_.past_fillers(at_), std::max(at_, end_)); }
  void step() {
    ++at_;
    skip();
  }
  [[nodiscard]] bool holds(std::string_view seats, const Named& card) const {
    const std::string suit = card.suit == "trumps" && trump_ ? std::string(1, *trump_) : card.suit;
    const std::size_t place = suit.size() == 1 ? kSuitsInOrder.find(suit[0]) : std::string_view::npos;
    if (place == std::string_view::npos) return false;
    return std::ranges::any_of(hands_, [&](const Hand& hand) {
      const auto& ranks = hand.suits[place];
      return seats.find(hand.seat) != std::string_view::npos &&
             (card.rank.empty() ? !ranks.empty() : std::ranges::find(ranks, card.rank) != ranks.end());
    });
  }
  [[nodiscard]] bool holds_all(std::string_view seats, const std::vector<Named>& cards) const {
    return !seats.empty() && std::ranges::all_of(cards, [&](const Named& card) { return holds(seats, card); });
  }
  [[nodiscard]] std::size_t length(char seat, char suit) const {
    const auto hand = std::ranges::find(hands_, seat, &Hand::seat);
    return hand == hands_.end() ? 0 : hand->suits[kSuitsInOrder.find(suit)].size();
  }

  static Truth truth_of(bool told) { return told ? Truth::kTrue : Truth::kFalse; }

  template <class SeatsOf>
  Truth has_cards(const SeatsOf& seats_of) {
    const auto side = terms_.side(at_);
    if (!side) return Truth::kNoClaim;
    std::size_t at = terms_.past_fillers(side->second);
    constexpr std::array<std::string_view, 9> kHolds = {"holds", "hold",  "halt",  "has",  "have",
                                                        "hat",   "haben", "heeft", "houdt"};
    if (at >= end_ || !is_word(terms_.items()[at], kHolds)) return Truth::kNoClaim;
    at = terms_.past_fillers(at + 1);
    const std::string seats = seats_of(side->first);
    if (seats.empty()) return Truth::kNoClaim;
    // "West has four hearts"
    if (const auto number = terms_.number(at))
      if (const auto suit = terms_.suit(number->second); suit && terms_.past_fillers(suit->second) >= end_)
        return seats.size() == 1 ? truth_of(length(seats[0], suit->first) == static_cast<std::size_t>(number->first))
                                 : Truth::kNoClaim;
    const auto cards = terms_.cards(at);
    if (!cards || terms_.past_fillers(cards->second) < end_ || !are_known(cards->first)) return Truth::kNoClaim;
    return truth_of(holds_all(seats, cards->first));
  }
  [[nodiscard]] bool are_known(const std::vector<Named>& cards) const {
    return std::ranges::all_of(cards, [&](const Named& card) {
      return card.suit.size() == 1 || (card.suit == "trumps" && trump_ && *trump_ != kNoTrump);
    });
  }

  // "The king of diamonds is with East", "… is East's".
  template <class SeatsOf>
  Truth lie_with(const SeatsOf& seats_of) const {
    const auto cards = terms_.cards(at_);
    if (!cards || cards->second >= end_ || !are_known(cards->first)) return Truth::kNoClaim;
    std::size_t at = terms_.past_fillers(cards->second);
    constexpr std::array<std::string_view, 8> kPlaced = {"onside",      "offside",      "misplaced",         "wrong",
                                                         "well placed", "badly placed", "favourably placed", "marked"};
    if (at < end_ && is_word(terms_.items()[at], kPlaced) && terms_.past_fillers(at + 1) >= end_) return Truth::kTrue;
    if (terms_.is_any(at, M::kWith, M::kIn)) at = terms_.past_fillers(at + 1);
    const auto side = terms_.side(at);
    if (!side || terms_.past_fillers(side->second) < end_ || at == cards->second) return Truth::kNoClaim;
    const std::string seats = seats_of(side->first);
    return seats.empty() ? Truth::kNoClaim : truth_of(holds_all(seats, cards->first));
  }

  // A suit, the one of `suit_`.
  bool suit() {
    if (terms_.is(at_, M::kTrump) && trump_ && kSuitsInOrder.find(*trump_) != std::string_view::npos) {
      suit_ = *trump_;
      ++at_;
      return true;
    }
    const auto found = terms_.suit(at_);
    if (!found) return false;
    suit_ = found->first;
    at_ = found->second;
    return true;
  }
  [[nodiscard]] bool splits() {
    constexpr std::array<std::string_view, 14> kSplits = {"break",  "breaks",  "broke",   "split",  "splits",
                                                          "divide", "divides", "divided", "behave", "behaves",
                                                          "are",    "is",      "sitzen",  "stehen"};
    while (at_ < end_ && terms_.is(at_, M::kDo)) ++at_;
    while (at_ < end_ && terms_.is_filler(at_) && !is_word(item(), kSplits)) ++at_;
    return at_ < end_ && is_word(item(), kSplits);
  }

  // "Trumps are 2-2", "the spades break 2-2 and the clubs 4-3".
  Truth breaks() {
    if (terms_.is(at_, M::kIf)) step();
    bool all = true;
    for (bool first = true;; first = false) {
      if (!suit()) return Truth::kNoClaim;
      if (first) {
        if (!splits()) return Truth::kNoClaim;
        step();
      } else {
        skip();
      }
      const auto one = terms_.number(at_);
      const auto other = one ? terms_.number(one->second) : At<int>();
      if (!other) return Truth::kNoClaim;
      all = all && is_split(one->first, other->first);
      at_ = other->second;
      skip();
      if (at_ >= end_) return truth_of(all);
      if (!terms_.is(at_, M::kAnd)) return Truth::kNoClaim;
      step();
    }
  }
  [[nodiscard]] bool is_split(int one, int other) const {
    constexpr std::array<std::string_view, 2> kPairs = {"EW", "NS"};
    return std::ranges::any_of(kPairs, [&](std::string_view pair) {
      const auto first = static_cast<int>(length(pair[0], suit_));
      const auto second = static_cast<int>(length(pair[1], suit_));
      return std::max(first, second) == std::max(one, other) && std::min(first, second) == std::min(one, other);
    });
  }

  const Terms& terms_;
  const std::vector<Hand>& hands_;
  std::size_t at_, end_;
  std::optional<char> trump_;
  char suit_ = 'S';
};

}  // namespace

// The seats of a side, where they are told; no fault if they are not.
std::string WordsReader::seats_told(const Side& side) const {
  std::string declarer = facts_.declarers.size() == 1 ? facts_.declarers : "";
  switch (side.who) {
    case Who::kSeats:
      return side.seats;
    case Who::kDeclarer:
      return declarer;
    case Who::kYou:
      return you_ == 0 ? declarer : std::string(1, you_);
    case Who::kDummy:
      return declarer.empty() || !table_.compass ? "" : std::string(1, partner(declarer[0]));
    case Who::kLeft:
    case Who::kRight: {
      const std::string of = you_ == 0 ? declarer : std::string(1, you_);
      if (of.empty() || !table_.compass) return "";
      const std::size_t step = side.who == Who::kLeft ? 1 : table_.seats.size() - 1;
      return std::string(1, table_.seats[(table_.seats.find(of) + step) % table_.seats.size()]);
    }
    default:
      return "";
  }
}

void WordsReader::pass_over_what_is_seen(std::size_t from, std::size_t to) {
  if (beside_.cards == nullptr || !table_.compass) return;
  const bool question = to < items_.size() && items_[to].closes;
  const auto seats_of = [&](const Side& side) { return seats_told(side); };
  for (const Extent& part : clauses_of(std::span<const Item>(items_).subspan(from, to - from))) {
    const Extent clause{from + part.begin, from + part.end};
    const auto claim = [&] { return Claim(*terms_, *beside_.cards, clause, facts_.trump); };
    const bool headed = clause.begin > 1 && items_[clause.begin - 1].meaning == M::kColon &&
                        items_[clause.begin - 2].meaning != M::kUnknown;
    if (headed) continue;  // "Lead: …"
    const bool counts =
        beside_.whole && facts_.given.size() < table_.seats.size() && !question && claim().counts_tricks();
    // "… until the end", "but not now": what follows may turn it.
    if (clause.end < to && (items_[clause.end].meaning == M::kIf || items_[clause.end].text == "but")) continue;
    const auto truth = question ? Claim::Truth::kNoClaim : claim().truth(seats_of);
    if (truth == Claim::Truth::kFalse)
      facts_.faults.push_back(
          {items_[clause.begin].line, base::str("cards: found ",
                                                base::quoted(written(std::span<const Item>(items_).subspan(
                                                    clause.begin, clause.end - clause.begin))),
                                                ", expected what the hands show")});
    if (!counts && !claim().supposes_break() && truth != Claim::Truth::kTrue) continue;
    for (std::size_t at = clause.begin; at < clause.end; ++at)
      if (!items_[at].used) items_[at].meaning = M::kOrnament;
  }
}

}  // namespace ouverte::puzzles::text
