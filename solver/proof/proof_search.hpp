// Makes proofs (`proof.hpp`): what a position is worth, shown move by move with the help of a solver.
#pragma once

#include <cstddef>
#include <limits>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::proof {

// Why there is no proof of a value that the solver did not find out: a ResourceExhausted status.
[[nodiscard]] absl::Status no_value(games::Solver& solver);

struct ProofLimits {
  std::size_t nodes = std::numeric_limits<std::size_t>::max();  // of the proof
};

// A proof that the position, of the solver's game, is worth what it is: both bounds. A ResourceExhausted status says
// which limit struck first, of the proof or of the solver and its deadline.
[[nodiscard]] absl::StatusOr<Proof> prove(const games::Position& position, games::Solver& solver,
                                          const ProofLimits& limits);
// The same where `value` is known to be what it is worth.
[[nodiscard]] absl::StatusOr<Proof> prove(const games::Position& position, int value, games::Solver& solver,
                                          const ProofLimits& limits);
// The same of one claim alone. An InvalidArgument status if it does not hold.
[[nodiscard]] absl::StatusOr<Proof> prove(const games::Position& position, Bound bound, int value,
                                          games::Solver& solver, const ProofLimits& limits);

}  // namespace ouverte::proof
