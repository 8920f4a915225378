// A hand that is called safe takes no trick, whatever the other three do.
#include "solver/tricks/safe_hand.hpp"

#include "gtest/gtest.h"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

// The parameter: cards a hand.
class SafeHandTest : public ::testing::TestWithParam<int> {};

TEST_P(SafeHandTest, TakesNoTrick) {
  base::Random random(static_cast<std::uint64_t>(GetParam()));
  int safe = 0;
  for (int i = 0; i < support::rounds(4000); ++i) {
    const support::TrickState state = support::random_ending(random, GetParam());
    const CardSet trumps = support::random_trumps(random);
    for (unsigned seat = 0; seat < 4; ++seat) {
      const Seat player{static_cast<std::uint8_t>(seat)};
      if (player == state.leader || !safe_hand(state, player, trumps)) continue;
      ++safe;
      support::Minimax others(trumps, Camp{player}.others(4), Camp{player});
      ASSERT_FALSE(others.takes(state, 1)) << support::drawn(state, trumps, Camp{player});
    }
  }
  EXPECT_GT(safe, support::rounds(100));
}

INSTANTIATE_TEST_SUITE_P(Cards, SafeHandTest, ::testing::Values(1, 2, 3, 4, 5));

TEST(SafeHandTest, EachCardMustLieBelowOneOfTheOthers) {
  EXPECT_TRUE(safe_suit(0b0001, 0b0010));
  EXPECT_FALSE(safe_suit(0b0010, 0b0001));
  EXPECT_TRUE(safe_suit(0b0101, 0b1010));
  EXPECT_FALSE(safe_suit(0b1001, 0b0110));
  EXPECT_TRUE(safe_suit(0b1001, 0b0010));  // nobody else can follow to the second round
  EXPECT_TRUE(safe_suit(0, 0b1111));
  EXPECT_TRUE(safe_suit(0b1111, 0));
}

TEST(SafeHandTest, ATrumpIsNeverSafe) {
  support::TrickState state;
  state.hands[0].add(Card(Suit::kSpades, 0));
  state.hands[1].add(Card(Suit::kSpades, 12));
  state.live = state.hands[0] | state.hands[1];
  EXPECT_TRUE(safe_hand(state, Seat{0}, CardSet()));
  EXPECT_FALSE(safe_hand(state, Seat{0}, CardSet::of(Suit::kSpades)));
}

}  // namespace
}  // namespace ouverte::tricks
