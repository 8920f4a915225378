#include "app/cli/console/arguments.hpp"

#include <algorithm>

#include "absl/strings/str_join.h"
#include "absl/time/time.h"
#include "app/cli/console/session.hpp"

namespace ouverte::cli {
namespace {

constexpr absl::Duration kLongest = absl::Hours(10'000);  // more than a year: what is longer is a slip of the pen

std::optional<absl::Duration> read_time(const std::string& text) {
  absl::Duration time;
  if (absl::ParseDuration(text, &time) || absl::ParseDuration(text + "s", &time)) return time;
  return std::nullopt;
}

std::string check_time(const std::string& text) {
  const auto time = read_time(text);
  if (!time) return base::str("expected a time such as 5s, 200ms or 1m30s, found ", base::quoted(text));
  if (*time >= absl::Nanoseconds(1) && *time <= kLongest) return "";
  return base::str("expected a time above 0 and of at most ", absl::FormatDuration(kLongest), ", found ",
                   base::quoted(text));
}

// "NESW, ABC or ABCD": the seats of every table that there is.
std::string tables_of(const Session& session) {
  std::vector<std::string> tables;
  for (const games::Game* game : session.games)
    if (const std::string seats(game->seats()); std::ranges::find(tables, seats) == tables.end())
      tables.push_back(seats);
  std::string text;
  for (const std::string& seats : tables)
    text.append(text.empty() ? "" : &seats == &tables.back() ? " or " : ", ").append(seats);
  return text;
}

}  // namespace

CLI::Option* add_time(CLI::App& command, std::chrono::nanoseconds& time, const std::string& help) {
  const auto assign = [&time](const std::string& text) { time = absl::ToChronoNanoseconds(*read_time(text)); };
  return command.add_option_function<std::string>("--time", assign, help)
      ->check(CLI::Validator(check_time, ""))
      ->type_name("TIME")
      ->default_str(time == std::chrono::nanoseconds::max() ? "" : absl::FormatDuration(absl::FromChrono(time)));
}

CLI::Option* add_seats(CLI::App& command, const Session& session, const std::string& name, std::string& seats,
                       std::size_t most, const std::string& help) {
  const auto check = [&session, most](std::string& text) -> std::string {
    const auto meant = requests::seats_of(session.games, text);
    if (meant && meant->size() <= most) {
      text = *meant;
      return "";
    }
    return absl::StrFormat("found %s, expected %s of %s", base::quoted(text),
                           most == 1 ? "a seat" : "seats, none twice,", tables_of(session));
  };
  return command.add_option(name, seats, help)
      ->check(CLI::Validator(check, ""))
      ->type_name(most == 1 ? "SEAT" : "SEATS");
}

CLI::Validator one_of(const std::vector<std::string>& words) {
  const auto check = [words](const std::string& text) -> std::string {
    if (std::ranges::find(words, text) != words.end()) return "";
    return base::str("found ", base::quoted(text), ", expected one of ", absl::StrJoin(words, ", "));
  };
  return {check, ""};
}

void refuse_empty_texts(CLI::App& command) {
  const auto check = [](const std::string& text) { return text.empty() ? R"(found "", expected some text)" : ""; };
  for (CLI::Option* const option : command.get_options())
    if (option->get_items_expected_max() > 0) option->check(CLI::Validator(check, ""));
  for (CLI::App* const part : command.get_subcommands(nullptr)) refuse_empty_texts(*part);
}

}  // namespace ouverte::cli
