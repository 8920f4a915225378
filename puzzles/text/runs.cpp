#include "puzzles/text/runs.hpp"

#include <algorithm>
#include <bit>
#include <utility>

#include "puzzles/text/hand_names.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::size_t kOfSuit = 13;
constexpr std::size_t kSuits = 4;
constexpr std::size_t kPlaces = kPlayers * kSuits;
constexpr int kInHand = 13;
constexpr std::uint16_t kSuitCards = (1U << kOfSuit) - 1;

enum class Order { kHandAfterHand, kRoundATable };

// The hand and the suit that come in a place of an order.
struct SuitOfHand {
  std::size_t hand = 0, suit = 0;
};
SuitOfHand suit_at(Order order, std::size_t place) {
  const std::size_t hand = place / kSuits;
  if (order == Order::kHandAfterHand || hand == 0 || hand == 3) return {hand, place % kSuits};
  return {1 + place % 2, (place - kSuits) / 2};
}

// How many cards a deal may lack, and whether only what is of two hands is cut, where its ranks rise.
struct Lost {
  int most = 0;
  bool whole = false;
};

class Runs {
 public:
  Runs(const Holdings& text, const std::vector<const Holding*>& all, Lost lost, std::size_t& steps,
       std::deque<Holding>& made)
      : text_(text), all_(all), most_lost_(lost.most), whole_(lost.whole), steps_(steps), made_(made) {}

  std::optional<Dealt> only_one() {
    for (std::size_t from = 0; from < all_.size(); ++from) {
      if (all_[from]->ranks.empty() || !may_begin(from)) continue;
      for (const Order order : {Order::kHandAfterHand, Order::kRoundATable}) {
        order_ = order;
        from_ = from;
        look(0, from, 0);
        doubtful_ |= steps_ == 0 || found_.size() > 1;
        if (doubtful_) return std::nullopt;
      }
      if (most_lost_ == 0 && !found_.empty()) break;
    }
    if (found_.empty()) return std::nullopt;
    return std::move(found_.front());
  }
  // Whether two deals can be read, or whose a card is that was lost.
  [[nodiscard]] bool is_doubtful() const { return doubtful_; }

 private:
  static constexpr int kMostEmpty = 6;

  // What is taken for the suit of a place.
  struct Taken {
    std::size_t holding = 0, begin = 0, end = 0;  // its ranks from begin to end
    bool open = false;                            // nothing, and no sign of a void
  };

  // A pack has four of each rank.
  [[nodiscard]] bool may_begin(std::size_t from) const {
    std::array<int, kOfSuit> seen = {};
    int cards = 0;
    for (std::size_t at = from; at < all_.size(); ++at)
      for (const int rank : all_[at]->ranks) {
        if (++seen[static_cast<std::size_t>(rank)] > 4) return cards + most_lost_ >= 4 * kInHand;
        ++cards;
      }
    return cards + most_lost_ >= 4 * kInHand;
  }

  [[nodiscard]] bool hand_ends(std::size_t place) const {
    return order_ == Order::kHandAfterHand || place < kSuits || place >= 3 * kSuits ? place % kSuits == kSuits - 1
                                                                                    : place == 3 * kSuits - 1;
  }

  // Whether hands that are complete now may lack what they do.
  [[nodiscard]] bool may_lack(std::size_t place) const {
    if (!hand_ends(place)) return true;
    int lost = 0, lacking = 0;
    for (std::size_t hand = 0; hand <= suit_at(order_, place).hand; ++hand) {
      lost += kInHand - counts_[hand];
      lacking += counts_[hand] < kInHand ? 1 : 0;
    }
    return lost <= most_lost_ && lacking <= 2;
  }

