// `ouverte puzzle submit FILE --solution TEXT|FILE`: whether a solution answers every defence.
#include "app/requests/puzzle_submit.hpp"

#include <filesystem>

#include "absl/strings/str_format.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "app/cli/text/puzzle_text.hpp"
#include "app/requests/puzzle_solve.hpp"

namespace ouverte::cli {
namespace {

struct PuzzleSubmitArguments {
  std::string file;
  std::string name;
  std::string solution;
  bool json = false;
  int choices = 0;
  SearchArguments search{requests::kTimeForPuzzle};
  Supplied supplied;
};

// The puzzle of the file: the one of that name, or the only one.
absl::StatusOr<records::Record> record_of(const PuzzleSubmitArguments& arguments, const Console& console) {
  std::vector<records::Record> records;
  for (auto& reading : read_puzzle_files({arguments.file}, console, arguments.supplied)) {
    if (const auto* problem = std::get_if<records::Problem>(&reading))
      return absl::InvalidArgumentError(records::text(*problem));
    auto& record = std::get<records::Record>(reading);
    const bool named = puzzles::name_of(record) == arguments.name || record.place.board == arguments.name;
    if (puzzles::is_puzzle(record) && (arguments.name.empty() || named)) records.push_back(std::move(record));
  }
  if (records.size() == 1) return std::move(records.front());
  if (records.empty() && !arguments.name.empty())
    return absl::InvalidArgumentError(absl::StrFormat("%s: found no puzzle \"%s\"", arguments.file, arguments.name));
  return absl::InvalidArgumentError(absl::StrFormat("%s: found %d puzzles, expected one, or --puzzle NAME",
                                                    arguments.file, static_cast<int>(records.size())));
}

// What --solution says: the text itself, or that of the file of this name; else the record's own.
absl::StatusOr<std::string> solution_of(const records::Record& record, const PuzzleSubmitArguments& arguments,
                                        const Console& console) {
  if (arguments.solution.empty()) {
    std::string own = puzzles::solution_text_of(record);
    if (own.empty()) return absl::InvalidArgumentError("Solution: found none, expected --solution or a Solution tag");
    return own;
  }
  std::error_code none;
  if (arguments.solution != "-" && !std::filesystem::is_regular_file(arguments.solution, none))
    return arguments.solution;
  auto text = read_text(arguments.solution, console);
  if (text.ok()) return text;
  return absl::InvalidArgumentError(absl::StrFormat("%s: %s", input_name(arguments.solution), text.status().message()));
}

absl::Status submit(Session& session, const PuzzleSubmitArguments& arguments) {
  const auto record = record_of(arguments, session.console);
  if (session.console.interrupted()) return absl::OkStatus();
  if (!record.ok()) return record.status();
  const auto at_record = [&](const absl::Status& status) {
    return absl::InvalidArgumentError(records::text(records::problem_with(*record, std::string(status.message()))));
  };
  const auto puzzle = requests::puzzle_to_judge(*record);
  if (!puzzle.ok()) return at_record(puzzle.status());
  const auto text = solution_of(*record, arguments, session.console);
  if (session.console.interrupted()) return absl::OkStatus();
  if (!text.ok()) return at_record(text.status());
  requests::Context context = session.context(arguments.search.limits());
  const auto verdict = requests::puzzle_submit(*puzzle, {.solution = *text, .choices = arguments.choices}, context);
  if (!verdict.ok()) return verdict.status();
  if (!verdict->complete()) session.status = Status::kBadInput;
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  if (arguments.json) {
    report.object(requests::verdict_json(*puzzle, *verdict));
    return absl::OkStatus();
  }
  std::vector<Text> lines;
  if (verdict->complete()) lines.emplace_back("complete: every defence is answered");
  for (const puzzles::Flaw& flaw : verdict->flaws)
    for (Text& line : flaw_text(*puzzle, flaw)) lines.push_back(std::move(line));
  report.lines(lines);
  return absl::OkStatus();
}

}  // namespace

void add_puzzle_submit(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleSubmitArguments>();
  CLI::App* command =
      puzzle.add_subcommand("submit", "Judge a solution: does it answer every defence, and if not, which");
  command->add_option("FILE", arguments->file, "The puzzle: PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command->add_option("--puzzle", arguments->name, "Judge the solution of the puzzle with this name")
      ->type_name("NAME");
  command
      ->add_option("--solution", arguments->solution,
                   "Judge this solution, or the one in this file; without it the record's own")
      ->type_name("TEXT|FILE");
  add_number(*command, "--choices", arguments->choices, {0, requests::kMostChoices},
             "Allow a line to end N choices early");
  command->add_flag("--json", arguments->json, "Print one JSON object");
  arguments->supplied.add_to(*command);
  arguments->search.add_to(*command);
  command->footer("Exit status: 0 complete, 1 not.");
  command->callback([&session, arguments] { session.end(submit(session, *arguments)); });
}

}  // namespace ouverte::cli
