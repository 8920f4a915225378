// The positions with known values of tests/vectors/, as the door takes them.
#pragma once

#include <map>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::support {

struct Vector {
  games::Setup setup;
  base::Json value;
  std::map<std::string, base::Json> moves;  // as `in_order` writes them
  int cards = 0;                            // in hand and on the table
};

// A move with its sets in an order of their own: the one they come in carries no meaning ("DA+SJ.HJ.DJ,S9.S9.H9").
[[nodiscard]] std::string in_order(const std::string& move);

// Every vector of a game, those with fewest cards first. Aborts on a file that is not what it should be.
[[nodiscard]] std::vector<Vector> read_vectors(std::string_view game);

}  // namespace ouverte::support
