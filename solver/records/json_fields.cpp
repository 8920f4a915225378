#include "solver/records/json_fields.hpp"

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::records {

absl::Status unexpected(std::string_view field, const base::Json& found, std::string_view expected) {
  return base::invalid(field, ": found ", base::excerpt(base::json_line(found)), ", expected ", expected);
}

absl::Status unknown_key(std::string_view key, std::span<const std::string_view> known) {
  std::string names;
  for (const std::string_view name : known) names += base::str(names.empty() ? "" : ", ", name);
  return base::invalid("found the unknown key ", base::quoted(key), ", expected one of ", names);
}

absl::Status read_text(std::string_view field, const base::Json& value, std::string& text) {
  if (!value.is_string()) return unexpected(field, value, "a text");
  text = value.get<std::string>();
  return absl::OkStatus();
}

absl::Status read_texts(std::string_view field, const base::Json& value, std::vector<std::string>& texts) {
  if (!value.is_array()) return unexpected(field, value, "a list of texts");
  for (const base::Json& item : value) {
    if (absl::Status status = read_text(field, item, texts.emplace_back()); !status.ok()) return status;
  }
  return absl::OkStatus();
}

base::Json json_string(std::string_view text) { return as_utf8(text); }

base::Json json_strings(std::span<const std::string> texts) {
  base::Json list = base::Json::array();
  for (const std::string& text : texts) list.push_back(json_string(text));
  return list;
}

}  // namespace ouverte::records
