// The question `table`: what every contract of a deal is worth, before the play.
#pragma once

#include <chrono>

#include "app/requests/found.hpp"
#include "app/requests/question.hpp"

namespace ouverte::requests {

// A table has dozens of contracts, and a few deals have one that takes minutes: it shows what its share proves.
inline constexpr std::chrono::minutes kTimeForTable{2};

[[nodiscard]] absl::StatusOr<Found> table(const records::Record& record, Context& context);

[[nodiscard]] absl::StatusOr<base::Json> answer_table(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
