#include "puzzles/text/tabled.hpp"

#include <algorithm>
#include <array>
#include <optional>
#include <set>
#include <string>
#include <string_view>

#include "puzzles/text/letters.hpp"
#include "puzzles/text/row_words.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

using Cells = std::vector<std::string>;

constexpr std::size_t kFourSuits = 4;

// What bars set apart in a line, else what two blanks do.
Cells cells_of(std::string_view line) {
  Cells cells;
  std::string_view text = games::without_blanks(line);
  const bool bars = text.find('|') != std::string_view::npos;
  if (text.starts_with('|')) text.remove_prefix(1);
  if (text.ends_with('|')) text.remove_suffix(1);
  while (!text.empty()) {
    const std::size_t to = std::min(bars ? text.find('|') : text.find("  "), text.size());
    cells.emplace_back(games::without_blanks(text.substr(0, to)));
    text.remove_prefix(std::min(to + (bars ? 1 : 2), text.size()));
    if (!bars) text = games::without_blanks(text);
  }
  return cells;
}

bool is_ruled(std::string_view line) { return line.find_first_not_of(" |-:+=") == std::string_view::npos; }

int suit_told(std::string_view cell, const Table& table) {
  while (cell.ends_with(':')) cell.remove_suffix(1);
  if (cell.size() == 1 && is_suit_sign(cell[0])) return cell[0] - kSuitSign;
  if (cell.size() == 1)
    if (const std::size_t letter = std::string_view("SHDC").find(cell[0]); letter < kFourSuits)
      return static_cast<int>(letter);
  const std::string lower = games::lower_case(cell);
  constexpr std::array<std::string_view, kFourSuits> kShort = {"spa", "hea", "dia", "clu"};
  for (std::size_t suit = 0; suit < kFourSuits; ++suit)
    if (lower.starts_with(kShort[suit]) && std::ranges::all_of(lower, is_letter)) return static_cast<int>(suit);
  if (table.jokers && (lower.starts_with("jok") || cell == "*")) return kExtras;
  return suit_word(cell, table);
}

// Whether a cell holds cards of a suit or none.
bool may_be_suit_of_hand(std::string_view cell, const Table& table) {
  const std::string lower = games::lower_case(cell);
  if (cell.empty() || is_void(cell) || lower == "yes" || lower == "no") return true;
  const auto named = std::ranges::find_if(table.extras, [&](const auto& name) { return lower.starts_with(name); });
  if (named != table.extras.end()) cell.remove_prefix(named->size());
  bool small = false;
  for (const char letter : cell) {
    const bool now = letter >= 'a' && letter <= 'z';
    if ((now && small) || letter == '?') return false;
    small = now;
  }
  return true;
}

// The cards of a suit as a line has them.
std::string shown_cards(int suit, std::string_view cell, const Table& table) {
  const bool none = cell.empty() || is_void(cell);
  const std::string lower = games::lower_case(cell);
  if (suit != kExtras) {
    std::string cards = " " + std::string(1, static_cast<char>(kSuitSign + suit));
    return cards += none ? "-" : std::string(cell);
  }
  if (none || lower == "no" || lower == "0") return "";
  if (table.trumps) return " trumps " + std::string(cell);
  if (lower == "2" || lower == "both") return " **";
  return cell.find_first_not_of('*') == std::string_view::npos ? " " + std::string(cell) : " *";
}

// The rows of a table with what heads its columns, all of one kind: seats, or suits.
struct Grid {
  bool of_seats = false;
  std::vector<int> heads = {};
  std::vector<std::size_t> lines = {};  // of the head and the rows
  std::vector<std::pair<int, Cells>> rows = {};
};

class GridFinder {
 public:
  GridFinder(std::vector<Line>& lines, const Table& table) : lines_(lines), table_(table) {}

  void draw_all() {
    for (std::size_t line = 0; line < lines_.size(); ++line)
      for (const bool of_seats : {true, false})
        if (auto grid = grid_at(line, of_seats)) {
          draw(*grid);
          line = grid->lines.back();
          break;
        }
  }

 private:
  [[nodiscard]] int label(std::string_view cell, bool of_seats) const {
    if (!of_seats) return suit_told(cell, table_);
    const char seat = seat_named(cell, table_);
    return seat == 0 ? kNoSuit : static_cast<int>(table_.seats.find(seat));
  }

  // Labels of one kind, each once: all seats, or four suits and perhaps the other cards.
  [[nodiscard]] bool complete(const std::vector<int>& labels, bool of_seats) const {
    const std::set<int> once(labels.begin(), labels.end());
    if (once.size() != labels.size() || once.contains(kNoSuit)) return false;
    if (!of_seats) return std::ranges::all_of(std::array{0, 1, 2, 3}, [&](int suit) { return once.contains(suit); });
    constexpr std::size_t kFewest = 3;
    const std::size_t players = table_.compass ? table_.seats.size() : std::max(kFewest, once.size());
    return once.size() == players && *once.rbegin() + 1 == static_cast<int>(players);
  }

