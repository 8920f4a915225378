// `ouverte puzzle history`: what was answered, out of the history and into it as a text, which the page in the browser
// writes and reads too.
#include <algorithm>
#include <memory>
#include <ostream>
#include <set>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/cli/console/input.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/cli/puzzle/history.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/problem/relabel.hpp"
#include "solver/base/status.hpp"
#include "solver/records/record.hpp"

namespace ouverte::cli {
namespace {

struct PuzzleHistoryArguments {
  std::string history;  // empty: where it lies unless the user says otherwise
  std::string from;     // empty: nothing is read
  std::string to;       // empty: nothing is written
};

// An answer of a line; `place` is the line, for messages.
absl::Status read_answer(const base::Json& json, const std::string& place, Answered& answer) {
  const auto refused = [&](std::string_view expected) {
    return base::invalid(place, ": answers: found ", json.dump(), ", expected ", expected);
  };
  if (!json.is_object()) return refused("an object with at, quality, hints and wrong");
  const base::Json at = json.value("at", base::Json()), quality = json.value("quality", base::Json());
  if (!at.is_string() || !absl::ParseLenientCivilTime(at.get<std::string>(), &answer.at))
    return refused("at: a time such as 2026-01-02T10:00:00");
  if (!quality.is_number_integer() || quality < 1 || quality > 5) return refused("quality: a number from 1 to 5");
  answer.quality = static_cast<tutor::Quality>(quality.get<int>());
  const base::Json hints = json.value("hints", base::Json(0)), wrong = json.value("wrong", base::Json(""));
  if (!hints.is_number_integer() || hints < 0) return refused("hints: a number");
  if (!wrong.is_string()) return refused("wrong: a move, or nothing");
  answer.hints = hints.get<int>();
  answer.wrong = wrong.get<std::string>();
  return absl::OkStatus();
}

// All answers that a line tells of one puzzle.
absl::StatusOr<std::vector<Answered>> read_line(const std::string& line, const std::string& place) {
  const base::Json json = base::Json::parse(line, nullptr, false);
  if (!json.is_object() || !json.contains("puzzle") || !json.value("answers", base::Json()).is_array())
    return base::invalid(place,
                         ": found no puzzle with its answers, expected a line that the page or `--export` wrote");
  const records::Readings readings = records::read_records(json["puzzle"].dump(), place);
  if (readings.size() != 1) return base::invalid(place, ": puzzle: found no record, expected that of a puzzle");
  if (const auto* problem = std::get_if<records::Problem>(&readings[0])) return base::invalid(records::text(*problem));
  const auto& record = std::get<records::Record>(readings[0]);
  const auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return base::invalid(place, ": puzzle: ", base::message(puzzle.status()));
  std::vector<Answered> answers;
  for (const base::Json& each : json["answers"]) {
    Answered answer{.key = puzzles::key_of(*puzzle),
                    .game = record.setup.game,
                    .name = puzzles::name_of(record),
                    .themes = puzzles::themes_of(record),
                    .record = records::write_json(record),
                    .at = {},
                    .wrong = {}};
    if (absl::Status read = read_answer(each, place, answer); !read.ok()) return read;
    answers.push_back(std::move(answer));
  }
  return answers;
}

// Adds what the history has not; of each puzzle all answers count in the order in which they were given.
absl::StatusOr<int> merge(const std::vector<Answered>& told, History& history) {
  const auto known = history.answers();
  if (!known.ok()) return known.status();
  int added = 0;
  for (auto first = told.begin(); first != told.end();) {
    const auto last = std::find_if(first, told.end(), [&](const Answered& each) { return each.key != first->key; });
    std::vector<Answered> all;
    for (const Answered& each : *known)
      if (each.key == first->key) all.push_back(each);
    for (; first != last; ++first) {
      const auto same = [&](const Answered& each) { return each.at == first->at; };
      if (std::ranges::any_of(all, same)) continue;
      all.push_back(*first);
      ++added;
    }
    if (all.empty()) continue;
    std::ranges::stable_sort(all, {}, &Answered::at);
    for (Answered& each : all) each.themes = std::prev(last)->themes;
    if (absl::Status written = history.replace(all); !written.ok()) return written;
  }
  return added;
}

absl::Status import_from(Session& session, const PuzzleHistoryArguments& arguments, const std::string& path) {
  auto text = read_text(arguments.from, session.console);
  if (!text.ok()) return base::invalid(input_name(arguments.from), ": ", base::message(text.status()));
  std::vector<Answered> told;
  int number = 0;
  for (std::size_t begin = 0; begin < text->size();) {
    const std::size_t end = std::min(text->find('\n', begin), text->size());
    const std::string line = text->substr(begin, end - begin);
    begin = end + 1;
    ++number;
    if (line.find_first_not_of(" \r\t") == std::string::npos) continue;
    auto answers = read_line(line, absl::StrFormat("%s:%d", input_name(arguments.from), number));
    if (!answers.ok()) return answers.status();
    std::ranges::move(*answers, std::back_inserter(told));
  }
  std::ranges::stable_sort(told, {}, &Answered::key);
  auto history = History::open(path);
  if (!history.ok()) return history.status();
  const auto added = merge(told, *history);
  if (!added.ok()) return added.status();
  session.console.out << absl::StrFormat("%d of %d answers were new\n", *added, told.size());
  return absl::OkStatus();
}

absl::Status export_to(Session& session, const PuzzleHistoryArguments& arguments, const std::string& path) {
  const auto file = OutputFile::open(arguments.to, {path}, session.console);
  if (!file.ok()) return file.status();
  const auto history = History::open_to_read(path);
  if (!history.ok()) return history.status();
  const auto answers = history->answers();
  if (!answers.ok()) return answers.status();
  std::string text;
  for (auto first = answers->begin(); first != answers->end();) {
    base::Json line = {
        {"key", first->key}, {"puzzle", base::Json::parse(first->record)}, {"answers", base::Json::array()}};
    for (const std::string key = first->key; first != answers->end() && first->key == key; ++first)
      line["answers"].push_back({{"at", absl::FormatCivilTime(first->at)},
                                 {"quality", static_cast<int>(first->quality)},
                                 {"hints", first->hints},
                                 {"wrong", first->wrong}});
    text += base::json_line(line) + "\n";
  }
  return file->write(text);
}

absl::Status run_history(Session& session, const PuzzleHistoryArguments& arguments) {
  const auto path = arguments.history.empty() ? default_history() : arguments.history;
  if (!path.ok()) return path.status();
  if (!arguments.from.empty())
    if (absl::Status read = import_from(session, arguments, *path); !read.ok()) return read;
  return arguments.to.empty() ? absl::OkStatus() : export_to(session, arguments, *path);
}

}  // namespace

void add_puzzle_history(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleHistoryArguments>();
  CLI::App* command = puzzle.add_subcommand("history", "Exchange answers with the page in the browser");
  command
      ->add_option("--import", arguments->from,
                   "Add the answers of this file that are not in the history; - is standard input")
      ->type_name("FILE");
  command->add_option("--export", arguments->to, "Write all answers to this file; - is standard output")
      ->type_name("FILE");
  command->add_option("--history", arguments->history, "Use this history, not the one in the user's data folder")
      ->type_name("FILE");
  command->callback([&session, arguments] {
    if (arguments->from.empty() && arguments->to.empty()) throw CLI::RequiredError("--import or --export");
    session.end(run_history(session, *arguments));
  });
}

}  // namespace ouverte::cli
