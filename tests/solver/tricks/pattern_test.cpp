// Patterns, against slow versions that follow their definitions card by card.
#include "solver/tricks/pattern.hpp"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

using support::TrickState;

CardSet random_part(CardSet cards, base::Random& random) {
  CardSet part = cards & CardSet(random.next());
  for (const Suit suit : cards::kAllSuits)
    if (random.below(3) == 0) part -= CardSet::of(suit);
  return part;
}

// The player who holds a card.
Seat owner(const TrickState& state, Card card) {
  for (std::size_t seat = 0; seat < 4; ++seat)
    if (state.hands[seat].has(card)) return static_cast<Seat>(seat);
  return Seat{};
}

// The cards of a lane, from the highest down.
std::vector<Card> downwards(CardSet cards, Suit suit) {
  std::vector<Card> all;
  for (const Card card : cards& CardSet::of(suit)) all.insert(all.begin(), card);
  return all;
}

std::uint64_t mask_slowly(const TrickState& state, CardSet basis, Camp lazy) {
  CardSet mask;
  for (const Suit suit : cards::kAllSuits) {
    const auto lane = downwards(state.live, suit);
    std::size_t end = 0;  // cards in the mask
    for (std::size_t i = 0; i < lane.size(); ++i)
      if (basis.has(lane[i])) end = i + 1;
    if (end == 0) continue;
    const Seat lowest = owner(state, lane[end - 1]);
    while (lazy.has(lowest) && end < lane.size() && owner(state, lane[end]) == lowest) ++end;
    std::size_t tail = lane.size();  // where the run at the bottom begins
    while (tail > 0 && owner(state, lane[tail - 1]) == owner(state, lane.back())) --tail;
    for (std::size_t i = 0; i < std::min(end, tail); ++i) mask.add(lane[i]);
  }
  return base::gather(mask.bits(), state.live.bits());
}

TEST(PatternTest, LowestOfEachSuit) {
  base::Random random(1);
  for (int i = 0; i < 10'000; ++i) {
    const CardSet cards = random_part(CardSet::common_pack(), random);
    CardSet lowest;
    for (const Suit suit : cards::kAllSuits)
      if (const CardSet held = cards & CardSet::of(suit); !held.empty()) lowest.add(held.lowest());
    ASSERT_EQ(lowest_of_each_suit(cards), lowest);
  }
}

TEST(PatternTest, Upward) {
  base::Random random(2);
  for (int i = 0; i < 10'000; ++i) {
    const CardSet cards = random_part(random_part(CardSet::common_pack(), random), random);
    CardSet up;
    for (const Card card : CardSet::common_pack())
      for (const Card from : cards)
        if (card.suit() == from.suit() && card >= from) up.add(card);
    ASSERT_EQ(upward(cards), up);
  }
}

TEST(PatternTest, CodeSaysWhoseEachCardIs) {
  base::Random random(3);
  for (int i = 0; i < 2000; ++i) {
    const TrickState state = support::random_ending(random, 1 + i % 10);
    const Code code = code_of(state);
    int place = 0;
    for (const Card card : state.live) {
      ASSERT_EQ(owner(state, card), static_cast<Seat>((code[0] >> place & 1) + 2 * (code[1] >> place & 1)));
      ++place;
    }
  }
}

TEST(PatternTest, ShapesTellLengthsAndLeaderApart) {
  base::Random random(4);
  for (int i = 0; i < 20'000; ++i) {
    const TrickState a = support::random_ending(random, 2);
    const TrickState b = support::random_ending(random, 1 + i % 2);
    ASSERT_EQ(shape_of(a) == shape_of(b), a.lengths == b.lengths && a.leader == b.leader);
    ASSERT_NE(shape_of(a), 0u);
  }
}

TEST(PatternTest, MaskIsTheBasisUpwardsLazyRunsDownwardsAndNoBottomRun) {
  base::Random random(5);
  for (int i = 0; i < 20'000; ++i) {
    const TrickState state = support::random_ending(random, 1 + i % 13);
    const CardSet basis = random_part(state.live, random);
    const Camp lazy(static_cast<unsigned>(random.below(16)));
    ASSERT_EQ(mask_of(code_of(state), state.live, basis, lazy), mask_slowly(state, basis, lazy))
        << support::drawn(state, {}, lazy);
  }
}

TEST(PatternTest, LowestOfRunsIsOneCardOfEachRun) {
  base::Random random(6);
  for (int i = 0; i < 20'000; ++i) {
    TrickState state = support::random_ending(random, 1 + i % 12);
    const CardSet trumps = support::random_trumps(random);
    support::play_on(state, trumps, random, static_cast<int>(random.below(12)));
    if (state.live.empty()) continue;
    const CardSet hand = state.hand(state.to_move());
    const CardSet legal = random_part(hand, random);
    CardSet lowest;
    for (const Suit suit : cards::kAllSuits) {
      const auto lane = downwards(state.live, suit);
      for (std::size_t place = 0; place < lane.size(); ++place) {
        const bool bottom = place + 1 == lane.size() || !hand.has(lane[place + 1]);
        if (hand.has(lane[place]) && bottom) lowest.add(lane[place]);
      }
    }
    ASSERT_EQ(lowest_of_runs(legal, hand, state.live), lowest & legal);
  }
}

}  // namespace
}  // namespace ouverte::tricks
