// What is remembered of positions alike, before and after the table has grown.
#include "solver/search/hints.hpp"

#include <map>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

TEST(HintsTest, WhatIsFoundWasRememberedOfTheSameTagAndWhatIsForgottenIsGone) {
  base::Random random(1);
  Hints<int> hints;
  std::map<std::uint64_t, int> remembered;
  for (int i = 1; i <= 200'000; ++i) {
    const std::uint64_t likeness = random.next() | 1;
    hints.remember(likeness, i);
    ASSERT_EQ(hints.find(likeness), i);
    remembered[likeness] = i;
  }
  int kept = 0;
  for (const auto& [likeness, move] : remembered) kept += hints.find(likeness) == move ? 1 : 0;
  EXPECT_GT(kept, 50'000);  // a table that had not grown would keep 8192
  hints.forget();
  for (const auto& [likeness, move] : remembered) ASSERT_NE(hints.find(likeness), move);
}

}  // namespace
}  // namespace ouverte::search
