#include "solver/tricks/sure_tricks.hpp"

#include <algorithm>
#include <array>

#include "solver/tricks/by_suit.hpp"

namespace ouverte::tricks {

namespace {

constexpr std::size_t kPlayers = 4;
constexpr int kMany = 13;
constexpr std::size_t kNone = 4;  // no suit

constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

constexpr CardSet in_suit(std::uint32_t lane, std::size_t suit) {
  return CardSet(std::uint64_t{lane} << (cards::kLane * static_cast<int>(suit)));
}

// The pages of the book that are about a position.
struct Pages {
  Pages(const State<4>& state, SuitBook& book, CardSet trumps) {
    if (!trumps.empty()) trump = at(trumps.lowest().suit());
    for (const Suit suit : cards::kAllSuits) suits[at(suit)] = &book.of(suit, state.live.ranks(suit));
  }

  // No more can be cashed by the camp at this place than by the best hand in every suit.
  [[nodiscard]] int most_tricks(std::size_t place) const {
    int sum = 0;
    for (const SuitBook::Page* page : suits) sum += page->most_tricks[place];
    return sum;
  }

  std::array<const SuitBook::Page*, cards::kSuits> suits{};
  std::size_t trump = kNone;
};

class Cashing {
 public:
  Cashing(const State<4>& state, const Pages& pages, Camp camp)
      : state_(state), camp_(camp), trump_(pages.trump), pages_(pages.suits) {}

  Sure count(int needed) {
    const BySuit own = tricks_of(state_.leader);
    find_ruffers();
    // Trumps first: winners that draw them free the other suits.
    const int in_trumps = trump_ == kNone ? 0 : own[trump_];
    const bool drawn = ruffers_ && in_trumps >= longest_trumps_;
    if (drawn) ruffers_ = false;
    if (!ruffers_) rounds_ = BySuit::all(kMany);
    unruffed_ = unruffed();
    const Plan mine{own.least(rounds_), {}};
    if (const Sure sure = total(mine, kNone, needed); sure.tricks == needed) return sure;
    for (std::size_t i = 1; i < kPlayers; ++i)
      if (const Seat partner = cards::left_of(state_.leader, kPlayers, static_cast<int>(i)); camp_.has(partner))
        if (const Sure sure = across(mine, partner, drawn, needed); sure.tricks == needed) return sure;
    return {};
  }

 private:
  // Tricks to be cashed in each suit: by the leader, or in the suits of the mask by his partner.
  struct Plan {
    BySuit tricks;
    std::array<bool, cards::kSuits> by_partner{};
    Seat partner{};
  };

  [[nodiscard]] BySuit tricks_of(Seat seat) const {
    std::uint32_t word = 0;
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
      word |= static_cast<std::uint32_t>(pages_[suit]->hand(seat).tricks()) << (8 * suit);
    return BySuit(word);
  }
  // Cashing goes on until an opponent who still holds trumps is out of the suit.
  void find_ruffers() {
    if (trump_ == kNone) return;
    rounds_ = BySuit::all(kMany);
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      const Seat player = static_cast<Seat>(seat);
      if (camp_.has(player)) continue;
      const BySuit lengths = lengths_of(state_, player);
      if (lengths[trump_] == 0) continue;
      ruffers_ = true;
      longest_trumps_ = std::max(longest_trumps_, lengths[trump_]);
      rounds_ = rounds_.least(lengths);
    }
    rounds_.set(trump_, kMany);
  }

  // Tricks in plain suits that nobody of the camp can be forced to ruff while an opponent holds trumps.
  [[nodiscard]] int unruffed() const {
    int least = kMany;
    if (!ruffers_) return least;
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (const Seat player = static_cast<Seat>(seat); camp_.has(player))
        least = std::min(least, state_.tricks_left() - state_.length(player, static_cast<Suit>(trump_)));
    return least;
  }

  // Across to a partner: his winners wherever he has more, and in the suit of the crossing.
  [[nodiscard]] Sure across(const Plan& mine, Seat partner, bool drawn, int needed) const {
    const BySuit his = tricks_of(partner).least(rounds_);
    if (in_all(mine.tricks.most(his)) < needed) return {};
    Plan both{.tricks = mine.tricks.most(his), .by_partner = {}, .partner = partner};
    std::size_t through = kNone;
    int price = 0;  // of the crossing: winners of the leader given up
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
      if (drawn && suit == trump_) {  // the leader's trumps are spent on drawing
        both.tricks.set(suit, static_cast<std::uint32_t>(mine.tricks[suit]));
        continue;
      }
      if (his[suit] == 0) continue;
      const int lost = std::max(0, mine.tricks[suit] - his[suit]);
      if (state_.length(state_.leader, static_cast<Suit>(suit)) > 0 && (through == kNone || lost < price)) {
        through = suit;
        price = lost;
      }
      both.by_partner[suit] = his[suit] > mine.tricks[suit];
    }
    if (through == kNone) return {};
    both.by_partner[through] = true;
    both.tricks.set(through, static_cast<std::uint32_t>(his[through]));
    return total(both, through, needed);
  }

