#include "puzzles/solve/keeping.hpp"

#include <utility>

namespace ouverte::puzzles {
namespace {

using games::Position;
using proof::Bound;
using proof::ProofClaim;

template <class What>
std::optional<Keeping> split(const What& what, const Position& at, games::Solver& solver) {
  Keeping split;
  for (auto& together : at.classes()) {
    const auto held = holds(what, *after(at, together.front()), solver);
    if (!held) return std::nullopt;
    (*held ? split.keep : split.lose).push_back(std::move(together));
  }
  return split;
}

}  // namespace

absl::Status must_end(const Puzzle& puzzle) {
  const games::Setup setup = puzzle.position->setup();
  if (puzzle.game->bounded(setup, 0) == setup) return absl::OkStatus();
  return absl::InvalidArgumentError("Task: found a play without an end, expected a horizon");
}

std::vector<ProofClaim> claims_of(const Task& task) {
  std::vector<ProofClaim> claims = {{.bound = task.bound, .value = task.value}};
  if (task.exactly) {
    const Bound other = task.bound == Bound::kAtLeast ? Bound::kAtMost : Bound::kAtLeast;
    claims.push_back({.bound = other, .value = task.value});
  }
  return claims;
}

ProofClaim contrary(const ProofClaim& claim) {
  if (claim.bound == Bound::kAtLeast) return {.bound = Bound::kAtMost, .value = claim.value - 1};
  return {.bound = Bound::kAtLeast, .value = claim.value + 1};
}

std::optional<bool> holds(const ProofClaim& claim, const Position& at, games::Solver& solver) {
  const search::Interval possible = at.possible();
  if (settled(claim, possible)) return true;
  const bool least = claim.bound == Bound::kAtLeast;
  const int best = least ? possible.upper : possible.lower;
  if (!settled(claim, {best, best})) return false;
  const auto reached = solver.reaches(at, least ? claim.value : claim.value + 1);
  if (!reached) return std::nullopt;
  return *reached == least;
}

std::optional<bool> holds(const Task& task, const Position& at, games::Solver& solver) {
  for (const ProofClaim& claim : claims_of(task))
    if (const auto held = holds(claim, at, solver); held != true) return held;
  return true;
}

std::optional<Keeping> classes_that_keep(const ProofClaim& claim, const Position& at, games::Solver& solver) {
  return split(claim, at, solver);
}

std::optional<Keeping> classes_that_keep(const Task& task, const Position& at, games::Solver& solver) {
  return split(task, at, solver);
}

}  // namespace ouverte::puzzles
