// A way of writing hands: how suits and ranks are marked.
#pragma once

#include <array>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/table.hpp"

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
  char o = 0;                        // the seat "O" stands for: oost, Ost, ouest
  const Table* table = nullptr;      // of a game that is known: its seats, ranks and single cards
};

// Ranks are numbers, from 0 for the ace to 12 for the two; of a game that is known they are places in its ranks, and
// jokers and numbered trumps are numbers, 0 for "*".
inline constexpr int kUnnamed = 100;  // "x"

// The ways of writing that a whole deal may be in, likelier ones first; none where there are too few cards for one that
// lacks no more than `lost`.
[[nodiscard]] std::vector<Notation> notations_of(const std::vector<Line>& lines, int lost = 0);

// Four marks each that head the suits of hands again and again, and are no signs, letters or names of suits: what a
// lost font left.
[[nodiscard]] std::vector<std::vector<SuitMark>> lost_marks_in(const std::vector<Line>& lines);

// Such marks as the characters they are, in the order of suits; empty where they are others.
[[nodiscard]] std::string font_of(const Notation& notation);

// A text whose suits are headed by four characters of a lost font of which some are figures, "4 A Q J", "2 9 8": those
// that head suits as signs, the others as they are. Where such a character begins a second suit in a line, "4 5 3 4 4
// 2", is told by the order in which cards fall.
struct FigureMarks {
  std::string marks = {};  // in the order of suits
  std::vector<Line> lines = {};
};
[[nodiscard]] std::vector<FigureMarks> with_figures_as_marks(const std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
