// Hands that are drawn, of an ending or of any game: the holdings of a text are put together in each way that layouts
// come to, a hand a column, a hand a line, all that follows a name; a way stands if it gives each player a hand.
#pragma once

#include <vector>

#include "puzzles/text/diagram.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles::text {

// The hands found and the lines without them. Where no way gives all of them: those of the way that comes nearest, and
// what it lacks.
[[nodiscard]] Reading drawn_hands(std::vector<Line> lines, const Table& table, const games::Game& game);

}  // namespace ouverte::puzzles::text
