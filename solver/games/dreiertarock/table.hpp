// Advice on a deal before its play, laid out.
#pragma once

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::dreiertarock {

// As `Entry::table`. Of a deal that stands before its exchange: every legal choice of group and cards to lay aside, the
// best for the deal's objective first. Of any other, and of a deal before its bidding: what every contract is worth to
// each player. The limits count for each search anew: for each choice, or each contract without one.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const Setup& deal, const search::Options& options,
                                                   const Progress& progress);

}  // namespace ouverte::games::dreiertarock
