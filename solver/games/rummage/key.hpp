// The exact key of a position of Rummage: where every card is.
#pragma once

#include <array>
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
  friend constexpr bool operator==(const Key&, const Key&) = default;
};

// Where the two cards of a kind are: of each, in three planes of one bit, 7 less the seat that holds it, or less the
// number of players if it lies on the table; 0 if it is out of play. The place of the first copy is in the even bits
// of a plane, that of the second in the odd ones. The Jokers' byte of each plane is free, and so is all but 24 bits of
// each second word:
//
//   words 0 … 2   the planes of A … 8; in the byte of the Jokers: plays left, who has melded, who is to move
//   words 3, 4    the planes of 7 6 2, 24 bits each; the Jokers of each hand, three bits each, and of the table
inline Key key_of(const State& state, int players, unsigned melded, int plays_left) {
  constexpr std::uint64_t kEven = 0x5555'5555'5555'5555;
  constexpr std::uint64_t kJokerByte = 0xFF;
  std::array<std::array<std::uint64_t, 2>, 3> planes{};
  std::array<std::uint64_t, 2> seen{};
  std::uint64_t jokers = 0;
  const auto put = [&](const Bag& bag, int place) {
    jokers |= static_cast<std::uint64_t>(bag.count(kJokers)) << 3 * place;
    for (std::size_t half = 0; half < 2; ++half) {
      const std::uint64_t word = half == 0 ? bag.words()[0] & ~kJokerByte : bag.words()[1];
      const std::uint64_t two = word >> 1 & kEven;
      const std::uint64_t once = (word & kEven) | two;
      const std::uint64_t first = once & ~seen[half];
      const std::uint64_t second = two | (once & seen[half]);
      seen[half] |= once;
      const std::uint64_t both = first | second << 1;
      for (std::size_t plane = 0; plane < 3; ++plane)
        if (((7 - place) >> plane & 1) != 0) planes[plane][half] |= both;
    }
  };
  for (int seat = 0; seat < players; ++seat) put(state.hands[static_cast<std::size_t>(seat)], seat);
  Bag table;
  for (int i = 0; i < state.on_table; ++i) table.add(state.trick[static_cast<std::size_t>(i)]);
  put(table, players);
  Key key;
  key.words = {planes[0][0] | static_cast<std::uint64_t>(plays_left), planes[1][0] | melded,
               planes[2][0] | static_cast<std::uint64_t>(cards::index(state.to_move)),
               planes[0][1] | planes[1][1] << 24, planes[2][1] | jokers << 24};
  return key;
}

}  // namespace ouverte::games::rummage
