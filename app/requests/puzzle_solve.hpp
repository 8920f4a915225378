// The question `puzzle_solve`: the answer to a puzzle, with variations over every defence.
#pragma once

#include <chrono>

#include "app/requests/question.hpp"
#include "puzzles/solve/answer.hpp"
#include "tutor/explain/captions.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::seconds kTimeForPuzzle{60};

struct PuzzleSolveArguments {
  puzzles::SolutionLimits limits;  // of a tree; its time and depth are those below
  int tree_time = 4;               // seconds before the search for a whole tree is given up
  int depth = 0;                   // choices shown of the side that has the task; 0: all
};

struct SolvedPuzzle {
  puzzles::Puzzle puzzle;
  puzzles::Answer answer;
  std::vector<tutor::Captions> captions = {};  // of each line shown; they point into the answer
  std::vector<std::string> themes = {};
  bool stopped = false;  // a limit was reached before all that is shown was confirmed
};

[[nodiscard]] absl::StatusOr<SolvedPuzzle> puzzle_solve(const records::Record& record,
                                                        const PuzzleSolveArguments& arguments, Context& context);
[[nodiscard]] base::Json solved_json(const SolvedPuzzle& solved);

[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_solve(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
