// `ouverte puzzle solve FILE…`: the answer to each puzzle as a person writes it.
#include "app/requests/puzzle_solve.hpp"

#include <algorithm>

#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/cli/mailed/report.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "app/cli/text/puzzle_text.hpp"
#include "solver/base/status.hpp"
#include "tutor/report/solution_page.hpp"

namespace ouverte::cli {
namespace {

struct PuzzleSolveCommand {
  std::vector<std::string> files;
  requests::PuzzleSolveArguments asked;
  SearchArguments search{requests::kTimeForPuzzle};
  bool json = false;
  bool pbn = false;
  std::string html;
  Supplied supplied;
};

// The record with the answer as its solution.
records::Record with_solution(records::Record record, const puzzles::Answer& answer) {
  const auto is_solution = [](const auto& each) { return each.first == "Solution"; };
  if (std::ranges::find_if(record.tags, is_solution) == record.tags.end()) {
    const auto play = std::ranges::find_if(record.tags, [](const auto& each) { return each.first == "Play"; });
    record.tags.insert(play, {"Solution", ""});
  }
  std::erase_if(record.sections, [](const records::Section& section) { return section.tag == "Solution"; });
  record.sections.push_back({.tag = "Solution", .lines = puzzles::lines_of(puzzles::solution_of(answer))});
  return record;
}

struct Asked {
  const PuzzleSolveCommand& command;
  Session& session;
  Report& report;
  requests::Context context;
  MailedReport mailed;
};

absl::Status solve(const records::Record& record, Asked& asked) {
  const PuzzleSolveCommand& command = asked.command;
  const auto solved = requests::puzzle_solve(record, command.asked, asked.context);
  if (!solved.ok()) return solved.status();
  asked.session.limited(solved->stopped);
  if (!command.html.empty()) {
    auto page = tutor::page_of(solved->puzzle, solved->answer, asked.context.solvers.of(*solved->puzzle.game));
    if (!page.ok()) return page.status();
    asked.mailed.add(page->record, std::move(page->analysis));
  } else if (command.json) {
    asked.report.object(requests::solved_json(*solved));
  } else if (command.pbn) {
    asked.session.console.data(records::write_pbn(with_solution(record, solved->answer)));
  } else {
    asked.report.lines(answer_text(*solved, asked.session.console.interrupted()));
  }
  return absl::OkStatus();
}

absl::Status solve_all(Session& session, const PuzzleSolveCommand& command) {
  const auto page = OutputFile::open(command.html, command.files, session.console);
  if (!page.ok()) return page.status();
  Report report(session, command.json ? Form::kJson : Form::kText);
  Asked asked{.command = command,
              .session = session,
              .report = report,
              .context = session.context(command.search.limits()),
              .mailed = {session.console.stop, command.search.limits().memory_mib}};
  RecordSource source(command.files, session.console, command.supplied.reader());
  answer_in_turn(session, source, "puzzles", report, asked.context.solvers,
                 [&](const records::Record& record) { return solve(record, asked); });
  if (page->asked() && asked.mailed.empty())
    return base::invalid(command.html, ": not written: found no puzzle that was answered, expected one at least");
  if (page->asked() && session.console.interrupted()) return page->write_part(asked.mailed.html());
  return page->asked() ? page->write(asked.mailed.html()) : absl::OkStatus();
}

}  // namespace

void add_puzzle_solve(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleSolveCommand>();
  CLI::App* command = puzzle.add_subcommand("solve", "Answer each puzzle, with variations over every defence");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_number(*command, "--variations", arguments->asked.limits.variations, {1, 10'000},
             "Show a whole tree only if it has at most N variations");
  add_number(*command, "--plays", arguments->asked.limits.plays, {1'000, 1'000'000'000},
             "Give the search for a whole tree up after N plays");
  add_number(*command, "--tree-time", arguments->asked.tree_time, {1, 86'400}, "Give it up after this many seconds")
      ->type_name("SECONDS");
  add_number(*command, "--depth", arguments->asked.depth, {1, 26},
             "Show at most N choices of the side that has the task")
      ->default_str("");
  auto* const json = command->add_flag("--json", arguments->json, "Print one JSON object a line");
  auto* const pbn =
      command->add_flag("--pbn", arguments->pbn, "Print the records, with the answers as their solutions");
  pbn->excludes(json);
  command
      ->add_option("--html", arguments->html,
                   "Write a web page that steps through the variations; - is standard output")
      ->type_name("FILE")
      ->excludes(json)
      ->excludes(pbn);
  arguments->supplied.add_to(*command);
  arguments->search.add_to(*command);
  command->callback([&session, arguments] { session.end(solve_all(session, *arguments)); });
}

}  // namespace ouverte::cli
