#include "tutor/marks/ledger.hpp"

#include <algorithm>

#include "tutor/marks/players.hpp"

namespace ouverte::tutor {
namespace {

std::size_t place_of(std::vector<std::string>& players, const std::string& name) {
  const auto found = std::ranges::find(players, name);
  if (found != players.end()) return static_cast<std::size_t>(found - players.begin());
  players.push_back(name);
  return players.size() - 1;
}

// With all that the hands tell of it: who is the soloist, say.
games::Contract contract_played(const games::Game& game, const records::Record& record) {
  const auto at = game.playable(record.setup);
  return game.contract_of(at.ok() ? (*at)->setup() : record.setup);
}

}  // namespace

absl::StatusOr<Scores> scores_of(const games::Game& game, const records::Record& record) {
  if (record.setup.contract.is_null()) return "passed out";
  if (!game.names_contract(record.setup)) return "without a contract";
  const auto at = game.playable(record.setup);
  if (!at.ok()) return at.status();
  for (const records::Play& play : record.plays)
    if (absl::Status played = (*at)->play(play.move); !played.ok()) return played;
  auto sheet = game.score_sheet(**at, record.tags);
  if (!sheet && !(*at)->over()) return "not played to its end";
  if (!sheet) return "without a score of its own";
  if (!sheet->unsaid.empty()) return "not saying " + sheet->unsaid;
  return *std::move(sheet);
}

bool Ledger::over(const Match& match) const {
  const bool reached =
      end_.points && std::ranges::any_of(match.totals, [&](int total) { return total >= *end_.points; });
  return reached || (end_.deals && match.deals >= *end_.deals);
}

void Ledger::add(const games::Game& game, const records::Record& record, const games::ScoreSheet& sheet) {
  const auto same = [&](const GameAccount& account) {
    return account.game == game.title() && account.unit == sheet.unit;
  };
  auto account = std::ranges::find_if(accounts_, same);
  if (account == accounts_.end()) {
    account = accounts_.insert(
        account,
        GameAccount{
            .game = std::string(game.title()), .unit = sheet.unit, .paid = sheet.paid, .players = {}, .deals = {}});
    matches_.emplace_back();
  }
  Match& match = matches_[static_cast<std::size_t>(account - accounts_.begin())];
  if (over(match)) match = {};
  ScoredDeal deal{.board = record.place.board,
                  .contract = contract_played(game, record).words(),
                  .each = {},
                  .totals = {},
                  .winners = {}};
  const std::string_view seats = game.seats_at(record.setup);
  for (std::size_t seat = 0; seat < sheet.each.size(); ++seat) {
    const std::size_t player = place_of(account->players, name_or_seat(game, record, seats.substr(seat, 1)));
    deal.each.resize(std::max(deal.each.size(), account->players.size()));
    deal.each[player] = sheet.each[seat];
    match.totals.resize(account->players.size());
    match.totals[player] += sheet.each[seat];
  }
  match.totals.resize(account->players.size());
  ++match.deals;
  deal.totals = match.totals;
  const int most = *std::ranges::max_element(match.totals);
  for (std::size_t player = 0; over(match) && player < match.totals.size(); ++player)
    if (match.totals[player] == most) deal.winners.push_back(player);
  account->deals.push_back(std::move(deal));
}

base::Json to_json(const Ledger& ledger) {
  base::Json json = base::Json::array();
  for (const Ledger::GameAccount& account : ledger.accounts()) {
    base::Json deals = base::Json::array();
    for (const Ledger::ScoredDeal& deal : account.deals) {
      base::Json& written = deals.emplace_back(base::Json{{"id", deal.board}, {"contract", deal.contract}});
      for (std::size_t player = 0; player < deal.each.size(); ++player)
        if (deal.each[player]) written["each"][account.players[player]] = *deal.each[player];
      for (std::size_t player = 0; player < deal.totals.size(); ++player)
        written["totals"][account.players[player]] = deal.totals[player];
      for (const std::size_t player : deal.winners) written["won_by"].push_back(account.players[player]);
    }
    json.push_back({{"game", account.game},
                    {"unit", account.unit},
                    {"paid", account.paid},
                    {"players", account.players},
                    {"deals", std::move(deals)}});
  }
  return json;
}

}  // namespace ouverte::tutor
