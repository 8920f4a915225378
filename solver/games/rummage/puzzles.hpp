// What puzzles of Rummage are made of: random endings, and the themes that only this game has.
#pragma once

#include <string_view>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::rummage {

// As `PuzzleMaterial` says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::rummage
