// The hands of a posted problem as they are read from its lines. What is no part of a hand is prose.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/table.hpp"

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

// Hands as they were read, and what is wrong with them. Where no hand is found there are none.
struct Reading {
  Diagram diagram;
  std::vector<Fault> faults;
};

}  // namespace ouverte::puzzles::text
