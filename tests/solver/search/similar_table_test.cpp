// The table of positions alike answers what it was told, or what follows from it for a position like the one told of.
#include "solver/search/similar_table.hpp"

#include "gtest/gtest.h"

namespace ouverte::search {
namespace {

// Positions with the same word are alike; their codes are what their cards are worth.
struct Worth {
  static bool same(const Likes& a, const Likes& b) { return a.alike == b.alike; }
  static Slack slack(const Likes& of, const Likes& than) {
    const int more = static_cast<int>(of.code) - static_cast<int>(than.code);
    return {.above = std::max(more, 0), .below = std::max(-more, 0)};
  }
  static std::uint64_t hash(const Likes& position) { return position.alike * 0x9E3779B97F4A7C15; }
};
using Table = SimilarTable<Worth, 4>;

SimilarKey key_of(std::uint64_t alike, std::uint64_t code, int sure = 0) {
  const Likes position{alike, code};
  return {.position = position, .hash = Worth::hash(position), .sure = sure};
}

// All that is known: every fact decides whether the least is reached.
Interval known(const Table& table, const SimilarKey& key) { return table.find(key, Table::kLeast); }

constexpr Interval kUnknown{Table::kLeast, Table::kMost};

TEST(SimilarTableTest, BoundsOfOnePositionNarrow) {
  Table table(1);
  const auto place = key_of(1, 7);
  EXPECT_EQ(known(table, place), kUnknown);
  table.store(place, 3, true, 1);
  table.store(place, 9, false, 1);
  table.store(place, 2, true, 1);
  EXPECT_EQ(known(table, place), (Interval{3, 9}));
  EXPECT_EQ(known(table, key_of(2, 7)), kUnknown);
}

TEST(SimilarTableTest, APositionAlikeIsBoundedWithSlack) {
  Table table(1);
  table.store(key_of(1, 7), 10, true, 1);
  table.store(key_of(1, 7), 12, false, 1);
  EXPECT_EQ(known(table, key_of(1, 9)), (Interval{10, 14}));
  EXPECT_EQ(known(table, key_of(1, 4)), (Interval{7, 12}));
  // Facts of several add up.
  table.store(key_of(1, 8), 11, false, 1);
  EXPECT_EQ(known(table, key_of(1, 9)), (Interval{10, 12}));
}

TEST(SimilarTableTest, WhatDecidesIsFoundWhateverTheGoal) {
  Table table(1);
  table.store(key_of(1, 7), 10, true, 1);
  table.store(key_of(1, 8), 15, false, 1);
  table.store(key_of(1, 9), 12, true, 1);
  for (std::uint64_t code = 4; code <= 12; ++code)
    for (int sure : {0, 4}) {
      const auto place = key_of(1, code, sure);
      const Interval all = known(table, place);
      for (int goal = 0; goal <= 25; ++goal) {
        const Interval found = table.find(place, goal);
        EXPECT_EQ(found.lower >= goal, all.lower >= goal) << code << " " << goal;
        EXPECT_EQ(found.upper < goal, all.upper < goal) << code << " " << goal;
        if (all.lower >= goal) {
          EXPECT_EQ(found.lower, all.lower);
        }
        if (all.upper < goal) {
          EXPECT_EQ(found.upper, all.upper);
        }
      }
    }
}

TEST(SimilarTableTest, WhatIsSureIsLeftOutOfTheFacts) {
  Table table(1);
  table.store(key_of(1, 7, 4), 10, true, 1);
  EXPECT_EQ(known(table, key_of(1, 7, 4)).lower, 10);
  EXPECT_EQ(known(table, key_of(1, 7, 1)).lower, 7);
}

TEST(SimilarTableTest, BoundsBeyondItsRangeAreHeldAtItsEnds) {
  Table table(1);
  table.store(key_of(1, 7), 1000, true, 1);
  EXPECT_EQ(known(table, key_of(1, 7)).lower, Table::kMost);
  table.store(key_of(2, 7), -1000, false, 1);
  EXPECT_EQ(known(table, key_of(2, 7)).upper, Table::kLeast);
}

TEST(SimilarTableTest, GrowingForgetsNothingAndClearingEverything) {
  Table table(16);
  constexpr int kPositions = 100'000;
  for (int i = 1; i <= kPositions; ++i) table.store(key_of(static_cast<std::uint64_t>(i), 7), i % 90, true, 1);
  int right = 0;
  for (int i = 1; i <= kPositions; ++i) right += known(table, key_of(static_cast<std::uint64_t>(i), 7)).lower == i % 90;
  EXPECT_GT(right, kPositions * 99 / 100);
  table.clear();
  for (int i = 1; i <= kPositions; ++i) EXPECT_EQ(known(table, key_of(static_cast<std::uint64_t>(i), 7)), kUnknown);
}

TEST(SimilarTableTest, AFullBucketKeepsTheFactsThatCostMost) {
  Table table(1);
  for (std::uint64_t code = 0; code < 4; ++code) table.store(key_of(1, 100 * code), 50, true, 1000);
  table.store(key_of(1, 7), 50, true, 1);
  table.store(key_of(1, 1000), 50, true, 2000);
  EXPECT_EQ(known(table, key_of(1, 1000)).lower, 50);
}

}  // namespace
}  // namespace ouverte::search
