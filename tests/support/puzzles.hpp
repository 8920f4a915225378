// Random puzzles of every game.
#pragma once

#include <cstddef>

#include "puzzles/problem/puzzle.hpp"
#include "tests/support/cases.hpp"

namespace ouverte::support {

// The end of a random deal with about so many moves left, in which the side to move has a choice, and the task to get
// what there is for it.
[[nodiscard]] puzzles::Puzzle random_puzzle(const games::Game& game, games::Solver& solver, std::size_t moves_left,
                                            base::Random& random);

}  // namespace ouverte::support
