#include "tutor/report/analysis_json.hpp"

#include <memory>
#include <string>

#include "solver/base/check.hpp"
#include "solver/base/status.hpp"
#include "solver/records/position.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/fair/fair.hpp"
#include "tutor/marks/players.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;

class Writer {
 public:
  Writer(const games::Game& game, const Trace& trace) : game_(game), trace_(trace) {}

  Json play(std::size_t place) { return play(trace_.plays[place]); }
  Json trace() {
    Json json = Json::object();
    if (!trace_.guarantee.empty()) json["for"] = trace_.guarantee;
    json["objective"] = trace_.start.objective;
    json["stakes"] = stakes();
    json["value"] = trace_.value.exact() ? value(trace_.value.lower) : Json();
    json["result"] = trace_.result ? value(*trace_.result) : Json();
    json["over"] = trace_.over;
    if (trace_.settled) json["settled"] = true;
    if (trace_.endless) json["endless"] = true;
    json["plays"] = Json::array();
    const auto at = game_.position(trace_.start);
    for (const Play& each : trace_.plays) {
      Json& written = json["plays"].emplace_back(play(each));
      if (!at.ok()) continue;
      if (each.judgement && each.judgement->why != nullptr) {
        written["explanation"] = to_json(game_, **at, *each.judgement->why);
        put_words(game_, trace_.start, each.judgement->why->variations, words_);
      }
      CHECK((*at)->play(each.move).ok());  // as `analyse` did
    }
    json["turning_points"] = trace_.turning_points;
    json["accounts"] = Json::array();
    for (const Account& each : trace_.accounts) json["accounts"].push_back(account(each));
    json["cost"] = {{"high", trace_.cost_to(true)}, {"low", trace_.cost_to(false)}};
    json["words"] = words_;
    if (!own_scores_.empty()) json["stakes"]["own_scores"] = own_scores_;
    return json;
  }

 private:
  Json value(int value) {
    put_word(game_, trace_.start, value, words_);
    put_own_score(game_, trace_.start, value, own_scores_);
    return game_.value_json(value, trace_.start);
  }
  [[nodiscard]] Json account(const Account& account) const {
    Json json = {{"player", account.player},
                 {"side", account.maximises ? "high" : "low"},
                 {"decisions", account.decisions},
                 {"kept", account.kept},
                 {"cost", account.cost}};
    if (const int own = own_cost(trace_, account.player); own > 0) json["for_himself"] = own;
    if (account.on_the_odds.any()) json["fair"] = to_json(account.on_the_odds);
    if (account.blind > 0) json["blind"] = {{"leads", account.blind}, {"cost", account.blind_cost}};
    return json;
  }
  Json stakes() {
    Json json = stakes_json(trace_.stakes);
    json["goal"] = value(trace_.goal);
    json["named"] = trace_.stakes.goal.has_value();
    return json;
  }
  Json play(const Play& play) {
    Json json = {{"seat", play.seat},
                 {"player", play.player},
                 {"move", play.move},
                 {"side", play.maximises ? "high" : "low"},
                 {"charged", trace_.charges(play)}};
    if (!play.judgement) return json;
    const Judgement& judgement = *play.judgement;
    json["before"] = value(judgement.before);
    json["after"] = value(judgement.after);
    json["cost"] = judgement.cost;
    json["mark"] = sign(judgement.mark);
    json["forced"] = judgement.forced;
    json["decision"] = judgement.decision;
    json["only"] = judgement.only;
    json["miss"] = judgement.miss;
    json["turning"] = judgement.turning;
    if (judgement.blind) json["blind"] = true;
    json["best"] = judgement.best;
    json["moves"] = Json::object();
    for (const games::MoveValue& each : judgement.moves) json["moves"][each.move] = value(each.value.lower);
    if (!judgement.complete) json["complete"] = false;
    if (judgement.horizon) json["horizon"] = *judgement.horizon;
    if (judgement.own) json["for_himself"] = own(*judgement.own);
    if (judgement.fair != nullptr) {
      json["fair"] = fair::to_json(*judgement.fair);
      json["fair"]["words"] = fair::in_words(game_, trace_.stakes, *judgement.fair);
    }
    return json;
  }
  Json own(const OwnCost& own) {
    Json json = {{"before", value(own.before)}, {"after", value(own.after)}, {"cost", own.cost()}, {"best", own.best}};
    if (own.horizon) json["horizon"] = *own.horizon;
    return json;
  }

