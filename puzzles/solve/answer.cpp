#include "puzzles/solve/answer.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/door/stopped.hpp"
#include "solver/proof/checker.hpp"

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::ProofClaim;

absl::Status stopped(games::Solver& solver) { return games::stopped_before("the answer was known", solver); }

absl::StatusOr<Shown> show(const ProofClaim& claim, const Position& at, games::Solver& solver,
                           const SolutionLimits& limits) {
  Showing showing = shown(claim, at, solver, limits);
  Shown result{.claim = claim, .line = std::move(showing.line), .checked = std::nullopt, .missing = showing.missing};
  if (!result.line.complete()) return result;
  const auto outcome = proof::check(proof_of(result.line, claim, at), {.deadline = solver.deadline()});
  if (std::holds_alternative<proof::Unchecked>(outcome)) {
    result.missing = Missing::kChecking;
    return result;
  }
  if (const auto* fault = std::get_if<proof::ProofFault>(&outcome))
    return absl::InternalError(base::str("the checker does not accept the line found: ", fault->message));
  result.checked = std::get<proof::Checked>(outcome).positions;
  return result;
}

// The first move of the best play for the side that cannot do its task.
std::string best_try_of(const Puzzle& puzzle, const games::Solution& solution) {
  if (!solvers_turn(puzzle.task, *puzzle.position) || solution.best.empty()) return "";
  return solution.best.front();
}

}  // namespace

absl::StatusOr<Answer> answer(const Puzzle& puzzle, games::Solver& solver, const SolutionLimits& limits) {
  if (absl::Status ends = must_end(puzzle); !ends.ok()) return ends;
  const Position& at = *puzzle.position;
  solver.expect(at);
  const games::Solution solution = solver.solve(at, {.line = true});
  if (!solution.value.exact()) return stopped(solver);
  Answer answer;
  answer.value = solution.value;
  answer.best = solution.line;
  const std::vector<ProofClaim> claims = claims_of(puzzle.task);
  const auto not_there = std::ranges::find_if(claims, [&](const auto& one) { return !settled(one, solution.value); });
  answer.holds = not_there == claims.end();
  answer.exceeds = !puzzle.task.exactly && answer.holds && solution.value.lower != puzzle.task.value;
  if (solvers_turn(puzzle.task, at)) {
    answer.first = classes_that_keep(puzzle.task, at, solver);
    if (!answer.first) return stopped(solver);
  }
  std::vector<ProofClaim> to_show = claims;
  if (!answer.holds) {
    to_show = {contrary(*not_there)};
    answer.best_try = best_try_of(puzzle, solution);
  }
  for (const ProofClaim& claim : to_show) {
    auto part = show(claim, at, solver, limits);
    if (!part.ok()) return part.status();
    answer.shown.push_back(*std::move(part));
  }
  return answer;
}

Solution solution_of(const Answer& answer) {
  Solution solution;
  for (const Shown& shown : answer.shown) {
    Part part{.claim = std::nullopt, .shown = shown.line};
    if (answer.shown.size() > 1) part.claim = shown.claim;
    solution.push_back(std::move(part));
  }
  return solution;
}

}  // namespace ouverte::puzzles
