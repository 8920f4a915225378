// Moves that a player's guarantee cannot tell apart, told apart by what comes of them when the deal is played out at
// random (the expected outcome of Abramson, 1990): an estimate, and used only to choose among moves that are as good.
#pragma once

#include <string>
#include <vector>

#include "solver/games/door/position.hpp"

namespace ouverte::tutor {

// Of `moves`, legal ones of a position that asks the guarantee of whoever is to move, those of the class after which he
// does best on average: all the deals are played out by the same random numbers, the same every time. The caller
// guarantees that play has an end.
[[nodiscard]] std::vector<std::string> best_when_played_out(const games::Position& at,
                                                            const std::vector<std::string>& moves);

}  // namespace ouverte::tutor
