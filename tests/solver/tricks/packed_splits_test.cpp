#include "solver/tricks/packed_splits.hpp"

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::tricks {
namespace {

using cards::Seat;

// Calls `see(tricks, a, b)` with every way to split every number of tricks that fits.
template <class See>
void every_way(const See& see) {
  for (int tricks = 0; tricks <= PackedSplits::kMost; ++tricks)
    for (int a = 0; a <= tricks; ++a)
      for (int b = 0; a + b <= tricks; ++b) see(tricks, a, b);
}

TEST(PackedSplitsTest, AllHasEveryWay) {
  every_way([](int tricks, int a, int b) { EXPECT_TRUE(PackedSplits::all(tricks).has(a, b, tricks)); });
}

TEST(PackedSplitsTest, OneMoreTrickGoesToItsTaker) {
  every_way([](int tricks, int a, int b) {
    if (tricks == PackedSplits::kMost) return;
    PackedSplits one;
    one.add(a, b, tricks);
    for (int taker = 0; taker < 3; ++taker) {
      PackedSplits wanted;
      wanted.add(a + (taker == 0 ? 1 : 0), b + (taker == 1 ? 1 : 0), tricks + 1);
      EXPECT_EQ(one.after(static_cast<Seat>(taker), tricks + 1), wanted) << tricks << " " << a << " " << b;
    }
  });
}

TEST(PackedSplitsTest, SetsKeepAllTheirWaysWhenATrickIsAdded) {
  base::Random random(1);
  for (int round = 0; round < 200; ++round) {
    const auto tricks = static_cast<int>(random.below(PackedSplits::kMost));
    PackedSplits some;
    for (int i = 0; i < 12; ++i) {
      const auto a = static_cast<int>(random.below(static_cast<std::uint64_t>(tricks) + 1));
      some.add(a, static_cast<int>(random.below(static_cast<std::uint64_t>(tricks - a) + 1)), tricks);
    }
    for (int taker = 0; taker < 3; ++taker) {
      const PackedSplits more = some.after(static_cast<Seat>(taker), tricks + 1);
      for (int a = 0; a <= tricks + 1; ++a)
        for (int b = 0; a + b <= tricks + 1; ++b) {
          const int before[] = {a - (taker == 0 ? 1 : 0), b - (taker == 1 ? 1 : 0)};
          const bool possible = before[0] >= 0 && before[1] >= 0 && before[0] + before[1] <= tricks;
          EXPECT_EQ(more.has(a, b, tricks + 1), possible && some.has(before[0], before[1], tricks));
        }
    }
  }
}

TEST(PackedSplitsTest, WithinAndMeets) {
  PackedSplits low, high, both;
  low.add(0, 0, PackedSplits::kMost);
  high.add(PackedSplits::kMost, 0, PackedSplits::kMost);
  both = low;
  both |= high;
  EXPECT_TRUE(low.within(both) && high.within(both));
  EXPECT_FALSE(both.within(low) || both.within(high));
  EXPECT_TRUE(both.meets(high) && both.meets(low));
  EXPECT_FALSE(low.meets(high));
}

}  // namespace
}  // namespace ouverte::tricks
