// A puzzle and its answer for the page of tutor/html.hpp: the main line is the play of the record, and the variations
// stand beside its first move, each move with the position after it.
#pragma once

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/puzzles/answer.hpp"

namespace ouverte::puzzles {

// ResourceExhausted when the solver ran into its limit.
[[nodiscard]] absl::StatusOr<base::Json> page_of(const Puzzle& puzzle, const Answer& answer, games::Solver& solver);

}  // namespace ouverte::puzzles
