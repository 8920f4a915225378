#include <algorithm>
#include <functional>

#include "app/requests/found.hpp"
#include "tutor/explain/variation.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::requests {
namespace {

using base::Json;

using ValueJson = std::function<Json(int)>;

Json value_of(search::Interval value, const ValueJson& number) {
  if (value.exact()) return number(value.lower);
  return {{"lower", number(value.lower)}, {"upper", number(value.upper)}};
}

void add_answer(Json& object, const Found& found, const SolvedPosition& answer, const games::Request& request) {
  const games::Game& game = *found.game;
  const games::Solution& solution = answer.solution;
  const games::Setup setup = answer.position->setup();
  const ValueJson number = [&](int value) { return game.value_json(value, setup); };
  if (solution.value.exact()) object["value"] = number(solution.value.lower);
  if (request.every_move) {
    Json& moves = object["moves"] = Json::object();
    for (const games::MoveValue& each : solution.moves) moves[each.move] = value_of(each.value, number);
  }
  object["best"] = solution.best;
  if (!answer.position->lists_every_move()) object["complete"] = false;  // `best` and `moves` leave some out
  add_bounds(object, game, solution.value, setup);
  if (const auto own = solution.value.exact() ? game.own_score(solution.value.lower, setup) : std::nullopt)
    object["own_score"] = *own;
  object.update(solution.facts);
  if (solution.stopped) object["stopped"] = true;  // `best`, `moves` and `line` hold what was found out by then
  if (request.line) object["line"] = solution.line;
  if (const auto sheet = scores_at_end(found, answer)) object["scores"] = games::to_json(*sheet, game.seats_at(setup));
  object["nodes"] = solution.nodes;
  object["seconds"] = solution.time.count();
}

}  // namespace

void add_bounds(Json& object, const games::Game& game, search::Interval value, const games::Setup& setup) {
  object["exact"] = value.exact();
  if (value.exact()) return;
  object["lower"] = game.value_json(value.lower, setup);
  object["upper"] = game.value_json(value.upper, setup);
}

void add_words(Json& object, const Found& found) {
  const auto* answers = std::get_if<std::vector<SolvedPosition>>(&found.what);
  if (answers == nullptr) return;
  Json words = Json::object();
  Json own_scores = Json::object();
  for (const SolvedPosition& answer : *answers) {
    const games::Setup setup = answer.position->setup();
    const auto put = [&](search::Interval value) {
      for (const int end : {value.lower, value.upper}) {
        tutor::put_word(*found.game, setup, end, words);
        tutor::put_own_score(*found.game, setup, end, own_scores);
      }
    };
    put(answer.solution.value);
    for (const games::MoveValue& move : answer.solution.moves) put(move.value);
  }
  object["words"] = std::move(words);
  if (!own_scores.empty()) object["own_scores"] = std::move(own_scores);
}

std::optional<games::ScoreSheet> scores_at_end(const Found& found, const SolvedPosition& answer) {
  const std::unique_ptr<games::Position> at = answer.position->clone();
  for (const std::string& move : answer.solution.line)
    if (!at->play(move).ok()) return std::nullopt;
  if (!at->over()) return std::nullopt;
  return found.game->score_sheet(*at, found.tags);
}

base::Json id_of(const records::Place& place) { return place.board.empty() ? base::Json() : base::Json(place.board); }

bool stopped(const Found& found) {
  if (const auto* table = std::get_if<games::DealTable>(&found.what)) return table->stopped;
  if (const auto* no_play = std::get_if<NoPlay>(&found.what); no_play != nullptr && no_play->stopped()) return true;
  if (found.bids && found.bids->stopped) return true;
  if (const auto* judged = std::get_if<Judged>(&found.what))
    return judged->analysis.stopped || judged->analysis.unexplained;
  const auto* answers = std::get_if<std::vector<SolvedPosition>>(&found.what);
  return answers != nullptr &&
         std::ranges::any_of(*answers, [](const SolvedPosition& answer) { return answer.solution.stopped; });
}

Json found_json(const Found& found, const games::Request& request) {
  Json object = {{"id", id_of(found.place)}};
  if (std::holds_alternative<PassedOut>(found.what)) {
    object["passed_out"] = true;
  } else if (const auto* no_play = std::get_if<NoPlay>(&found.what)) {
    object["no_play"] = true;
    if (no_play->value) {
      if (no_play->value->exact()) object["value"] = found.game->value_json(no_play->value->lower, found.deal);
      add_bounds(object, *found.game, *no_play->value, found.deal);
    }
  } else if (const auto* table = std::get_if<games::DealTable>(&found.what)) {
    object.update(table->json);
    if (table->auction) object["auction"] = games::to_json(*table->auction, found.game->seats_at(found.deal));
    if (table->stopped) object["exact"] = false;
  } else if (const auto* judged = std::get_if<Judged>(&found.what)) {
    object.update(tutor::to_json(*found.game, judged->record, judged->analysis));
  } else {
    const auto& answers = std::get<std::vector<SolvedPosition>>(found.what);
    if (found.at > 0) object["at"] = found.at;
    if (answers.size() == 1) {
      add_answer(object, found, answers[0], request);
    } else {
      Json& guarantees = object["guarantees"] = Json::object();
      for (const SolvedPosition& answer : answers) {
        add_answer(guarantees[answer.position->setup().guarantee], found, answer, request);
      }
      if (found.each_for_himself)
        object["each_for_himself"] =
            to_json(*found.game, *answers.front().position, *found.each_for_himself, request.every_move);
    }
  }
  if (found.bids && found.bids->auction)
    object["auction"] = games::to_json(*found.bids->auction, found.game->seats_at(found.deal));
  if (found.bids && found.bids->stopped) object["stopped"] = true;
  return object;
}

}  // namespace ouverte::requests
