#include "app/requests/coach.hpp"

#include <algorithm>
#include <utility>

#include "app/requests/found.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/move_input.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/marks/turn.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::requests {
namespace {

absl::Status check_seats(const std::string& asked, std::string_view seats) {
  for (const char seat : asked)
    if (seats.find(seat) == std::string_view::npos || std::ranges::count(asked, seat) > 1)
      return base::invalid("seats: found ", base::quoted(asked), ", expected seats among ", seats, ", none twice");
  return absl::OkStatus();
}

// The deal from its start, and whose play it is judged by.
absl::StatusOr<std::unique_ptr<games::Position>> start_of(const games::Game& game, games::Setup setup,
                                                          const std::string& seats) {
  if (setup.contract.is_null()) return base::invalid("contract: found none: the deal was passed out");
  if (setup.guarantee.empty() && game.contract_of(setup).free_for_all())
    setup.guarantee = seats.empty() ? game.seats_at(setup).substr(0, 1) : seats.substr(0, 1);
  auto start = game.position(setup);
  if (!start.ok()) return start.status();
  if (const auto stakes = game.stakes((*start)->setup()); !stakes.ok()) return stakes.status();
  return start;
}

tutor::Strength strength_in(Arguments& given) {
  const std::string text = given.text("strength");
  const auto strength = tutor::strength_named(text.empty() ? tutor::kStrengths.front() : text);
  if (!strength)
    given.refuse(base::invalid("strength: found ", base::quoted(text), ", expected one of ",
                               games::joined(tutor::kStrengths, ", ")));
  return strength.value_or(tutor::Strength::kPerfect);
}

// The user's card: judged, and if asked, explained.
absl::Status play_card(tutor::Coach& coach, const CoachArguments& arguments, CoachStep& step) {
  if (!coach.users_turn())
    return base::invalid("card: found ", base::quoted(arguments.card), ", expected none: it is no turn of ",
                         step.seats);
  const auto before = coach.position().clone();
  const auto meant = records::play_meant(*step.game, *before->clone(), arguments.card);
  if (absl::Status played = meant.ok() ? coach.play(*meant) : meant.status(); !played.ok())
    return base::invalid("card: ", base::message(played));
  const tutor::Trace trace = coach.trace();
  step.played = trace.plays.size() - 1;
  const auto& judgement = trace.plays.back().judgement;
  if (!arguments.why || !judgement || judgement->cost == 0) return absl::OkStatus();
  const auto slip = coach.last_slip();  // this play
  if (const auto why = coach.why(*slip->before, slip->move))
    step.why = tutor::to_json(*step.game, *tutor::as_judged(*step.game, *before, slip->horizon), *why);
  return absl::OkStatus();
}

// What is chosen before the first card: by the program for its seats, by the user as he answers. True: all of it is.
absl::StatusOr<bool> choose(games::Setup& setup, const CoachArguments& arguments, Context& context, CoachStep& step) {
  const games::Game& game = *step.game;
  std::string answer = arguments.answer;
  while (auto choosing = game.choosing(setup)) {
    const bool users = chooses(game, setup, arguments.seats, choosing->seat);
    if (users && answer.empty()) {
      step.choosing = *std::move(choosing);
      if (!arguments.hint) return false;
      auto advice = game.choice_advised(setup, context.solvers.options());
      if (!advice.ok()) return advice.status();
      step.stopped = advice->stopped;
      step.advice = *std::move(advice);
      return false;
    }
    std::string choice = std::exchange(answer, {});
    if (!users) {
      answer = std::exchange(choice, {});
      const auto advice = game.choice_advised(setup, context.solvers.options());
      if (!advice.ok()) return advice.status();
      choice = advice->answer;
    }
    auto contract = game.chosen(setup, choice);
    if (!contract.ok()) return base::invalid("answer: ", base::message(contract.status()));
    step.contract = setup.contract = contract->json();
  }
  if (answer.empty()) return true;
  return base::invalid("answer: found ", base::quoted(answer), ", expected none: there is nothing to choose");
}

}  // namespace

std::string players_of(const games::Game& game, const games::Setup& setup, const std::string& seats) {
  std::string players;
  for (const char seat : seats)
    if (const std::string player = game.player_of(std::string(1, seat), setup);
        players.find(player) == std::string::npos)
      players += player;
  return players;
}

std::string declaring_seats(const games::Game& game, const games::Position& start) {
  const games::Setup setup = start.setup();
  if (!setup.guarantee.empty()) return setup.guarantee;
  std::string users;
  const auto at = start.clone();
  for (std::size_t turns = 0; turns < game.seats_at(setup).size() && !at->over(); ++turns) {
    const std::string player = game.player_of(at->to_move(), setup);
    if (at->maximises() && users.find(player) == std::string::npos) users += player;
    if (!at->play(at->moves().front()).ok()) break;
  }
  return users;
}

