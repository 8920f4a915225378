// Posts whose suit signs were characters of a font of symbols and came through as letters, figures or other signs.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// Signs that only such a font has, "´ ™ ®", as suits where all of them stand in a text.
[[nodiscard]] std::string with_font_signs(std::string text);

// "(S) A 5", "1 (H)": suits, where all four stand so more than once, and no seat does.
[[nodiscard]] std::string with_bracketed_suits(std::string text);

// The characters that a deal has for spades, hearts, diamonds and clubs as suit signs, in bids and in cards told beside
// it.
void resolve_font(std::vector<Line>& lines, std::string_view marks);

}  // namespace ouverte::puzzles::text
