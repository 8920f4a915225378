// The question `score`: what recorded deals brought their players, and the account of the match.
#pragma once

#include "app/requests/question.hpp"

namespace ouverte::requests {

[[nodiscard]] absl::StatusOr<base::Json> answer_score(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
