// From a setup to a legal position of Solo Whist.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"

namespace ouverte::games::solo_whist {

[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

}  // namespace ouverte::games::solo_whist
