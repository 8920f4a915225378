#include "puzzles/verify/solution.hpp"

#include <algorithm>
#include <utility>

#include "puzzles/solve/keeping.hpp"
#include "puzzles/solve/solution_tree.hpp"
#include "solver/base/status.hpp"
#include "solver/records/move_input.hpp"

namespace ouverte::puzzles {
namespace {

bool any_of_kinds(const std::vector<Flaw>& flaws, std::initializer_list<FlawKind> kinds) {
  return std::ranges::any_of(flaws,
                             [&](const Flaw& flaw) { return std::ranges::find(kinds, flaw.kind) != kinds.end(); });
}

// The first move written of it, in full.
std::string key_of(const Solution& solution, const games::Position& start) {
  if (solution.empty() || solution.front().shown.plies.empty()) return "";
  const auto move = records::move_meant(solution.front().shown.plies.front().move, start.moves());
  return move.ok() ? *move : "";
}

void confirm(const Solution& solution, const Puzzle& puzzle, Confirmer& confirmer) {
  const proof::ProofClaim own{.bound = puzzle.task.bound, .value = puzzle.task.value};
  for (const Part& part : solution) {
    const proof::ProofClaim& claim = part.claim ? *part.claim : own;
    confirmer.confirm(proof_of(part.shown, claim, *puzzle.position),
                      base::str("the solution given of ", proof::claim_text(claim)));
  }
}

}  // namespace

bool GivenSolution::wrong() const {
  return !unreadable.empty() || any_of_kinds(flaws, {FlawKind::kIllegal, FlawKind::kRefuted, FlawKind::kUnsound});
}

bool GivenSolution::unknown() const { return any_of_kinds(flaws, {FlawKind::kUnknown}); }

bool GivenSolution::incomplete() const { return any_of_kinds(flaws, {FlawKind::kGap, FlawKind::kUnfinished}); }

std::optional<GivenSolution> given_solution(const Puzzle& puzzle, games::Solver& solver, Confirmer& confirmer) {
  const std::string text = solution_text_of(puzzle.record);
  if (text.empty()) return std::nullopt;
  GivenSolution given;
  const auto solution = read_solution(text, puzzle.game->seats_at(puzzle.position->setup()));
  if (!solution.ok()) {
    given.unreadable = base::message(solution.status());
    return given;
  }
  if (solvers_turn(puzzle.task, *puzzle.position)) given.key = key_of(*solution, *puzzle.position);
  given.flaws = judge(puzzle, *solution, solver).flaws;
  if (given.unknown()) confirmer.give_up("the solution given", "it could not be judged completely");
  for (const Flaw& flaw : given.flaws)
    if (flaw.kind == FlawKind::kRefuted)
      confirmer.confirm(*after(*flaw.at, flaw.move), contrary(flaw.claim), sentence(flaw));
  if (given.flaws.empty()) confirm(*solution, puzzle, confirmer);
  return given;
}

}  // namespace ouverte::puzzles
