// Verifies a proof by playing it out with the rules alone: positions, legal moves and values come from
// `games::Position`, and nothing is shared with the search. What a proof says of equal moves is not believed but
// played: the answers to one are tried against the other, the two exchanged.
#pragma once

#include <cstdint>
#include <limits>
#include <string>
#include <variant>

#include "solver/base/deadline.hpp"
#include "solver/proof/proof.hpp"

namespace ouverte::proof {

struct Checked {
  std::uint64_t positions = 0;  // that were looked at
};

struct CheckLimits {
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();  // to be looked at
  base::Deadline deadline = {};
};
// A limit struck after so many positions: neither verified nor refused.
struct Unchecked {
  std::uint64_t positions = 0;
};

[[nodiscard]] std::variant<Checked, ProofFault, Unchecked> check(const Proof& proof, const CheckLimits& limits = {});

}  // namespace ouverte::proof
