// A part of the search has its own limit of nodes, and no part outlasts that of the whole.
#include "solver/search/budget.hpp"

#include <cstdint>
#include <limits>

#include "gtest/gtest.h"

namespace ouverte::search {
namespace {

constexpr std::uint64_t kUnlimited = std::numeric_limits<std::uint64_t>::max();

void take(Budget& budget, int nodes) {
  for (; nodes > 0; --nodes) budget.node();
}

TEST(Budget, APartEndsWithItsNodesAndTheWholeGoesOn) {
  Budget budget{Options()};
  budget.start();
  take(budget, 10);
  EXPECT_TRUE(budget.within(100, [&] { take(budget, 100); }));
  EXPECT_FALSE(budget.within(100, [&] { take(budget, 101); }));
  EXPECT_NO_THROW(take(budget, 100'000));
}

TEST(Budget, APartMayHaveAllThatIsLeft) {
  Budget budget{Options()};
  budget.start();
  take(budget, 10);
  EXPECT_TRUE(budget.within(kUnlimited, [&] { take(budget, 100'000); }));
  EXPECT_TRUE(budget.within(kUnlimited - 1, [&] { take(budget, 100'000); }));
}

TEST(Budget, TheLimitOfTheWholeStrikesInAPart) {
  Options options;
  options.limits.nodes = 1000;
  Budget budget(options);
  budget.start();
  take(budget, 10);
  EXPECT_THROW(budget.within(kUnlimited, [&] { take(budget, 1000); }), Stopped);
}

}  // namespace
}  // namespace ouverte::search
