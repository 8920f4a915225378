// The answer to a puzzle: whether its task can be done, or more than that; the first moves that do it; and the lines
// that show it, each confirmed by the checker of proofs where it is complete.
#pragma once

#include <cstdint>
#include <optional>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/problem/solution.hpp"
#include "puzzles/solve/keeping.hpp"
#include "puzzles/solve/solution_tree.hpp"

namespace ouverte::puzzles {

// What is shown of one claim.
struct Shown {
  proof::ProofClaim claim;
  Line line;
  std::optional<std::uint64_t> checked;  // positions that the checker looked at, where it has confirmed the line
  Missing missing = Missing::kNothing;   // where it has not
};

struct Answer {
  search::Interval value;         // of the deal with best play; exact
  bool holds = false;             // the task can be done
  bool exceeds = false;           // and the side that has it can have more
  std::vector<std::string> best;  // play by everyone from the position on
  // Where the side that has the task is to move: the first moves that do it, and those that do not.
  std::optional<Keeping> first;
  // Of each claim of the task; where the task cannot be done, that it cannot: what the other side can force.
  std::vector<Shown> shown;
  // Where it cannot: the move that leaves most, with the best play after it.
  std::string best_try;
};

// InvalidArgument where the play need not end, ResourceExhausted when the solver ran into a limit, Internal when the
// checker did not believe a line.
[[nodiscard]] absl::StatusOr<Answer> answer(const Puzzle& puzzle, games::Solver& solver, const SolutionLimits& limits);

// The lines of the answer as the solution of a record; the claims are named where there are two.
[[nodiscard]] Solution solution_of(const Answer& answer);

}  // namespace ouverte::puzzles
