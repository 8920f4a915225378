// Which only moves deserve their mark: those that a person could have missed.
#pragma once

#include <memory>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// Whether a move that alone of its position keeps what is played for could have been missed: two classes of moves or
// more fail; or the one that does is what a person would play who looks to the end of the trick (`puzzles::outlook`),
// and who lets equal cards of a suit be the lowest. Two suits that look alike are a choice.
[[nodiscard]] bool could_be_missed(const games::Game& game, const games::Position& at, const std::string& move);

// Takes "!" from all other plays of a trace that is marked. `positions`: before each play.
void keep_earned_marks(const games::Game& game, const std::vector<std::unique_ptr<games::Position>>& positions,
                       Trace& trace);

}  // namespace ouverte::tutor
