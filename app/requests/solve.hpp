// The question `solve`: the value and the best cards of a deal or position.
#pragma once

#include <string>

#include "app/requests/found.hpp"
#include "app/requests/question.hpp"

namespace ouverte::requests {

// What is said here stands in the place of what the record says; empty texts leave that as it is.
struct SolveArguments {
  std::string objective;
  std::string guarantee;
  std::string leader;
  std::string contract;
  games::Request request;
};

// Of a deal whose contract is not known: what each would be worth.
[[nodiscard]] absl::StatusOr<Found> solve(const records::Record& record, const SolveArguments& arguments,
                                          Context& context);

[[nodiscard]] absl::StatusOr<base::Json> answer_solve(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
