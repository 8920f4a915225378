// The analysis of the bidding: what every combination of suits that the three can lay is worth.
#pragma once

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::hoodwink {

[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                                   const Progress& progress);

}  // namespace ouverte::games::hoodwink
