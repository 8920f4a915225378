// Cards by rank, held to a stable sort.
#include "solver/tricks/ranking.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::tricks {
namespace {

using cards::Card;

TEST(RankingTest, SortsAsAStableSortDoes) {
  base::Random random(1);
  for (int round = 0; round < 2000; ++round) {
    std::vector<std::pair<int, Card>> expected;
    Ranking ranking;
    for (std::size_t i = random.below(Ranking::kMost + 1); i > 0; --i) {
      const int rank = static_cast<int>(random.below(7)) - 3;
      const Card card(static_cast<int>(random.below(64)));
      expected.emplace_back(rank, card);
      ranking.add(rank, card);
    }
    std::ranges::stable_sort(expected, {}, &std::pair<int, Card>::first);
    ranking.sort();
    ASSERT_EQ(ranking.size(), expected.size());
    for (std::size_t i = 0; i < expected.size(); ++i) EXPECT_EQ(ranking[i], expected[i].second);
  }
}

}  // namespace
}  // namespace ouverte::tricks
