#include "tests/support/puzzles.hpp"

#include <string>
#include <utility>
#include <vector>

namespace ouverte::support {

puzzles::Puzzle random_puzzle(const games::Game& game, games::Solver& solver, std::size_t moves_left,
                              base::Random& random) {
  const std::vector<Case> cases = cases_of(game);
  while (true) {
    const auto position = random_ending(game, cases[random.below(cases.size())], moves_left, random);
    if (position == nullptr || position->over() || position->classes().size() < 2) continue;
    const search::Interval value = solver.solve(*position, {}).value;
    const search::Interval possible = position->possible();
    const bool open = position->maximises() ? value.lower > possible.lower : value.upper < possible.upper;
    if (!value.exact() || !open) continue;
    records::Record record;
    record.setup = position->setup();
    record.tags = {{"Puzzle", "random"},
                   {"Task", (position->maximises() ? ">= " : "<= ") + std::to_string(value.lower)},
                   {"Theme", "random"}};
    if (auto puzzle = puzzles::puzzle_of(std::move(record)); puzzle.ok()) return *std::move(puzzle);
  }
}

}  // namespace ouverte::support
