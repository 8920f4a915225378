// What of a position matters to its task: cards that can be dealt round without changing it, and the smallest change
// that does (docs/puzzles.md).
#pragma once

#include <cstddef>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/verify/proofs.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

// Cards of a suit, next to each other among those held, in two hands or more.
struct IdleCards {
  std::vector<std::string> cards;  // ranks descending
  std::size_t dealings = 0;        // so many ways to deal them round, each of them solved
};

// Two hands exchange two cards of a suit.
struct Exchange {
  std::string seat, card;              // who gives what
  std::string other_seat, other_card;  // for what
  std::size_t steps = 0;               // ranks apart, among the cards of the suit that are held
};

struct Changes {
  std::vector<Exchange> exchanges;   // those of the fewest steps with which the task no longer is what it was
  std::vector<std::string> leaders;  // the same of who leads
  std::vector<std::string> trumps;   // and of the trump suit
};

struct Unchanged {
  std::vector<IdleCards> idle;  // none of which holds another
  bool every_run = true;        // false: longer runs were too many to be dealt round
};

struct Matters {
  Unchanged idle;
  Changes changes;
};

struct ChangeLimits {
  std::size_t dealings = 120;  // of a run of cards, beyond which it is not looked at
};

// `achieved`: whether the task holds at the position of the puzzle. ResourceExhausted when the solver ran into its
// limit.
[[nodiscard]] absl::StatusOr<Matters> what_matters(const Puzzle& puzzle, bool achieved, games::Solver& solver,
                                                   Confirmer& confirmer, const ChangeLimits& limits);

}  // namespace ouverte::puzzles
