#include "puzzles/compose/turn.hpp"

#include <utility>

#include "puzzles/solve/keeping.hpp"

namespace ouverte::puzzles {

Turn::Turn(const games::Game& game, const games::Position& at, const Task& task, Moves key, std::vector<Moves> losing,
           games::Solver& solver)
    : TrickAhead(game, at), task_(task), key_(std::move(key)), losing_(std::move(losing)), solver_(solver) {}

std::optional<Turn> turn_of(const Puzzle& puzzle, games::Solver& solver) {
  auto moves = classes_that_keep(puzzle.task, *puzzle.position, solver);
  if (!moves || moves->keep.size() != 1 || moves->lose.empty()) return std::nullopt;
  return Turn(*puzzle.game, *puzzle.position, puzzle.task, std::move(moves->keep.front()), std::move(moves->lose),
              solver);
}

bool Turn::keeps(const games::Position& position) const { return holds(task_, position, solver_).value_or(false); }

}  // namespace ouverte::puzzles
