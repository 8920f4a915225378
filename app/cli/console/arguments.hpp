// Options with a value that is not taken as it stands: numbers, times, seats, texts that may not be empty. Whatever
// else is said there is wrong usage, and the message says what was found and what is expected.
#pragma once

#include <CLI/CLI.hpp>
#include <charconv>
#include <chrono>
#include <limits>
#include <optional>
#include <string>
#include <vector>

#include "absl/strings/str_format.h"
#include "solver/base/status.hpp"

namespace ouverte::cli {

struct Session;

template <class Number>
struct Between {
  Number least = 0;
  Number most = std::numeric_limits<Number>::max();
};

// The number that a text is, in decimal digits; nothing if it is none, or lies outside.
template <class Number>
[[nodiscard]] std::optional<Number> read_number(const std::string& text, Between<Number> range) {
  Number number{};
  const char* const end = text.data() + text.size();
  const auto [rest, fault] = std::from_chars(text.data(), end, number);
  if (fault != std::errc() || rest != end || number < range.least || number > range.most) return std::nullopt;
  return number;
}

// An option that takes a whole number.
template <class Number>
CLI::Option* add_number(CLI::App& command, const std::string& name, Number& number, Between<Number> range,
                        const std::string& help) {
  const auto assign = [&number, range](const std::string& text) { number = *read_number(text, range); };
  const auto check = [range](const std::string& text) -> std::string {
    if (read_number(text, range)) return "";
    return absl::StrFormat("found %s, expected a whole number from %d to %d", base::quoted(text), range.least,
                           range.most);
  };
  return command.add_option_function<std::string>(name, assign, help)
      ->check(CLI::Validator(check, ""))
      ->type_name("N")
      ->default_str(number == std::numeric_limits<Number>::max() ? "" : absl::StrFormat("%d", number));
}

// An option that takes a time: "5s", "1m30s", "200ms", or a bare number of seconds.
CLI::Option* add_time(CLI::App& command, std::chrono::nanoseconds& time, const std::string& help);

// An option that takes seats of some game, so many at most, none of them twice.
CLI::Option* add_seats(CLI::App& command, const Session& session, const std::string& name, std::string& seats,
                       std::size_t most, const std::string& help);

// Takes one of these words; the help of the option names them.
[[nodiscard]] CLI::Validator one_of(const std::vector<std::string>& words);

// Of every option of a command and its subcommands: an empty text is wrong usage.
void refuse_empty_texts(CLI::App& command);

}  // namespace ouverte::cli
