// One card of a pack, as a number from 0 to 63: its bit in a `CardSet`. What card the number means is the pack's to
// say (`pack.hpp`). In the packs made of the common suits a suit is a lane of sixteen numbers, ranks rising:
//
//   number = 16 * suit + rank,   rank 0 = Two … 12 = Ace;   13 and 14 stay free;   15 is for a joker
#pragma once

#include <compare>
#include <cstdint>

#include "solver/cards/suit.hpp"

namespace ouverte::cards {

inline constexpr int kLane = 16;  // numbers a suit
inline constexpr int kRanks = 13;

class Card {
 public:
  constexpr Card() = default;
  explicit constexpr Card(int number) : number_(static_cast<std::uint8_t>(number)) {}
  constexpr Card(Suit suit, int rank) : Card(kLane * index(suit) + rank) {}

  [[nodiscard]] constexpr int number() const { return number_; }
  [[nodiscard]] constexpr Suit suit() const { return static_cast<Suit>(number_ / kLane); }
  [[nodiscard]] constexpr int rank() const { return number_ % kLane; }

  friend constexpr auto operator<=>(Card, Card) = default;

 private:
  std::uint8_t number_ = 0;
};

}  // namespace ouverte::cards
