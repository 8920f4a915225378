// Positions in the vectors' form: one JSON object a position (docs/formats/json.md).
#pragma once

#include <optional>

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::records {

// A position of the vectors with the answers that stand beside it.
struct Vector {
  games::Setup setup;
  std::optional<base::Json> value;
  std::optional<base::Json> moves;
};

// Errors are InvalidArgument statuses naming the field, what was found and what was expected; unknown keys are errors.
[[nodiscard]] absl::StatusOr<Vector> vector_from_json(const base::Json& object);

// The fields that the setup says, in the order of the vectors.
[[nodiscard]] base::Json json_from_setup(const games::Setup& setup);

}  // namespace ouverte::records
