// Facts about classes of positions, against a map of everything that was added.
#include "solver/search/class_table.hpp"

#include <cstdint>
#include <map>
#include <utility>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

using Facts = ClassFacts<std::uint64_t>;
using Added = std::map<std::pair<std::uint64_t, std::uint64_t>, Facts>;

// Adds to both.
void add_at_random(ClassTable<std::uint64_t>& table, Added& added, base::Random& random, int positions) {
  for (int i = 0; i < positions; ++i) {
    const ClassKey key{random.below(1000), 1 + random.below(1000)};
    const Facts facts{std::uint64_t{1} << random.below(64), std::uint64_t{1} << random.below(64)};
    table.add(key, facts);
    added[{key.first, key.second}] |= facts;
  }
}

TEST(ClassTableTest, NothingIsLostWhileThereIsMemory) {
  base::Random random(1);
  ClassTable<std::uint64_t> table(64);
  Added added;
  add_at_random(table, added, random, 100'000);
  for (const auto& [key, facts] : added) EXPECT_EQ(table.find({key.first, key.second}), facts);
}

TEST(ClassTableTest, AFullTableForgetsButIsNeverWrong) {
  base::Random random(2);
  ClassTable<std::uint64_t> table(1);
  Added added;
  add_at_random(table, added, random, 200'000);
  int found = 0;
  for (const auto& [key, facts] : added) {
    const Facts known = table.find({key.first, key.second});
    EXPECT_EQ(known.yes & ~facts.yes, 0u);
    EXPECT_EQ(known.no & ~facts.no, 0u);
    found += known.known() != 0 ? 1 : 0;
  }
  EXPECT_GT(found, 10'000);
  EXPECT_LT(found, static_cast<int>(added.size()));
}

TEST(ClassTableTest, AClearedTableKnowsNothing) {
  ClassTable<std::uint64_t> table(1);
  table.add({1, 2}, {3, 4});
  EXPECT_EQ(table.find({1, 2}), (Facts{3, 4}));
  table.clear();
  EXPECT_EQ(table.find({1, 2}), Facts{});
}

}  // namespace
}  // namespace ouverte::search
