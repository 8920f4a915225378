#include "puzzles/verify/verify.hpp"

#include <algorithm>

#include "puzzles/solve/keeping.hpp"
#include "solver/games/door/stopped.hpp"

namespace ouverte::puzzles {
namespace {

using proof::Bound;
using proof::ProofClaim;

// What best play makes of the task.
void judge(const Puzzle& puzzle, int value, Verification& verification) {
  const ProofClaim own{.bound = puzzle.task.bound, .value = puzzle.task.value};
  verification.value = value;
  verification.achieved = settled(own, {value, value});
  verification.bettered = verification.achieved && value != puzzle.task.value;
  const std::string_view written = records::tag_value(puzzle.record.tags, "Task");
  verification.names_amount = written != "goal" && written != "no goal";
}

}  // namespace

absl::StatusOr<Verification> verify(const Puzzle& puzzle, const Collection& collection, games::Solver& solver,
                                    const VerifyOptions& options) {
  if (absl::Status ends = must_end(puzzle); !ends.ok()) return ends;
  const games::Position& start = *puzzle.position;
  solver.expect(start);
  const games::Solution solution = solver.solve(start, {.near = puzzle.task.value});
  if (!solution.value.exact()) return games::stopped_before("the value was known", solver);
  Verification verification;
  verification.proof_nodes = options.proof_nodes;
  judge(puzzle, solution.value.lower, verification);
  Confirmer confirmer(*puzzle.game, solver, options.proof_nodes);
  for (const Bound bound : {Bound::kAtLeast, Bound::kAtMost})
    confirmer.confirm(start, {.bound = bound, .value = verification.value}, after_text({}));
  const auto finished = [&](bool is, std::string_view what) {
    if (!is) verification.unfinished.push_back(what);
    return is;
  };
  verification.solution = given_solution(puzzle, solver, confirmer);
  finished(!verification.solution || !verification.solution->unknown(), "solution");
  if (verification.achieved) {
    const std::string key = verification.solution ? verification.solution->key : "";
    verification.lines = main_lines(puzzle, verification.bettered, key, solver, confirmer, options.lines);
    finished(!verification.lines->stopped, "lines");
  }
  if (options.matters) {
    const bool held = verification.achieved && !(puzzle.task.exactly && verification.bettered);
    auto matters = what_matters(puzzle, held, solver, confirmer, options.changes);
    if (finished(matters.ok(), "changes")) verification.matters = *std::move(matters);
  }
  if (!records::tag_value(puzzle.record.tags, "TwinOf").empty()) {
    auto twin = compared_with_twin(puzzle, verification.achieved, collection, solver);
    if (finished(twin.ok(), "twin")) verification.twin = *std::move(twin);
  }
  verification.confirmation = confirmer.outcome();
  return verification;
}

bool cooked(const MainLines& lines) {
  return std::ranges::none_of(
      lines.keys, [](const Choice& choice) { return choice.best_defence && choice.classes.keep.size() == 1; });
}

std::vector<Fault> faults_of(const Verification& verification) {
  std::vector<Fault> faults;
  const auto add = [&](bool there, Fault fault) {
    if (there) faults.push_back(fault);
  };
  const auto& lines = verification.lines;
  add(!verification.achieved, Fault::kUnachievable);
  add(verification.bettered && verification.names_amount, Fault::kExceedable);
  add(lines && lines->all_keys && cooked(*lines), Fault::kCook);
  add(verification.solution && verification.solution->wrong(), Fault::kWrongSolution);
  add(verification.solution && verification.solution->incomplete(), Fault::kIncompleteSolution);
  add(verification.twin && (!verification.twin->missing.empty() || verification.twin->differences.empty()),
      Fault::kTwin);
  add(!verification.confirmation.refused.empty(), Fault::kRefused);
  add(lines && !lines->duals.empty(), Fault::kDual);
  add(verification.matters && !verification.matters->idle.idle.empty(), Fault::kIdle);
  add(!verification.confirmation.unproved.empty(), Fault::kUnproved);
  return faults;
}

}  // namespace ouverte::puzzles
