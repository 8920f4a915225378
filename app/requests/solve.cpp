#include "app/requests/solve.hpp"

#include <algorithm>
#include <chrono>
#include <span>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/words_of_auctions.hpp"
#include "solver/search/watch.hpp"

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

constexpr std::chrono::milliseconds kQuiet{100};  // what is found out by then is told by the answer alone

// While one position is solved, tells of the bounds of its value and of its moves as they become known.
class Telling {
 public:
  Telling(const games::Game& game, const games::Position& position, Context& context)
      : watch_(context.solvers.watch()) {
    if (!context.bounds) return;
    const auto tell = [&game, &context, setup = position.setup(), possible = position.possible()](
                          const std::string* move, search::Interval value) {
      value = {std::max(value.lower, possible.lower), std::min(value.upper, possible.upper)};
      base::Json bounds = {{"lower", game.value_json(value.lower, setup)},
                           {"upper", game.value_json(value.upper, setup)}};
      if (move != nullptr) bounds["move"] = *move;
      if (!setup.guarantee.empty()) bounds["for"] = setup.guarantee;
      context.bounds(bounds);
    };
    watch_.begin(tell, kQuiet);
    watch_.name_moves({});  // as long as the solver does not
  }
  ~Telling() { watch_.end(); }
  Telling(const Telling&) = delete;
  Telling& operator=(const Telling&) = delete;

 private:
  search::Watch& watch_;
};

// The answer for the seat asked for, or for every seat where everyone plays for himself and none was named.
absl::StatusOr<std::vector<SolvedPosition>> answers(const games::Game& game, games::Setup setup,
                                                    std::span<const records::Play> plays, const games::Request& request,
                                                    Context& context) {
  const std::vector<std::string> seats = seats_asked(game, setup);
  std::vector<SolvedPosition> all;
  auto left = static_cast<int>(seats.size()) + (seats.size() > 1 ? 1 : 0);  // and for everyone's own results
  for (const std::string& seat : seats) {
    setup.guarantee = seat;
    auto position = game.position(setup);
    if (!position.ok()) return position.status();
    for (const records::Play& play : plays)
      if (absl::Status played = (*position)->play(play.move); !played.ok()) return played;
    games::Solver& solver = context.solvers.of(game);
    solver.deadline().share(left--);
    const Telling telling(game, **position, context);
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
  found.auction = records::auction_in_words(record, (*game)->seats_at(*setup));
  if (setup->contract.is_null()) return found;
  if (!(*game)->names_contract(*setup)) {
    solvers.release();  // the table has tables of its own
    auto table = (*game)->table(*setup, record.tags, records::calls_of(record), solvers.options(),
                                sharing(solvers.options().deadline, context.progress));
    if (!table.ok()) return table.status();
    found.what = *std::move(table);
    return found;
  }
  found.plays = record.plays.size();
  found.at = arguments.at == kEnd ? found.plays : arguments.at.value_or(0);
  if (found.at > found.plays)
    return base::invalid("at: found ", found.at, ", expected no more than there are plays: ", found.plays);
  auto all = answers(**game, *std::move(setup), std::span(record.plays).first(found.at), arguments.request, context);
  if (!all.ok()) return all.status();
  if (all->size() > 1 && !all->front().position->over())
    found.each_for_himself = each_for_himself(**game, *all, solvers.of(**game));
  found.what = *std::move(all);
  return found;
}

absl::StatusOr<base::Json> answer_solve(Arguments& given, Context& context) {
  SolveArguments arguments{.objective = given.text("objective"),
                           .guarantee = given.seat("for"),
                           .leader = given.seat("leader"),
                           .contract = given.text("contract"),
                           .at = std::nullopt,
                           .request = {.every_move = given.flag("moves"), .line = given.flag("line")}};
  if (given.has("at")) arguments.at = given.number<std::size_t>("at", 0, 0);
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
