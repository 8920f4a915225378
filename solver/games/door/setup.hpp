// What a text said about a position, before any game has checked it: plain strings, as written. Readers (`io/`) fill
// it; `Game::position` turns it into a legal position or says what is wrong; `Position::setup` gives it back.
#pragma once

#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "solver/base/json.hpp"

namespace ouverte::games {

// The name of the game that a record is of which names none: that of the one game that says so (`Game::assumed`).
[[nodiscard]] const std::string& assumed_game();

struct Setup {
  std::string id;                     // names the position in messages; may be empty
  std::string game = assumed_game();  // the game's name in records
  std::vector<std::pair<std::string, std::string>>
      hands;                       // seat letter, hand as in the rules pages: "AKQ.JT9.876.5432"
  std::vector<std::string> table;  // cards of the trick in progress, in the order played
  std::string leader;              // seat that led that trick, or is to lead; empty: as the rules say
  std::string dealer;              // seat that dealt; empty: not said. Says who leads where eldest does
  std::optional<std::vector<std::pair<std::string, int>>> won;  // tricks won so far by each seat; absent: not said
  base::Json contract = base::Json::object();  // the fields of the vectors' `contract`; empty: none given
  std::string objective;                       // empty: the contract's default
  std::string guarantee;                       // the seat whose guarantee is asked; empty: none

  friend bool operator==(const Setup&, const Setup&) = default;
};

}  // namespace ouverte::games
