#include <algorithm>
#include <map>
#include <utility>

#include "absl/strings/str_format.h"
#include "app/cli/text/answer.hpp"
#include "app/cli/text/compass.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/score_text.hpp"
#include "app/cli/text/stopped.hpp"
#include "app/cli/text/trick_rows.hpp"
#include "solver/games/shared/names.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::cli {
namespace {

constexpr int kWidth = 64;  // of the rule across the top

// "North deals, nobody vulnerable", as far as the tags say so.
std::string circumstances(const Found& found) {
  const std::string_view dealer = records::tag_value(found.tags, "Dealer");
  const std::string vulnerable(records::tag_value(found.tags, "Vulnerable"));
  std::string text;
  if (!dealer.empty()) text = absl::StrFormat("%s deals", games::seat_name(dealer, found.game->seats()));
  if (vulnerable.empty()) return text;
  if (!text.empty()) text += ", ";
  if (vulnerable == "None" || vulnerable == "Love" || vulnerable == "-") return text + "nobody vulnerable";
  if (vulnerable == "All" || vulnerable == "Both") return text + "everybody vulnerable";
  const std::string side(vulnerable == "NS" ? "North-South" : vulnerable == "EW" ? "East-West" : vulnerable.c_str());
  return text + side + " vulnerable";
}

// A row for each value that moves lead to, the value of the best moves first.
std::vector<Text> moves_text(const games::Game& game, const games::Setup& setup, const games::Solution& solution) {
  std::map<std::pair<int, int>, std::vector<std::string>> by_value;
  for (const games::MoveValue& each : solution.moves) {
    by_value[{each.value.upper, each.value.lower}].push_back(each.move);
  }
  std::vector<std::vector<Text>> rows;
  for (const auto& [bounds, moves] : by_value) {
    rows.push_back(
        {Text(game.describe(search::Interval{bounds.second, bounds.first}, setup)), faces(moves, game.faces())});
  }
  const bool best_is_last =
      !by_value.empty() && !solution.best.empty() &&
      std::ranges::find(by_value.rbegin()->second, solution.best[0]) != by_value.rbegin()->second.end();
  if (best_is_last) std::ranges::reverse(rows);
  return grid(rows);
}

// "best for North: ♠KQ", or shorter where there is no choice or no difference. Where the guarantee is another's, what
// the mover must do to hold him to it.
Text best_text(const games::Game& game, const SolvedPosition& answer) {
  const std::string guarantee = answer.position->setup().guarantee;
  const std::string mover = answer.position->to_move();
  const std::string_view seat = games::seat_name(mover, game.seats());
  const Text best = faces(answer.solution.best, game.faces());
  const bool any =
      answer.position->lists_every_move() && answer.solution.best.size() == answer.position->moves().size();
  if (!guarantee.empty() && guarantee != mover) {
    if (any) return {absl::StrFormat("whatever %s plays", seat)};
    return Text(absl::StrFormat("if %s plays ", seat)).add(best);
  }
  if (any && answer.solution.best.size() == 1) return Text(absl::StrFormat("%s must play ", seat)).add(best);
  if (any) return {absl::StrFormat("%s may play any card", seat)};
  return Text(absl::StrFormat("best for %s: ", seat)).add(best);
}

std::string stopped_text(bool interrupted, const char* missing) {
  return absl::StrFormat("   (%s: not %s)", what_stopped(interrupted), missing);
}

std::vector<Text> answer_text(const Found& found, const SolvedPosition& answer, const games::Request& request) {
  const games::Game& game = *found.game;
  const games::Setup setup = answer.position->setup();
  const games::Solution& solution = answer.solution;
  Text value(game.describe(solution.value, setup), Style::kMarked);
  const std::string whose(games::seat_name(setup.guarantee, game.seats()));
  if (!whose.empty() && !game.describe(solution.value, setup).starts_with(whose + " "))
    value = Text(absl::StrFormat("%s: ", whose)).add(value);
  if (!solution.best.empty()) {
    value.add("   ").add(best_text(game, answer));
  }
  if (solution.stopped)
    value.add(stopped_text(found.interrupted, solution.value.exact() ? "complete" : "exact"), Style::kFaint);
  std::vector<Text> lines = {std::move(value)};
  for (const std::string& note : solution.notes) lines.push_back(with_signs(note));
  if (request.every_move) append(lines, moves_text(game, setup, solution), 2);
  if (request.every_move && !answer.position->lists_every_move())
    lines.push_back(Text("(more moves than can be listed: these are some of each kind)", Style::kFaint));
  if (request.line && !solution.line.empty()) {
    auto rows = game.plays_in_rows() ? trick_rows(*answer.position, game.seats_at(setup), solution.line, game.faces())
                                     : play_rows(*answer.position, solution.line, game.faces());
    lines.emplace_back("");
    append(lines, rows.ok() ? *std::move(rows) : std::vector{Text(std::string(rows.status().message()))}, 2);
  }
  if (const auto sheet = requests::scores_at_end(found, answer))
    append(lines, scores_text(*sheet, game.seats_at(setup)), 0);
  lines.emplace_back(absl::StrFormat("%s, %.2f s", counted(solution.nodes, "node"), solution.time.count()),
                     Style::kFaint);
  return lines;
}

// "A +20, B -10, C -10 to +10".
std::string results_text(std::string_view seats, const games::Bounds& each) {
  std::string text;
  for (std::size_t seat = 0; seat < each.size(); ++seat) {
    absl::StrAppendFormat(&text, "%s%s %s", text.empty() ? "" : ", ", games::seat_name(seats.substr(seat, 1), seats),
                          games::signed_number(each[seat].lower));
    if (!each[seat].exact()) absl::StrAppendFormat(&text, " to %s", games::signed_number(each[seat].upper));
  }
  return text;
}

// What comes of the deal if everyone plays for himself, and after each move, the best for the player to move first.
std::vector<Text> for_himself_text(const Found& found, const requests::EachForHimself& all, bool every_move) {
  const games::Position& position = *std::get<std::vector<SolvedPosition>>(found.what).front().position;
  const std::string_view seats = found.game->seats_at(position.setup());
  Text line(all.exact() ? "if everyone plays for himself: " : "if everyone plays for himself, no more known than: ");
  line.add(results_text(seats, all.each), Style::kMarked);
  if (const auto stakes = found.game->stakes(position.setup()); stakes.ok() && !stakes->measure.empty())
    line.add(absl::StrFormat(" (%s)", stakes->measure));
  if (all.horizon)
    line.add(absl::StrFormat(", to a horizon of %s", counted(static_cast<std::uint64_t>(*all.horizon), "play")));
  std::vector<Text> lines = {std::move(line)};
  lines.push_back(Text(absl::StrFormat("(ties: %s)", games::kTieRule), Style::kFaint).fold(2));
  if (!every_move) return lines;
  const std::size_t mover = seats.find(position.to_move());
  std::vector<std::pair<games::Bounds, std::vector<std::string>>> rows;
  for (const auto& [move, each] : all.moves) {
    auto row = std::ranges::find(rows, each, &std::pair<games::Bounds, std::vector<std::string>>::first);
    if (row == rows.end()) row = rows.insert(rows.end(), {each, {}});
    row->second.push_back(move);
  }
  std::ranges::stable_sort(rows, [&](const auto& a, const auto& b) {
    return a.first != b.first &&
           (a.first == all.each || (b.first != all.each && a.first[mover].upper > b.first[mover].upper));
  });
  std::vector<std::vector<Text>> cells;
  for (const auto& [each, moves] : rows)
    cells.push_back({Text(results_text(seats, each)), faces(moves, found.game->faces())});
  append(lines, grid(cells), 2);
  return lines;
}

std::vector<Text> answers_text(const Found& found, const games::Request& request) {
  std::vector<Text> lines;
  for (const SolvedPosition& answer : std::get<std::vector<SolvedPosition>>(found.what)) {
    append(lines, answer_text(found, answer, request), 0);
  }
  if (found.each_for_himself) append(lines, for_himself_text(found, *found.each_for_himself, request.every_move), 0);
  return lines;
}

// The position that the answers are about, if they are about one.
const games::Position* position_of(const Found& found) {
  if (const auto* answers = std::get_if<std::vector<SolvedPosition>>(&found.what))
    return answers->front().position.get();
  if (const auto* judged = std::get_if<Judged>(&found.what)) return judged->start.get();
  return nullptr;
}

// Which point of a recorded play is looked at; empty where no play is recorded.
std::string point_of_play(const Found& found) {
  if (found.plays == 0 || !std::holds_alternative<std::vector<SolvedPosition>>(found.what)) return {};
  const std::string all = counted(found.plays, "play");
  if (found.at == found.plays) return absl::StrFormat("after the %s recorded", all);
  if (found.at > 0) return absl::StrFormat("after %d of the %s recorded", found.at, all);
  return absl::StrFormat("before the first of the %s recorded (--at end looks where they end)", all);
}

// The contract in words and who is to play, or what else there is to say of the deal.
Text contract_line(const Found& found) {
  Text line;
  if (const games::Position* position = position_of(found)) {
    const games::Setup setup = position->setup();
    line.add(found.game->contract_of(setup).words(), Style::kStrong);
    const std::string seat = position->to_move();
    if (!seat.empty()) {
      const bool given = found.game->plays_in_rows() && setup.table.size() == setup.hands.size();
      const char* const what = given ? "to give the trick" : setup.table.empty() ? "to lead" : "to play";
      line.add(absl::StrFormat(", %s %s", games::seat_name(seat, found.game->seats()), what));
    }
  } else if (std::holds_alternative<PassedOut>(found.what)) {
    line.add("Passed out: there is nothing to play", Style::kStrong);
  } else if (std::holds_alternative<NoPlay>(found.what)) {
    const auto hidden = [](const auto& hand) { return hand.second.empty() || hand.second == "-"; };
    const bool known = std::ranges::none_of(found.deal.hands, hidden);
    if (found.game->names_contract(found.deal))
      line.add(found.game->contract_of(found.deal).words(), Style::kStrong).add(". ");
    line.add(known ? "No play is recorded" : "Not all hands are known: no play can be judged");
  }
  return line;
}

}  // namespace

