// Four small numbers, one a suit, in one word: a byte each, all below 128, that of the first suit lowest.
#pragma once

#include <cassert>
#include <cstdint>

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

class BySuit {
 public:
  constexpr BySuit() = default;
  explicit constexpr BySuit(std::uint32_t word) : word_(word) {}
  [[nodiscard]] static constexpr BySuit all(std::uint32_t number) { return BySuit(number * 0x01010101); }

  [[nodiscard]] constexpr int operator[](std::size_t suit) const { return static_cast<int>(word_ >> (8 * suit) & 127); }
  [[nodiscard]] constexpr int sum() const { return static_cast<int>(word_ * 0x01010101 >> 24); }
  constexpr void set(std::size_t suit, std::uint32_t number) {
    assert(suit < 4);
    word_ = (word_ & ~(std::uint32_t{0xFF} << (8 * suit))) | number << (8 * suit);
  }

  // All bits of a byte where the number is greater than the other.
  [[nodiscard]] constexpr std::uint32_t above(BySuit other) const {
    const std::uint32_t at_most = ((other.word_ | 0x80808080) - word_) & 0x80808080;
    return (at_most ^ 0x80808080) / 128 * 255;
  }
  [[nodiscard]] constexpr BySuit least(BySuit other) const { return chosen(other, above(other)); }
  [[nodiscard]] constexpr BySuit most(BySuit other) const { return other.chosen(*this, above(other)); }

  friend constexpr bool operator==(BySuit, BySuit) = default;

 private:
  // The other's bytes under the mask, these elsewhere.
  [[nodiscard]] constexpr BySuit chosen(BySuit other, std::uint32_t mask) const {
    return BySuit((word_ & ~mask) | (other.word_ & mask));
  }

  std::uint32_t word_ = 0;
};

// The suit lengths of a hand.
template <std::size_t kPlayers>
constexpr BySuit lengths_of(const State<kPlayers>& state, Seat seat) {
  std::uint32_t word = state.lengths >> (16 * cards::index(seat)) & 0xFFFF;
  word = (word | word << 8) & 0x00FF00FF;
  return BySuit((word | word << 4) & 0x0F0F0F0F);
}

}  // namespace ouverte::tricks