bool chooses(const games::Game& game, const games::Setup& setup, const std::string& seats, const std::string& seat) {
  if (!seats.empty()) return seats.find(seat) != std::string::npos;
  const auto start = game.position(setup);
  return !start.ok() || declaring_seats(game, **start).find(seat) != std::string::npos;
}

absl::StatusOr<CoachStep> coach(const records::Record& record, const CoachArguments& arguments, Context& context) {
  const auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  if (absl::Status good = check_seats(arguments.seats, (*game)->seats_at(record.setup)); !good.ok()) return good;
  CoachStep step;
  step.game = *game;
  step.place = record.place;
  step.tags = record.tags;
  games::Setup setup = record.setup;
  const bool open = record.plays.empty() && !setup.contract.is_null() && !(*game)->names_contract(setup);
  if (open || !arguments.answer.empty()) {
    const auto all_chosen = choose(setup, arguments, context, step);
    if (!all_chosen.ok()) return all_chosen.status();
    if (!*all_chosen) {
      step.seats = arguments.seats;
      return step;
    }
  }
  auto start = start_of(**game, setup, arguments.seats);
  if (!start.ok()) return start.status();
  step.seats = arguments.seats.empty() ? declaring_seats(**game, **start) : players_of(**game, setup, arguments.seats);
  tutor::Coach coach(**game, context.solvers.of(**game), *std::move(start), step.seats, {}, arguments.strength);
  for (const records::Play& play : record.plays)
    if (absl::Status played = coach.play(play.move); !played.ok()) return played;
  if (!arguments.card.empty())
    if (absl::Status played = play_card(coach, arguments, step); !played.ok()) return played;
  while (!coach.over() && !coach.users_turn() && !context.solvers.stop().stop_requested()) {
    const std::string seat = coach.position().to_move();
    const std::string move = coach.reply();
    if (absl::Status played = coach.play(move); !played.ok()) return played;
    step.replies.push_back({.seat = seat, .move = move, .marks = {}, .comments = {}});
  }
  if (arguments.hint && coach.users_turn() && !coach.solution().stopped) {
    step.hint = tutor::hint(coach.position(), coach.solution());
    step.plan = coach.plan(tutor::Sees::kEverything);
  }
  if (!coach.over()) step.target = tutor::target(**game, coach.position(), tutor::Sees::kEverything);
  step.at = coach.position().clone();
  step.trace = coach.trace();
  step.stopped = coach.stopped();
  return step;
}

base::Json step_json(const CoachStep& step) {
  base::Json object = {{"id", id_of(step.place)}, {"seats", step.seats}};
  if (!step.contract.is_null()) object["contract"] = step.contract;
  if (step.choosing) {
    object["choice"] = {
        {"seat", step.choosing->seat}, {"question", step.choosing->question}, {"examples", step.choosing->examples}};
    if (step.advice) object["advice"] = {{"answer", step.advice->answer}, {"words", step.advice->words}};
    if (step.stopped) object["stopped"] = true;
    return object;
  }
  if (step.played) object["play"] = tutor::play_json(*step.game, step.trace, *step.played);
  if (!step.why.is_null()) object["why"] = step.why;
  base::Json& replies = object["replies"] = base::Json::array();
  for (const records::Play& reply : step.replies) replies.push_back({{"seat", reply.seat}, {"move", reply.move}});
  object["over"] = step.at->over();
  if (step.trace.settled) object["settled"] = true;
  object["position"] = tutor::position_json(*step.game, *step.at, step.at->over() ? step.tags : games::Tags());
  object["moves"] = step.at->over() ? std::vector<std::string>() : step.at->moves();
  if (!step.target.words.empty()) {
    base::Json& target = object["target"] = {{"words", step.target.words}};
    if (const auto& count = step.target.count)
      target.update({{"more", count->more}, {"of", count->of}, {"unit", count->unit}});
  }
  if (step.hint)
    object["hint"] = {{"good", step.hint->good},
                      {"classes", step.hint->classes},
                      {"suits", step.hint->suits},
                      {"moves", step.hint->moves}};
  if (!step.plan.empty()) object["hint"]["plan"] = step.plan;
  if (step.trace.result) object["result"] = step.game->value_json(*step.trace.result, step.trace.start);
  if (step.stopped) object["stopped"] = true;
  return object;
}

absl::StatusOr<base::Json> answer_coach(Arguments& given, Context& context) {
  const CoachArguments arguments{.seats = given.seats("seats"),
                                 .card = given.text("card"),
                                 .answer = given.text("answer"),
                                 .why = given.flag("why"),
                                 .strength = strength_in(given),
                                 .hint = given.flag("hint")};
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto step = coach(record, arguments, context);
    if (!step.ok()) return step.status();
    return step_json(*step);
  };
  return about_record(given, context, kTimeForCoach, answer);
}

}  // namespace ouverte::requests