  const games::Game& game_;
  const Trace& trace_;
  Json words_ = Json::object();  // every value that was met, in words
  Json own_scores_ = Json::object();
};

// Where the play stands before each play, and at the end.
Json positions(const games::Game& game, const records::Record& record, const Trace& trace) {
  Json json = Json::array();
  const auto start = game.position(trace.start);
  if (!start.ok()) return json;
  const std::unique_ptr<games::Position> at = (*start)->clone();
  for (std::size_t place = 0;; ++place) {
    const bool last = place == record.plays.size();
    json.push_back(position_json(game, *at, last ? record.tags : games::Tags()));
    if (last || !at->play(record.plays[place].move).ok()) return json;
  }
}

}  // namespace

Json faces_json(const games::CardFaces& named) {
  Json cards = {{"*", named.face("*")}};
  for (const games::CardFaces::Face& face : named.cards) cards[std::string(face.written)] = face.shown;
  return {{"cards", cards}, {"row", named.row}, {"one", named.one}, {"many", named.many}};
}

Json stakes_json(const games::Stakes& stakes) {
  Json json = {{"high", stakes.high},     {"low", stakes.low},        {"reached", stakes.reached},
               {"missed", stakes.missed}, {"unit", stakes.unit},      {"measure", stakes.measure},
               {"whose", stakes.whose},   {"meaning", stakes.meaning}};
  if (!stakes.own_score.empty()) json["own_score"] = stakes.own_score;
  return json;
}

Json play_json(const games::Game& game, const Trace& trace, std::size_t place) {
  return Writer(game, trace).play(place);
}

Json position_json(const games::Game& game, const games::Position& at, const games::Tags& tags) {
  const games::Setup setup = at.setup();
  Json position = {{"to_move", at.over() ? Json() : Json(at.to_move())}, {"hands", Json::object()}};
  for (const auto& [seat, hand] : setup.hands) position["hands"][seat] = hand;
  position["table"] = setup.table;
  position["leader"] = setup.leader;
  if (setup.won) {
    position["won"] = Json::object();
    for (const auto& [seat, won] : *setup.won) position["won"][seat] = won;
  }
  position["contract"] = setup.contract;
  position["shown"] = games::to_json(at.shown(game.seats_at(setup)));
  if (const auto sheet = game.score_sheet(at, tags)) position["scores"] = games::to_json(*sheet, game.seats_at(setup));
  return position;
}

Json to_json(const games::Game& game, const records::Record& record, const Analysis& analysis) {
  const Trace& first = analysis.traces.front();
  const std::string_view seats = game.seats_at(first.start);
  Json json = {{"board", record.place.board}, {"game", game.name()}, {"title", game.title()}, {"seats", seats}};
  if (const std::string_view event = records::tag_value(record.tags, "Event"); !event.empty() && event != "?")
    json["event"] = event;
  if (const std::string_view result = records::tag_value(record.tags, "Result"); !result.empty() && result != "?")
    json["recorded"] = result;
  json["players"] = Json::object();
  for (const char seat : seats) {
    const std::string letter(1, seat);
    json["players"][letter] = player_name(record, letter);
  }
  json["contract"] = game.contract_of(first.start).words();
  json["faces"] = faces_json(game.faces());
  json["rows"] = game.plays_in_rows();
  json["deal"] = records::json_from_setup(first.start);
  json["traces"] = Json::array();
  for (const Trace& trace : analysis.traces) json["traces"].push_back(Writer(game, trace).trace());
  json["positions"] = positions(game, record, first);
  json["stopped"] = analysis.stopped || analysis.unexplained;
  if (!analysis.unfitting.empty()) json["unfitting"] = analysis.unfitting;
  json["nodes"] = analysis.nodes;
  return json;
}

}  // namespace ouverte::tutor
