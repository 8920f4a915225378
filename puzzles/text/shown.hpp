// What a post shows before a word of it is read: its game, the hands as they are drawn, the contract that is drawn or
// labelled beside them.
#pragma once

#include <variant>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/game.hpp"
#include "puzzles/text/lexer.hpp"
#include "puzzles/text/posted.hpp"
#include "puzzles/text/problems.hpp"

namespace ouverte::puzzles::text {

struct Shown {
  Setting setting;
  Auction auction;
  Diagram hands;
  std::vector<Item> words;  // all that is said beside them
  bool column = false;      // a deal with all that is to be known of its contract
};
// `used`: none of its words means that the hands are all that is taken, and what was supplied beside it.
[[nodiscard]] std::variant<Shown, Fault> shown_in(const Part& part, WordsUsed used);

// Whether the hands are a whole deal of a game for four.
[[nodiscard]] bool is_whole(const Shown& shown);

}  // namespace ouverte::puzzles::text
