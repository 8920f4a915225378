// Facts about classes of positions, against a map of everything that was added.
#include "solver/search/class_bounds_table.hpp"

#include <cstdint>
#include <map>
#include <utility>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

using Kept = ClassBoundsTable::Facts;
using AddedFacts = std::map<std::pair<std::uint64_t, std::uint64_t>, Kept>;

// Adds to both.
void add_some(ClassBoundsTable& table, AddedFacts& added, base::Random& random, int positions) {
  for (int i = 0; i < positions; ++i) {
    const ClassKey key{random.below(1000), 1 + random.below(1000)};
    const Kept facts{std::uint64_t{1} << random.below(64), std::uint64_t{1} << random.below(64)};
    table.add(key, facts, random.below(1000));
    added[{key.first, key.second}] |= facts;
  }
}

TEST(ClassBoundsTableTest, HardlyAnythingIsLostWhileThereIsMemory) {
  base::Random random(1);
  ClassBoundsTable table(64);
  AddedFacts added;
  add_some(table, added, random, 100'000);
  int lost = 0;
  for (const auto& [key, facts] : added) lost += table.find({key.first, key.second}) != facts ? 1 : 0;
  EXPECT_LT(lost, static_cast<int>(added.size()) / 10);
}

TEST(ClassBoundsTableTest, OfManyPositionsTheCostlyOnesAreKept) {
  ClassBoundsTable table(1);
  const Kept facts{1, 0};
  for (std::uint64_t i = 1; i <= 2000; ++i) table.add({i, 1}, facts, 1'000'000);
  for (std::uint64_t i = 1; i <= 200'000; ++i) table.add({i, 2}, facts, 10);
  int kept = 0;
  for (std::uint64_t i = 1; i <= 2000; ++i) kept += table.find({i, 1}) == facts ? 1 : 0;
  EXPECT_GT(kept, 1900);
}

TEST(ClassBoundsTableTest, AFullTableForgetsButIsNeverWrong) {
  base::Random random(2);
  ClassBoundsTable table(1);
  AddedFacts added;
  add_some(table, added, random, 200'000);
  int found = 0;
  for (const auto& [key, facts] : added) {
    const Kept known = table.find({key.first, key.second});
    EXPECT_EQ(known.yes & ~facts.yes, 0u);
    EXPECT_EQ(known.no & ~facts.no, 0u);
    found += known.known() != 0 ? 1 : 0;
  }
  EXPECT_GT(found, 10'000);
  EXPECT_LT(found, static_cast<int>(added.size()));
}

TEST(ClassBoundsTableTest, AClearedTableKnowsNothing) {
  ClassBoundsTable table(1);
  table.add({1, 2}, {3, 4}, 5);
  EXPECT_EQ(table.find({1, 2}), (Kept{3, 4}));
  table.clear();
  EXPECT_EQ(table.find({1, 2}), Kept{});
}

}  // namespace
}  // namespace ouverte::search
