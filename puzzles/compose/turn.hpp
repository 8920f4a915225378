// What themes are tested on: a turn of the side that has a task, and the only class of moves that keeps it. By the
// rules, and by solving what is left after a move.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/compose/trick_ahead.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

class Turn : public TrickAhead {
 public:
  // The caller guarantees that `key` alone of the classes of `at` keeps the task, `losing` being the others, and that
  // the solver outlives the turn.
  Turn(const games::Game& game, const games::Position& at, const Task& task, Moves key, std::vector<Moves> losing,
       games::Solver& solver);

  [[nodiscard]] const Task& task() const { return task_; }
  [[nodiscard]] const std::string& key() const { return key_.front(); }
  [[nodiscard]] const Moves& all_keys() const { return key_; }
  [[nodiscard]] const std::vector<Moves>& losing() const { return losing_; }
  [[nodiscard]] games::Solver& solver() const { return solver_; }

  // Whether the task holds at another position, as far as the solver's limits let it be seen.
  [[nodiscard]] bool keeps(const games::Position& position) const;

 private:
  Task task_;
  Moves key_;
  std::vector<Moves> losing_;
  games::Solver& solver_;
};

// The turn that a puzzle asks about: nothing where not one class of moves alone keeps the task, where all do, or where
// a limit struck. The puzzle and the solver outlive it.
[[nodiscard]] std::optional<Turn> turn_of(const Puzzle& puzzle, games::Solver& solver);

}  // namespace ouverte::puzzles
