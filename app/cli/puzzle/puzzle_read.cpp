// `ouverte puzzle read FILE…`: problems in whatever form they were posted, written as records.
#include <optional>
#include <ostream>

#include "app/cli/console/record_source.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "app/cli/text/text.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::cli {
namespace {

struct PuzzleReadArguments {
  std::vector<std::string> files;
  bool json = false;
  bool explain = false;
  Supplied supplied;
};

// What was understood of a file's text, and what was not used, in words.
records::Readings say_understood(Session& session, const Supplied& supplied, std::string_view text,
                                 std::string_view file) {
  records::Readings readings;
  for (puzzles::Understood& each : puzzles::explain_puzzles(supplied.how(), text, file)) {
    if (const auto* record = std::get_if<records::Record>(&each.reading)) {
      session.console.out << printable(records::text(record->place)) << ": " << printable(each.in_normal_form) << '\n';
      for (const puzzles::NotUsed& sentence : each.not_used)
        session.console.out << (sentence.set_aside ? "  set aside: line " : "  not used: line ") << sentence.line
                            << " \"" << printable(sentence.words) << "\"\n";
    }
    readings.push_back(std::move(each.reading));
  }
  return readings;
}

void read(Session& session, const PuzzleReadArguments& arguments) {
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  const requests::ReadText explain = [&](std::string_view text, std::string_view file) {
    return say_understood(session, arguments.supplied, text, file);
  };
  RecordSource source(arguments.files, session.console, arguments.explain ? explain : arguments.supplied.reader());
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
    if (arguments.explain) continue;
    session.console.data(arguments.json ? records::write_json(record) : records::write_pbn(record));
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
  command->add_flag("--explain", arguments->explain, "Say how each problem was understood, and what in it was not used")
      ->excludes("--json");
  arguments->supplied.add_to(*command);
  command->callback([&session, arguments] { read(session, *arguments); });
}

}  // namespace ouverte::cli
