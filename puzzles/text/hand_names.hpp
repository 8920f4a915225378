// Whose the hands are that holdings were dealt out to: by the names before, above or behind them, or by their order.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/holdings.hpp"
#include "puzzles/text/pack_check.hpp"

namespace ouverte::puzzles::text {

inline constexpr std::string_view kAcross = "NWES";     // the order of a diagram
inline constexpr std::string_view kClockwise = "NESW";  // of a list

// Names that stand between two holdings, or above the first, with no words between them and the cards.
[[nodiscard]] std::string names_before(const Holdings& text, const Holding* previous, const Holding* next);

// The seats of four hands that follow each other; empty where nothing tells them.
[[nodiscard]] std::string seats_of(const Holdings& text, const DealtOut& hands);

// The seat named over a column of suits or beside it; a blank if none is.
[[nodiscard]] char name_over(const Holdings& text, const std::vector<const Holding*>& column);

}  // namespace ouverte::puzzles::text
