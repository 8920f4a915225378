// What a deal of Rummage is worth to each player.
#pragma once

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::rummage {

[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const search::Options& options,
                                                   const Progress& progress);

}  // namespace ouverte::games::rummage
