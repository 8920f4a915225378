// Sure trump tricks against every course of play: all players together try to keep one of them short of what he is sure
// of, he himself included.
#include "solver/tricks/sure_trumps.hpp"

#include <algorithm>
#include <array>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/winner.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

using support::TrickState;

int fewest_tricks(const TrickState& state, CardSet trumps, std::size_t player) {
  if (state.live.empty()) return state.won[player];
  int fewest = 13;
  for (const Card card : follow_suit(state)) {
    TrickState next = state;
    play_card(next, card, trumps);
    fewest = std::min(fewest, fewest_tricks(next, trumps, player));
  }
  return fewest;
}

TEST(SureTrumpsTest, NobodyTakesFewerTricksThanHeIsSureOf) {
  base::Random random(5);
  int sure_of_some = 0;
  for (int round = 0; round < support::rounds(300); ++round) {
    const TrickState state = support::random_ending(random, 3);
    const CardSet trumps = CardSet::of(state.live.lowest().suit());
    for (std::size_t seat = 0; seat < 4; ++seat) {
      const CardSet own = state.hands[seat] & trumps;
      const Sure sure = sure_trumps(own, (state.live & trumps) - own);
      sure_of_some += sure.tricks > 0 ? 1 : 0;
      EXPECT_LE(sure.tricks, fewest_tricks(state, trumps, seat)) << support::drawn(state, trumps, Camp());
      EXPECT_EQ(sure.basis.empty(), sure.tricks == 0);
    }
  }
  EXPECT_GT(sure_of_some, support::rounds(100));
}

constexpr CardSet spades(std::initializer_list<int> ranks) {
  CardSet set;
  for (const int rank : ranks) set.add(Card(Suit::kSpades, rank));
  return set;
}

TEST(SureTrumpsTest, ATrumpIsSureIfNoHigherOneIsLeftToBeatIt) {
  EXPECT_EQ(sure_trumps(spades({12, 11, 9}), spades({10, 3})).tricks, 2);
  EXPECT_EQ(sure_trumps(spades({10, 9, 8}), spades({12, 3})).tricks, 2);
  EXPECT_EQ(sure_trumps(spades({10, 9, 8}), spades({12, 3})).basis, spades({8}));
  EXPECT_EQ(sure_trumps(spades({10, 2}), spades({12, 11})).tricks, 0);
  EXPECT_EQ(sure_trumps(spades({2}), {}).tricks, 1);
  EXPECT_EQ(sure_trumps({}, spades({2})).tricks, 0);
}

}  // namespace
}  // namespace ouverte::tricks
