// Facts about classes of positions, against a map of everything that was added.
#include "solver/search/class_bounds_table.hpp"

#include <cstdint>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/class_facts.hpp"

namespace ouverte::search {
namespace {

using support::ClassFacts;

support::AddedFacts add_some(ClassBoundsTable& table, base::Random& random, int facts) {
  const auto add = [&](const ClassKey& key, const ClassFacts& fact) { table.add(key, fact, random.below(1000)); };
  return support::add_at_random(add, random, facts);
}

TEST(ClassBoundsTableTest, HardlyAnythingIsLostWhileThereIsMemory) {
  base::Random random(1);
  ClassBoundsTable table(64);
  const support::AddedFacts added = add_some(table, random, 100'000);
  int lost = 0;
  for (const auto& [key, facts] : added) lost += table.find({key.first, key.second}) != facts ? 1 : 0;
  EXPECT_LT(lost, static_cast<int>(added.size()) / 10);
}

TEST(ClassBoundsTableTest, OfManyPositionsTheCostlyOnesAreKept) {
  ClassBoundsTable table(1);
  const ClassFacts facts{1, 0};
  for (std::uint64_t i = 1; i <= 2000; ++i) table.add({i, 1}, facts, 1'000'000);
  for (std::uint64_t i = 1; i <= 200'000; ++i) table.add({i, 2}, facts, 10);
  int kept = 0;
  for (std::uint64_t i = 1; i <= 2000; ++i) kept += table.find({i, 1}) == facts ? 1 : 0;
  EXPECT_GT(kept, 1900);
}

TEST(ClassBoundsTableTest, AFullTableForgetsButIsNeverWrong) {
  base::Random random(2);
  ClassBoundsTable table(1);
  const support::AddedFacts added = add_some(table, random, 200'000);
  support::expect_only_what_was_added(table, added, 10'000);
}

TEST(ClassBoundsTableTest, AClearedTableKnowsNothing) {
  ClassBoundsTable table(1);
  table.add({1, 2}, {3, 4}, 5);
  EXPECT_EQ(table.find({1, 2}), (ClassFacts{3, 4}));
  table.clear();
  EXPECT_EQ(table.find({1, 2}), ClassFacts{});
}

}  // namespace
}  // namespace ouverte::search
