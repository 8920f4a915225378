// The questions whose cost is measured as the deals grow: some of each game's that are timed elsewhere.
#pragma once

#include <functional>
#include <string>
#include <vector>

#include "bench/support/series.hpp"
#include "solver/search/options.hpp"

namespace ouverte::bench {

// A question put to deals of any size.
struct ScaledQuestion {
  std::string game;
  std::string name;
  int least = 2;  // the sizes: cards in each hand; of Rummage plays ahead
  int most = 0;   // that of a full deal
  // For these options, what makes the deal of a number and a size ready (Series::begin).
  std::function<std::function<Task(int number, int size)>(const search::Options&)> begin;
};

[[nodiscard]] std::vector<ScaledQuestion> scaled_questions();

}  // namespace ouverte::bench
