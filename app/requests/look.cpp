#include "app/requests/look.hpp"

#include <algorithm>
#include <utility>
#include <vector>

#include "app/requests/found.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/records/position.hpp"
#include "solver/records/tags.hpp"
#include "solver/records/tricks_played.hpp"
#include "solver/records/words_of_auctions.hpp"
#include "tutor/coach/target.hpp"
#include "tutor/marks/players.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::requests {
namespace {

using base::Json;

// Tags that are worth a place beside the table, and what they are called in the answer.
constexpr std::array<std::pair<const char*, const char*>, 8> kFacts = {{{"event", "Event"},
                                                                        {"site", "Site"},
                                                                        {"date", "Date"},
                                                                        {"vulnerable", "Vulnerable"},
                                                                        {"scoring", "Scoring"},
                                                                        {"recorded", "Result"},
                                                                        {"score", "Score"},
                                                                        {"task", "Task"}}};

class Looker {
 public:
  Looker(const games::Game& game, const records::Record& record, const LookArguments& arguments)
      : game_(game), record_(record), sees_(arguments.sees), seats_(game.seats_at(record.setup)) {}

  void deal(Json& json) const {
    json.update({{"game", game_.name()},
                 {"title", game_.title()},
                 {"seats", seats_},
                 {"names", by_seat([&](const std::string& seat) { return games::seat_name(seat, game_.seats()); })},
                 {"players", by_seat([&](const std::string& seat) { return tutor::player_name(record_, seat); })},
                 {"faces", tutor::faces_json(game_.faces())},
                 {"rows", game_.plays_in_rows()}});
    if (game_.has_dummy()) json["dummy"] = true;
    if (game_.duplicate()) json["duplicate"] = true;
    if (!record_.setup.dealer.empty()) json["dealer"] = record_.setup.dealer;
    for (const auto& [key, tag] : kFacts)
      if (const auto value = records::tag_value(record_.tags, tag); !value.empty() && value != "?") json[key] = value;
    if (!record_.auction.empty()) json["auction"] = auction();
  }

  // A deal whose contract is not known yet: the hands, and what is to be chosen before the first card.
  void open(Json& json, const std::optional<games::Choosing>& choosing) const {
    json["position"] = {
        {"hands", hands(record_.setup, "")}, {"counts", counts(record_.setup)}, {"contract", record_.setup.contract}};
    if (choosing)
      json["choice"] = {{"seat", choosing->seat}, {"question", choosing->question}, {"examples", choosing->examples}};
  }

  // The play, as far as `at`.
  absl::Status played(Json& json, const games::Position& start, std::size_t at) const {
    std::vector<std::string> line;
    Json& plays = json["plays"] = Json::array();
    for (const records::Play& play : record_.plays) {
      if (line.size() == at) break;
      line.push_back(play.move);
      plays.push_back({{"seat", play.seat}, {"player", player(play.seat)}, {"move", play.move}});
    }
    if (!game_.plays_in_rows()) return absl::OkStatus();
    const auto tricks = records::tricks_played(start, seats_, line);
    if (!tricks.ok()) return tricks.status();
    Json finished = Json::array();
    Json in_progress;
    for (const records::TrickPlayed& trick : *tricks)
      if (trick.finished)
        finished.push_back(trick_json(trick));
      else
        in_progress = trick_json(trick);
    json["tricks"] = std::move(finished);
    json["trick"] = std::move(in_progress);
    return absl::OkStatus();
  }

  // Where the play stands. `tags`: of the record, where that is its end.
  void position(Json& json, const games::Position& at, const games::Tags& tags) const {
    const games::Setup setup = at.setup();
    json["contract"] = known_contract(setup).words();
    json["stakes"] = stakes(setup);
    const std::string faced = at.faced();
    json["faced"] = faced;
    Json& shown = json["position"] = tutor::position_json(game_, at, tags);
    if (!sees_.empty()) {
      shown["hands"] = hands(setup, faced);
      shown["contract"] = known_contract(setup).json();
      shown["shown"] = games::to_json(at.shown(sees_));
    }
    shown["counts"] = counts(setup);
    json["over"] = at.over();
    json["moves"] = Json::array();
    if (at.over()) {
      json["value"] = game_.value_json(at.value(), setup);
      json["result"] = game_.describe({at.value(), at.value()}, setup);
      return;
    }
    turn(json, at, setup);
  }

 private:
  // Whose turn it is, and what he may play.
  void turn(Json& json, const games::Position& at, const games::Setup& setup) const {
    json["player"] = player(at.to_move());
    if (sees_.empty() || seen(at.to_move(), at.faced())) {
      json["moves"] = at.moves();
      if (!at.lists_every_move()) json["complete"] = false;
    }
    if (sees_.empty()) {
      json["side"] = at.maximises() ? "high" : "low";
      json["classes"] = at.classes();
      const search::Interval possible = at.possible();
      if (possible != games::kAnything)
        json["possible"] = {{"lower", game_.value_json(possible.lower, setup)},
                            {"upper", game_.value_json(possible.upper, setup)}};
    }
    const auto target =
        tutor::target(game_, at, sees_.empty() ? tutor::Sees::kEverything : tutor::Sees::kOwnHand, sees_);
    if (target.words.empty()) return;
    json["target"] = {{"words", target.words}};
    if (const auto& count = target.count)
      json["target"].update({{"more", count->more}, {"of", count->of}, {"unit", count->unit}});
  }

