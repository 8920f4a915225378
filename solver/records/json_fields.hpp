// Fields of JSON objects read into plain types; every error names the field, what was found and what was expected.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/base/json.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::records {

inline constexpr std::array<std::string_view, 10> kSetupKeys = {"id",     "game", "hands",    "table",     "leader",
                                                                "dealer", "won",  "contract", "objective", "for"};

[[nodiscard]] absl::Status unexpected(std::string_view field, const base::Json& found, std::string_view expected);
[[nodiscard]] absl::Status unknown_key(std::string_view key, std::span<const std::string_view> known);

absl::Status read_text(std::string_view field, const base::Json& value, std::string& text);
absl::Status read_texts(std::string_view field, const base::Json& value, std::vector<std::string>& texts);

// One of `kSetupKeys`; any other is an error.
absl::Status read_setup_field(std::string_view key, const base::Json& value, games::Setup& setup);

// Text in UTF-8, as JSON demands.
[[nodiscard]] base::Json json_string(std::string_view text);
[[nodiscard]] base::Json json_strings(std::span<const std::string> texts);

}  // namespace ouverte::records
