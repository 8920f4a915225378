// The exact table answers only what it was told or what follows from that, forgets nothing while there is room, and
// keeps the facts that cost most when there is none.
#include "solver/search/exact_table.hpp"

#include <map>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

ExactKey key_of(std::uint64_t number) {
  base::Random random(number);
  return {random.next(), random.next(), static_cast<std::uint32_t>(random.next())};
}

TEST(ExactTableTest, BoundsFollowFromWhatWasStored) {
  ExactTable table(1);
  const ExactKey key{1, 2, 3};
  EXPECT_EQ(table.find(key, 1), std::nullopt);
  table.store(key, 3, true, 10);
  EXPECT_EQ(table.find(key, 2), true);
  EXPECT_EQ(table.find(key, 3), true);
  EXPECT_EQ(table.find(key, 4), std::nullopt);
  table.store(key, 6, false, 10);
  EXPECT_EQ(table.find(key, 3), true);
  EXPECT_EQ(table.find(key, 5), std::nullopt);
  EXPECT_EQ(table.find(key, 6), false);
  EXPECT_EQ(table.find(key, 7), false);
}

TEST(ExactTableTest, EveryWordOfTheKeyCounts) {
  ExactTable table(1);
  table.store({1, 2, 3}, 1, true, 10);
  EXPECT_EQ(table.find({9, 2, 3}, 1), std::nullopt);
  EXPECT_EQ(table.find({1, 9, 3}, 1), std::nullopt);
  EXPECT_EQ(table.find({1, 2, 9}, 1), std::nullopt);
}

TEST(ExactTableTest, ValuesMayBeNegative) {
  ExactTable table(1);
  table.store({1, 2, 3}, -10, true, 1);
  table.store({1, 2, 3}, 10, false, 1);
  EXPECT_EQ(table.find({1, 2, 3}, -30), true);
  EXPECT_EQ(table.find({1, 2, 3}, -10), true);
  EXPECT_EQ(table.find({1, 2, 3}, 0), std::nullopt);
  EXPECT_EQ(table.find({1, 2, 3}, 10), false);
}

TEST(ExactTableTest, GrowsWithoutForgettingMuch) {
  ExactTable table(64);
  constexpr std::uint64_t kFacts = 200'000;
  for (std::uint64_t i = 0; i < kFacts; ++i) table.store(key_of(i), 1 + static_cast<int>(i % 12), i % 2 == 0, i % 100);
  std::uint64_t found = 0;
  for (std::uint64_t i = 0; i < kFacts; ++i) {
    const auto reached = table.find(key_of(i), 1 + static_cast<int>(i % 12));
    if (!reached) continue;
    ASSERT_EQ(*reached, i % 2 == 0);
    ++found;
  }
  EXPECT_GT(found, kFacts / 2);
}

TEST(ExactTableTest, AFullTableIsNeverWrongAndKeepsWhatCostMost) {
  ExactTable table(1);
  std::map<std::uint64_t, int> truth;  // at least so much, and no more
  base::Random random(5);
  for (int i = 0; i < 200'000; ++i) {
    const std::uint64_t number = random.below(60'000);
    const int value = static_cast<int>(number % 13);
    const int goal = static_cast<int>(random.below(14));
    const bool dear = number % 100 == 0;
    table.store(key_of(number), goal, value >= goal, dear ? 1'000'000 : random.below(1000));
    const std::uint64_t other = random.below(60'000);
    const int asked = static_cast<int>(random.below(14));
    if (const auto reached = table.find(key_of(other), asked)) {
      ASSERT_EQ(*reached, static_cast<int>(other % 13) >= asked);
    }
  }
  int dear = 0, cheap = 0;
  for (std::uint64_t number = 0; number < 60'000; ++number) {
    const bool known = table.find(key_of(number), 0) || table.find(key_of(number), 13);
    if (known) ++(number % 100 == 0 ? dear : cheap);
  }
  EXPECT_GT(dear, 500);      // of 600
  EXPECT_LT(cheap, 50'000);  // of 59,400: there is no room for all
}

TEST(ExactTableTest, ClearForgetsEverythingAtOnce) {
  ExactTable table(4);
  for (std::uint64_t i = 0; i < 20'000; ++i) table.store(key_of(i), 1, true, 1);
  table.clear();
  for (std::uint64_t i = 0; i < 20'000; ++i) ASSERT_EQ(table.find(key_of(i), 1), std::nullopt);
  table.store(key_of(7), 1, false, 1);
  EXPECT_EQ(table.find(key_of(7), 1), false);
}

}  // namespace
}  // namespace ouverte::search
