#include "solver/base/sort.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <functional>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/random.hpp"

namespace ouverte::base {
namespace {

using Pair = std::pair<int, std::string>;

std::vector<Pair> random_pairs(Random& random, int count) {
  std::vector<Pair> out;
  for (int i = 0; i < count; ++i) out.emplace_back(static_cast<int>(random.below(7)), std::to_string(i));
  return out;
}

TEST(SortTest, IsTheStandardStableSort) {
  Random random(5);
  for (int count = 0; count < 60; ++count) {
    const std::vector<Pair> pairs = random_pairs(random, count);
    auto expected = pairs, sorted = pairs, few = pairs;
    std::ranges::stable_sort(expected, std::greater(), &Pair::first);
    sort(sorted, std::greater(), &Pair::first);
    sort_few(few, std::greater(), &Pair::first);
    EXPECT_EQ(sorted, expected);
    EXPECT_EQ(few, expected);
    std::ranges::sort(expected);
    sort(sorted);
    sort_few(few);
    EXPECT_EQ(sorted, expected);
    EXPECT_EQ(few, expected);
  }
}

}  // namespace
}  // namespace ouverte::base
