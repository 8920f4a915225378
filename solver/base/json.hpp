// JSON values: the library's, with object keys kept in the order written, so that what was read can be written back.
#pragma once

#include <nlohmann/json.hpp>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"

namespace ouverte::base {

using Json = nlohmann::ordered_json;

// The value that `text` holds and nothing besides. An InvalidArgument status says at which byte the text goes wrong;
// a key written twice in one object is an error, as is anything after the value.
[[nodiscard]] absl::StatusOr<Json> parse_json(std::string_view text);

// `value` as one line of text, keys in order. Bytes of strings that are not UTF-8 become the replacement character.
[[nodiscard]] std::string json_line(const Json& value);

}  // namespace ouverte::base
