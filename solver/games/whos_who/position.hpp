// From a setup to a legal position of Who's Who.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"
#include "solver/games/door/entry.hpp"
#include "solver/games/whos_who/contract.hpp"

namespace ouverte::games::whos_who {

[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// The soloist of a position: as the Jokers say, where both are in these hands; else as written (decision 5).
[[nodiscard]] absl::StatusOr<Seat> soloist_at(const Written& written, const std::array<CardSet, kPlayers>& hands);

}  // namespace ouverte::games::whos_who
