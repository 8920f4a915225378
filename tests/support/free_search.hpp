// What the tests of the searches with free leads share: each against minimax over all cards by its own rules.
#pragma once

#include <algorithm>
#include <map>
#include <tuple>

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::support {

// The value by the rules of `Search` alone. What is at hand at the start of a trick is found out once.
template <class Search>
class FreeMinimax {
 public:
  using State = typename Search::State;

  explicit FreeMinimax(const Search& free) : free_(free) {}

  int value(const State& state) {
    if (free_.over(state)) return free_.value(state);
    if (!state.new_trick()) return best(state);
    const auto& hands = state.hands;
    bool alternative = false;
    if constexpr (search::Alternative<Search>) alternative = free_.has_alternative(state);
    const Key key{hands[0], hands[1], hands[2], hands[3], state.leader == free_.soloist(), alternative, taken(state)};
    if (const auto known = values_.find(key); known != values_.end()) return known->second;
    int value = best(state);
    if constexpr (search::Alternative<Search>)
      if (alternative) {
        State other = state;
        free_.take_alternative(other);
        value = std::max(value, this->value(other));
      }
    return values_[key] = value;
  }

 private:
  using Key = std::tuple<cards::CardSet, cards::CardSet, cards::CardSet, cards::CardSet, bool, bool, int>;

  [[nodiscard]] int taken(const State& state) const { return state.won[static_cast<std::size_t>(free_.soloist())]; }
  int best(const State& state) {
    const bool maximises = free_.maximises(state);
    int best = maximises ? -1 : kMost;
    for (const cards::Card card : free_.legal(state)) {
      State next = state;
      free_.play(next, card);
      best = maximises ? std::max(best, value(next)) : std::min(best, value(next));
    }
    return best;
  }

  static constexpr int kMost = 99;

  const Search& free_;
  std::map<Key, int> values_;
};

// Asks `free` of `count` random endings, one solver's facts going on from ending to ending, whether `goal_of(state)`
// is reached.
template <class Search, class GoalOf>
void expect_what_minimax_gives(const Search& free, const search::Options& options, base::Random& random, int count,
                               GoalOf goal_of) {
  search::AlphaBeta<Search> solver(options);
  for (int i = 0; i < count; ++i) {
    const auto state = free.start(random_ending(random, 2 + i % 10 / 4));
    const int goal = goal_of(state);
    solver.budget().start();
    ASSERT_EQ(solver.reaches(free, state, goal), FreeMinimax<Search>(free).value(state) >= goal)
        << goal << ": " << drawn(state, free.trumps(), tricks::Camp{free.soloist()});
  }
}

}  // namespace ouverte::support
