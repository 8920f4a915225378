// How people play a card when several are worth the same: leads, second and third hand, covering, ruffs and discards as
// the books of bridge and whist have them, in one table. No signals. Only for packs without Jokers and trumps of their
// own, and for sides that want tricks; elsewhere nothing is usual.
#pragma once

#include <array>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "puzzles/compose/trick_ahead.hpp"

namespace ouverte::tutor {

// A turn as a player at the table sees it.
struct Turn {
  struct PlayedCard {
    std::string seat, card;
  };
  std::array<std::string, 4> ranks;  // of the hand to play, by suit in the order of "SHDC", from the highest down
  std::vector<PlayedCard> table;     // the trick in progress
  char trump = 0;                    // 'S', 'H', 'D', 'C', or 0
  bool defends = false;              // against those who play for a contract
  std::vector<std::string> own;      // seats of the own side
  // Of hands that lie face up: seats and, by suit, ranks.
  std::vector<std::pair<std::string, std::array<std::string, 4>>> faced;
  std::vector<std::string> seats;  // in turn order
};

// What a convention would play, the first choice before the others; nothing where it does not apply.
struct Convention {
  std::string_view name;
  std::vector<std::string> (*choices)(const Turn& turn);
};
[[nodiscard]] std::span<const Convention> conventions();

// Of moves that are worth the same those that a person would make: one, where a convention chooses, else all.
[[nodiscard]] std::vector<std::string> usual_moves(const games::Game& game, const games::Position& at,
                                                   const std::vector<std::string>& equal);

}  // namespace ouverte::tutor
