#include "puzzles/text/twins.hpp"

#include <algorithm>
#include <utility>

namespace ouverte::puzzles::text {
namespace {

// Where "a)" or "(a)" stands, by line and column, and the column after it.
struct Mark {
  std::size_t line = 0, from = 0, to = 0;
};

bool find_mark(const std::vector<Line>& lines, char letter, const Mark& after, Mark& found) {
  for (std::size_t line = after.line; line < lines.size(); ++line) {
    const std::string& text = lines[line].text;
    for (std::size_t at = line == after.line ? after.to : 0; at + 1 < text.size(); ++at) {
      if (text[at] != letter || text[at + 1] != ')') continue;
      const bool bracket = at > 0 && text[at - 1] == '(';
      const bool apart = at == 0 || text[at - 1] == ' ' || text[at - 1] == ';' || text[at - 1] == ',';
      if (!bracket && !apart) continue;
      found = {line, bracket ? at - 1 : at, at + 2};
      return true;
    }
  }
  return false;
}

// "Twin: exchange ♥3 and ♥K": the problem without the sentence, and with it.
std::vector<TwinText> told_as_twin(const std::vector<Line>& lines) {
  for (std::size_t line = 0; line < lines.size(); ++line)
    for (const std::string_view word : {"Twin:", "twin:", "Zwilling:", "Jumeau:", "Twin "}) {
      const std::size_t at = lines[line].text.find(word);
      if (at == std::string::npos || (at > 0 && lines[line].text[at - 1] != ' ' && lines[line].text[at - 1] != '('))
        continue;
      std::vector<TwinText> twins = {{.name = "a", .lines = lines}, {.name = "b", .lines = lines}};
      twins[0].lines[line].text.resize(at);
      twins[1].lines[line].text.replace(at, word.size(), std::string(word.size() - 1, ' ') + ".");
      return twins;
    }
  return {{.name = {}, .lines = lines}};
}

}  // namespace

std::vector<TwinText> twins_of(const std::vector<Line>& lines) {
  constexpr char kMost = 'h';
  std::vector<Mark> marks;
  Mark mark;
  for (char letter = 'a'; letter <= kMost && find_mark(lines, letter, mark, mark); ++letter) marks.push_back(mark);
  if (marks.size() < 2) return told_as_twin(lines);
  // The last one ends with its paragraph.
  std::size_t end = marks.back().line + 1;
  while (end < lines.size() && lines[end].number > 0 && !is_blank(lines[end])) ++end;
  std::vector<TwinText> twins;
  for (std::size_t place = 0; place < marks.size(); ++place) {
    TwinText twin{.name = std::string(1, static_cast<char>('a' + static_cast<char>(place))), .lines = lines};
    for (std::size_t other = 0; other < marks.size(); ++other) {
      const Mark& from = marks[other];
      const bool last = other + 1 == marks.size();
      const std::size_t stop = last ? end : marks[other + 1].line + 1;
      for (std::size_t line = from.line; line < stop; ++line) {
        std::string& text = twin.lines[line].text;
        const std::size_t begin = line == from.line ? from.from : 0;
        const std::size_t close = !last && line == marks[other + 1].line ? marks[other + 1].from : text.size();
        if (other != place)
          std::fill(text.begin() + static_cast<std::ptrdiff_t>(begin),
                    text.begin() + static_cast<std::ptrdiff_t>(close), ' ');
        else if (line == from.line)
          text.replace(from.from, from.to - from.from, std::string(from.to - from.from - 1, ' ') + ".");
      }
    }
    twins.push_back(std::move(twin));
  }
  return twins;
}

}  // namespace ouverte::puzzles::text