  [[nodiscard]] std::optional<Grid> grid_at(std::size_t line, bool of_seats) const {
    const Cells head = cells_of(lines_[line].text);
    if (head.size() < 3) return std::nullopt;
    Grid grid{.of_seats = of_seats, .lines = {line}};
    for (const std::string& cell : head) grid.heads.push_back(label(cell, of_seats));
    if (grid.heads.front() == kNoSuit) grid.heads.erase(grid.heads.begin());
    if (!complete(grid.heads, of_seats)) return std::nullopt;
    std::vector<int> labels;
    for (std::size_t row = line + 1; row < lines_.size(); ++row) {
      if (is_ruled(lines_[row].text)) continue;
      Cells cells = cells_of(lines_[row].text);
      const int named = cells.empty() ? kNoSuit : label(cells.front(), !of_seats);
      if (named == kNoSuit || cells.size() != grid.heads.size() + 1) break;
      cells.erase(cells.begin());
      if (!std::ranges::all_of(cells, [&](const std::string& cell) { return may_be_suit_of_hand(cell, table_); }))
        break;
      labels.push_back(named);
      grid.lines.push_back(row);
      grid.rows.emplace_back(named, std::move(cells));
    }
    return complete(labels, !of_seats) ? std::optional(std::move(grid)) : std::nullopt;
  }

  void draw(const Grid& grid) {
    for (const std::size_t line : grid.lines) lines_[line].text.clear();
    const std::size_t hands = grid.of_seats ? grid.heads.size() : grid.rows.size();
    for (std::size_t hand = 0; hand < hands; ++hand) {
      const int seat = grid.of_seats ? grid.heads[hand] : grid.rows[hand].first;
      std::array<std::string, kFourSuits + 1> suits;
      const auto put = [&](int suit, std::string_view cell) {
        suits[static_cast<std::size_t>(suit)] = shown_cards(suit, cell, table_);
      };
      if (grid.of_seats)
        for (const auto& [suit, cells] : grid.rows) put(suit, cells[hand]);
      else
        for (std::size_t cell = 0; cell < grid.heads.size(); ++cell)
          put(grid.heads[cell], grid.rows[hand].second[cell]);
      std::string& text = lines_[grid.lines[hand]].text;
      text = std::string(1, table_.seats[static_cast<std::size_t>(seat)]) + ":";
      for (const std::string& suit : suits) text += suit;
    }
  }

  std::vector<Line>& lines_;
  const Table& table_;
};

// Puts a letter instead of a word wherever it stands, blanks behind it keep the columns.
void put_letter(std::string& text, std::string_view word, char letter) {
  for (std::size_t at = 0; (at = text.find(word, at)) != std::string::npos; ++at) {
    std::size_t end = at + word.size();
    const bool whole = (at == 0 || !is_letter(text[at - 1])) && (end == text.size() || !is_letter(text[end]));
    if (!whole) continue;
    while (end < text.size() && (text[end] == ':' || text[end] == ')' || text[end] == '\'')) ++end;
    const std::string behind = text.substr(at + word.size(), end - at - word.size());
    const bool ends = end == text.size() || text[end] == ' ';
    text.replace(at, end - at, letter + behind + (ends ? std::string(word.size() - 1, ' ') : ""));
  }
}

// Names that head lines of cards, in order.
std::vector<std::string> heading_names(const std::vector<Line>& lines, const Table& table) {
  std::vector<std::string> names;
  for (const Line& line : lines) {
    const std::string_view text = games::without_blanks(line.text);
    const std::size_t length = static_cast<std::size_t>(std::ranges::find_if_not(text, is_letter) - text.begin());
    const std::size_t next = std::min(text.find_first_not_of(" :-", length), text.size());
    if (length < 3 || next == length || next == text.size() || !is_upper(text[0])) continue;
    const std::string_view word = text.substr(next, text.find_first_of(" :", next) - next);
    if (suit_told(word, table) == kNoSuit && !is_suit_sign(word[0])) continue;
    names.emplace_back(text.substr(0, length));
  }
  return names;
}

}  // namespace

std::vector<Line> with_tables_as_hands(std::vector<Line> lines, const Table& table) {
  GridFinder(lines, table).draw_all();
  return lines;
}

std::vector<Line> with_players_by_letter(std::vector<Line> lines, const Table& table) {
  if (table.compass) return lines;
  constexpr std::array<std::string_view, 8> kTitles = {"Player",  "player", "Seat",   "seat",
                                                       "Spieler", "Joueur", "joueur", "Speler"};
  for (const char seat : table.seats)
    for (const std::string_view player : kTitles)
      for (Line& line : lines) put_letter(line.text, std::string(player) + " " + seat, seat);
  const std::vector<std::string> names = heading_names(lines, table);
  constexpr std::size_t kFewest = 3;
  if (names.size() < kFewest || names.size() > table.seats.size()) return lines;
  for (std::size_t place = 0; place < names.size(); ++place)
    if (names[place][0] != table.seats[place]) return lines;
  for (std::size_t place = 0; place < names.size(); ++place)
    for (Line& line : lines) put_letter(line.text, names[place], table.seats[place]);
  return lines;
}

}  // namespace ouverte::puzzles::text
