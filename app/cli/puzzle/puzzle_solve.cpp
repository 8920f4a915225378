// `ouverte puzzle solve FILE…`: the answer to each puzzle as a person writes it.
#include <algorithm>
#include <ostream>

#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "app/cli/text/puzzle_text.hpp"
#include "solver/base/status.hpp"
#include "tutor/report/html.hpp"
#include "tutor/report/solution_page.hpp"

namespace ouverte::cli {
namespace {

constexpr std::chrono::seconds kTimeForPuzzleSolve{60};

struct PuzzleSolveArguments {
  std::vector<std::string> files;
  bool json = false;
  bool pbn = false;
  std::string html;
  int depth = 0;
  int tree_time = 20;
  puzzles::SolutionLimits limits;
  SearchArguments search{kTimeForPuzzleSolve};
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
  const PuzzleSolveArguments& arguments;
  Session& session;
  Report& report;
  requests::SolverKeeper solvers;
  std::vector<base::Json> pages;
};

absl::Status solve(const records::Record& record, Asked& asked) {
  const PuzzleSolveArguments& arguments = asked.arguments;
  const auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return puzzle.status();
  puzzles::SolutionLimits limits = arguments.limits;
  limits.time = std::chrono::seconds(arguments.tree_time);
  if (arguments.depth > 0) limits.depth = arguments.depth;
  games::Solver& solver = asked.solvers.of(*puzzle->game);
  const auto answer = puzzles::answer(*puzzle, solver, limits);
  if (!answer.ok()) return answer.status();
  const bool confirmed =
      std::ranges::all_of(answer->shown, [](const puzzles::Shown& each) { return each.checked.has_value(); });
  asked.session.limited(!confirmed && solver.deadline().passed());
  if (!arguments.html.empty()) {
    auto page = tutor::page_of(*puzzle, *answer, solver);
    if (!page.ok()) return page.status();
    asked.pages.push_back(*std::move(page));
  } else if (arguments.json) {
    base::Json object = {{"id", requests::id_of(record.place)}, {"puzzle", puzzles::name_of(record)}};
    object.update(answer_json(*puzzle, *answer));
    asked.report.object(object);
  } else if (arguments.pbn) {
    asked.session.console.out << records::write_pbn(with_solution(record, *answer)) << std::flush;
  } else {
    asked.report.lines(answer_text(*puzzle, *answer));
  }
  return absl::OkStatus();
}

absl::Status solve_all(Session& session, const PuzzleSolveArguments& arguments) {
  const auto page = OutputFile::open(arguments.html, arguments.files, session.console);
  if (!page.ok()) return page.status();
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  Asked asked{.arguments = arguments,
              .session = session,
              .report = report,
              .solvers = requests::SolverKeeper(arguments.search.limits(), session.console.stop),
              .pages = {}};
  answer_in_turn(session, read_puzzle_files(arguments.files, session.console), "puzzles", report, asked.solvers,
                 [&](const records::Record& record) { return solve(record, asked); });
  if (page->asked() && asked.pages.empty())
    return base::invalid(arguments.html, ": not written: found no puzzle that was answered, expected one at least");
  if (page->asked() && session.console.interrupted()) return page->write_part(tutor::html_report(asked.pages));
  return page->asked() ? page->write(tutor::html_report(asked.pages)) : absl::OkStatus();
}

}  // namespace

void add_puzzle_solve(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleSolveArguments>();
  CLI::App* command = puzzle.add_subcommand("solve", "Answer each puzzle, with variations over every defence");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_number(*command, "--variations", arguments->limits.variations, {1, 10'000},
             "Show a whole tree only if it has at most N variations");
  add_number(*command, "--plays", arguments->limits.plays, {1'000, 1'000'000'000},
             "Give the search for a whole tree up after N plays");
  add_number(*command, "--tree-time", arguments->tree_time, {1, 86'400}, "Give it up after this many seconds")
      ->type_name("SECONDS");
  add_number(*command, "--depth", arguments->depth, {1, 26}, "Show at most N choices of the side that has the task")
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
  arguments->search.add_to(*command);
  command->callback([&session, arguments] { session.end(solve_all(session, *arguments)); });
}

}  // namespace ouverte::cli
