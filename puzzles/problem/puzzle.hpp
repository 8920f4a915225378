// A puzzle: a position, moves already given by either side, and a task. It is kept as a record with tags of its own
// (docs/formats/puzzle.md); the plays of the record are the moves given.
#pragma once

#include <memory>
#include <optional>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles {

// What is to be shown of the value of the whole deal.
struct Task {
  proof::Bound bound = proof::Bound::kAtLeast;
  int value = 0;
  bool exactly = false;  // neither more nor less: `bound` is then that of the side to move

  friend bool operator==(const Task&, const Task&) = default;
};

// ">= 5", "<= 4", "= 4", as in the `Task` tag. Reading also takes "goal" and "no goal": that what the contract is
// played for comes about, or not. Errors begin with "Task: ".
[[nodiscard]] std::string task_text(const Task& task);
[[nodiscard]] absl::StatusOr<Task> task_from_text(std::string_view text, const games::Game& game,
                                                  const games::Position& position);

// "the Hood: win at least 21": what a bound asks, and of which side.
[[nodiscard]] std::string bound_in_words(proof::Bound bound, int value, const games::Game& game,
                                         const games::Setup& setup);

// "declarer takes 8 tricks, down 1", "the Hood wins 41": what a value comes to, as a sentence that says whose it is.
[[nodiscard]] std::string outcome_in_words(int value, const games::Game& game, const games::Setup& setup);

// "declarer: at least 5 tricks": what the task asks, and of whom.
[[nodiscard]] std::string task_in_words(const Task& task, const games::Game& game, const games::Position& position);

// Whether the seat to move belongs to the side that has the task.
[[nodiscard]] bool solvers_turn(const Task& task, const games::Position& position);

struct Puzzle {
  const games::Game* game = nullptr;
  records::Record record;
  std::unique_ptr<games::Position> position;  // after the moves given; not over
  Task task;
};

// Whether a record says that it is a puzzle: it has a `Task`.
[[nodiscard]] bool is_puzzle(const records::Record& record);

// The puzzle that a record holds, its task by a value that the deal can come to, where one asks the same; or an
// InvalidArgument status that begins with the name of the tag at fault.
[[nodiscard]] absl::StatusOr<Puzzle> puzzle_of(records::Record record);

// The words of the `Theme` tag.
[[nodiscard]] std::vector<std::string> themes_of(const records::Record& record);

// The name of a puzzle: its `Puzzle` tag, else the place of the record.
[[nodiscard]] std::string name_of(const records::Record& record);

}  // namespace ouverte::puzzles
