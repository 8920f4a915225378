// The double-dummy table of a deal: the tricks of every declarer in every strain, and par.
#pragma once

#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::bridge {

// As `Entry::table`; `hands` are four of the same size. Dealer and vulnerability come from the tags `Dealer` and
// `Vulnerable`, or from `dealer` where the first is missing; par needs both.
[[nodiscard]] absl::StatusOr<DealTable> deal_table(const std::vector<cards::CardSet>& hands, std::string_view dealer,
                                                   const Tags& tags, const search::Options& options,
                                                   const Progress& progress);

}  // namespace ouverte::games::bridge
