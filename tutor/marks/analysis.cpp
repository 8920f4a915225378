#include "tutor/marks/analysis.hpp"

#include <algorithm>
#include <functional>
#include <memory>
#include <utility>

#include "solver/base/status.hpp"
#include "tutor/marks/blind.hpp"
#include "tutor/marks/earned.hpp"
#include "tutor/marks/marks.hpp"
#include "tutor/marks/own_costs.hpp"
#include "tutor/marks/turn.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

using Positions = std::vector<std::unique_ptr<Position>>;

// The positions before each play, and the one after the last.
absl::StatusOr<Positions> positions_of(const games::Game& game, const records::Record& record,
                                       const std::string& guarantee) {
  games::Setup setup = record.setup;
  if (!guarantee.empty()) setup.guarantee = guarantee;
  auto start = game.position(setup);
  if (!start.ok()) return start.status();
  Positions positions;
  positions.push_back(*std::move(start));
  for (const records::Play& play : record.plays) {
    positions.push_back(positions.back()->clone());
    if (absl::Status played = positions.back()->play(play.move); !played.ok()) return played;
  }
  return positions;
}

Trace unjudged(const games::Game& game, const records::Record& record, const Positions& positions) {
  Trace trace;
  trace.start = positions.front()->setup();
  trace.guarantee = trace.start.guarantee;
  trace.stakes = *game.stakes(trace.start);
  trace.over = positions.back()->over();
  trace.endless = endless(game, trace.start);
  trace.settled = !trace.over && positions.back()->possible().exact();
  for (std::size_t place = 0; place < record.plays.size(); ++place) {
    const Position& before = *positions[place];
    const std::string seat = before.to_move();
    trace.plays.push_back({.seat = seat,
                           .player = game.player_of(seat, trace.start),
                           .move = record.plays[place].move,
                           .maximises = before.maximises(),
                           .judgement = {}});
  }
  return trace;
}

class Judge {
 public:
  Judge(games::Solver& solver, std::function<void()> tick, Analysis& analysis)
      : solver_(solver), tick_(std::move(tick)), analysis_(analysis) {}

  // Values from the end of the record to its beginning, until a limit strikes: what comes before is harder still.
  void find_values(const Positions& positions, Trace& trace) {
    solver_.expect(*positions.front());
    bool known = find(*positions.back(), {}, trace).value.exact();
    if (known) trace.result = trace.value.lower;
    for (std::size_t place = trace.plays.size(); place-- > 0; tick_()) {
      if (!known) continue;
      const int after = trace.value.lower;
      games::Solution found = find(*positions[place], {.every_move = true, .near = after}, trace);
      known = !found.stopped;
      if (known)
        trace.plays[place].judgement = Judgement{.before = found.value.lower,
                                                 .after = after,
                                                 .blind = leads_blind(*positions[place], *positions[place + 1]),
                                                 .moves = std::move(found.moves),
                                                 .best = {},
                                                 .why = {},
                                                 .complete = positions[place]->lists_every_move(),
                                                 .horizon = found.horizon};
    }
    trace.goal = trace.stakes.goal.value_or(first_known(trace));
    // Where a limit struck, what was last looked at is worth nothing of the deal.
    if (!known) trace.value = positions.front()->possible();
  }

  // The same where play need not end: of the player's own plays, a turn at a time.
  void judge_turns(const games::Game& game, const Positions& positions, Trace& trace) {
    const Position& end = *positions.back();
    if (trace.over) trace.result = end.value();
    if (trace.settled) trace.result = end.possible().lower;
    bool known = true;
    for (std::size_t place = trace.plays.size(); place-- > 0; tick_()) {
      Play& play = trace.plays[place];
      if (!known || !trace.charges(play)) continue;
      const games::Solution found = solver_.judge(*positions[place]);
      analysis_.nodes += found.nodes;
      play.judgement = judgement_of(game, solver_, *positions[place], found, play.move);
      known = play.judgement.has_value();
    }
    analysis_.stopped = analysis_.stopped || !known;
    trace.goal = trace.stakes.goal.value_or(first_known(trace));
    trace.value = positions.front()->possible();
  }

