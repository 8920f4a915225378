// The exact key of a position of Rummage: where every card is, whatever the ranks and suits are called.
#pragma once

#include <array>
#include <cstddef>
#include <cstdint>

#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

struct Key {
  std::array<std::uint64_t, 5> words{};

  [[nodiscard]] constexpr std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words) hash = (hash ^ hash >> 32 ^ word) * 0x9E3779B97F4A7C15;
    return (hash ^ hash >> 32) * 0xD1B54A32D192ED03;
  }
  // Word by word, without branches: most comparisons are with the key that was looked for.
  friend constexpr bool operator==(const Key& a, const Key& b) {
    std::uint64_t different = 0;
    for (std::size_t i = 0; i < a.words.size(); ++i) different |= a.words[i] ^ b.words[i];
    return different == 0;
  }
};

// What belongs to a position besides its cards.
struct KeyFacts {
  unsigned dead = 0;         // common ranks of which nobody can ever have a set
  unsigned melded = 0;       // seats that have made a meld
  unsigned open = 0;         // seats that have still to say what they melded
  unsigned player = 0;       // whose guarantee
  unsigned question = 0;     // up to four kinds of facts
  unsigned plays_left = 0;   // 16 bits
  std::uint16_t points = 0;  // what else it is about
};

[[nodiscard]] Key key_of(const State& state, int players, const KeyFacts& facts);

}  // namespace ouverte::games::rummage
