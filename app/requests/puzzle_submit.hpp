// The question `puzzle_submit`: whether a solution answers every defence.
#pragma once

#include <string>

#include "app/requests/question.hpp"
#include "puzzles/solve/judge.hpp"

namespace ouverte::requests {

struct PuzzleSubmitArguments {
  std::string solution;  // docs/formats/puzzle.md
  int choices = 0;       // so many may be left out where a line ends
};
inline constexpr int kMostChoices = 8;

// The puzzle of a record that can be judged. A status begins with a field of the record.
[[nodiscard]] absl::StatusOr<puzzles::Puzzle> puzzle_to_judge(const records::Record& record);
[[nodiscard]] absl::StatusOr<puzzles::Verdict> puzzle_submit(const puzzles::Puzzle& puzzle,
                                                             const PuzzleSubmitArguments& arguments, Context& context);
[[nodiscard]] base::Json verdict_json(const puzzles::Puzzle& puzzle, const puzzles::Verdict& verdict);

[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_submit(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
