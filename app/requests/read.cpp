#include "app/requests/read.hpp"

#include <algorithm>
#include <cstddef>
#include <map>
#include <string>
#include <string_view>
#include <utility>

#include "app/requests/found.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::requests {
namespace {

// What is told of a record beside it, null where that is nothing; or what is wrong with it beside what was wrong with
// its text.
using TellOfRecord = absl::StatusOr<base::Json> (*)(const records::Record& record);

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
  if (problem.place.line > 0) json["line"] = problem.place.line;
  if (const std::size_t column = column_of(text, problem); column > 0) json["column"] = column;
  return json;
}

// What of its words a problem that cannot be read as it is can be read with: the most that can be, by its board.
std::map<std::string, puzzles::WordsUsed> readable_with(const records::Readings& readings, puzzles::HowPosted how,
                                                        const std::string& text, const ReadPosted& read) {
  std::map<std::string, puzzles::WordsUsed> boards;
  const auto is_record = [](const auto& reading) { return std::holds_alternative<records::Record>(reading); };
  if (how.words != puzzles::WordsUsed::kAll || std::ranges::all_of(readings, is_record)) return boards;
  for (const auto words : {puzzles::WordsUsed::kAllButClauses, puzzles::WordsUsed::kNone}) {
    how.words = words;
    for (const auto& reading : read(how, text, ""))
      if (is_record(reading)) boards.try_emplace(std::get<records::Record>(reading).place.board, words);
  }
  return boards;
}

// What may be said beside the hands of problems whose words are not read, by their boards.
std::map<std::string, std::string> offers_of(const std::string& text) {
  std::map<std::string, std::string> offers;
  for (const puzzles::Understood& each : puzzles::explain_puzzles({.by_options = false}, text, ""))
    if (const auto* problem = std::get_if<records::Problem>(&each.reading); problem != nullptr && !each.offer.empty())
      offers.emplace(problem->place.board, each.offer);
  return offers;
}

// `beside`: the key of what is told of each record; empty: nothing is.
absl::StatusOr<base::Json> records_of_text(Arguments& given, const ReadPosted& read, std::string_view beside,
                                           TellOfRecord tell) {
  const std::string text = given.text("text");
  const puzzles::HowPosted how = how_posted(given);
  given.require("text", "a text that holds records");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  if (absl::Status fits = records::expect_text(text); !fits.ok()) return base::invalid("text: ", base::message(fits));
  const records::Readings readings = read(how, text, "");
  const auto may_be = readable_with(readings, how, text, read);
  base::Json all = base::Json::array();
  base::Json told = base::Json::array();
  base::Json warnings = base::Json::array();
  for (const auto& reading : readings) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) {
      all.push_back(placed_json(*problem, text));
      const std::string& board = problem->place.board;
      if (const auto with = may_be.find(board); with != may_be.end())
        all.back()[with->second == puzzles::WordsUsed::kNone ? kHandsOnly : kSetAside] = true;
      if (all.back().contains(kHandsOnly))
        if (const auto offers = offers_of(text); offers.contains(board)) all.back()["offer"] = offers.at(board);
      told.push_back(nullptr);
      continue;
    }
    const auto& record = std::get<records::Record>(reading);
    const auto found = tell(record);
    all.push_back(found.ok() ? records::json_from_record(record)
                             : placed_json(records::problem_with(record, base::message(found.status())), text));
    told.push_back(found.value_or(nullptr));
    for (const records::Problem& doubt : record.doubts) warnings.push_back(records::text(doubt));
  }
  base::Json answer = {{"records", std::move(all)}};
  if (!beside.empty()) answer[std::string(beside)] = std::move(told);
  if (!warnings.empty()) answer["warnings"] = std::move(warnings);
  return answer;
}

}  // namespace

base::Json problem_json(const records::Problem& problem) {
  return {{"id", id_of(problem.place)}, {"error", problem.message}};
}

absl::StatusOr<base::Json> answer_read(Arguments& given, Context& /*context*/) {
  return records_of_text(given, read_records_as, "",
                         [](const records::Record&) -> absl::StatusOr<base::Json> { return base::Json(); });
}

absl::StatusOr<base::Json> answer_puzzle_read(Arguments& given, Context& /*context*/) {
  const auto task = [](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto puzzle = puzzles::puzzle_of(record);
    if (!puzzle.ok()) return puzzle.status();
    return base::Json(puzzles::task_in_words(puzzle->task, *puzzle->game, *puzzle->position));
  };
  return records_of_text(given, puzzles::read_puzzles_as, "tasks", task);
}

}  // namespace ouverte::requests
