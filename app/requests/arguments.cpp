#include "app/requests/arguments.hpp"

#include <algorithm>
#include <cmath>

#include "absl/strings/str_join.h"
#include "solver/base/status.hpp"
#include "solver/records/json_fields.hpp"

namespace ouverte::requests {
namespace {

constexpr double kLongest = 36'000'000;  // seconds: what is longer is a slip of the pen

}  // namespace

const base::Json* Arguments::value(std::string_view key) {
  known_.push_back(key);
  const auto found = request_.find(key);
  return found == request_.end() ? nullptr : &*found;
}

void Arguments::refuse(absl::Status fault) { fault_.Update(std::move(fault)); }

void Arguments::require(std::string_view key, std::string_view expected) {
  if (!has(key)) refuse(base::invalid(key, ": found nothing, expected ", expected));
}

std::string Arguments::text(std::string_view key) {
  std::string text;
  const base::Json* const found = value(key);
  if (found == nullptr) return text;
  refuse(records::read_text(key, *found, text));
  if (text.empty()) refuse(records::unexpected(key, *found, "some text"));
  return text;
}

std::vector<std::string> Arguments::texts(std::string_view key) {
  std::vector<std::string> texts;
  if (const base::Json* const found = value(key)) refuse(records::read_texts(key, *found, texts));
  return texts;
}

bool Arguments::flag(std::string_view key, bool absent) {
  const base::Json* const found = value(key);
  if (found == nullptr) return absent;
  if (!found->is_boolean()) refuse(records::unexpected(key, *found, "true or false"));
  return found->is_boolean() && found->get<bool>();
}

std::uint64_t Arguments::whole(std::string_view key, std::uint64_t absent, std::uint64_t least, std::uint64_t most) {
  const base::Json* const found = value(key);
  if (found == nullptr) return absent;
  if (found->is_number_unsigned())
    if (const auto number = found->get<std::uint64_t>(); number >= least && number <= most) return number;
  refuse(records::unexpected(key, *found, base::str("a whole number from ", least, " to ", most)));
  return absent;
}

std::optional<int> Arguments::integer(std::string_view key, int most) {
  const base::Json* const found = value(key);
  if (found == nullptr) return std::nullopt;
  if (found->is_number_integer())
    if (const auto number = found->get<std::int64_t>(); number >= -most && number <= most)
      return static_cast<int>(number);
  refuse(records::unexpected(key, *found, base::str("a whole number from ", -most, " to ", most)));
  return std::nullopt;
}

std::string Arguments::seat(std::string_view key) {
  std::string seat = seats(key);
  if (seat.size() > 1) refuse(records::unexpected(key, *value(key), "a seat"));
  return seat;
}

std::string Arguments::seats(std::string_view key) {
  const std::string seats = text(key);
  return seats_of(games::all_games(), seats).value_or(seats);
}

std::chrono::nanoseconds Arguments::time(std::chrono::nanoseconds absent) {
  const base::Json* const found = value("time");
  if (found == nullptr) return std::min(absent, most_.time);
  const double seconds = found->is_number() ? found->get<double>() : 0;
  if (seconds > 0 && seconds <= kLongest)
    return std::min(std::chrono::nanoseconds(std::llround(std::ceil(seconds * std::nano::den))), most_.time);
  refuse(records::unexpected("time", *found, "seconds: a number above 0, and of at most 36000000"));
  return absent;
}

std::uint64_t Arguments::nodes() { return std::min(number("nodes", most_.nodes, 1), most_.nodes); }

Limits Arguments::limits(std::chrono::nanoseconds absent) {
  const std::size_t memory = std::min(Limits().memory_mib, most_.memory_mib);
  Limits limits{.time = time(absent),
                .nodes = nodes(),
                .memory_mib = std::min(number("memory", memory, 1, kMostMemory), most_.memory_mib),
                .without = texts("without")};
  const std::vector<std::string> known = accelerators();
  for (const std::string& name : limits.without)
    if (std::ranges::find(known, name) == known.end())
      refuse(base::invalid("without: found ", base::quoted(name), ", expected some of ", absl::StrJoin(known, ", ")));
  return limits;
}

absl::Status Arguments::fault() const {
  if (!fault_.ok()) return fault_;
  for (const auto& item : request_.items())
    if (std::ranges::find(known_, item.key()) == known_.end()) return records::unknown_key(item.key(), known_);
  return absl::OkStatus();
}

}  // namespace ouverte::requests
