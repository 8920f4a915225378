#include <algorithm>

#include "puzzles/problem/solution.hpp"
#include "puzzles/text/problems.hpp"
#include "solver/games/shared/texts.hpp"
#include "solver/records/move_input.hpp"

namespace ouverte::puzzles::text {

namespace {

// Whether words that can be read as moves are moves: those of the first line can be played.
bool can_be_played(const Solution& solution, const records::Record& record) {
  auto at = records::position_after(record, record.plays.size());
  if (!at.ok() || solution.empty() || solution.front().shown.plies.empty()) return false;
  for (const Ply& ply : solution.front().shown.plies) {
    if (ply.move.empty()) break;
    const auto move = records::move_meant(ply.move, (*at)->moves());
    if (!move.ok() || !(*at)->play(*move).ok()) return false;
  }
  return true;
}

}  // namespace

void add_solution(const Part& part, std::string_view seats, records::Record& record) {
  std::string text;
  for (const Line& line : part.lines) {
    if (line.number < part.solution) continue;
    std::string_view words = line.text;
    if (line.number == part.solution) words.remove_prefix(std::min(words.find(':') + 1, words.size()));
    if (const std::string_view bare = games::without_blanks(words); !bare.empty()) text += readable(words) + "\n";
  }
  if (text.empty()) return;
  if (const auto solution = read_solution(text, seats); solution.ok() && can_be_played(*solution, record)) {
    record.tags.emplace_back("Solution", "");
    record.sections.push_back({.tag = "Solution", .lines = lines_of(*solution)});
    return;
  }
  std::ranges::replace(text, '{', '(');
  std::ranges::replace(text, '}', ')');
  record.comments.push_back({.after = "Task", .text = std::string(games::without_blanks(text))});
}

}  // namespace ouverte::puzzles::text
