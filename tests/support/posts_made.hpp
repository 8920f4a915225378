// Posts made at random whose meaning is known: what is posted is chosen first, then the words and the layout it is said
// in. Nothing here is shared with the reader.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "solver/base/random.hpp"

namespace ouverte::puzzles::made {

// What a post means.
struct Meant {
  std::vector<std::pair<char, std::string>> hands;  // as records write them, in turn order
  std::string leader;
  std::string lead;                                       // the card led, if one is
  std::vector<std::pair<std::string, std::string>> tags;  // of the record
  // Bridge: how many tricks North-South take at least and at most. Other games: the `Task` of the record.
  int least = 0, most = 13;
  std::string task;
};

struct Made {
  Meant meant;
  std::string hands;              // drawn or listed
  std::vector<std::string> said;  // sentences, in an order that does not matter
  std::string game_line;          // stands first, if there is one
  [[nodiscard]] std::string text() const;
};

// Bridge, in a language: 0 English, 1 German, 2 French.
[[nodiscard]] Made ending(base::Random& random, int language);
[[nodiscard]] Made whole_deal(base::Random& random, int language);
// The other games, in English.
[[nodiscard]] Made other_game(base::Random& random);

}  // namespace ouverte::puzzles::made
