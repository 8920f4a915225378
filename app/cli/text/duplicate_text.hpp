// Boards that were played at several tables, and what the pairs or teams have for them, to people.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "tutor/marks/duplicate.hpp"

namespace ouverte::cli {

[[nodiscard]] std::vector<Text> session_text(const tutor::Duplicate::Session& session);

}  // namespace ouverte::cli