std::vector<Text> heading(const Found& found) {
  Text first("── ", Style::kFaint);
  if (!found.place.board.empty()) first.add(found.place.board, Style::kStrong).add(" · ");
  first.add(found.game->title()).add(" ");
  const std::string_view event = records::tag_value(found.tags, "Event");
  if (!event.empty() && event != "?" && event != "#") first.add("· ").add(event).add(" ");
  std::string rule;
  for (int i = first.columns(); i < kWidth; ++i) rule += "─";
  std::vector<Text> lines = {first.add(rule, Style::kFaint)};
  const Text contract = contract_line(found);
  if (contract.columns() > 0) lines.push_back(contract);
  if (const std::string text = circumstances(found); !text.empty()) lines.emplace_back(text, Style::kFaint);
  if (!found.auction.empty() && !std::holds_alternative<games::DealTable>(found.what))
    lines.push_back(Text("Auction: ", Style::kFaint).add(with_signs(found.auction)).fold(2));
  if (const std::string text = point_of_play(found); !text.empty()) lines.emplace_back(text, Style::kFaint);
  lines.emplace_back("");

  const games::Position* position = position_of(found);
  append(lines, position != nullptr ? board(*found.game, *position) : board(*found.game, found.deal, ""), 2);
  lines.emplace_back("");
  return lines;
}

