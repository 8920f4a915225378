// A line of play as tricks: who led, who played what, and who took it.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "app/cli/text/text.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::cli {

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

// "♥Q-A-3-5": the sign of a suit stands where it changes.
[[nodiscard]] Text cards_in_turn(const TrickPlayed& trick, const games::CardFaces& named);

// A line from a position as people write it down: "W ♥Q-A-3-5, N wins; ♠4-…". Where tricks have no length of their own,
// every move behind its seat. As far as the moves are legal.
[[nodiscard]] Text line_in_words(const games::Entry& game, const games::Position& from,
                                 std::span<const std::string> line);

// The trick that the last move of a line finished: "Trick 3: W ♥Q-A-3-5, North wins"; nothing if it finished none.
[[nodiscard]] std::optional<Text> finished_trick(const games::Entry& game, const games::Position& start,
                                                 std::span<const std::string> line);

}  // namespace ouverte::cli
