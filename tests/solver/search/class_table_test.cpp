// Facts about classes of positions, against a map of everything that was added.
#include "solver/search/class_table.hpp"

#include <cstdint>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/class_facts.hpp"

namespace ouverte::search {
namespace {

using support::ClassFacts;
using WideTable = ClassTable<std::uint64_t>;

support::AddedFacts add_some(WideTable& table, base::Random& random, int facts) {
  return support::add_at_random([&](const ClassKey& key, const ClassFacts& fact) { table.add(key, fact); }, random,
                                facts);
}

TEST(ClassTableTest, NothingIsLostWhileThereIsMemory) {
  base::Random random(1);
  WideTable table(64);
  for (const auto& [key, facts] : add_some(table, random, 100'000))
    EXPECT_EQ(table.find({key.first, key.second}), facts);
}

TEST(ClassTableTest, AFullTableForgetsButIsNeverWrong) {
  base::Random random(2);
  WideTable table(1);
  const support::AddedFacts added = add_some(table, random, 200'000);
  support::expect_only_what_was_added(table, added, 10'000);
}

TEST(ClassTableTest, AClearedTableKnowsNothing) {
  WideTable table(1);
  table.add({1, 2}, {3, 4});
  EXPECT_EQ(table.find({1, 2}), (ClassFacts{3, 4}));
  table.clear();
  EXPECT_EQ(table.find({1, 2}), ClassFacts{});
}

}  // namespace
}  // namespace ouverte::search
