#include "puzzles/problem/puzzle.hpp"

#include <utility>

#include "solver/base/split.hpp"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {

namespace {

bool names_number(std::string_view text) { return text.find('=') != std::string_view::npos; }

// A number that no play of the deal comes to is a slip of the pen.
absl::Status within_range(std::string_view text, const Task& task, search::Interval possible) {
  if (!names_number(text) || (possible.lower <= task.value && task.value <= possible.upper)) return absl::OkStatus();
  return base::invalid("Task: found ", base::quoted(text), ", expected a number from ", possible.lower, " to ",
                       possible.upper, ", the values that the deal can come to");
}

// Of numbers that ask the same, for a deal comes to nothing in between, the one that it can come to.
int number_asked(const Task& task, const games::Game& game, const games::Setup& setup, search::Interval possible) {
  constexpr int kWidestGap = 100;  // between two values that a deal can come to
  const bool least = task.bound == proof::Bound::kAtLeast;
  if (least ? task.value <= possible.lower : task.value >= possible.upper) return task.value;  // whatever is played
  const int last = least ? possible.upper : possible.lower;
  const int step = least ? 1 : -1;
  const auto words = [&](int value) { return bound_in_words(task.bound, value, game, setup); };
  for (int gap = 0; gap < kWidestGap; ++gap) {
    const int value = task.value + gap * step;
    if (value == last || words(value + step) != words(task.value)) return value;
  }
  return task.value;
}

}  // namespace

bool is_puzzle(const records::Record& record) { return !records::tag_value(record.tags, "Task").empty(); }

absl::StatusOr<Puzzle> puzzle_of(records::Record record) {
  const games::Game* const game = games::find_game(record.setup.game);
  if (game == nullptr) return absl::InvalidArgumentError(base::str("Game: found ", base::quoted(record.setup.game)));
  const std::string task_tag(records::tag_value(record.tags, "Task"));
  if (task_tag.empty()) return absl::InvalidArgumentError("Task: found none, expected a task such as \">= 5\"");
  if (record.setup.contract.is_null())
    return absl::InvalidArgumentError("Contract: found a deal passed out, expected a contract");
  auto position = records::position_after(record, record.plays.size());
  if (!position.ok()) return position.status();
  if ((*position)->over())
    return absl::InvalidArgumentError(
        "Play: found the whole play, expected a move to be left; \"ouverte analyse\" marks the plays of a deal");
  auto task = task_from_text(task_tag, *game, **position);
  if (!task.ok()) return task.status();
  const auto start = records::position_after(record, 0);
  if (!start.ok()) return start.status();
  const search::Interval possible = (*start)->possible();
  if (absl::Status within = within_range(task_tag, *task, possible); !within.ok()) return within;
  if (names_number(task_tag) && !task->exactly)
    task->value = number_asked(*task, *game, (*position)->setup(), possible);
  return Puzzle{.game = game, .record = std::move(record), .position = *std::move(position), .task = *task};
}

std::vector<std::string> themes_of(const records::Record& record) {
  return base::words(records::tag_value(record.tags, "Theme"));
}

std::string name_of(const records::Record& record) {
  const std::string_view name = records::tag_value(record.tags, "Puzzle");
  return name.empty() ? records::text(record.place) : std::string(name);
}

}  // namespace ouverte::puzzles