  template <class OfSeat>
  [[nodiscard]] Json by_seat(const OfSeat& of_seat) const {
    Json json = Json::object();
    for (const char seat : seats_) json[std::string(1, seat)] = of_seat(std::string(1, seat));
    return json;
  }
  [[nodiscard]] Json counts(const games::Setup& setup) const {
    return by_seat([&](const std::string& seat) { return records::count_cards(hand_of(setup, seat)); });
  }
  [[nodiscard]] std::string player(const std::string& seat) const { return game_.player_of(seat, record_.setup); }
  [[nodiscard]] bool seen(const std::string& seat, const std::string& faced) const {
    return sees_.empty() || sees_.find(seat) != std::string::npos || faced.find(seat) != std::string::npos;
  }
  [[nodiscard]] games::Contract known_contract(const games::Setup& setup) const {
    return sees_.empty() ? game_.contract_of(setup) : game_.known_contract(setup, sees_);
  }
  static std::string hand_of(const games::Setup& setup, const std::string& seat) {
    const auto found = std::ranges::find(setup.hands, seat, &std::pair<std::string, std::string>::first);
    return found == setup.hands.end() ? std::string() : found->second;
  }
  [[nodiscard]] Json hands(const games::Setup& setup, const std::string& faced) const {
    Json json = Json::object();
    for (const auto& [seat, hand] : setup.hands)
      if (seen(seat, faced)) json[seat] = hand;
    return json;
  }
  [[nodiscard]] static Json trick_json(const records::TrickPlayed& trick) {
    Json json = {{"number", trick.number}, {"leader", trick.leader}, {"cards", Json::array()}};
    for (const auto& card : trick.cards) json["cards"].push_back({{"seat", card.seat}, {"move", card.move}});
    if (!trick.winner.empty()) json["winner"] = trick.winner;
    return json;
  }
  [[nodiscard]] Json auction() const {
    Json calls = Json::array();
    for (std::size_t place = 0; place < record_.auction.size(); ++place) {
      const records::Call& call = record_.auction[place];
      Json json = {{"call", call.call}};
      if (std::string seat = records::caller_of(record_, seats_, place); !seat.empty()) json["seat"] = std::move(seat);
      if (!call.marks.empty()) json["marks"] = call.marks;
      if (!call.comments.empty()) json["comments"] = call.comments;
      calls.push_back(std::move(json));
    }
    return calls;
  }
  // One, or one a seat where everyone plays for himself and none is named.
  [[nodiscard]] Json stakes(games::Setup setup) const {
    Json all = Json::array();
    setup.guarantee = record_.setup.guarantee;
    for (const std::string& seat : seats_asked(game_, setup)) {
      setup.guarantee = seat;
      const auto stakes = game_.stakes(setup);
      if (!stakes.ok()) continue;
      Json json = tutor::stakes_json(*stakes);
      if (!seat.empty()) json["for"] = seat;
      if (stakes->goal) json["goal"] = game_.value_json(*stakes->goal, setup);
      json["step"] = stakes->step;
      all.push_back(std::move(json));
    }
    return all;
  }

  const games::Game& game_;
  const records::Record& record_;
  const std::string sees_;
  const std::string_view seats_;
};

// A deal that can be played under some contract: its games say what is wrong with one that cannot as they begin to find
// out what its contracts are worth.
absl::Status check_deal(const games::Game& game, const records::Record& record) {
  search::Options options;
  options.memory_mib = 1;
  options.limits.nodes = 1;
  options.deadline = base::Deadline(std::chrono::nanoseconds(0));
  return game.table(record.setup, record.tags, {}, options, [](int, int) {}).status();
}

}  // namespace

absl::StatusOr<Json> look(const records::Record& record, const LookArguments& arguments, Context& context) {
  const auto found = context.game(record.setup.game);
  if (!found.ok()) return found.status();
  const games::Game& game = **found;
  const std::string_view seats = game.seats_at(record.setup);
  if (arguments.sees.find_first_not_of(seats) != std::string::npos)
    return base::invalid("sees: found ", base::quoted(arguments.sees), ", expected seats among ", seats);
  const std::size_t at = arguments.at.value_or(record.plays.size());
  if (at > record.plays.size())
    return base::invalid("at: found ", at, ", expected no more than there are plays: ", record.plays.size());

  const Looker looker(game, record, arguments);
  Json json = {{"id", id_of(record.place)}};
  looker.deal(json);
  if (record.setup.contract.is_null() || !game.names_contract(record.setup)) {
    if (record.setup.contract.is_null()) json["passed_out"] = true;
    const auto choosing = record.setup.contract.is_null() ? std::nullopt : game.choosing(record.setup);
    if (!record.setup.contract.is_null() && !choosing)
      if (absl::Status whole = check_deal(game, record); !whole.ok()) return whole;
    looker.open(json, choosing);
    return json;
  }
  const auto start = game.playable(record.setup);
  if (!start.ok()) return start.status();
  if (absl::Status played = looker.played(json, **start, at); !played.ok()) return played;
  const std::unique_ptr<games::Position> position = (*start)->clone();
  for (std::size_t play = 0; play < at; ++play)
    if (absl::Status played = position->play(record.plays[play].move); !played.ok()) return played;
  looker.position(json, *position, at == record.plays.size() ? record.tags : games::Tags());
  return json;
}

absl::StatusOr<Json> answer_look(Arguments& given, Context& context) {
  LookArguments arguments{.at = std::nullopt, .sees = given.seats("sees")};
  if (given.has("at")) arguments.at = given.number<std::size_t>("at", 0, 0);
  const auto answer = [&](const records::Record& record) { return look(record, arguments, context); };
  return about_record(given, context, Limits().time, answer);
}

}  // namespace ouverte::requests
