#include "app/requests/solve.hpp"

#include "solver/games/shared/spelling.hpp"

namespace ouverte::requests {
namespace {

// A record's setup with what the arguments say in its place.
absl::StatusOr<games::Setup> overridden(const games::Game& game, games::Setup setup, const SolveArguments& arguments) {
  if (!arguments.contract.empty()) {
    auto contract = games::contract_meant(game, arguments.contract, game.contract_of(setup), setup.dealer);
    if (!contract.ok()) return contract.status();
    setup.contract = contract->json();
  }
  if (!arguments.objective.empty()) setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) setup.guarantee = arguments.guarantee;
  if (!arguments.leader.empty()) setup.leader = arguments.leader;
  return setup;
}

// The answer for the seat asked for, or for every seat where everyone plays for himself and none was named.
absl::StatusOr<std::vector<Answer>> answers(const games::Game& game, games::Setup setup, const games::Request& request,
                                            SolverKeeper& solvers) {
  const std::vector<std::string> seats = seats_asked(game, setup);
  std::vector<Answer> all;
  auto left = static_cast<int>(seats.size()) + (seats.size() > 1 ? 1 : 0);  // and for everyone's own results
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

}  // namespace

absl::StatusOr<Found> solve(const records::Record& record, const SolveArguments& arguments, Context& context) {
  auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  auto setup = overridden(**game, record.setup, arguments);
  if (!setup.ok()) return setup.status();

  SolverKeeper& solvers = context.solvers;
  Found found{.game = *game, .place = record.place, .deal = *setup, .tags = record.tags, .what = PassedOut{}};
  if (setup->contract.is_null()) return found;
  if (!(*game)->names_contract(*setup)) {
    solvers.release();  // the table has tables of its own
    auto table = (*game)->table(*setup, record.tags, records::calls_of(record), solvers.options(),
                                sharing(solvers.options().deadline, context.progress));
    if (!table.ok()) return table.status();
    found.what = *std::move(table);
    return found;
  }
  auto all = answers(**game, *std::move(setup), arguments.request, solvers);
  if (!all.ok()) return all.status();
  if (all->size() > 1 && !all->front().position->over())
    found.each_for_himself = each_for_himself(**game, *all, solvers.of(**game));
  found.what = *std::move(all);
  return found;
}

absl::StatusOr<base::Json> answer_solve(Arguments& given, Context& context) {
  const SolveArguments arguments{.objective = given.text("objective"),
                                 .guarantee = given.seat("for"),
                                 .leader = given.seat("leader"),
                                 .contract = given.text("contract"),
                                 .request = {.every_move = given.flag("moves"), .line = given.flag("line")}};
  const bool words = given.flag("words");
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto found = solve(record, arguments, context);
    if (!found.ok()) return found.status();
    base::Json json = found_json(*found, arguments.request);
    if (words) add_words(json, *found);
    return json;
  };
  return about_record(given, context, Limits().time, answer);
}

}  // namespace ouverte::requests
