// The main lines of a puzzle, and what the solver's side has to choose on them (docs/puzzles.md): its keys, and where
// later it has more than one way.
#pragma once

#include <cstddef>
#include <optional>
#include <string>
#include <vector>

#include "puzzles/problem/puzzle.hpp"
#include "puzzles/solve/keeping.hpp"
#include "puzzles/verify/proofs.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

// A choice of the solver's side: some moves keep the task, some may not.
struct Choice {
  std::vector<std::string> line;  // the moves that lead to it
  std::string seat;
  Keeping classes;
  bool best_defence = true;  // no move of the others on the line gave anything away
  bool lists_every_move = true;
};

struct MainLines {
  std::vector<Choice> keys;   // the first choice on every line
  bool all_keys = true;       // false: a limit struck before all of them were found
  std::vector<Choice> duals;  // later choices with more than one class that keeps: all those of the first such ply
  std::size_t plies = 0;      // so many were looked through for duals
  bool to_the_end = false;    // and there are no more
  bool stopped = false;       // the solver ran into its limit: this is what was known by then
};

struct LineLimits {
  std::size_t positions = 3'000;  // of the solver's side or of the others, that are looked at
};

// The caller guarantees that the task holds at the position of the puzzle. `bettered`: more than the task asks can be
// reached; every move of the others then counts as best defence. `key`: the first move of the given solution, whose
// lines are followed where there are several keys. Everything found is given to the confirmer.
[[nodiscard]] MainLines main_lines(const Puzzle& puzzle, bool bettered, const std::string& key, games::Solver& solver,
                                   Confirmer& confirmer, const LineLimits& limits);

}  // namespace ouverte::puzzles