  [[nodiscard]] int in_all(BySuit tricks) const {
    const int in_trumps = trump_ == kNone ? 0 : tricks[trump_];
    return in_trumps + std::min(tricks.sum() - in_trumps, unruffed_);
  }

  // What a plan comes to; trumps and the suit `first` (if any) count before the rest. No more than `needed` counts.
  [[nodiscard]] Sure total(const Plan& plan, std::size_t first, int needed) const {
    if (in_all(plan.tricks) < needed) return {};
    Sure sure;
    const auto add = [&](std::size_t suit) {
      const int taken = std::min(plan.tricks[suit], needed - sure.tricks);
      if (taken == 0) return;
      sure.tricks += taken;
      const Seat seat = plan.by_partner[suit] ? plan.partner : state_.leader;
      sure.basis |= in_suit(pages_[suit]->hand(seat).basis(taken), suit);
    };
    if (trump_ != kNone) add(trump_);
    if (first != kNone && first != trump_) add(first);
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
      if (suit != trump_ && suit != first) add(suit);
    return sure;
  }

  const State<4>& state_;
  Camp camp_;
  std::size_t trump_;
  const std::array<const SuitBook::Page*, cards::kSuits>& pages_;
  bool ruffers_ = false;  // opponents have trumps that are not drawn
  int longest_trumps_ = 0;
  BySuit rounds_ = BySuit::all(kMany);  // before an opponent could ruff
  int unruffed_ = kMany;
};

Sure later_in_trumps(const Pages& pages, std::size_t place, Camp camp, int needed) {
  const SuitBook::Page& page = *pages.suits[pages.trump];
  if (page.most_trumps[place] < needed) return {};
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (page.hands[seat].trumps() >= needed && camp.has(static_cast<Seat>(seat)))
      return {needed, in_suit(page.hands[seat].trump_basis(), pages.trump)};
  return {};
}

Sure later_in_no_trump(const State<4>& state, Camp camp, int needed) {
  if (needed > 1 || camp.has(state.leader)) return {};
  CardSet ours;
  BySuit longest;  // of the camp on lead
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (camp.has(static_cast<Seat>(seat)))
      ours |= state.hands[seat];
    else
      longest = longest.most(lengths_of(state, static_cast<Seat>(seat)));
  int run = 0;
  int topped = 0;  // suits that the camp on lead holds and the other tops
  CardSet basis;
  for (const Suit suit : cards::kAllSuits) {
    if (longest[at(suit)] == 0) continue;
    if (const Card top = (state.live & CardSet::of(suit)).highest(); ours.has(top)) {
      basis.add(top);
      ++topped;
    } else {
      run += longest[at(suit)];
    }
  }
  if (run >= state.tricks_left()) return {};
  if (run > 0 && topped > 2 && camp.size() == 1) return {};
  return {1, basis};
}

}  // namespace

Sure quick_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed) {
  return Cashing(state, Pages(state, book, trumps), camp).count(needed);
}

Sure later_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed) {
  if (trumps.empty()) return later_in_no_trump(state, camp, needed);
  return later_in_trumps(Pages(state, book, trumps), book.place_of(camp), camp, needed);
}

SureSide sure_side(const State<4>& state, SuitBook& book, CardSet trumps, Camp leaders, int leaders_need,
                   int others_need) {
  const Pages pages(state, book, trumps);
  const std::size_t place = book.place_of(leaders);
  if (pages.most_tricks(place) >= leaders_need)
    if (const Sure sure = Cashing(state, pages, leaders).count(leaders_need); sure.tricks != 0)
      return {.known = true, .leaders = true, .basis = sure.basis};
  const Camp others = leaders.others(kPlayers);
  if (trumps.empty()) {
    const Sure sure = later_in_no_trump(state, others, others_need);
    return {.known = sure.tricks != 0, .leaders = false, .basis = sure.basis};
  }
  if (const Sure sure = later_in_trumps(pages, 1 - place, others, others_need); sure.tricks != 0)
    return {.known = true, .leaders = false, .basis = sure.basis};
  const Sure sure = later_in_trumps(pages, place, leaders, leaders_need);
  return {.known = sure.tricks != 0, .leaders = true, .basis = sure.basis};
}

}  // namespace ouverte::tricks
