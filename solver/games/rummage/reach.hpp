// A hand in outline, and whether its owner can possibly go out before the horizon.
#pragma once

#include <cstdint>

#include "solver/games/rummage/counts.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

// What the bounds ask of a hand. A set of ranks has bit `index(rank)` for each.
struct Outline {
  std::uint16_t held = 0;   // ranks
  std::uint16_t pairs = 0;  // of which there are two
  std::uint16_t sets = 0;   // three or more
  std::int16_t set_points = 0;
  std::uint8_t cards = 0;
  std::uint8_t loose = 0;
  std::uint8_t specials = 0;  // Jokers and Twos among the loose cards
  std::uint8_t longest = 0;   // cards of the longest set

  // Takes in a card of a rank of which the hand has so many.
  void add(Rank rank, int cards_before);

  friend constexpr bool operator==(const Outline&, const Outline&) = default;
};
[[nodiscard]] Outline outline_of(const Counts& counts);

// The cards on the table.
struct Trick {
  int cards = 0;
  unsigned ranks = 0;
};
[[nodiscard]] Trick trick_of(const State& state);

// What can happen to a player until the horizon, the cards now on the table left aside.
struct Prospect {
  int turns = 0;         // he has; one at least
  int gains = 0;         // cards that he can take at most, of those that others have still to play
  unsigned offered = 0;  // ranks of which others have cards that he could take
  unsigned live = 0;     // ranks of which there are cards enough for a set
};

// False if he cannot possibly go out.
[[nodiscard]] bool may_go_out(const Outline& hand, const Trick& trick, const Prospect& prospect);

// The turns that are left to a seat `places` to the left of the player to move.
constexpr int turns_left(int plays_left, int places, int players) {
  return plays_left > places ? (plays_left - places + players - 1) / players : 0;
}

}  // namespace ouverte::games::rummage
