// The questions `read` and `puzzle_read`: what a text holds, as records.
#pragma once

#include "app/requests/question.hpp"

namespace ouverte::requests {

// What stands in a list of records for one that cannot be read.
[[nodiscard]] base::Json problem_json(const records::Problem& problem);

[[nodiscard]] absl::StatusOr<base::Json> answer_read(Arguments& arguments, Context& context);
[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_read(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