  void look(std::size_t place, std::size_t at, std::size_t begin) {
    if (steps_ == 0 || doubtful_ || found_.size() > 1) return;
    --steps_;
    if (place == kPlaces) return keep();
    const SuitOfHand of = suit_at(order_, place);
    const Holding* const held = at < all_.size() ? all_[at] : nullptr;
    const auto go_on = [&](Taken taken, std::size_t next, std::size_t from) {
      taken_[place] = taken;
      if (may_lack(place)) look(place + 1, next, from);
    };
    if (held != nullptr && held->ranks.empty()) {
      if (held->suit < 0 || held->suit == static_cast<int>(of.suit)) go_on({.holding = at}, at + 1, 0);
      if (of.suit == 0 && place > 0) {  // it is no suit of a hand
        const int marked = held->suit >= 0 ? 1 : 0;
        skipped_ += marked;
        look(place, at + 1, 0);
        skipped_ -= marked;
      }
    } else if (held != nullptr && (begin > 0 || held->suit < 0 || held->suit == static_cast<int>(of.suit))) {
      take(place, at, begin);
    }
    if (empty_ == kMostEmpty) return;
    ++empty_;
    go_on({.open = true}, at, begin);
    --empty_;
  }

  // West's and East's suit in a line: the ranks rise once.
  [[nodiscard]] static bool is_of_two(const Holding& held) {
    int rises = 0;
    for (std::size_t at = 1; at < held.ranks.size(); ++at) rises += held.ranks[at] <= held.ranks[at - 1] ? 1 : 0;
    return rises == 1;
  }

  // As many of a holding's ranks as fall, and fewer where the rest can be the next suit's.
  void take(std::size_t place, std::size_t at, std::size_t begin) {
    const SuitOfHand of = suit_at(order_, place);
    const Holding& held = *all_[at];
    const bool next_shares = place + 1 < kPlaces && suit_at(order_, place + 1).suit == of.suit;
    std::uint16_t ranks = 0;
    for (std::size_t end = begin + 1; end <= held.ranks.size(); ++end) {
      const auto rank = static_cast<unsigned>(held.ranks[end - 1]);
      if (end > begin + 1 && held.ranks[end - 1] <= held.ranks[end - 2]) return;
      ranks = static_cast<std::uint16_t>(ranks | 1U << rank);
      if ((used_[of.suit] >> rank & 1U) != 0 || counts_[of.hand] + std::popcount(ranks) > kInHand) return;
      const bool all = end == held.ranks.size();
      // Where a void has its mark no other suit with one holds two hands' cards.
      const bool rises = !all && held.ranks[end] <= held.ranks[end - 1];
      if (!all && whole_ && !(rises && is_of_two(held))) continue;
      if (!all && held.suit >= 0 && (!next_shares || skipped_ > 0)) continue;
      taken_[place] = {.holding = at, .begin = begin, .end = end};
      used_[of.suit] |= ranks;
      counts_[of.hand] += std::popcount(ranks);
      if (may_lack(place)) look(place + 1, all ? at + 1 : at, all ? 0 : end);
      used_[of.suit] &= static_cast<std::uint16_t>(~ranks);
      counts_[of.hand] -= std::popcount(ranks);
    }
  }

  // A deal that all places are taken of, with what was lost of it.
  void keep() {
    Dealt dealt;
    for (std::size_t place = 0; place < kPlaces; ++place) {
      const SuitOfHand of = suit_at(order_, place);
      const Taken& taken = taken_[place];
      if (taken.end == taken.begin) continue;
      const Holding& held = *all_[taken.holding];
      const Holding* part = &held;
      if (taken.begin > 0 || taken.end < held.ranks.size()) {
        Holding& cut = made_.emplace_back(held);
        cut.ranks.assign(held.ranks.begin() + static_cast<std::ptrdiff_t>(taken.begin),
                         held.ranks.begin() + static_cast<std::ptrdiff_t>(taken.end));
        part = &cut;
      }
      dealt.hands[of.hand].push_back(part);
      for (const int rank : part->ranks)
        dealt.cards[of.hand][of.suit] |= static_cast<std::uint16_t>(1U << static_cast<unsigned>(rank));
    }
    if (std::ranges::any_of(dealt.hands, [](const auto& hand) { return hand.empty(); })) return;
    if (!add_lost(dealt)) return;
    dealt.seats = seats(dealt);
    if (dealt.seats.empty()) return;
    const auto same = [&](const Dealt& other) { return other.cards == dealt.cards && other.seats == dealt.seats; };
    if (std::ranges::none_of(found_, same)) found_.push_back(std::move(dealt));
  }

