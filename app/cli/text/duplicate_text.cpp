#include "app/cli/text/duplicate_text.hpp"

#include <array>
#include <string>

#include "absl/strings/str_format.h"
#include "app/cli/text/faces.hpp"

namespace ouverte::cli {
namespace {

using tutor::Comparison;
using ComparedBoard = tutor::Duplicate::ComparedBoard;
using DuplicateSession = tutor::Duplicate::Session;
using Table = tutor::Duplicate::Table;
using Total = tutor::Duplicate::PairTotal;
using Row = std::vector<Text>;

std::string signed_score(int score) { return score == 0 ? "0" : absl::StrFormat("%+d", score); }

Row faint(std::initializer_list<std::string> cells) {
  Row row;
  for (const std::string& cell : cells) row.emplace_back(cell, Style::kFaint);
  return row;
}

std::string team(const DuplicateSession& session, std::size_t which) {
  if (!session.teams[which].empty()) return session.teams[which];
  return which == 0 ? "North-South of the open room" : "East-West of it";
}

std::vector<Text> imps_text(const DuplicateSession& session) {
  std::vector<Row> rows = {faint({"board", "open room", "score", "closed room", "score", "difference"})};
  for (std::size_t which = 0; which < session.teams.size(); ++which)
    rows.front().emplace_back(team(session, which), Style::kStrong);
  for (const ComparedBoard& board : session.boards) {
    Row row = {Text(board.id, Style::kFaint)};
    for (const Table& table : board.tables) {
      row.push_back(with_signs(table.contract));
      row.emplace_back(signed_score(table.score));
    }
    row.emplace_back(signed_score(board.difference()));
    for (const int imps : board.imps) row.emplace_back(imps == 0 ? "" : std::to_string(imps), Style::kStrong);
    rows.push_back(std::move(row));
  }
  rows.push_back(faint({"in all", "", "", "", "", ""}));
  for (const int imps : session.imps) rows.back().emplace_back(std::to_string(imps), Style::kStrong);
  return grid(rows);
}

std::vector<Text> boards_text(const DuplicateSession& session) {
  const bool matchpoints = session.comparison == Comparison::kMatchpoints;
  std::vector<Row> rows = {faint({"board", "North-South", "East-West", "contract", "score"})};
  if (matchpoints) rows.front().push_back(Text("matchpoints", Style::kFaint));
  for (const ComparedBoard& board : session.boards)
    for (const Table& table : board.tables) {
      Row row = {Text(board.id, Style::kFaint), Text(table.pairs[0]), Text(table.pairs[1]), with_signs(table.contract),
                 Text(signed_score(table.score))};
      if (matchpoints)
        row.emplace_back(absl::StrFormat("%d : %d", table.matchpoints[0], table.matchpoints[1]), Style::kStrong);
      rows.push_back(std::move(row));
    }
  return grid(rows);
}

std::vector<Text> totals_text(const DuplicateSession& session) {
  const bool matchpoints = session.comparison == Comparison::kMatchpoints;
  std::vector<Row> rows = {faint({"pair", "boards", matchpoints ? "matchpoints" : "points"})};
  for (const Total& total : session.totals) {
    Row row = {Text(total.pair), Text(std::to_string(total.boards))};
    if (matchpoints)
      row.emplace_back(
          absl::StrFormat("%d of %d, %.1f %%", total.points, total.possible, 100.0 * total.points / total.possible),
          Style::kStrong);
    else
      row.emplace_back(signed_score(total.points), Style::kStrong);
    rows.push_back(std::move(row));
  }
  return grid(rows);
}

}  // namespace

std::vector<Text> session_text(const DuplicateSession& session) {
  constexpr std::array<const char*, 3> kHow = {
      ": International Match Points (IMPs), scores those of North-South",
      ": matchpoints, 2 for each table at which a pair did worse and 1 for an equal one; scores those of North-South",
      ": scores of North-South, and the points of each pair in all"};
  std::vector<Text> lines = {
      Text(session.game, Style::kStrong).add(kHow[static_cast<std::size_t>(session.comparison)], Style::kFaint)};
  const bool imps = session.comparison == Comparison::kImps;
  append(lines, imps ? imps_text(session) : boards_text(session), 2);
  if (imps) return lines;
  lines.emplace_back("");
  append(lines, totals_text(session), 2);
  return lines;
}

}  // namespace ouverte::cli
