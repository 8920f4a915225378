// Whatever in a text may be the cards of one suit in a hand, with its place: the pieces that layouts are made of. How
// suits and ranks are written is taken as given here; the finder of deals tries the ways there are.
#pragma once

#include <set>
#include <string>
#include <vector>

#include "puzzles/text/notation.hpp"

namespace ouverte::puzzles::text {

struct Holding {
  std::size_t line = 0;             // its place among the lines
  std::size_t column = 0, end = 0;  // with its mark
  int suit = -1;                    // -1 where it has no mark
  std::vector<int> ranks = {};      // 0 for the ace … 12 for the two
  std::size_t last = 0;             // the line that it ends in
  bool dotted = false;              // one of four in a word: "AQ.K3.-.2"
  bool after_word = false;          // behind a word that is no name known here
  std::size_t part = 0;             // which of the parts of lines that blanks or bars set apart it stands in
  bool after_slash = false;
  bool of_row = false;  // its suit is that of its line
};

// A player's name beside cards, or above them.
struct SeatLabel {
  char seat = 0;
  std::size_t line = 0, column = 0, end = 0;
  std::size_t before = 0;  // how many holdings stand before it
  std::string role = {};   // "dummy", in brackets behind it
  std::size_t part = 0;
};

struct Holdings {
  std::vector<Holding> all;
  std::vector<SeatLabel> labels;
  std::size_t cards = 0;
  std::vector<bool> words;      // of each line: whether it has any that are neither cards nor names
  std::set<std::size_t> prose;  // parts of lines that have some
};

[[nodiscard]] Holdings holdings_of(const std::vector<Line>& lines, const Notation& notation);
// The same of hands whose suits stand side by side, each in a column below its mark.
[[nodiscard]] Holdings suit_columns_of(const std::vector<Line>& lines, const Notation& notation);

}  // namespace ouverte::puzzles::text
