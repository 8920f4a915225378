// Buckets of a table: empty again after `clear`, and where they did not grow in the place where they were.
#include "solver/search/growing_buckets.hpp"

#include "gtest/gtest.h"

namespace ouverte::search {
namespace {

TEST(GrowingBucketsTest, WhatDidNotGrowIsEmptiedInItsPlace) {
  constexpr int kLog = 4;
  GrowingBuckets<int> buckets(1, kLog);
  buckets[3] = 7;
  const int* const place = &buckets[0];
  buckets.clear();
  EXPECT_EQ(buckets[3], 0);
  EXPECT_EQ(&buckets[0], place);
}

TEST(GrowingBucketsTest, WhatGrewIsSmallAgain) {
  constexpr int kLog = 4;
  GrowingBuckets<int> buckets(1, kLog);
  buckets[3] = 7;
  int seen = 0;
  ASSERT_TRUE(buckets.grow([&](int bucket) { seen += bucket; }));
  EXPECT_EQ(seen, 7);
  EXPECT_EQ(buckets.size(), 32u);
  buckets[31] = 5;
  buckets.clear();
  EXPECT_EQ(buckets.size(), 16u);
  for (std::size_t number = 0; number < buckets.size(); ++number) EXPECT_EQ(buckets[number], 0);
}

}  // namespace
}  // namespace ouverte::search
