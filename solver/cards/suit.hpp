// The four suits of the common pack, in reading order. The value of a suit is the number of its lane in a `CardSet`.
#pragma once

#include <array>
#include <cstdint>

namespace ouverte::cards {

enum class Suit : std::uint8_t { kSpades, kHearts, kDiamonds, kClubs };

inline constexpr int kSuits = 4;
inline constexpr std::array kAllSuits = {Suit::kSpades, Suit::kHearts, Suit::kDiamonds, Suit::kClubs};

constexpr int index(Suit suit) { return static_cast<int>(suit); }

}  // namespace ouverte::cards
