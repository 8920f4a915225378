// JSON: values, and records as JSON lines.
#include "solver/base/json.hpp"
#include "tests/fuzz/records.hpp"

namespace ouverte::fuzz {

void read(std::string_view bytes) {
  if (const auto value = base::parse_json(bytes); value.ok()) {
    const std::string line = base::json_line(*value);
    const auto again = base::parse_json(line);
    must(again.ok() && base::json_line(*again) == line, "a value is written as it was read", line);
  }
  must_be_sound(records::read_json_lines(bytes, "input"));
}

}  // namespace ouverte::fuzz
