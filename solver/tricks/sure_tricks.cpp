#include "solver/tricks/sure_tricks.hpp"

#include <algorithm>
#include <array>

#include "solver/base/bits.hpp"
#include "solver/tricks/by_suit.hpp"

namespace ouverte::tricks {

namespace {

constexpr std::size_t kPlayers = 4;
constexpr int kMany = 13;
constexpr std::size_t kNone = 4;  // no suit

constexpr std::size_t at(Suit suit) { return static_cast<std::size_t>(suit); }
constexpr std::size_t at(Seat seat) { return static_cast<std::size_t>(seat); }

constexpr CardSet in_suit(Lane lane, std::size_t suit) {
  return CardSet(std::uint64_t{lane} << (cards::kLane * static_cast<int>(suit)));
}

// The pages of the book that are about a position.
struct Pages {
  Pages(const State<4>& state, SuitBook& book, CardSet trumps) {
    if (!trumps.empty()) trump = at(trumps.lowest().suit());
    for (const Suit suit : cards::kAllSuits) suits[at(suit)] = &book.of(suit, state.live.ranks(suit));
  }

  // The most that can be cashed in each suit with this hand on lead.
  [[nodiscard]] BySuit together(Seat leader) const {
    std::uint32_t word = 0;
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
      word |= static_cast<std::uint32_t>(suits[suit]->together[at(leader)]) << (8 * suit);
    return BySuit(word);
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
  // With `leader`, of `camp`, on lead.
  Cashing(const State<4>& state, const SuitBook& book, const Pages& pages, Camp camp, Seat leader)
      : state_(state), book_(book), camp_(camp), leader_(leader), trump_(pages.trump), pages_(pages.suits) {}

  // `together`: of the pages.
  Sure count(BySuit together, int needed) {
    find_ruffers();
    together = together.least(rounds_);
    if (drawn_) together.set(trump_, static_cast<std::uint32_t>(own_trumps()));
    if (together.sum() < needed) return {};
    unruffed_ = unruffed();
    if (in_all(together) < needed) return {};
    const Plan mine = own_plan();
    if (const Sure sure = total(mine, trump_, kNone, needed); sure.tricks == needed) return sure;
    for (std::size_t i = 1; i < kPlayers; ++i)
      if (const Seat partner = cards::left_of(leader_, kPlayers, static_cast<int>(i)); camp_.has(partner))
        if (const Sure sure = across(mine, partner, needed); sure.tricks == needed) return sure;
    return {};
  }

  // No trump, and an opponent on lead who leads this suit, of which `leader` has the highest card.
  Sure count_after(std::size_t suit, int needed) { return total(own_plan(), suit, kNone, needed); }

 private:
  // Tricks to be cashed in each suit, and how.
  struct Plan {
    BySuit tricks;
    std::array<const Run*, cards::kSuits> runs{};
  };

  // With the lead coming back to the leader.
  [[nodiscard]] Plan own_plan() const {
    Plan plan{.tricks = tricks_of(leader_).least(rounds_)};
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit) plan.runs[suit] = &pages_[suit]->runs[at(leader_)];
    return plan;
  }
  [[nodiscard]] BySuit tricks_of(Seat seat) const {
    std::uint32_t word = 0;
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
      word |= static_cast<std::uint32_t>(pages_[suit]->runs[at(seat)].tricks()) << (8 * suit);
    return BySuit(word);
  }
  [[nodiscard]] int own_trumps() const { return pages_[trump_]->runs[at(leader_)].tricks(); }

  // Cashing goes on until an opponent who still holds trumps is out of the suit. Trumps first: winners that draw theirs
  // free the other suits.
  void find_ruffers() {
    if (trump_ == kNone) return;
    BySuit shortest = BySuit::all(kMany);
    int longest_trumps = 0;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      const Seat player = static_cast<Seat>(seat);
      if (camp_.has(player)) continue;
      const BySuit lengths = lengths_of(state_, player);
      if (lengths[trump_] == 0) continue;
      longest_trumps = std::max(longest_trumps, lengths[trump_]);
      shortest = shortest.least(lengths);
    }
    drawn_ = longest_trumps > 0 && own_trumps() >= longest_trumps;
    ruffers_ = longest_trumps > 0 && !drawn_;
    if (!ruffers_) return;
    rounds_ = shortest;
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

  // The leader cashes, crosses to a partner, and he cashes the rest.
  [[nodiscard]] Sure across(const Plan& mine, Seat partner, int needed) const {
    std::array<const SharedRun*, cards::kSuits> suits;
    std::uint32_t word = 0;
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
      suits[suit] =
          &book_.shared(static_cast<Suit>(suit), state_.live.ranks(static_cast<Suit>(suit)), leader_, partner);
      word |= static_cast<std::uint32_t>(suits[suit]->split.tricks()) << (8 * suit);
    }
    Plan both{.tricks = BySuit(word).least(rounds_), .runs = mine.runs};
    if (drawn_) both.tricks.set(trump_, static_cast<std::uint32_t>(mine.tricks[trump_]));
    if (in_all(both.tricks) < needed) return {};
    const int limit = drawn_ ? needed - both.tricks[trump_] : needed;
    std::size_t through = kNone;
    int price = kMany;  // of the crossing: tricks given up
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit) {
      if (drawn_ && suit == trump_) continue;  // the leader's trumps are spent on drawing
      both.runs[suit] = &suits[suit]->split;
      const int crossing = suits[suit]->crossing.tricks(std::min(rounds_[suit], limit));
      if (crossing == 0) continue;
      if (const int lost = both.tricks[suit] - crossing; lost < price) {
        through = suit;
        price = lost;
      }
    }
    if (through == kNone) return {};
    both.tricks.set(through, static_cast<std::uint32_t>(both.tricks[through] - price));
    both.runs[through] = &suits[through]->crossing;
    return drawn_ ? total(both, trump_, through, needed) : total(both, through, trump_, needed);
  }

