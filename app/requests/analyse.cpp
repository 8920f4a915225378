#include "app/requests/analyse.hpp"

#include <utility>

#include "app/requests/table.hpp"
#include "solver/records/words_of_auctions.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/habits/habits.hpp"
#include "tutor/marks/totals.hpp"

namespace ouverte::requests {
namespace {

// A report explains every play that cost something, so none may take long.
constexpr proof::RefutationLimits kLimitsOfExplanations{.plays = 20'000, .variations = 12};

void add_sums(const games::Game& game, const Judged& judged, base::Json& answer) {
  tutor::Totals totals;
  totals.add(game, judged.record, judged.analysis);
  tutor::Habits habits;
  habits.add(game, judged.record, judged.analysis);
  answer["totals"] = tutor::to_json(totals);
  answer["habits"] = tutor::to_json(habits);
}

absl::StatusOr<Found> play_judged(records::Record record, const AnalyseArguments& arguments, Context& context) {
  auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  if (!arguments.objective.empty()) record.setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) record.setup.guarantee = arguments.guarantee;
  Found found{.game = *game, .place = record.place, .deal = record.setup, .tags = record.tags, .what = PassedOut{}};
  found.auction = records::auction_in_words(record, (*game)->seats_at(record.setup));
  if (record.setup.contract.is_null()) return found;
  if (record.plays.empty()) {
    NoPlay no_play;
    if ((*game)->names_contract(record.setup)) {
      const auto at = (*game)->playable(record.setup);
      if (!at.ok()) return at.status();
      found.deal = (*at)->setup();
      if (!(*game)->contract_of(found.deal).free_for_all())
        no_play.value = context.solvers.of(**game).solve(**at, {}).value;
    }
    found.what = no_play;
    return found;
  }
  games::Solver& solver = context.solvers.of(**game);
  auto analysis = tutor::analyse(**game, record, solver, context.progress);
  if (!analysis.ok()) return analysis.status();
  if (arguments.fair || arguments.lucky) {
    const tutor::fair::FairOptions options{.lucky = arguments.lucky,
                                           .auction = arguments.auction,
                                           .knows = arguments.knows,
                                           .threads = arguments.threads,
                                           .search = context.solvers.options()};
    if (absl::Status judged = tutor::fair::judge_fairly(**game, record, options, *analysis); !judged.ok())
      return judged;
  }
  if (arguments.why) tutor::explain(**game, *analysis, solver, kLimitsOfExplanations);
  auto start = (*game)->position(analysis->traces.front().start);
  if (!start.ok()) return start.status();
  found.what = Judged{.record = std::move(record), .analysis = *std::move(analysis), .start = *std::move(start)};
  return found;
}

}  // namespace

absl::StatusOr<Found> analyse(const records::Record& record, const AnalyseArguments& arguments, Context& context) {
  auto found = play_judged(record, arguments, context);
  if (!found.ok() || !arguments.bids || found->game->has_dummy()) return found;  // bridge has par in its place
  auto bidding = table(record, context);
  if (!bidding.ok()) return bidding.status();
  found->bids = std::get<games::DealTable>(std::move(bidding->what));
  return found;
}

absl::StatusOr<base::Json> answer_analyse(Arguments& given, Context& context) {
  const AnalyseArguments arguments{.objective = given.text("objective"),
                                   .guarantee = given.seat("for"),
                                   .why = given.flag("why", true),
                                   .fair = given.flag("fair"),
                                   .lucky = given.flag("lucky"),
                                   .knows = given.text("knows"),
                                   .auction = given.flag("auction", true),
                                   .bids = given.flag("bids"),
                                   .sums = given.flag("sums")};
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto found = analyse(record, arguments, context);
    if (!found.ok()) return found.status();
    base::Json answered = found_json(*found, {});
    if (const auto* judged = std::get_if<Judged>(&found->what); judged != nullptr && arguments.sums)
      add_sums(*found->game, *judged, answered);
    return answered;
  };
  return about_record(given, context, kTimeForAnalyse, answer);
}

}  // namespace ouverte::requests
