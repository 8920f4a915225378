// `ouverte puzzle read FILE…`: problems in whatever form they were posted, written as records.
#include <optional>
#include <ostream>

#include "app/cli/console/record_source.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::cli {
namespace {

struct PuzzleReadArguments {
  std::vector<std::string> files;
  bool json = false;
};

void read(Session& session, const PuzzleReadArguments& arguments) {
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  RecordSource source(arguments.files, session.console, puzzles::read_puzzles);
  while (const std::optional<Reading> reading = source.next()) {
    say_doubts(*reading, session.console);
    if (const auto* problem = std::get_if<records::Problem>(&*reading)) {
      report.problem(*problem);
      continue;
    }
    const auto& record = std::get<records::Record>(*reading);
    const auto puzzle = puzzles::puzzle_of(record);
    if (!puzzle.ok()) {
      report.problem(records::problem_with(record, std::string(puzzle.status().message())));
      continue;
    }
    session.console.out << (arguments.json ? records::write_json(record) : records::write_pbn(record)) << std::flush;
  }
}

}  // namespace

void add_puzzle_read(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleReadArguments>();
  CLI::App* command = puzzle.add_subcommand("read", "Read problems as they were posted, and print them as records");
  command->add_option("FILE", arguments->files, "posted text, PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command->add_flag("--json", arguments->json, "Print JSON lines instead of PBN");
  command->callback([&session, arguments] { read(session, *arguments); });
}

}  // namespace ouverte::cli
