// What many answers add up to: the rows of `totals` and of `habits` that analyses hold (docs/formats/requests.md,
// `sums`).
#pragma once

#include <cstdint>

#include "absl/status/statusor.h"
#include "app/batch/part.hpp"
#include "solver/base/json.hpp"

namespace ouverte::batch {

// Adds the rows of one list to another: rows of the same player, game and unit, or of the same idea, become one, and
// their numbers are added; what has no such name (a lapse) is put behind the others, with the number of its record as
// `deal`.
void add_rows(base::Json& rows, const base::Json& more, std::uint64_t record);

// `{"totals": […], "habits": […]}` of all answers in a folder that are there. The memory that it takes does not grow
// with them, but with players: of an idea the same hundred lapses are listed as in one analysis of all. An
// InvalidArgument status where the answers have none.
[[nodiscard]] absl::StatusOr<base::Json> sums_of(const Folder& folder);

}  // namespace ouverte::batch
