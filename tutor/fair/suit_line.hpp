// A line of play in words, as encyclopedias print it: "Cash the ace; then lead small to the jack." Every card it names
// was checked to keep what the line is to reach, and what it does not say is played from the top; where the cards lie
// in the one way left, they are known and nothing is said.
#pragma once

#include <string>

#include "tutor/fair/suit_solver.hpp"

namespace ouverte::tutor::fair::suit {

// `target`: the layouts, by levels, in which the line succeeds; a set of `solver`'s front at the start.
[[nodiscard]] std::string suit_line(SuitSolver& solver, const SuitShape& shape, int least, const LayoutSet& target);

}  // namespace ouverte::tutor::fair::suit
