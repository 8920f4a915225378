// What a line of hands begins with, made plain before it is taken to pieces.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/row.hpp"

namespace ouverte::puzzles::text {

// "s: s2 da c2": a letter with a colon that heads one line for each seat is a seat, whatever its case, and no suit.
void name_seats(std::vector<Line>& lines, const Table& table);

// "North AJ/A/-/-, East 54/3/-/-, …": several hands in one line, each put in a line of its own.
[[nodiscard]] std::vector<Line> hands_apart(const std::vector<Line>& lines, const Table& table);

}  // namespace ouverte::puzzles::text
