#include "app/cli/text/trick_rows.hpp"

#include <utility>

#include "app/cli/text/faces.hpp"
#include "app/cli/text/tricks_played.hpp"

namespace ouverte::cli {
namespace {

std::string mark_at(std::span<const std::string> marks, std::size_t place) {
  return place < marks.size() ? marks[place] : "";
}

std::vector<Text> cells(const TrickPlayed& trick, std::string_view seats, const CardFaces& named,
                        std::span<const std::string> marks) {
  std::vector<Text> cells = {Text(std::to_string(trick.number), Style::kFaint)};
  for (const char seat : seats) {
    const std::string_view name(&seat, 1);
    const TrickPlayed::Card* card = trick.of(name);
    Text cell;
    cell.add(name == trick.leader ? "›" : " ", Style::kFaint);
    if (card != nullptr) cell.add(face(card->move, named));
    if (name == trick.winner) cell.add("*", Style::kMarked);
    if (card != nullptr)
      for (const std::size_t place : card->places) cell.add(mark_at(marks, place), Style::kStrong);
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

  const auto tricks = records::tricks_played(start, seats, line);
  if (!tricks.ok()) return tricks.status();
  for (const TrickPlayed& trick : *tricks) rows.push_back(cells(trick, seats, named, marks));
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
