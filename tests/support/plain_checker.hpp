// Proofs checked the dumb way: every line is played, and nothing that was seen is remembered.
#pragma once

#include <cstdint>
#include <optional>

#include "solver/proof/proof.hpp"

namespace ouverte::support {

// Whether a proof shows all its claims. Nothing where more than so many positions would have to be looked at.
[[nodiscard]] std::optional<bool> plainly_shown(const proof::Proof& proof, std::uint64_t positions);

}  // namespace ouverte::support
