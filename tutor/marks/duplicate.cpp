#include "tutor/marks/duplicate.hpp"

#include <algorithm>
#include <cstdlib>
#include <string_view>

#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"
#include "tutor/marks/players.hpp"

namespace ouverte::tutor {
namespace {

using Session = Duplicate::Session;

constexpr std::string_view kOpen = "Open";
constexpr std::string_view kClosed = "Closed";

// "Ann–Bob"; where the record names nobody "North-South".
std::string pair_name(const games::Game& game, const records::Record& record, std::string_view seats,
                      std::size_t first) {
  const std::string_view one = seats.substr(first, 1), other = seats.substr(first + 2, 1);
  const std::string names[] = {player_name(record, one), player_name(record, other)};
  const bool known = !names[0].empty() || !names[1].empty();
  return base::str(name_or_seat(game, record, one), known ? "–" : "-", name_or_seat(game, record, other));
}

// Who holds which cards, however the record writes it.
std::string deal_of(const records::Record& record) {
  std::vector<std::pair<std::string, std::string>> hands = record.setup.hands;
  base::sort(hands);
  std::string deal;
  for (const auto& [seat, hand] : hands) deal += base::str(seat, ":", hand, " ");
  return deal;
}

// Whether these tables of a deal are the two rooms of a match: they say so, or name the teams.
bool two_rooms(const Duplicate::Table& one, const Duplicate::Table& other, const std::array<std::string, 2>& teams) {
  if (one.room.empty() && other.room.empty()) return !teams[0].empty() && !teams[1].empty();
  return (one.room == kOpen && other.room == kClosed) || (one.room == kClosed && other.room == kOpen);
}

void add_matchpoints(Duplicate::ComparedBoard& board) {
  for (Duplicate::Table& table : board.tables)
    for (const Duplicate::Table& other : board.tables) {
      if (&table == &other) continue;
      table.matchpoints[0] += table.score > other.score ? 2 : table.score == other.score ? 1 : 0;
      table.matchpoints[1] += table.score < other.score ? 2 : table.score == other.score ? 1 : 0;
    }
}

Session& session_of(std::vector<Session>& sessions, const std::string& game, Comparison comparison,
                    const std::array<std::string, 2>& teams) {
  const auto same = [&](const Session& each) {
    return each.game == game && each.comparison == comparison && each.teams == teams;
  };
  const auto found = std::ranges::find_if(sessions, same);
  if (found != sessions.end()) return *found;
  sessions.push_back({.game = game, .comparison = comparison, .teams = teams, .boards = {}, .totals = {}});
  return sessions.back();
}

void add_totals(Session& session) {
  const auto add = [&](const std::string& pair, int points, int possible) {
    auto total = std::ranges::find(session.totals, pair, &Duplicate::PairTotal::pair);
    if (total == session.totals.end()) total = session.totals.insert(total, Duplicate::PairTotal{.pair = pair});
    ++total->boards;
    total->points += points;
    total->possible += possible;
  };
  const bool matchpoints = session.comparison == Comparison::kMatchpoints;
  for (const Duplicate::ComparedBoard& board : session.boards)
    for (const Duplicate::Table& table : board.tables)
      for (std::size_t pair = 0; pair < table.pairs.size(); ++pair) {
        const int points = matchpoints ? table.matchpoints[pair] : pair == 0 ? table.score : -table.score;
        add(table.pairs[pair], points, matchpoints ? 2 * (static_cast<int>(board.tables.size()) - 1) : 0);
      }
  // A share of what could be had, where pairs played different boards.
  base::sort(session.totals, [matchpoints](const Duplicate::PairTotal& one, const Duplicate::PairTotal& other) {
    if (!matchpoints) return one.points > other.points;
    return one.points * other.possible > other.points * one.possible;
  });
}

base::Json table_json(const Session& session, const Duplicate::Table& table) {
  base::Json json = {
      {"pairs", table.pairs}, {"contract", table.contract}, {"result", table.result}, {"score", table.score}};
  if (!table.room.empty()) json["room"] = table.room;
  if (session.comparison == Comparison::kMatchpoints) json["matchpoints"] = table.matchpoints;
  return json;
}

}  // namespace

int imps_for(int difference) {
  // The least difference that is worth one IMP, two IMPs, …
  constexpr std::array<int, 24> kLeast = {20,  50,  90,   130,  170,  220,  270,  320,  370,  430,  500,  600,
                                          750, 900, 1100, 1300, 1500, 1750, 2000, 2250, 2500, 3000, 3500, 4000};
  const auto imps = std::ranges::upper_bound(kLeast, std::abs(difference)) - kLeast.begin();
  return static_cast<int>(difference < 0 ? -imps : imps);
}

void Duplicate::add(const games::Game& game, const records::Record& record, const games::ScoreSheet* sheet) {
  const std::string_view seats = game.seats_at(record.setup);
  const auto tag = [&](std::string_view name) { return std::string(records::tag_value(record.tags, name)); };
  Table table{.room = tag("Room"),
              .pairs = {pair_name(game, record, seats, 0), pair_name(game, record, seats, 1)},
              .contract = sheet == nullptr ? "passed out" : game.contract_of(record.setup).words(),
              .result = sheet == nullptr ? "passed out" : sheet->words,
              .score = sheet == nullptr ? 0 : sheet->each.front()};
  played_.push_back({.game = std::string(game.title()),
                     .board = record.place.board,
                     .deal = deal_of(record),
                     .teams = {tag("HomeTeam"), tag("VisitTeam")},
                     .table = std::move(table)});
}

// The tables of each deal, in the order in which the deals were first met; of deals of a match those of one match.
std::vector<std::vector<const Duplicate::Played*>> Duplicate::by_deal() const {
  std::vector<std::vector<const Played*>> deals;
  for (const Played& played : played_) {
    const auto same = [&](const std::vector<const Played*>& deal) {
      const Played& first = *deal.front();
      return first.game == played.game && first.board == played.board && first.deal == played.deal &&
             first.teams == played.teams;
    };
    const auto found = std::ranges::find_if(deals, same);
    if (found == deals.end())
      deals.push_back({&played});
    else
      found->push_back(&played);
  }
  return deals;
}

std::vector<Session> Duplicate::sessions() const {
  std::vector<Session> sessions;
  for (const std::vector<const Played*>& deal : by_deal()) {
    const Played& first = *deal.front();
    ComparedBoard board{.id = first.board, .tables = {}};
    for (const Played* played : deal) board.tables.push_back(played->table);
    const bool match = deal.size() == 2 && two_rooms(board.tables[0], board.tables[1], first.teams);
    const Comparison comparison = match             ? Comparison::kImps
                                  : deal.size() > 1 ? Comparison::kMatchpoints
                                                    : Comparison::kTotals;
    if (match && board.tables[0].room == kClosed) std::swap(board.tables[0], board.tables[1]);
    Session& session = session_of(sessions, first.game, comparison, match ? first.teams : std::array<std::string, 2>{});
    if (match) {
      const int imps = imps_for(board.difference());
      board.imps = {std::max(imps, 0), std::max(-imps, 0)};
      for (std::size_t team = 0; team < board.imps.size(); ++team) session.imps[team] += board.imps[team];
    } else {
      add_matchpoints(board);
    }
    session.boards.push_back(std::move(board));
  }
  for (Session& session : sessions)
    if (session.comparison != Comparison::kImps) add_totals(session);
  return sessions;
}

base::Json to_json(const std::vector<Session>& sessions) {
  constexpr std::array<std::string_view, 3> kNames = {"imps", "matchpoints", "totals"};
  base::Json json = base::Json::array();
  for (const Session& session : sessions) {
    const bool imps = session.comparison == Comparison::kImps;
    base::Json boards = base::Json::array();
    for (const Duplicate::ComparedBoard& board : session.boards) {
      base::Json& written = boards.emplace_back(base::Json{{"id", board.id}, {"tables", base::Json::array()}});
      for (const Duplicate::Table& table : board.tables) written["tables"].push_back(table_json(session, table));
      if (imps) written.update({{"difference", board.difference()}, {"imps", board.imps}});
    }
    base::Json& written =
        json.emplace_back(base::Json{{"game", session.game},
                                     {"comparison", kNames[static_cast<std::size_t>(session.comparison)]},
                                     {"boards", std::move(boards)}});
    if (imps) {
      written.update({{"teams", session.teams}, {"imps", session.imps}});
      continue;
    }
    for (const Duplicate::PairTotal& total : session.totals) {
      base::Json& pair = written["pairs"].emplace_back(
          base::Json{{"pair", total.pair}, {"boards", total.boards}, {"points", total.points}});
      if (session.comparison == Comparison::kMatchpoints) pair["of"] = total.possible;
    }
  }
  return json;
}

}  // namespace ouverte::tutor
