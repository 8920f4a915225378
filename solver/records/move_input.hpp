// Moves as people type them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace ouverte::records {

// The one legal move that a text means: as records write it, in any case and with blanks ("s k"), with a suit sign
// ("♠K"), with 10 for the Ten, or the rank alone where that is enough ("k"). Else what is wrong, with the legal moves.
[[nodiscard]] absl::StatusOr<std::string> move_meant(std::string_view text, std::span<const std::string> legal);

}  // namespace ouverte::records
