// Whatever in a text may be the cards of one suit in a hand, with its place: the pieces that layouts are made of. How
// suits and ranks are written is taken as given here; the finder of deals tries the ways there are.
#pragma once

#include <array>
#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// What stands for a suit: a sign, a letter, a word or what a lost font left.
struct SuitMark {
  std::string written;
  int suit = 0;
};

// A way of writing hands.
struct Notation {
  std::array<std::string_view, 5> honours = {"A", "K", "Q", "J", "T"};
  std::vector<SuitMark> marks = {};  // longer ones first
  bool apart = true;                 // cards of a suit stand apart: "A K 10"
};

struct Holding {
  std::size_t line = 0;             // its place among the lines
  std::size_t column = 0, end = 0;  // with its mark
  int suit = -1;                    // -1 where it has no mark
  std::vector<int> ranks = {};      // 0 for the ace … 12 for the two
  std::size_t last = 0;             // the line that it ends in
  bool dotted = false;              // one of four in a word: "AQ.K3.-.2"
  bool after_word = false;          // behind a word that is no name known here
};

// A player's name beside cards, or above them.
struct SeatLabel {
  char seat = 0;
  std::size_t line = 0, column = 0, end = 0;
  std::size_t before = 0;  // how many holdings stand before it
  std::string role = {};   // "dummy", in brackets behind it
};

struct Holdings {
  std::vector<Holding> all;
  std::vector<SeatLabel> labels;
  std::size_t cards = 0;
  std::vector<bool> words;  // of each line: whether it has any that are neither cards nor names
};

[[nodiscard]] Holdings holdings_of(const std::vector<Line>& lines, const Notation& notation);
// The same of hands whose suits stand side by side, each in a column below its mark.
[[nodiscard]] Holdings suit_columns_of(const std::vector<Line>& lines, const Notation& notation);

// The ways of writing that a text may be in, likelier ones first. Nothing of a whole deal where there are too few
// cards.
enum class Sought : std::uint8_t { kWholeDeal, kEnding };
[[nodiscard]] std::vector<Notation> notations_of(const std::vector<Line>& lines, Sought extent);

}  // namespace ouverte::puzzles::text
