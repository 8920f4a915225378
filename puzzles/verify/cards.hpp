// The cards that the hands of a position hold, and the same position with some of them dealt otherwise.
#pragma once

#include <cstddef>
#include <span>
#include <string>
#include <vector>

#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

struct HeldCard {
  std::string text;      // as moves write it: "SA", "21", "*"
  std::size_t suit = 0;  // the field of a written hand it stands in
  int rank = 0;          // higher ones come first there
  std::size_t hand = 0;  // the place of its hand among the setup's
};

// All of them but those on the table: by suit, ranks descending. Any setup that `Position::setup` gave.
[[nodiscard]] std::vector<HeldCard> held_cards(const games::Game& game, const games::Setup& setup);

// The setup with card i of `cards`, some of those it holds, in the hand `hands[i]`.
[[nodiscard]] games::Setup dealt_anew(const games::Setup& setup, std::span<const HeldCard> cards,
                                      std::span<const std::size_t> hands);

}  // namespace ouverte::puzzles
