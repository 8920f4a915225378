// The question `look`: all that can be drawn of a record at one point of its play, without any search.
#pragma once

#include <optional>
#include <string>

#include "app/requests/question.hpp"

namespace ouverte::requests {

struct LookArguments {
  std::optional<std::size_t> at;  // after so many of the plays; else after all of them
  std::string sees;               // the seats whose hands are seen; empty: all of them
};

[[nodiscard]] absl::StatusOr<base::Json> look(const records::Record& record, const LookArguments& arguments,
                                              Context& context);

[[nodiscard]] absl::StatusOr<base::Json> answer_look(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
