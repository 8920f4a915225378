// `ouverte solve FILE…`: the value and the best cards of each deal or position.
#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/text/answer.hpp"

namespace ouverte::cli {
namespace {

struct SolveArguments {
  std::vector<std::string> files;
  std::string objective;
  std::string guarantee;
  std::string leader;
  std::string contract;
  games::Request request;
  SearchArguments search;
  bool json = false;
  unsigned threads = 1;
};

// A record's setup with what the arguments say in its place.
absl::StatusOr<games::Setup> overridden(const games::Entry& game, games::Setup setup, const SolveArguments& arguments) {
  if (!arguments.contract.empty()) {
    auto contract = game.contract_from_text(arguments.contract, setup.contract);
    if (!contract.ok()) return contract.status();
    setup.contract = *std::move(contract);
  }
  if (!arguments.objective.empty()) setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) setup.guarantee = arguments.guarantee;
  if (!arguments.leader.empty()) setup.leader = arguments.leader;
  return setup;
}

// The answer for the seat asked for, or for every seat where everyone plays for himself and none was named.
absl::StatusOr<std::vector<Answer>> answers(const games::Entry& game, games::Setup setup, const games::Request& request,
                                            SolverKeeper& solvers) {
  std::vector<std::string> seats = {setup.guarantee};
  if (setup.guarantee.empty() && game.free_for_all(setup.contract)) {
    seats.clear();
    for (const char seat : game.seats_at(setup)) seats.emplace_back(1, seat);
  }
  std::vector<Answer> all;
  auto left = static_cast<int>(seats.size());
  for (const std::string& seat : seats) {
    setup.guarantee = seat;
    auto position = game.position(setup);
    if (!position.ok()) return position.status();
    games::Solver& solver = solvers.of(game);
    solver.deadline().share(left--);
    games::Solution solution = solver.solve(**position, request);
    all.push_back({*std::move(position), std::move(solution)});
  }
  return all;
}

absl::StatusOr<Found> find(const records::Record& record, const Session& session, const SolveArguments& arguments,
                           SolverKeeper& solvers, const games::Progress& progress) {
  auto game = session.game(record.setup.game);
  if (!game.ok()) return game.status();
  auto setup = overridden(**game, record.setup, arguments);
  if (!setup.ok()) return setup.status();
  solvers.begin();

  Found found{.game = *game, .place = record.place, .deal = *setup, .tags = record.tags, .what = PassedOut{}};
  if (setup->contract.is_null()) return found;
  if (!(*game)->names_contract(setup->contract)) {
    solvers.release();  // the table has tables of its own
    auto table = (*game)->table(*setup, record.tags, solvers.options(), sharing(solvers.options().deadline, progress));
    if (!table.ok()) return table.status();
    found.what = *std::move(table);
    return found;
  }
  auto all = answers(**game, *std::move(setup), arguments.request, solvers);
  if (!all.ok()) return all.status();
  found.what = *std::move(all);
  return found;
}

void solve(Session& session, const SolveArguments& arguments) {
  const auto make_finder = [&] {
    return [&, solvers = std::make_shared<SolverKeeper>(arguments.search.options(session.console))](
               const records::Record& record, const games::Progress& progress) {
      return find(record, session, arguments, *solvers, progress);
    };
  };
  const auto say = [&](const records::Record&, const Found& found, Report& report) {
    if (arguments.json) {
      report.object(found_json(found, arguments.request));
    } else {
      report.lines(found_text(found, arguments.request));
    }
  };
  for_each_record(
      session,
      {.files = arguments.files, .form = arguments.json ? Form::kJson : Form::kText, .threads = arguments.threads},
      make_finder, say);
}

}  // namespace

void add_solve(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<SolveArguments>();
  CLI::App* command = app.add_subcommand("solve", "Show the value and the best cards of each deal or position");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command->add_flag("--moves", arguments->request.every_move, "Show the exact value of every legal card");
  command->add_flag("--line", arguments->request.line, "Show one optimal line of play");
  command->add_option("--objective", arguments->objective, "Maximise this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->guarantee, 1,
            "Show the guarantee of this seat alone, where all play for themselves");
  add_seats(*command, session, "--leader", arguments->leader, 1, "Let this seat lead; overrides the record");
  command
      ->add_option("--contract", arguments->contract,
                   "Play this contract; overrides the record: \"4S by N\", \"solo by E, trump H\"")
      ->type_name("TEXT");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer(contracts_help(session));
  command->callback([&session, arguments] { solve(session, *arguments); });
}

}  // namespace ouverte::cli
