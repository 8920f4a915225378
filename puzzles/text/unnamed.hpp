// Hands that stand without names, or whose names no longer stand beside them: one suit a line with blank lines between,
// West's and East's lines run together, all four hands in one line. They come in the order of a diagram.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/row.hpp"

namespace ouverte::puzzles::text {

// The lines with each hand under its name in one of its own, and the cards gone from where they stood. Nothing unless
// exactly one division of the cards, in the order North, West, East, South, gives each hand as many and none twice.
[[nodiscard]] std::optional<std::vector<Line>> with_named_hands(const std::vector<Line>& lines, const Table& table);

}  // namespace ouverte::puzzles::text
