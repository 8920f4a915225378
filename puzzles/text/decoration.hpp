// What is drawn or written round hands and is no part of them: frames, a compass, what players are called.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

// Blanks it, so that all else stays in its column. What players are beside their seats, "South - declarer", is left in
// lines of its own, `said`.
void without_decoration(std::vector<Line>& lines, const Table& table, std::vector<Line>& said);

// "Dummy", "Declarer" (or "You") as names of hands: North and South, as they are drawn, unless somebody else is said to
// declare.
void name_declarer(std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
