#include "solver/io/plays.hpp"

#include <algorithm>
#include <cctype>
#include <deque>
#include <memory>
#include <utility>

#include "solver/base/status.hpp"
#include "solver/io/tags.hpp"

namespace ouverte::io {
namespace {

bool hands_hold_a_star(const games::Setup& setup) {
  return std::ranges::any_of(setup.hands, [](const auto& hand) { return hand.second.find('*') != std::string::npos; });
}

// The words of each column, those of the seats from the first to the last.
class Columns {
 public:
  Columns(const games::Entry& entry, std::string_view first_seat, std::span<const Token> words)
      : seats_(entry.seats()), columns_(seats_.size()) {
    const std::size_t first = seats_.find(first_seat);
    for (std::size_t word = 0; word < words.size(); ++word)
      columns_[(first + word) % seats_.size()].push_back(&words[word]);
  }

  std::deque<const Token*>& of(std::string_view seat) { return columns_[seats_.find(seat)]; }

  // The cards already on the table have left their cells of the first row empty.
  void pass_over_table(const games::Setup& setup) {
    const std::size_t leader = seats_.find(setup.leader);
    for (std::size_t card = 0; card < setup.table.size(); ++card) {
      auto& column = columns_[(leader + card) % seats_.size()];
      if (!column.empty() && column.front()->word == "-") column.pop_front();
    }
  }

  [[nodiscard]] bool holds_cards() const {
    return std::ranges::any_of(columns_, [](const auto& column) {
      return std::ranges::any_of(column, [](const Token* token) { return token->word != "-" && token->word != "+"; });
    });
  }

  // A card still to come in the front row that is marked as a lead out of turn.
  [[nodiscard]] bool irregular_lead(std::string_view due) {
    return std::ranges::any_of(columns_, [&](const auto& column) {
      return &column != &of(due) && !column.empty() && std::ranges::count(column.front()->marks, "^L") > 0;
    });
  }

 private:
  std::string_view seats_;
  std::vector<std::deque<const Token*>> columns_;
};

}  // namespace

std::string canonical_move(std::string_view word) {
  std::string move(word);
  for (char& letter : move) letter = static_cast<char>(std::toupper(static_cast<unsigned char>(letter)));
  if (move.size() == 3 && move.ends_with("10")) move.replace(1, 2, "T");
  return move;
}

absl::Status follow_rows(const games::Entry& entry, std::string_view first_seat, const std::vector<Token>& words,
                         Record& record, int& wrong_line) {
  for (const Token& token : words) {
    if (std::string_view("!?$=^").find(token.word.front()) == std::string_view::npos) continue;
    wrong_line = token.line;
    return base::invalid("found ", base::quoted(token.word), ", expected a card, or after one a mark such as ! $7 =1=");
  }
  std::size_t count = words.size();
  const bool ended = count > 0 && words.back().word == "*" && (words.back().alone || !hands_hold_a_star(record.setup));
  if (ended) --count;
  record.plays_end = ended ? PlaysEnd::kEnded : PlaysEnd::kSilent;
  if (count == 0) return absl::OkStatus();
  if (first_seat.size() != 1 || entry.seats().find(first_seat) == std::string_view::npos) {
    return base::invalid("Play: found ", base::quoted(first_seat), ", expected ", seats_expected(entry));
  }
  const bool hidden = std::ranges::any_of(record.setup.hands, [](const auto& hand) { return hand.second == "-"; });
  auto position = entry.playable(record.setup);
  if (!position.ok() && (hidden || record.setup.contract.empty())) {
    record.plays_end = PlaysEnd::kUnresolved;
    return absl::OkStatus();
  }
  if (!position.ok()) return position.status();

  Columns columns(entry, first_seat, std::span(words).first(count));
  columns.pass_over_table((*position)->setup());
  const bool irregular =
      std::ranges::any_of(words, [](const Token& token) { return std::ranges::count(token.marks, "^L") > 0; });
  while (!(*position)->over()) {
    const std::string seat = (*position)->to_move();
    if (irregular && (*position)->setup().table.empty() && columns.irregular_lead(seat)) {
      record.plays_end = PlaysEnd::kIrregular;
      return absl::OkStatus();
    }
    auto& column = columns.of(seat);
    if (column.empty() || column.front()->word == "-" || column.front()->word == "+") {
      if (!column.empty() && column.front()->word == "+") record.plays_end = PlaysEnd::kContinued;
      if (columns.holds_cards()) record.plays_end = PlaysEnd::kUnknown;
      return absl::OkStatus();
    }
    const Token& token = *column.front();
    const std::string move = canonical_move(token.word);
    wrong_line = token.line;
    if (absl::Status status = (*position)->play(move); !status.ok()) return status;
    record.plays.push_back({.seat = seat, .move = move, .marks = token.marks, .comments = token.comments});
    column.pop_front();
  }
  if (columns.holds_cards()) return base::invalid("found more cards than are played, expected the end of the section");
  return absl::OkStatus();
}

std::vector<std::string> rows_of(const games::Entry& entry, std::string_view first_seat, const Record& record) {
  const std::size_t players = entry.seats().size();
  const std::size_t first = entry.seats().find(first_seat);
  std::vector<std::vector<std::string>> rows;
  std::size_t in_row = 0;  // cards of the last row, those on the table before the plays included
  const auto put = [&](std::string_view seat, std::string text) {
    if (rows.empty() || in_row == players) {
      in_row = rows.empty() ? record.setup.table.size() : 0;
      rows.emplace_back(players, "-");
    }
    rows.back()[(entry.seats().find(seat) + players - first) % players] = std::move(text);
    ++in_row;
  };
  for (const Play& play : record.plays) put(play.seat, token_text(play.move, play.marks, play.comments));
  if (record.plays_end == PlaysEnd::kContinued) {
    const auto position = position_after(record, record.plays.size());
    if (position.ok() && !(*position)->over()) put((*position)->to_move(), "+");
  }
  std::vector<std::string> lines;
  for (const auto& row : rows) {
    std::string line;
    for (const std::string& cell : row) line += (line.empty() || line.back() == '\n' ? "" : " ") + cell;
    lines.push_back(std::move(line));
  }
  if (record.plays_end == PlaysEnd::kEnded) lines.emplace_back("*");
  return lines;
}

}  // namespace ouverte::io
