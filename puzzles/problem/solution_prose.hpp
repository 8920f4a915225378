// Solutions as people tell them, "South leads the ace of diamonds. If West throws ♥A, North throws ♠J …", or as a table
// of tricks under the seats, brought into the written form of solutions.
#pragma once

#include <string>
#include <string_view>

#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

// The same text where it is in the written form already. `at`: where the solution begins.
[[nodiscard]] std::string in_written_form(std::string_view text, const games::Game& game, const games::Position& at);

}  // namespace ouverte::puzzles
