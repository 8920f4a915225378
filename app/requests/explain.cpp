#include "app/requests/explain.hpp"

#include <algorithm>
#include <chrono>
#include <utility>
#include <vector>

#include "app/requests/found.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/records/plays.hpp"
#include "tutor/marks/turn.hpp"

namespace ouverte::requests {
namespace {

// Then what follows is too long to be shown: why the card costs is still to be found.
constexpr std::chrono::seconds kTimeForTree{5};

// The moves that the text of the argument may be.
std::vector<std::string> cards_asked(const games::Game& game, const ExplainArguments& arguments) {
  std::vector<std::string> cards = games::moves_meant(game, arguments.card);
  cards.insert(cards.begin(), records::canonical_move(arguments.card));
  return cards;
}

bool one_of(const std::vector<std::string>& moves, const std::string& move) {
  return std::ranges::find(moves, move) != moves.end();
}

// Before which of the record's plays the move is asked about: a card alone may be played where the record ends, or else
// is the play recorded of it.
std::size_t place_of(const games::Game& game, const records::Record& record, const ExplainArguments& arguments) {
  if (arguments.play > 0) return arguments.play - 1;
  const std::size_t end = record.plays.size();
  const std::vector<std::string> cards = cards_asked(game, arguments);
  const auto start = game.playable(record.setup);
  for (std::size_t play = 0; start.ok() && play < end; ++play) (*start)->play(record.plays[play].move).IgnoreError();
  const std::vector<std::string> legal = start.ok() ? (*start)->moves() : std::vector<std::string>();
  for (const std::string& card : cards)
    if (one_of(legal, card)) return end;
  for (std::size_t play = end; play > 0; --play)
    if (one_of(cards, record.plays[play - 1].move)) return play - 1;
  return end;
}

// The position that is asked about, and the move.
absl::StatusOr<Explanation> asked_of(records::Record record, const ExplainArguments& arguments,
                                     const Context& context) {
  const auto game = context.game(record.setup.game);
  if (!game.ok()) return game.status();
  if (record.setup.contract.is_null()) return base::invalid("contract: found none: the deal was passed out");
  if (arguments.play > record.plays.size())
    return base::invalid("play: found ", arguments.play, ", expected at most ", record.plays.size(),
                         ", the plays recorded");
  if (!arguments.objective.empty()) record.setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) record.setup.guarantee = arguments.guarantee;
  const std::size_t before = place_of(**game, record, arguments);
  if (record.setup.guarantee.empty() && (*game)->contract_of(record.setup).free_for_all()) {
    // Each plays for himself: the one who plays is asked about.
    const auto playable = (*game)->playable(record.setup);
    if (!playable.ok()) return playable.status();
    for (std::size_t play = 0; play < before; ++play) (*playable)->play(record.plays[play].move).IgnoreError();
    record.setup.guarantee = (*playable)->to_move();
  }
  auto position = records::position_after(record, before);
  if (!position.ok()) return position.status();
  const std::vector<std::string> cards = cards_asked(**game, arguments);
  const std::vector<std::string> legal = (*position)->moves();
  const auto meant = std::ranges::find_if(cards, [&](const std::string& card) { return one_of(legal, card); });
  const std::string move = arguments.card.empty() ? record.plays[before].move
                           : meant == cards.end() ? cards.front()
                                                  : *meant;
  return Explanation{
      .game = *game, .place = record.place, .before = *std::move(position), .move = move, .horizon = {}, .why = {}};
}

}  // namespace

absl::StatusOr<Explanation> explain(const records::Record& record, const ExplainArguments& arguments,
                                    Context& context) {
  auto asked = asked_of(record, arguments, context);
  if (!asked.ok()) return asked.status();
  games::Solver& solver = context.solvers.of(*asked->game);
  if (tutor::endless(*asked->game, asked->before->setup())) {
    asked->horizon = solver.judge(*asked->before).horizon;
    asked->before = tutor::as_judged(*asked->game, *asked->before, asked->horizon);
  }
  auto why = tutor::explanation(*asked->game, *asked->before, asked->move, solver, {.time = kTimeForTree});
  if (!why.ok()) return why.status();
  asked->why = *std::move(why);
  if (asked->why) asked->horizon = asked->why->refutation.horizon;
  return asked;
}

base::Json explanation_json(const Explanation& explanation) {
  const games::Setup setup = explanation.before->setup();
  base::Json object = {
      {"id", id_of(explanation.place)}, {"seat", explanation.before->to_move()}, {"move", explanation.move}};
  if (explanation.horizon) object["horizon"] = *explanation.horizon;
  if (!explanation.why) {
    object["costs"] = false;
    return object;
  }
  const proof::Refutation& why = explanation.why->refutation;
  object["costs"] = true;
  object["before"] = explanation.game->value_json(why.before, setup);
  object["after"] = explanation.game->value_json(why.after, setup);
  object["shows"] = proof::claim_text(why.claim);
  base::Json& facts = object["facts"] = base::Json::array();
  for (const tutor::Fact& fact : explanation.why->facts)
    facts.push_back(tutor::to_json(fact, why, explanation.game->faces()));
  object["tree"] = why.tree == nullptr ? base::Json() : proof::to_json(*why.tree);
  object["line"] = why.line;
  if (explanation.why->contrast)
    object["contrast"] = tutor::to_json(*explanation.game, setup, *explanation.why->contrast);
  return object;
}

absl::StatusOr<base::Json> answer_explain(Arguments& given, Context& context) {
  const ExplainArguments arguments{.card = given.text("card"),
                                   .play = given.number<std::size_t>("play", 0, 1, kMostPlays),
                                   .objective = given.text("objective"),
                                   .guarantee = given.seat("for")};
  if (arguments.play == 0) given.require("card", "a card, or else the place of a play");
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto why = explain(record, arguments, context);
    if (!why.ok()) return why.status();
    return explanation_json(*why);
  };
  return about_record(given, context, kTimeForExplain, answer);
}

}  // namespace ouverte::requests
