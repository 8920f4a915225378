// What a task needs at a position: whether it holds there, and after which moves it still does. Each answer is that of
// the solver, or of the rules where they alone settle it.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "absl/status/status.h"
#include "puzzles/problem/puzzle.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/forcing.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::puzzles {

// InvalidArgument for a puzzle whose play need not end: nothing below can be found out about it.
[[nodiscard]] absl::Status must_end(const Puzzle& puzzle);

// What a task claims: its bound, and after it, of an exact task, the other one with the same value.
[[nodiscard]] std::vector<proof::ProofClaim> claims_of(const Task& task);

// The claim that the other side can force where this one does not hold.
[[nodiscard]] proof::ProofClaim contrary(const proof::ProofClaim& claim);

// Whether a claim, or a task with all its claims, holds at a position with best play by everyone. Nothing where a limit
// of the solver struck.
[[nodiscard]] std::optional<bool> holds(const proof::ProofClaim& claim, const games::Position& at,
                                        games::Solver& solver);
[[nodiscard]] std::optional<bool> holds(const Task& task, const games::Position& at, games::Solver& solver);

// The moves of a position in the classes and the order of `Position::classes`.
struct Keeping {
  std::vector<std::vector<std::string>> keep;  // after these it holds
  std::vector<std::vector<std::string>> lose;
};

// Of the seat to move, whichever side it is on: a move of the other side that loses is one that gives the task away.
// Of an exact task both bounds have to hold after a move. Nothing where a limit struck.
[[nodiscard]] std::optional<Keeping> classes_that_keep(const proof::ProofClaim& claim, const games::Position& at,
                                                       games::Solver& solver);
[[nodiscard]] std::optional<Keeping> classes_that_keep(const Task& task, const games::Position& at,
                                                       games::Solver& solver);

}  // namespace ouverte::puzzles