  [[nodiscard]] int in_all(BySuit tricks) const {
    const int in_trumps = trump_ == kNone ? 0 : tricks[trump_];
    return in_trumps + std::min(tricks.sum() - in_trumps, unruffed_);
  }

  // What a plan comes to; two suits (if any) count before the rest. No more than `needed` counts.
  [[nodiscard]] Sure total(const Plan& plan, std::size_t first, std::size_t second, int needed) const {
    if (in_all(plan.tricks) < needed) return {};
    Sure sure;
    const auto add = [&](std::size_t suit) {
      const int taken = plan.runs[suit]->tricks(std::min(plan.tricks[suit], needed - sure.tricks));
      if (taken == 0) return;
      sure.tricks += taken;
      sure.basis |= in_suit(plan.runs[suit]->basis(taken), suit);
    };
    if (first != kNone) add(first);
    if (second != kNone && second != first) add(second);
    for (std::size_t suit = 0; suit < cards::kSuits; ++suit)
      if (suit != first && suit != second) add(suit);
    return sure;
  }

  const State<4>& state_;
  const SuitBook& book_;
  Camp camp_;
  Seat leader_;
  std::size_t trump_;
  const std::array<const SuitBook::Page*, cards::kSuits>& pages_;
  bool drawn_ = false;                  // the leader's trumps draw theirs
  bool ruffers_ = false;                // opponents have trumps that are not drawn
  BySuit rounds_ = BySuit::all(kMany);  // before an opponent could ruff
  int unruffed_ = kMany;
};

Sure later_in_trumps(const Pages& pages, std::size_t place, Camp camp, int needed) {
  const SuitBook::Page& page = *pages.suits[pages.trump];
  if (page.most_trumps[place] < needed) return {};
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    if (page.trumps[seat] >= needed && camp.has(static_cast<Seat>(seat)))
      return {needed, in_suit(page.trump_basis(seat), pages.trump)};
  Lane run = page.top_trumps[place];
  for (int spare = base::count(run) - needed; spare > 0; --spare) run &= run - 1;
  return {needed, in_suit(run, pages.trump)};
}

// No trump, where the camp that is not on lead tops every suit that can be led.
Sure let_in(const State<4>& state, const SuitBook& book, const Pages& pages, Camp camp, int needed) {
  for (const Suit suit : cards::kAllSuits)
    if (state.length(state.leader, suit) != 0 && !camp.has(pages.suits[at(suit)]->top)) return {};
  CardSet basis;
  for (const Suit suit : cards::kAllSuits) {
    if (state.length(state.leader, suit) == 0) continue;
    const Sure sure = Cashing(state, book, pages, camp, pages.suits[at(suit)]->top).count_after(at(suit), needed);
    if (sure.tricks < needed) return {};
    basis |= sure.basis;
  }
  return {.tricks = needed, .basis = basis};
}

// For the camp that is not on lead.
Sure one_in_no_trump(const State<4>& state, Camp camp) {
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
  const Pages pages(state, book, trumps);
  return Cashing(state, book, pages, camp, state.leader).count(pages.together(state.leader), needed);
}

Sure later_tricks(const State<4>& state, SuitBook& book, CardSet trumps, Camp camp, int needed) {
  const Pages pages(state, book, trumps);
  if (!trumps.empty()) return later_in_trumps(pages, book.place_of(camp), camp, needed);
  if (camp.has(state.leader)) return {};
  if (needed == 1) return one_in_no_trump(state, camp);
  return let_in(state, book, pages, camp, needed);
}

SureSide sure_side(const State<4>& state, SuitBook& book, CardSet trumps, Camp leaders, int leaders_need,
                   int others_need) {
  const Pages pages(state, book, trumps);
  const std::size_t place = book.place_of(leaders);
  if (const BySuit together = pages.together(state.leader); together.sum() >= leaders_need)
    if (const Sure sure = Cashing(state, book, pages, leaders, state.leader).count(together, leaders_need);
        sure.tricks != 0)
      return {.known = true, .leaders = true, .basis = sure.basis};
  const Camp others = leaders.others(kPlayers);
  if (trumps.empty()) {
    if (others_need > 1 && pages.most_tricks(1 - place) < others_need) return {};
    const Sure sure =
        others_need == 1 ? one_in_no_trump(state, others) : let_in(state, book, pages, others, others_need);
    return {.known = sure.tricks != 0, .leaders = false, .basis = sure.basis};
  }
  if (const Sure sure = later_in_trumps(pages, 1 - place, others, others_need); sure.tricks != 0)
    return {.known = true, .leaders = false, .basis = sure.basis};
  const Sure sure = later_in_trumps(pages, place, leaders, leaders_need);
  return {.known = sure.tricks != 0, .leaders = true, .basis = sure.basis};
}

}  // namespace ouverte::tricks
