// Positions in the vectors' form: one JSON object a position (docs/formats/json.md).
#pragma once

#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/games/setup.hpp"

namespace ouverte::io {

// A position of the vectors with the answers that stand beside it; absent answers are of type `discarded`.
struct Vector {
  games::Setup setup;
  base::Json value{base::Json::value_t::discarded};
  base::Json moves{base::Json::value_t::discarded};
};

// Errors are InvalidArgument statuses naming the field, what was found and what was expected; unknown keys are errors.
[[nodiscard]] absl::StatusOr<Vector> vector_from_json(const base::Json& object);

// The fields that the setup says, in the order of the vectors.
[[nodiscard]] base::Json json_from_setup(const games::Setup& setup);

}  // namespace ouverte::io
