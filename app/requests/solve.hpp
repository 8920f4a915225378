// The question `solve`: the value and the best cards of a deal or position.
#pragma once

#include <cstddef>
#include <limits>
#include <optional>
#include <string>

#include "app/requests/found.hpp"
#include "app/requests/question.hpp"

namespace ouverte::requests {

inline constexpr std::size_t kEnd = std::numeric_limits<std::size_t>::max();

// What is said here stands in the place of what the record says; empty texts leave that as it is.
struct SolveArguments {
  std::string objective;
  std::string guarantee;
  std::string leader;
  std::string contract;
  std::optional<std::size_t> at;  // after so many of the recorded plays; absent: before the first, `kEnd`: after all
  games::Request request;
};

// Of a deal whose contract is not known: what each would be worth.
[[nodiscard]] absl::StatusOr<Found> solve(const records::Record& record, const SolveArguments& arguments,
                                          Context& context);

[[nodiscard]] absl::StatusOr<base::Json> answer_solve(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
