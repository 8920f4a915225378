// The suits of hands in the order in which they stand in a text, whatever stands between them.
#pragma once

#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/row.hpp"

namespace ouverte::puzzles::text {

// Cards of one suit, or none of it where that is said.
struct SuitGroup {
  std::size_t line = 0;             // its place among the lines
  std::size_t column = 0, end = 0;  // sign and cards
  int suit = kNoSuit;               // kNoSuit where it has no sign
  std::vector<std::string> cards = {};
  std::size_t words_before = 0;   // that are no cards, in all of the text
  std::string names_before = {};  // seats named since the last word or group
};

// The name of a seat among them.
struct SeatName {
  char seat = 0;
  std::size_t line = 0, column = 0, end = 0;
};

struct SuitGroups {
  std::vector<SuitGroup> groups;
  std::vector<SeatName> names;
};
[[nodiscard]] SuitGroups suit_groups_of(const std::vector<Line>& lines, const Table& table);

}  // namespace ouverte::puzzles::text
