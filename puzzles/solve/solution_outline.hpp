// The parts that `shown` is made of: a tree that is whole, or the beginning of one.
#pragma once

#include <optional>

#include "puzzles/problem/solution.hpp"
#include "solver/games/door/game.hpp"
#include "solver/proof/refutation.hpp"

namespace ouverte::puzzles {

struct WholeLine {
  std::optional<Line> line;  // with no more variations than the limits allow
  bool too_long = false;     // there is none, but one with more
};
// A complete line, if the limits do not strike first.
[[nodiscard]] WholeLine whole_line(const proof::ProofClaim& claim, const games::Position& at, games::Solver& solver,
                                   const proof::RefutationLimits& limits);

// The lines over the best defences down to so many choices of the side that claims.
[[nodiscard]] Line outline(const proof::ProofClaim& claim, const games::Position& at, int depth, games::Solver& solver);

}  // namespace ouverte::puzzles
