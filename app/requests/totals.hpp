// The questions `totals` and `habits`: what players did over many deals.
#pragma once

#include "app/requests/question.hpp"

namespace ouverte::requests {

[[nodiscard]] absl::StatusOr<base::Json> answer_totals(Arguments& arguments, Context& context);
[[nodiscard]] absl::StatusOr<base::Json> answer_habits(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
