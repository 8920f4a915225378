// The analysis of the bidding: every contract of every player, with its tricks, made or not, and the payment.
#pragma once

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::solo_whist {

// As `Entry::table`. The suit turned comes from the deal's contract or the tag `Trump`; where neither says it,
// contracts in the preferred suit are solved in all four. Eldest comes from the deal's dealer or leader, or the tag
// `Dealer`.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const Tags& tags, const search::Options& options,
                                                   const Progress& progress);

}  // namespace ouverte::games::solo_whist
