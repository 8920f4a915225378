// Gathering, scattering and counting bits: the processor's way and the slow way agree.
#include "solver/base/bits.hpp"

#include <bit>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::base {
namespace {

TEST(BitsTest, GatherMovesTheBitsUnderTheMaskTogether) {
  EXPECT_EQ(gather(0b1010'0110, 0b1111'0000), 0b1010u);
  EXPECT_EQ(gather(0b1010'0110, 0b1000'0010), 0b11u);
  EXPECT_EQ(gather(~std::uint64_t{0}, 0), 0u);
  EXPECT_EQ(gather(0x8000'0000'0000'0001, 0x8000'0000'0000'0001), 0b11u);
}

TEST(BitsTest, ScatterPutsThemBack) {
  EXPECT_EQ(scatter(0b1010, 0b1111'0000), 0b1010'0000u);
  EXPECT_EQ(scatter(0b01, 0x8000'0000'0000'0001), 1u);
  EXPECT_EQ(scatter(0b10, 0x8000'0000'0000'0001), 0x8000'0000'0000'0000u);
  EXPECT_EQ(scatter(~std::uint64_t{0}, 0), 0u);
}

TEST(BitsTest, CountCountsAtCompileTimeToo) {
  static_assert(count(0) == 0 && count(0xFF00) == 8 && count(~std::uint64_t{0}) == 64);
  EXPECT_EQ(count(0x8000'0000'0000'0001), 2);
}

TEST(BitsTest, BothWaysAgreeOnRandomWords) {
  Random random(1);
  for (int i = 0; i < 100'000; ++i) {
    const std::uint64_t word = random.next();
    // Masks of every density.
    std::uint64_t mask = random.next();
    if (i % 3 == 1) mask &= random.next() & random.next();
    if (i % 3 == 2) mask |= random.next() | random.next();
    ASSERT_EQ(gather(word, mask), detail::gather_slowly(word, mask));
    ASSERT_EQ(scatter(word, mask), detail::scatter_slowly(word, mask));
    ASSERT_EQ(scatter(gather(word, mask), mask), word & mask);
    ASSERT_EQ(count(word & mask), std::popcount(word & mask));
  }
}

}  // namespace
}  // namespace ouverte::base
