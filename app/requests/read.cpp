#include "app/requests/read.hpp"

#include <algorithm>
#include <cstddef>
#include <string_view>
#include <utility>

#include "app/requests/found.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::requests {
namespace {

// What is wrong with a record beside what was wrong with its text.
using CheckRecord = absl::Status (*)(const records::Record& record);

// Where what was found stands in its line, counted in characters from 1; 0 where that is not seen.
std::size_t column_of(std::string_view text, const records::Problem& problem) {
  constexpr std::string_view kFound = "found \"";
  const std::size_t found = problem.message.find(kFound);
  if (problem.place.line < 1 || found == std::string::npos) return 0;
  const std::size_t from = found + kFound.size();
  const std::string_view word = std::string_view(problem.message).substr(from, problem.message.find('"', from) - from);
  for (int line = 1; line < problem.place.line; ++line) {
    const std::size_t end = text.find('\n');
    if (end == std::string_view::npos) return 0;
    text.remove_prefix(end + 1);
  }
  const std::string_view line = text.substr(0, text.find('\n'));
  const std::size_t at = word.empty() ? std::string_view::npos : line.find(word);
  if (at == std::string_view::npos) return 0;
  const auto begins_character = [](char byte) { return (static_cast<unsigned char>(byte) & 0xC0U) != 0x80; };
  return 1 + static_cast<std::size_t>(std::ranges::count_if(line.substr(0, at), begins_character));
}

base::Json placed_json(const records::Problem& problem, std::string_view text) {
  base::Json json = problem_json(problem);
  // Of a text that can be read without what no rule takes.
  constexpr std::string_view kOption = " (--set-aside)";
  if (const std::size_t option = problem.message.find(kOption); option != std::string::npos) {
    json["error"] = std::string(problem.message).erase(option, kOption.size());
    json["set_aside"] = true;
  }
  if (problem.place.line > 0) json["line"] = problem.place.line;
  if (const std::size_t column = column_of(text, problem); column > 0) json["column"] = column;
  return json;
}

absl::StatusOr<base::Json> records_of_text(Arguments& given, const ReadPosted& read, CheckRecord check) {
  const std::string text = given.text("text");
  const puzzles::HowPosted how{.set_aside = given.flag("set_aside"), .by_options = false};
  given.require("text", "a text that holds records");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  base::Json all = base::Json::array();
  base::Json warnings = base::Json::array();
  for (const auto& reading : read(how, text, "")) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) {
      all.push_back(placed_json(*problem, text));
      continue;
    }
    const auto& record = std::get<records::Record>(reading);
    const absl::Status status = check(record);
    all.push_back(status.ok() ? records::json_from_record(record)
                              : placed_json(records::problem_with(record, base::message(status)), text));
    for (const records::Problem& doubt : record.doubts) warnings.push_back(records::text(doubt));
  }
  base::Json answer = {{"records", std::move(all)}};
  if (!warnings.empty()) answer["warnings"] = std::move(warnings);
  return answer;
}

}  // namespace

base::Json problem_json(const records::Problem& problem) {
  return {{"id", id_of(problem.place)}, {"error", problem.message}};
}

absl::StatusOr<base::Json> answer_read(Arguments& given, Context& /*context*/) {
  return records_of_text(given, read_records_as, [](const records::Record&) { return absl::OkStatus(); });
}

absl::StatusOr<base::Json> answer_puzzle_read(Arguments& given, Context& /*context*/) {
  return records_of_text(given, puzzles::read_puzzles_as,
                         [](const records::Record& record) { return puzzles::puzzle_of(record).status(); });
}

}  // namespace ouverte::requests
