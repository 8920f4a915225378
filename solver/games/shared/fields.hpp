// Reading the fields of a setup or a contract, and saying what is wrong with them: every message names the field, what
// was found and what was expected.
#pragma once

#include <initializer_list>
#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "absl/status/status.h"
#include "absl/status/statusor.h"
#include "solver/base/json.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/door/lack.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::games {

// "field: found X, expected Y"; where nothing was found `lacking` says it.
[[nodiscard]] absl::Status wrong(std::string_view field, std::string_view found, std::string_view expected);
[[nodiscard]] std::string json_text(const base::Json& value);  // as a message echoes it

// `object` is an object with no other keys than these.
[[nodiscard]] absl::Status check_keys(const base::Json& object, std::string_view field,
                                      std::span<const std::string_view> keys);
[[nodiscard]] inline absl::Status check_keys(const base::Json& object, std::string_view field,
                                             std::initializer_list<std::string_view> keys) {
  return check_keys(object, field, std::span(keys.begin(), keys.size()));
}

// The field `key` of the contract: absent gives nothing.
[[nodiscard]] absl::StatusOr<std::optional<Trump>> trump_field(const base::Json& contract, std::string_view key);
[[nodiscard]] absl::StatusOr<std::optional<cards::Seat>> seat_field(const base::Json& contract, std::string_view key,
                                                                    std::string_view seats = cards::kCompass);
[[nodiscard]] absl::StatusOr<std::optional<int>> number_field(const base::Json& contract, std::string_view key,
                                                              int least, int most);

// The seat whose guarantee the setup asks.
[[nodiscard]] absl::StatusOr<cards::Seat> guarantee_field(const Setup& setup, std::string_view seats = cards::kCompass);

// The value of a tag, or empty when it is absent; PBN's "?" (unknown) counts as absent.
[[nodiscard]] std::string_view tag_value(const Tags& tags, std::string_view name);

// "7 tricks", "1 trick", "5 to 7 tricks".
[[nodiscard]] std::string tricks_in_words(search::Interval tricks);
// A number where the interval is exact, else an object with `lower` and `upper`.
[[nodiscard]] base::Json interval_json(search::Interval value);

}  // namespace ouverte::games
