// A puzzle and its answer for the page of tutor/html.hpp: the main line is the play of the record, and the variations
// stand beside its first move, each move with the position after it.
#pragma once

#include "absl/status/statusor.h"
#include "puzzles/solve/answer.hpp"
#include "solver/base/json.hpp"

namespace ouverte::tutor {

// ResourceExhausted when the solver ran into its limit.
[[nodiscard]] absl::StatusOr<base::Json> page_of(const puzzles::Puzzle& puzzle, const puzzles::Answer& answer,
                                                 games::Solver& solver);

}  // namespace ouverte::tutor
