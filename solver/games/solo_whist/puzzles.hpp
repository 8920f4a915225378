// What puzzles of Solo Whist are made of: random endings of its contracts.
#pragma once

#include <string_view>

#include "solver/base/random.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::games::solo_whist {

// As `PuzzleMaterial` says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);

}  // namespace ouverte::games::solo_whist
