// Arithmetic on four numbers in one word is that on each of them alone.
#include "solver/tricks/by_suit.hpp"

#include <algorithm>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

TEST(BySuitTest, ComparesEachNumberWithItsLike) {
  base::Random random(1);
  for (int i = 0; i < support::rounds(1000); ++i) {
    BySuit a, b;
    std::array<int, 4> as{}, bs{};
    for (std::size_t suit = 0; suit < 4; ++suit) {
      as[suit] = static_cast<int>(random.below(14));
      bs[suit] = static_cast<int>(random.below(14));
      a.set(suit, static_cast<std::uint32_t>(as[suit]));
      b.set(suit, static_cast<std::uint32_t>(bs[suit]));
    }
    for (std::size_t suit = 0; suit < 4; ++suit) {
      EXPECT_EQ(a.least(b)[suit], std::min(as[suit], bs[suit]));
      EXPECT_EQ(a.most(b)[suit], std::max(as[suit], bs[suit]));
      EXPECT_EQ((a.above(b) >> (8 * suit) & 255) != 0, as[suit] > bs[suit]);
    }
    EXPECT_EQ(a.sum(), as[0] + as[1] + as[2] + as[3]);
  }
}

TEST(BySuitTest, LengthsAreThoseOfTheHand) {
  base::Random random(2);
  for (int i = 0; i < 100; ++i) {
    const auto state = support::random_ending(random, 6);
    for (int seat = 0; seat < 4; ++seat)
      for (const Suit suit : cards::kAllSuits)
        EXPECT_EQ(lengths_of(state, Seat(seat))[static_cast<std::size_t>(suit)], state.length(Seat(seat), suit));
  }
}

}  // namespace
}  // namespace ouverte::tricks
