#include "solver/puzzles/posted/html_table.hpp"

#include <algorithm>
#include <optional>
#include <utility>
#include <vector>

#include "solver/games/texts.hpp"
#include "solver/puzzles/posted/clean.hpp"

namespace ouverte::puzzles::posted {
namespace {

constexpr std::size_t kGap = 4;  // blanks between two cells

struct TableRow {
  std::size_t from = 0, to = 0;                 // in the text
  std::vector<std::vector<std::string>> cells;  // each as lines
};

std::size_t find_any(std::string_view lower, std::initializer_list<std::string_view> tags, std::size_t from) {
  std::size_t first = std::string_view::npos;
  for (const std::string_view tag : tags) first = std::min(first, lower.find(tag, from));
  return first;
}

// The row whose tag stands at `from`, up to its end or the next one's beginning.
TableRow row_at(std::string_view text, std::string_view lower, std::size_t from) {
  TableRow row{.from = from, .to = 0, .cells = {}};
  row.to = std::min(find_any(lower, {"</tr", "<tr", "</table"}, from + 3), text.size());
  for (std::size_t cell = find_any(lower, {"<td", "<th"}, from); cell < row.to;) {
    const std::size_t next = std::min(find_any(lower, {"<td", "<th"}, cell + 3), row.to);
    const std::size_t open = std::min(text.find('>', cell), next - 1) + 1;
    std::vector<std::string> lines;
    for (const Line& line : clean_lines(text.substr(open, next - open))) {
      const std::size_t begin = line.text.find_first_not_of(' ');
      lines.push_back(begin == std::string::npos ? "" : line.text.substr(begin));
    }
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    row.cells.push_back(std::move(lines));
    cell = next;
  }
  return row;
}

// The lines of a row's cells side by side, in columns of one width.
std::string drawn(const TableRow& row, std::size_t width) {
  std::size_t height = 0;
  for (const auto& cell : row.cells) height = std::max(height, cell.size());
  std::string text;
  for (std::size_t line = 0; line < height; ++line) {
    text += "<br>";
    for (const auto& cell : row.cells) {
      std::string shown = line < cell.size() ? cell[line] : "";
      shown.resize(std::max(width, shown.size()), ' ');
      text += readable(shown);
    }
  }
  return text;
}

}  // namespace

std::string with_drawn_tables(std::string_view text) {
  const std::string lower = games::lower_case(text);
  std::vector<TableRow> rows;
  std::size_t width = 0;
  for (std::size_t at = lower.find("<tr"); at != std::string::npos; at = lower.find("<tr", at + 3)) {
    TableRow row = row_at(text, lower, at);
    if (row.cells.size() < 2 || std::ranges::none_of(row.cells, [](const auto& cell) { return cell.size() > 1; }))
      continue;
    for (const auto& cell : row.cells)
      for (const std::string& line : cell) width = std::max(width, line.size() + kGap);
    rows.push_back(std::move(row));
  }
  std::string all;
  std::size_t done = 0;
  for (const TableRow& row : rows) {
    const std::string_view written = text.substr(row.from, row.to - row.from);
    all += text.substr(done, row.from - done);
    all += drawn(row, width);
    // The lines below keep their numbers.
    all.append(static_cast<std::size_t>(std::ranges::count(written, '\n')), '\n');
    done = row.to;
  }
  return all.append(text.substr(done));
}

}  // namespace ouverte::puzzles::posted
