// The questions of a puzzle that is worked on: `puzzle_step`, a move at a time, and `puzzle_due`, when to meet it
// again.
#pragma once

#include <string>
#include <vector>

#include "app/requests/question.hpp"

namespace ouverte::requests {

struct PuzzleStepArguments {
  std::vector<std::string> moves;  // the right ones so far, of this part of the task
  std::string card;                // that is tried now; may be empty
  std::size_t part = 1;            // of an exact task, which has two
  bool hint = false;
  bool solution = false;
};

[[nodiscard]] absl::StatusOr<base::Json> puzzle_step(const records::Record& record,
                                                     const PuzzleStepArguments& arguments, Context& context);

[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_step(Arguments& arguments, Context& context);
[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_due(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
