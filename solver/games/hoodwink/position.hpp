// From a setup to a legal position of Hoodwink.
#pragma once

#include <memory>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"
#include "solver/games/hoodwink/contract.hpp"

namespace ouverte::games::hoodwink {

[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// The bids that the rule for disciplined bids makes of the hands as dealt.
[[nodiscard]] Bids disciplined_bids(const std::vector<CardSet>& hands);

}  // namespace ouverte::games::hoodwink
