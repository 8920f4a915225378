// The solution that the record of a puzzle gives: whether it is right, and whether it is complete.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/solve/judge.hpp"
#include "puzzles/verify/proofs.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

struct GivenSolution {
  std::string unreadable;   // why it is not one, if so
  std::vector<Flaw> flaws;  // none: it is right and complete
  std::string key;          // its first move, where the solver's side is to move; as written

  [[nodiscard]] bool wrong() const;       // it cannot be read, or has moves that lose or cannot be made
  [[nodiscard]] bool incomplete() const;  // defences are not answered, or lines not shown to their ends
  [[nodiscard]] bool unknown() const;     // a limit struck before it was judged
};

// Judges the solution that the record gives, if it gives one. Moves of it that are refuted, and a solution that is a
// proof as it stands, are given to the confirmer.
[[nodiscard]] std::optional<GivenSolution> given_solution(const Puzzle& puzzle, games::Solver& solver,
                                                          Confirmer& confirmer);

}  // namespace ouverte::puzzles
