// What is remembered of positions alike, before and after the table has grown.
#include "solver/search/refutation_table.hpp"

#include <map>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

TEST(RefutationTableTest, WhatIsFoundWasRememberedOfTheSameTagAndWhatIsForgottenIsGone) {
  base::Random random(1);
  RefutationTable<int> table;
  std::map<std::uint64_t, int> remembered;
  for (int i = 1; i <= 200'000; ++i) {
    const std::uint64_t likeness = random.next() | 1;
    table.remember(likeness, i);
    ASSERT_EQ(table.find(likeness), i);
    remembered[likeness] = i;
  }
  int kept = 0;
  for (const auto& [likeness, move] : remembered) kept += table.find(likeness) == move ? 1 : 0;
  EXPECT_GT(kept, 50'000);  // a table that had not grown would keep 8192
  table.forget();
  for (const auto& [likeness, move] : remembered) ASSERT_NE(table.find(likeness), move);
}

}  // namespace
}  // namespace ouverte::search
