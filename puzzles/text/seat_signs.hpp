// Letters that name players and are suits or ranks too, "S", "A", "C", told apart before hands are read: those that are
// names become signs of their own.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

// What a seat's letter has become: kSeatSign + its place in turn order.
inline constexpr char kSeatSign = '\x10';
[[nodiscard]] constexpr bool is_seat_sign(char letter) { return letter >= kSeatSign && letter < kSeatSign + 8; }

// The lines with a sign, one a letter, where each seat's letter heads the cards of one hand, or stands once in rows of
// nothing but names.
[[nodiscard]] std::vector<Line> with_seat_signs(std::vector<Line> lines, const Table& table);

}  // namespace ouverte::puzzles::text
