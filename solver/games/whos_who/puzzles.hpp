// What puzzles of Who's Who are made of: random endings, and the themes that only this game has.
#pragma once

#include <string_view>
#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::whos_who {

// As `PuzzleMaterial` says.
[[nodiscard]] Setup puzzle_at_random(base::Random& random, int size, std::string_view theme);
[[nodiscard]] std::vector<Theme> own_themes();

}  // namespace ouverte::games::whos_who