  // Gives the cards that nobody has to the one hand that lacks some and shows nothing of their suit. Where there are
  // two such hands the deal cannot be told.
  bool add_lost(Dealt& dealt) {
    std::array<int, kPlayers> lacks = {};
    for (std::size_t hand = 0; hand < kPlayers; ++hand) lacks[hand] = kInHand - counts_[hand];
    const std::array<int, kPlayers> lacked = lacks;
    for (std::size_t suit = 0; suit < kSuits; ++suit) {
      const auto missing = static_cast<std::uint16_t>(kSuitCards & ~used_[suit]);
      if (missing == 0) continue;
      std::vector<std::size_t> may_have;
      for (std::size_t place = 0; place < kPlaces; ++place) {
        const SuitOfHand of = suit_at(order_, place);
        if (of.suit == suit && taken_[place].open && lacked[of.hand] > 0) may_have.push_back(of.hand);
      }
      if (may_have.empty()) return false;
      if (may_have.size() > 1) {
        doubtful_ = true;
        return false;
      }
      const std::size_t hand = may_have.front();
      lacks[hand] -= std::popcount(missing);
      Holding& lost = made_.emplace_back(*dealt.hands[hand].back());
      lost.column = lost.end;
      lost.suit = static_cast<int>(suit);
      lost.ranks.clear();
      for (int rank = 0; rank < kInHand; ++rank)
        if ((missing >> static_cast<unsigned>(rank) & 1U) != 0) lost.ranks.push_back(rank);
      dealt.hands[hand].push_back(&lost);
      dealt.cards[hand][suit] = missing;
      dealt.lost.emplace_back(hand, suit);
    }
    return lacks == std::array<int, kPlayers>{};
  }

  [[nodiscard]] std::string seats(const Dealt& dealt) const {
    if (order_ == Order::kHandAfterHand) return seats_of(text_, dealt.hands);
    const std::string above = names_before(text_, nullptr, all_[from_]);
    if (!above.empty() && above.find('N') == std::string::npos) return "";
    const std::string between = names_before(text_, dealt.hands[0].back(), dealt.hands[1].front());
    const bool swapped = between.find('W') != std::string::npos && between.find('E') < between.find('W');
    return std::string(swapped ? "NEWS" : kAcross);
  }

  const Holdings& text_;
  const std::vector<const Holding*>& all_;
  const int most_lost_;
  const bool whole_;
  std::size_t& steps_;
  std::deque<Holding>& made_;
  Order order_ = Order::kHandAfterHand;
  std::size_t from_ = 0;
  std::array<Taken, kPlaces> taken_ = {};
  std::array<std::uint16_t, kSuits> used_ = {};
  std::array<int, kPlayers> counts_ = {};
  int empty_ = 0;
  int skipped_ = 0;  // voids with a mark that are no suit of a hand
  std::vector<Dealt> found_;
  bool doubtful_ = false;
};

}  // namespace

std::optional<Dealt> deal_in_runs(const Holdings& text, const std::vector<const Holding*>& holdings, int lost,
                                  RunSearch& search, std::deque<Holding>& made) {
  constexpr std::size_t kEach = 20'000;
  const std::size_t had = std::min(search.steps, kEach);
  std::size_t left = had;
  std::optional<Dealt> dealt;
  // A deal that lacks fewer cards is the likelier one: without its first suit it would be read, too. So is one in which
  // no suit that may be whole is cut.
  for (const bool whole : {true, false})
    for (int most = std::min(lost, 1); most <= lost && left > 0 && !dealt && !search.doubtful; ++most) {
      if (whole && lost == 0) continue;  // it is no deal in runs
      Runs runs(text, holdings, {.most = most, .whole = whole}, left, made);
      dealt = runs.only_one();
      search.doubtful = runs.is_doubtful() && left > 0;
    }
  search.steps -= had - left;
  return dealt;
}

}  // namespace ouverte::puzzles::text
