// The positions with known values of tests/vectors/, as the door takes them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "solver/games/setup.hpp"

namespace ouverte::support {

struct Vector {
  games::Setup setup;
  int value = 0;
  std::map<std::string, int> moves;
  int cards = 0;  // in hand and on the table
};

// Every vector of a game, those with fewest cards first. Aborts on a file that is not what it should be.
[[nodiscard]] std::vector<Vector> read_vectors(std::string_view game);

}  // namespace ouverte::support
