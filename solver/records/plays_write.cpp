#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "solver/records/plays.hpp"

namespace ouverte::records {
namespace {

// The rows of a section, filled play by play.
class Rows {
 public:
  Rows(std::string_view seats, std::size_t first, const std::vector<std::string>& table, std::string_view leader)
      : seats_(seats), first_(first), in_row_(table.size()) {
    for (std::size_t card = 0; card < table.size(); ++card)
      if (table[card] == kJoker) joker_ = column(seats.find(leader) + card);
  }

  void put(const Play& play) {
    if (rows_.empty() || (in_row_ == seats_.size() && !play.move.starts_with(kGivingSign))) {
      if (!rows_.empty()) in_row_ = 0;
      rows_.emplace_back(seats_.size());
    }
    if (play.move.starts_with(kGivingSign)) return give(play);
    const std::size_t at = column(seats_.find(play.seat));
    rows_.back()[at] = {play.move, play.marks, play.comments};
    if (play.move == kJoker) joker_ = at;
    ++in_row_;
  }

  [[nodiscard]] std::vector<std::string> lines() const {
    std::vector<std::string> lines;
    for (const auto& row : rows_) {
      std::string line;
      for (const Cell& cell : row)
        line += (line.empty() || line.back() == '\n' ? "" : " ") + token_text(cell.word, cell.marks, cell.comments);
      lines.push_back(std::move(line));
    }
    return lines;
  }

 private:
  struct Cell {
    std::string word = "-";
    std::vector<std::string> marks, comments;
  };

  [[nodiscard]] std::size_t column(std::size_t seat) const { return (seat + seats_.size() - first_) % seats_.size(); }

  // Stands on the Joker that was played last; what is said of the giving, with what is said of the Joker.
  void give(const Play& play) {
    Cell& cell = rows_.back()[joker_];
    cell.word = (cell.word == "-" ? "" : cell.word) + play.move;
    cell.marks.insert(cell.marks.end(), play.marks.begin(), play.marks.end());
    cell.comments.insert(cell.comments.end(), play.comments.begin(), play.comments.end());
  }

  std::string_view seats_;
  std::size_t first_;   // seat of the first column
  std::size_t in_row_;  // cards of the last row, those on the table before the plays included
  std::size_t joker_ = 0;
  std::vector<std::vector<Cell>> rows_;
};

}  // namespace

std::vector<std::string> rows_of(const games::Game& game, std::string_view first_seat, const Record& record) {
  Rows rows(game.seats(), game.seats().find(first_seat), record.setup.table, record.setup.leader);
  for (const Play& play : record.plays) rows.put(play);
  if (record.plays_end == PlaysEnd::kContinued) {
    const auto position = position_after(record, record.plays.size());
    if (position.ok() && !(*position)->over())
      rows.put({.seat = (*position)->to_move(), .move = "+", .marks = {}, .comments = {}});
  }
  std::vector<std::string> lines = rows.lines();
  if (record.plays_end == PlaysEnd::kEnded) {
    lines.emplace_back("*");
  } else if (!lines.empty() && lines.back().ends_with("\n*")) {  // a Joker, behind a comment to the end of its line
    lines.emplace_back("-");
  }
  return lines;
}

}  // namespace ouverte::records
