// An auction drawn under the names of the seats: all that is read of it is the contract.
#pragma once

#include <optional>
#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"
#include "puzzles/text/facts.hpp"
#include "puzzles/text/table.hpp"

namespace ouverte::puzzles::text {

struct Auction {
  Bid bid = {};
  char declarer = 0;  // the first of his side to have named the strain; 0 if there was no auction
  int line = 0;
  std::vector<Line> notes = {};  // below it, of what calls with a sign mean: nothing is read of them
};

struct SaidCall {
  int column = 0;
  Bid bid = {};  // of level 0: a pass or a double
  std::string doubled = {};
};
inline constexpr char kLostSuit = '?';  // the strain of a bid of which a page has lost the suit
[[nodiscard]] std::optional<SaidCall> call_of(const std::string& text, int column);

// "Auction: South 1NT (15-17), North 3NT, all pass": every call with its player.
[[nodiscard]] Auction take_told_auction(std::vector<Line>& lines, const Table& table);

// Blanks the lines of the auction, so that its calls are taken for nothing else.
[[nodiscard]] Auction take_auction(std::vector<Line>& lines, const Table& table);

// Adds what the auction says to the facts, or a fault where they say otherwise.
void add_auction(const Auction& auction, Facts& facts);

}  // namespace ouverte::puzzles::text
