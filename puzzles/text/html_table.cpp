#include "puzzles/text/html_table.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/limits.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles::text {
namespace {

constexpr std::size_t kGap = 4;  // blanks between two cells

struct TableRow {
  std::size_t from = 0, to = 0;                 // in the text
  std::vector<std::vector<std::string>> cells;  // each as lines
};

// A tag that a row or a cell begins or ends with, and where it stands.
struct Tag {
  std::size_t at = 0;
  bool row = false;   // "<tr"
  bool cell = false;  // "<td", "<th"
};

std::vector<Tag> tags_of(std::string_view text) {
  std::vector<Tag> tags;
  for (std::size_t at = text.find('<'); at != std::string_view::npos; at = text.find('<', at + 1)) {
    const std::string_view rest = text.substr(at);
    const auto begins = [&](std::string_view tag) { return games::starts_with_any_case(rest, tag); };
    const Tag tag{.at = at, .row = begins("<tr"), .cell = begins("<td") || begins("<th")};
    if (tag.row || tag.cell || begins("</tr") || begins("</table")) tags.push_back(tag);
  }
  return tags;
}

// The row whose tag is the first, up to its end or the next one's beginning.
TableRow row_at(std::string_view text, std::span<const Tag> tags) {
  const auto end = std::find_if(tags.begin() + 1, tags.end(), [](const Tag& tag) { return !tag.cell; });
  TableRow row{.from = tags.front().at, .to = end == tags.end() ? text.size() : end->at, .cells = {}};
  for (auto cell = tags.begin() + 1; cell != end; ++cell) {
    const std::size_t next = cell + 1 == tags.end() ? text.size() : (cell + 1)->at;
    const std::size_t open = std::min(text.substr(0, next).find('>', cell->at), next - 1) + 1;
    std::vector<std::string> lines;
    for (const Line& line : clean_lines(text.substr(open, next - open))) {
      const std::size_t begin = line.text.find_first_not_of(' ');
      lines.push_back(begin == std::string::npos ? "" : line.text.substr(begin));
    }
    while (!lines.empty() && lines.back().empty()) lines.pop_back();
    row.cells.push_back(std::move(lines));
  }
  return row;
}

std::size_t widest_line(const TableRow& row) {
  std::size_t width = 0;
  for (const auto& cell : row.cells)
    for (const std::string& line : cell) width = std::max(width, line.size());
  return width;
}

std::size_t height_of(const TableRow& row) {
  std::size_t height = 0;
  for (const auto& cell : row.cells) height = std::max(height, cell.size());
  return height;
}

// The lines of a row's cells side by side, in columns of one width.
std::string drawn(const TableRow& row, std::size_t width) {
  std::string text;
  for (std::size_t line = 0; line < height_of(row); ++line) {
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
  const std::vector<Tag> tags = tags_of(text);
  std::vector<TableRow> rows;
  std::size_t width = 0;
  for (std::size_t at = 0; at < tags.size(); ++at) {
    if (!tags[at].row) continue;
    TableRow row = row_at(text, std::span(tags).subspan(at));
    const bool several = std::ranges::any_of(row.cells, [](const auto& cell) { return cell.size() > 1; });
    if (row.cells.size() < 2 || !several || widest_line(row) > kMostCell) continue;
    width = std::max(width, widest_line(row) + kGap);
    rows.push_back(std::move(row));
  }
  std::string all;
  std::size_t done = 0;
  std::size_t left = kMostText;  // what may still be drawn
  for (const TableRow& row : rows) {
    const std::size_t area = row.cells.size() * width * height_of(row);
    if (area > left) continue;
    left -= area;
    const std::string_view written = text.substr(row.from, row.to - row.from);
    all += text.substr(done, row.from - done);
    all += drawn(row, width);
    // The lines below keep their numbers.
    all.append(static_cast<std::size_t>(std::ranges::count(written, '\n')), '\n');
    done = row.to;
  }
  return all.append(text.substr(done));
}

}  // namespace ouverte::puzzles::text
