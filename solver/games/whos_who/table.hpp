// What a deal is worth before its first card: there is no auction, so whoever should lead.
#pragma once

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::whos_who {

// As `Entry::table`: the soloist, and for each player leading what the soloist scores and whether he wins.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                                   const Progress& progress);

}  // namespace ouverte::games::whos_who
