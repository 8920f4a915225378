// The question `write`: a record in another form.
#pragma once

#include "app/requests/question.hpp"

namespace ouverte::requests {

[[nodiscard]] absl::StatusOr<base::Json> answer_write(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