namespace {

// "North  solo ♥   gave away 30: pass was better".
std::vector<Text> auction_text(const games::Auction& auction, std::string_view seats) {
  std::vector<Text> lines;
  for (const std::string& words : auction.words) lines.push_back(with_signs(words).fold(2));
  std::vector<std::vector<Text>> rows;
  for (const games::JudgedCall& each : auction.judged) {
    auto& row = rows.emplace_back();
    row.emplace_back(games::seat_name(each.seat, seats), Style::kStrong);
    row.push_back(with_signs(each.call));
    const int cost = each.before - each.after;
    row.push_back(cost == 0 ? Text("gave nothing away", Style::kFaint)
                            : with_signs(absl::StrFormat("gave away %s: %s was better",
                                                         games::amount_in_words(cost, each.in_one), each.better)));
  }
  if (!rows.empty()) lines.emplace_back("The calls that were made, all hands seen:");
  append(lines, grid(rows), 2);
  for (const std::string& doubt : auction.doubts) lines.push_back(Text(doubt).fold(2));
  return lines;
}

}  // namespace

std::vector<Text> table_text(const games::DealTable& table, std::string_view seats, bool interrupted) {
  std::vector<std::vector<Text>> rows(1);
  for (const std::string& word : table.headings) rows[0].push_back(with_signs(word));
  for (const std::vector<std::string>& row : table.rows) {
    auto& cells = rows.emplace_back();
    for (const std::string& cell : row) cells.push_back(with_signs(cell));
  }
  std::vector<Text> lines = grid(rows);
  for (const std::string& note : table.notes) lines.push_back(with_signs(note));
  if (table.auction) append(lines, auction_text(*table.auction, seats), 0);
  if (table.stopped)
    lines.emplace_back(absl::StrFormat("(%s: not all values are exact)", what_stopped(interrupted)), Style::kFaint);
  return lines;
}

namespace {

// "Double dummy: 11 tricks. Recorded: 10 tricks."
std::vector<Text> no_play_text(const Found& found, const NoPlay& no_play) {
  if (!no_play.value) return {};
  Text line(absl::StrFormat("Double dummy: %s", found.game->describe(*no_play.value, found.deal)));
  const std::string_view result = records::tag_value(found.tags, "Result");  // tricks, as a score sheet has them
  if (!result.empty() && result != "?") line.add(absl::StrFormat("; the record's result: %s", result));
  line.add(".");
  if (no_play.stopped()) line.add(stopped_text(found.interrupted, "exact"), Style::kFaint);
  return {line};
}

}  // namespace

std::vector<Text> found_text(const Found& found, const games::Request& request) {
  std::vector<Text> lines = heading(found);
  if (const auto* no_play = std::get_if<NoPlay>(&found.what)) append(lines, no_play_text(found, *no_play), 2);
  if (const auto* table = std::get_if<games::DealTable>(&found.what))
    append(lines, table_text(*table, found.game->seats_at(found.deal), found.interrupted), 2);
  if (std::holds_alternative<std::vector<SolvedPosition>>(found.what)) append(lines, answers_text(found, request), 2);
  if (const auto* judged = std::get_if<Judged>(&found.what))
    append(lines, judged_text(*found.game, *judged, found.interrupted), 2);
  if (found.bids && found.bids->auction)
    append(lines, auction_text(*found.bids->auction, found.game->seats_at(found.deal)), 2);
  lines.emplace_back("");
  return lines;
}

}  // namespace ouverte::cli