 private:
  games::Solution find(const Position& position, const games::Request& request, Trace& trace) {
    games::Solution found = solver_.solve(position, request);
    analysis_.nodes += found.nodes;
    analysis_.stopped = analysis_.stopped || found.stopped;
    trace.value = found.value;
    return found;
  }

  static int first_known(const Trace& trace) {
    for (const Play& play : trace.plays)
      if (play.judgement) return play.judgement->before;
    return trace.value.lower;
  }

  games::Solver& solver_;
  std::function<void()> tick_;
  Analysis& analysis_;
};

// Whose guarantees there are to look at: of two sides none.
std::vector<std::string> guarantees_of(const games::Game& game, const games::Setup& setup) {
  if (!setup.guarantee.empty() || !game.contract_of(setup).free_for_all()) return {""};
  std::vector<std::string> seats;
  for (const char seat : game.seats_at(setup)) seats.emplace_back(1, seat);
  return seats;
}

absl::StatusOr<Analysis> judged(const games::Game& game, const records::Record& record, games::Solver& solver,
                                const games::Progress& progress) {
  const std::vector<std::string> guarantees = guarantees_of(game, record.setup);
  const int total = static_cast<int>(guarantees.size() * record.plays.size());
  Analysis analysis;
  Judge judge(
      solver, [&, done = 0]() mutable { progress(++done, total); }, analysis);
  auto left = static_cast<int>(guarantees.size());
  for (const std::string& guarantee : guarantees) {
    solver.deadline().share(left--);
    const auto positions = positions_of(game, record, guarantee);
    if (!positions.ok()) return positions.status();
    Trace trace = unjudged(game, record, *positions);
    if (trace.endless)
      judge.judge_turns(game, *positions, trace);
    else
      judge.find_values(*positions, trace);
    Classes classes;
    for (const auto& position : *positions) classes.push_back(position->classes());
    mark(trace, classes);
    keep_earned_marks(game, *positions, trace);
    analysis.traces.push_back(std::move(trace));
  }
  solver.deadline().share(1);
  return analysis;
}

// What guarantees do not tell, to the end that they were judged to.
void look_finer(const games::Game& game, records::Record record, games::Solver& solver, Analysis& analysis) {
  auto left = static_cast<int>(analysis.traces.size()) + 1;  // the rest of the time is for explanations
  for (Trace& trace : analysis.traces) {
    solver.deadline().share(left--);
    record.setup = trace.start;
    if (const auto positions = positions_of(game, record, trace.guarantee); positions.ok())
      add_own_costs(game, solver, *positions, trace);
  }
  solver.deadline().share(1);
}

}  // namespace

std::string in_words(const OnTheOdds& odds) {
  std::string words;
  const auto add = [&words](int cost, std::string_view what) {
    if (cost > 0) words += base::str(words.empty() ? "" : ", ", cost, " ", what);
  };
  add(odds.unlucky, "unlucky");
  add(odds.against, "against the odds");
  add(odds.close, "too close to say");
  return words;
}

base::Json to_json(const OnTheOdds& odds) {
  return {{"unlucky", odds.unlucky}, {"against_the_odds", odds.against}, {"too_close_to_say", odds.close}};
}

const Trace& trace_of(const Analysis& analysis, std::size_t play) {
  const auto own =
      std::ranges::find_if(analysis.traces, [&](const Trace& trace) { return trace.charges(trace.plays[play]); });
  return own == analysis.traces.end() ? analysis.traces.front() : *own;
}

absl::StatusOr<Analysis> analyse(const games::Game& game, const records::Record& record, games::Solver& solver,
                                 const games::Progress& progress) {
  if (record.setup.contract.is_null())
    return base::invalid("Contract: found a deal that was passed out, expected play");
  if (!game.names_contract(record.setup)) return base::invalid("Contract: found none, expected one");
  if (record.plays.empty()) return base::invalid("Play: found no play, expected one at least");
  auto analysis = judged(game, record, solver, progress);
  if (analysis.ok()) look_finer(game, record, solver, *analysis);
  return analysis;
}

}  // namespace ouverte::tutor
