// A line of play as tricks: who led, who played what, and who took it.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"

namespace ouverte::records {

struct TrickPlayed {
  struct Card {
    std::string seat;
    std::string move;                 // a Joker's with whom the trick goes to: "*>C"
    std::vector<std::size_t> places;  // in the line; none for a card that lay on the table before it
  };
  int number = 1;  // in the deal
  std::string leader;
  std::vector<Card> cards;  // in the order played
  bool finished = false;
  std::string winner;  // seat; empty where nobody took it, or it is not finished

  [[nodiscard]] const Card* of(std::string_view seat) const;
};

// `line` played from `start`, the trick in progress there first. `seats`: in turn order. Fails where a move is not
// legal.
[[nodiscard]] absl::StatusOr<std::vector<TrickPlayed>> tricks_played(const games::Position& start,
                                                                     std::string_view seats,
                                                                     std::span<const std::string> line);

}  // namespace ouverte::records
