// What a deal is played for, and what its contracts are worth before one of them is played.
#pragma once

#include <functional>
#include <optional>
#include <string>
#include <vector>

#include "solver/base/json.hpp"
#include "solver/games/door/auction.hpp"

namespace ouverte::games {

// What a deal is played for: what its plays are judged by.
struct Stakes {
  std::optional<int>
      goal;               // the least value with which the side that wants it high has what it plays for; none is named
  std::string high, low;  // the two sides, to people: "declarer", "the defence"
  std::string reached, missed;  // what comes of the deal with the goal and without: "the contract is made", "is down"
  std::string unit;             // of values: "trick"
  int step = 1;                 // the least difference between two values
  // What values count, and for whom: "tricks", "settlement"; "declarer", "the soloist". `meaning`: how that is
  // reckoned, where the word alone does not tell.
  std::string measure = {}, whose = {}, meaning = {};
  std::string own_score = {};  // what `Game::own_score` tells, to people; empty where it tells nothing
};

// A deal seen before the play (or the auction): everything its contracts are worth.
struct DealTable {
  std::vector<std::string> headings;           // of the columns of `rows`
  std::vector<std::vector<std::string>> rows;  // text to be laid out as a grid
  std::vector<std::string> notes;              // lines below the grid, such as the par of the deal
  base::Json json;                             // the same facts as fields of one object
  std::optional<Auction> auction;              // where the game has one, and every value that it rests on is exact
  bool stopped = false;
};

using Progress = std::function<void(int done, int total)>;

}  // namespace ouverte::games
