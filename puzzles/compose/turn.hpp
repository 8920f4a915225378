// What themes are tested on: a turn of the side that has a task, the only class of moves that keeps it, and who can
// take the trick in progress. By the rules, and by solving what is left after a move.
#pragma once

#include <map>
#include <memory>
#include <optional>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/problem/puzzle.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::puzzles {

using Moves = std::vector<std::string>;
using Seats = std::set<std::string>;

// 'S', 'H', 'D' or 'C', with which a card of a suit is written; anything else is of a fifth suit, '*'.
[[nodiscard]] char suit_of(std::string_view move);

class Turn {
 public:
  // The caller guarantees that `key` alone of the classes of `at` keeps the task, `losing` being the others, and that
  // the solver outlives the turn.
  Turn(const games::Entry& game, const games::Position& at, const Task& task, Moves key, std::vector<Moves> losing,
       games::Solver& solver);

  [[nodiscard]] const games::Entry& game() const { return game_; }
  [[nodiscard]] const games::Position& at() const { return at_; }
  [[nodiscard]] const Task& task() const { return task_; }
  [[nodiscard]] const std::string& key() const { return key_.front(); }
  [[nodiscard]] const Moves& all_keys() const { return key_; }
  [[nodiscard]] const std::vector<Moves>& losing() const { return losing_; }
  [[nodiscard]] games::Solver& solver() const { return solver_; }

  [[nodiscard]] const std::string& mover() const { return mover_; }
  [[nodiscard]] bool leads() const { return setup_.table.empty(); }
  [[nodiscard]] const games::Setup& setup() const { return setup_; }
  // Whether the cards of a move follow the suit led. Not of a lead.
  [[nodiscard]] bool follows(std::string_view move) const { return suit_of(move) == suit_of(setup_.table.front()); }
  [[nodiscard]] bool own(const std::string& seat) const;  // on the mover's side
  // Whether a legal move is listed before another of its suit: the higher card.
  [[nodiscard]] bool higher(std::string_view move, std::string_view than) const;

  // The seats that may come to take the trick after a move of this turn, over all plays to its end. Remembered.
  [[nodiscard]] const Seats& takers(const std::string& move) const;
  [[nodiscard]] bool mover_takes(const std::string& move) const;    // for certain
  [[nodiscard]] bool partner_takes(const std::string& move) const;  // for certain, one and the same
  [[nodiscard]] bool others_take(const std::string& move) const;    // the other side, for certain

  // Whether the task holds at another position, as far as the solver's limits let it be seen.
  [[nodiscard]] bool keeps(const games::Position& position) const;

 private:
  const games::Entry& game_;
  const games::Position& at_;
  Task task_;
  Moves key_;
  std::vector<Moves> losing_;
  games::Solver& solver_;
  std::string mover_;
  games::Setup setup_;
  std::map<std::string, bool> maximises_;  // by seat
  mutable std::map<std::string, Seats> takers_;
};

// The turn that a puzzle asks about: nothing where not one class of moves alone keeps the task, where all do, or where
// a limit struck. The puzzle and the solver outlive it.
[[nodiscard]] std::optional<Turn> turn_of(const Puzzle& puzzle, games::Solver& solver);

// Who is on the side that wants the value high, seen from one line of play.
[[nodiscard]] std::map<std::string, bool> sides_of(const games::Position& at);

}  // namespace ouverte::puzzles
