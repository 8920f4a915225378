// Posts whose suit signs were characters of a font of symbols and came through as letters, figures or other signs.
#pragma once

#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// Signs that only such a font has, "´ ™ ®", as suits where all of them stand in a text.
[[nodiscard]] std::string with_font_signs(std::string text);

// What heads lines of cards as "x Q 9 2, u A J, v K 8, w 10" does, as suit signs: there, in bids and in cards told.
void resolve_font(std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
