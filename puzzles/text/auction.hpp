// An auction drawn under the names of the seats: all that is read of it is the contract.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/facts.hpp"
#include "puzzles/text/row.hpp"

namespace ouverte::puzzles::text {

struct Auction {
  Bid bid = {};
  char declarer = 0;  // the first of his side to have named the strain; 0 if there was no auction
  int line = 0;
};

// Blanks the lines of the auction, so that its calls are taken for nothing else.
[[nodiscard]] Auction take_auction(std::vector<Line>& lines, const Table& table);

// Adds what the auction says to the facts, or a fault where they say otherwise.
void add_auction(const Auction& auction, Facts& facts);

}  // namespace ouverte::puzzles::text
