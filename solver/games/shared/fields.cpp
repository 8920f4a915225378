#include "solver/games/shared/fields.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games {
namespace {

std::string contract_field(std::string_view key) { return base::str("contract.", key); }

}  // namespace

absl::Status wrong(std::string_view field, std::string_view found, std::string_view expected) {
  return base::invalid(field, ": found ", found, ", expected ", expected);
}

std::string json_text(const base::Json& value) { return base::excerpt(base::json_line(value)); }

absl::Status check_keys(const base::Json& object, std::string_view field, std::span<const std::string_view> keys) {
  if (!object.is_object()) return wrong(field, json_text(object), "an object");
  for (const auto& item : object.items())
    if (std::ranges::find(keys, item.key()) == keys.end())
      return wrong(field, base::str("the key ", base::quoted(item.key())), base::str("only ", joined(keys, ", ")));
  return absl::OkStatus();
}

absl::StatusOr<std::optional<Trump>> trump_field(const base::Json& contract, std::string_view key) {
  const auto found = contract.find(key);
  if (found == contract.end()) return std::nullopt;
  const auto trump = found->is_string() ? trump_of(found->get_ref<const std::string&>()) : std::nullopt;
  if (!trump) return wrong(contract_field(key), json_text(*found), "one of S H D C NT");
  return trump;
}

absl::StatusOr<std::optional<cards::Seat>> seat_field(const base::Json& contract, std::string_view key,
                                                      std::string_view seats) {
  const auto found = contract.find(key);
  if (found == contract.end()) return std::nullopt;
  const auto seat = found->is_string() ? seat_of(found->get_ref<const std::string&>(), seats) : std::nullopt;
  if (!seat) return wrong(contract_field(key), json_text(*found), base::str("one of ", joined(seats, " ")));
  return seat;
}

absl::StatusOr<std::optional<int>> number_field(const base::Json& contract, std::string_view key, int least, int most) {
  const auto found = contract.find(key);
  if (found == contract.end()) return std::nullopt;
  const bool fits = found->is_number_integer() && *found >= least && *found <= most;
  if (!fits) return wrong(contract_field(key), json_text(*found), base::str("a number from ", least, " to ", most));
  return found->get<int>();
}

absl::StatusOr<cards::Seat> guarantee_field(const Setup& setup, std::string_view seats) {
  const std::string one_of_seats = base::str("one of ", joined(seats, " "));
  if (setup.guarantee.empty()) return lacking("for", base::str("the seat whose guarantee is asked: ", one_of_seats));
  const auto seat = seat_of(setup.guarantee, seats);
  if (!seat) return wrong("for", base::quoted(setup.guarantee), one_of_seats);
  return *seat;
}

std::string_view tag_value(const Tags& tags, std::string_view name) {
  const auto found = std::ranges::find(tags, name, &Tags::value_type::first);
  if (found == tags.end() || found->second == "?") return "";
  return found->second;
}

std::string tricks_in_words(search::Interval tricks) {
  if (tricks.exact()) return base::counted(tricks.lower, "trick");
  return base::str(tricks.lower, " to ", tricks.upper, " tricks");
}

base::Json interval_json(search::Interval value) {
  if (value.exact()) return value.lower;
  return {{"lower", value.lower}, {"upper", value.upper}};
}

}  // namespace ouverte::games
