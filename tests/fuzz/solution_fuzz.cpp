// The written form of a puzzle's solution.
#include "puzzles/problem/solution.hpp"
#include "solver/base/json.hpp"
#include "tests/fuzz/harness.hpp"

namespace ouverte::fuzz {
namespace {

std::string text_of(const puzzles::Solution& solution) {
  std::string text;
  for (const std::string& line : puzzles::lines_of(solution)) text += line + "\n";
  return text;
}

}  // namespace

void read(std::string_view bytes) {
  for (const std::string_view seats : {"NESW", "ABC"}) {
    const auto solution = puzzles::read_solution(bytes, seats);
    if (!solution.ok()) continue;
    const std::string text = text_of(*solution);
    const auto again = puzzles::read_solution(text, seats);
    must(again.ok(), "what was written can be read", text);
    must(text_of(*again) == text, "what was written and read is written as before", text);
    for (const puzzles::Part& part : *solution) (void)base::json_line(puzzles::to_json(part.shown));
  }
}

}  // namespace ouverte::fuzz
