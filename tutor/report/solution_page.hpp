// A puzzle and its answer as a deal that was played and judged, to be written as a report: the main line is the play,
// and the variations stand beside its first move, each move with the position after it.
#pragma once

#include "absl/status/statusor.h"
#include "puzzles/solve/answer.hpp"
#include "solver/base/json.hpp"

namespace ouverte::tutor {

struct SolutionPage {
  records::Record record;
  base::Json analysis;
};

// ResourceExhausted when the solver ran into its limit.
[[nodiscard]] absl::StatusOr<SolutionPage> page_of(const puzzles::Puzzle& puzzle, const puzzles::Answer& answer,
                                                   games::Solver& solver);

}  // namespace ouverte::tutor
