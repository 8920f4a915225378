// A posted text in parts, a problem each; and what its heading says.
#pragma once

#include <limits>
#include <string_view>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/facts.hpp"
#include "puzzles/text/lexer.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles::text {

struct Part {
  std::vector<Line> lines;
  int first = 0;                                   // the line it begins at
  int solution = std::numeric_limits<int>::max();  // the line from which on it is told
};

[[nodiscard]] std::vector<Part> parts_of(const std::vector<Line>& lines);

// Title, composer and year, from the first line above the hands where no rule has taken anything of the problem itself.
// The line that says them, 0 if there is none.
int add_heading(const Diagram& diagram, const std::vector<Item>& items, Facts& facts);

// What is told below `Solution`: as the record's solution if it is written as one, else as a comment on the task.
void add_solution(const Part& part, std::string_view seats, records::Record& record);

}  // namespace ouverte::puzzles::text
