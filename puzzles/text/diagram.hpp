// The hands of a posted problem, found in its lines wherever and however they stand: round a table, one below the
// other, a line a hand. What is no part of a hand is prose.
#pragma once

#include <array>
#include <string>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "puzzles/text/clean.hpp"
#include "puzzles/text/row.hpp"

namespace ouverte::puzzles::text {

struct Hand {
  char seat = 0;
  int line = 0;                                        // where it begins, in the file
  std::array<std::vector<std::string>, 5> suits = {};  // ranks; the fifth: jokers "*", numbers of trumps
};

struct Diagram {
  std::vector<Hand> hands;  // each seat once
  std::vector<Line> prose;
};

// A fault and the line that it stands at.
struct Fault {
  int line = 0;
  std::string message;
};

// A block of lines or words that is one hand, before its seat is known.
struct Block {
  Hand hand = {};
  int top = 0, bottom = 0;              // places of its lines among those of the problem
  int left = 0, right = 0;              // columns
  bool across = false;                  // a hand a line
  std::vector<int> rows_of_suits = {};  // of a column without signs: the rows of its suits
};

// A seat's name, where it stands.
struct Label {
  char seat = 0;
  int row = 0;
  int column = 0, end = 0;
  bool used = false;
};

// A line of the problem: what of it may belong to hands, in its order, and what is prose from the first.
struct Row {
  std::vector<Token> tokens;
  bool mixed = false;  // words stand beside the tokens
};

[[nodiscard]] std::vector<Row> rows_of(std::vector<Line>& lines, const Table& table, std::vector<Line>& said);
// Finds the hands in rows; tokens that are no part of any stay behind in `left`.
struct FoundBlocks {
  std::vector<Block> blocks;
  std::vector<Label> labels;
  std::vector<std::pair<int, Token>> left;  // row and token
};
[[nodiscard]] FoundBlocks blocks_of(std::vector<Row> rows, const std::vector<Line>& lines, const Table& table);
// Gives every block its seat. A fault if some cannot be told.
[[nodiscard]] std::vector<Fault> seat_blocks(std::vector<Block>& blocks, std::vector<Label>& labels,
                                             const Table& table);

// All of it. Where no hand is found there are none in the answer.
struct Reading {
  Diagram diagram;
  std::vector<Fault> faults;
};
[[nodiscard]] Reading read_diagram(std::vector<Line> lines, const Table& table);

}  // namespace ouverte::puzzles::text
