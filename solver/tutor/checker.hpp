// Verifies a proof by playing it out with the rules alone: positions, legal moves and values come from
// `games::Position`, and nothing is shared with the search. What a proof says of equal moves is not believed but
// played: the answers to one are tried against the other, the two exchanged.
#pragma once

#include <cstdint>
#include <string>
#include <variant>

#include "solver/tutor/proof.hpp"

namespace ouverte::tutor {

struct Checked {
  std::uint64_t positions = 0;  // that were looked at
};

[[nodiscard]] std::variant<Checked, ProofFault> check(const Proof& proof);

}  // namespace ouverte::tutor
