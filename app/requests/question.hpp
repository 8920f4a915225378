// The questions that there are, by their names, and what those about a record have in common.
#pragma once

#include <functional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "app/requests/arguments.hpp"
#include "app/requests/context.hpp"
#include "app/requests/read_text.hpp"
#include "solver/base/json.hpp"
#include "solver/records/record.hpp"

namespace ouverte::requests {

struct Question {
  std::string_view name;  // the value of `ask`
  // The answer as one object. A status names the field at fault, what was found there and what was wanted; the field
  // is a key of the request, or one of its record ("record.hands.N").
  absl::StatusOr<base::Json> (*answer)(Arguments& arguments, Context& context);
  bool searches = true;  // false: it is answered in a moment
};

[[nodiscard]] std::span<const Question> questions();

// The record of a request: the object `record` (docs/formats/json.md), or the one that `text` holds, which is PBN, LIN
// or JSON, or a problem in words, read as `how_posted` says.
[[nodiscard]] absl::StatusOr<records::Record> record_of(Arguments& arguments, const ReadPosted& read = read_records_as);

// The seat whose guarantee the setup asks, or every seat where everyone plays for himself and none is named.
[[nodiscard]] std::vector<std::string> seats_asked(const games::Game& game, const games::Setup& setup);

// Answers a question about a record: once it has been read, with the limits that the request names, and `time` if it
// names none. All other arguments must have been read before.
using AnswerRecord = std::function<absl::StatusOr<base::Json>(const records::Record& record)>;
[[nodiscard]] absl::StatusOr<base::Json> about_record(Arguments& arguments, Context& context,
                                                      std::chrono::nanoseconds time, const AnswerRecord& answer,
                                                      const ReadPosted& read = read_records_as);

}  // namespace ouverte::requests
