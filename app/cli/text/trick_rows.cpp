#include "app/cli/text/trick_rows.hpp"

#include <map>
#include <utility>

#include "app/cli/text/faces.hpp"

namespace ouverte::cli {
namespace {

// The seat that has more tricks in `after` than in `before`, or none.
std::string taker(const games::Setup& before, const games::Setup& after) {
  if (!before.won || !after.won) return "";
  for (std::size_t i = 0; i < after.won->size() && i < before.won->size(); ++i) {
    if ((*after.won)[i].second > (*before.won)[i].second) return (*after.won)[i].first;
  }
  return "";
}

struct Card {
  std::string move;
  std::string mark;
};

struct Row {
  int number = 1;
  std::string leader;
  std::map<std::string, Card, std::less<>> cards;  // by seat
  std::string winner;
  std::string joker;  // the seat of the last Joker in the trick, or none

  // A move that gives a trick away is no card: it stands behind the Joker ("*>C").
  void add(const std::string& seat, const std::string& move, const std::string& mark) {
    if (move.starts_with('>') && !joker.empty()) {
      cards[joker].move += move;
      cards[joker].mark += mark;
      return;
    }
    cards[seat] = {move, mark};
    if (move == "*") joker = seat;
  }
};

std::string mark_at(std::span<const std::string> marks, std::size_t place) {
  return place < marks.size() ? marks[place] : "";
}

std::vector<Text> cells(const Row& row, std::string_view seats, const CardFaces& named) {
  std::vector<Text> cells = {Text(std::to_string(row.number), Style::kFaint)};
  for (const char seat : seats) {
    const std::string name(1, seat);
    const auto card = row.cards.find(name);
    Text cell;
    cell.add(name == row.leader ? "›" : " ", Style::kFaint);
    if (card != row.cards.end()) cell.add(face(card->second.move, named));
    if (name == row.winner) cell.add("*", Style::kMarked);
    if (card != row.cards.end()) cell.add(card->second.mark, Style::kStrong);
    cells.push_back(std::move(cell));
  }
  return cells;
}

}  // namespace

absl::StatusOr<std::vector<Text>> trick_rows(const games::Position& start, std::string_view seats,
                                             std::span<const std::string> line, const CardFaces& named,
                                             std::span<const std::string> marks) {
  std::vector<std::vector<Text>> rows(1, {Text("")});
  for (const char seat : seats) rows[0].push_back(Text(" ").add(std::string_view(&seat, 1), Style::kStrong));

  const std::unique_ptr<games::Position> position = start.clone();
  games::Setup before = position->setup();
  Row row;
  if (before.won) {
    for (const auto& [seat, tricks] : *before.won) row.number += tricks;
  }
  row.leader = before.leader;
  for (std::size_t i = 0; i < before.table.size(); ++i) {
    const std::size_t seat = (seats.find(row.leader[0]) + i) % seats.size();
    row.add(std::string(1, seats[seat]), before.table[i], "");
  }
  for (std::size_t place = 0; place < line.size(); ++place) {
    row.add(position->to_move(), line[place], mark_at(marks, place));
    if (absl::Status played = position->play(line[place]); !played.ok()) return played;
    games::Setup after = position->setup();
    if (after.table.empty()) {
      row.winner = taker(before, after);
      rows.push_back(cells(row, seats, named));
      row = Row{.number = row.number + 1, .leader = after.leader, .cards = {}, .winner = "", .joker = ""};
    }
    before = std::move(after);
  }
  if (!row.cards.empty()) rows.push_back(cells(row, seats, named));
  return grid(rows);
}

absl::StatusOr<std::vector<Text>> play_rows(const games::Position& start, std::span<const std::string> line,
                                            const CardFaces& named, std::span<const std::string> marks) {
  std::vector<Text> rows(1);
  const std::unique_ptr<games::Position> position = start.clone();
  std::size_t on_table = position->setup().table.size();
  for (std::size_t place = 0; place < line.size(); ++place) {
    Text& row = rows.back();
    row.add(row.columns() > 0 ? "   " : "")
        .add(position->to_move(), Style::kStrong)
        .add(" ")
        .add(face(line[place], named));
    row.add(mark_at(marks, place), Style::kStrong);
    if (absl::Status played = position->play(line[place]); !played.ok()) return played;
    const std::size_t before = std::exchange(on_table, position->setup().table.size());
    if (on_table <= before) rows.emplace_back();
  }
  if (rows.back().columns() == 0) rows.pop_back();
  return rows;
}

}  // namespace ouverte::cli
