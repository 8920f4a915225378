// What the tests of the searches with free leads share: each against plain minimax of itself.
#pragma once

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::support {

// Asks `free` of `count` random endings, one solver's facts going on from ending to ending, whether `goal_of(state)`
// is reached.
template <class Search, class GoalOf>
void expect_what_minimax_gives(const Search& free, const search::Options& options, base::Random& random, int count,
                               GoalOf goal_of) {
  search::AlphaBeta<Search> solver(options);
  for (int i = 0; i < count; ++i) {
    const auto state = free.start(random_ending(random, 2 + i % 2));
    const int goal = goal_of(state);
    solver.budget().start();
    ASSERT_EQ(solver.reaches(free, state, goal), search::plain_value(free, state) >= goal)
        << goal << ": " << drawn(state, free.trumps(), tricks::Camp{free.soloist()});
  }
}

}  // namespace ouverte::support
