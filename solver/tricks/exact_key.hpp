// The start of a trick as an exact key: whose is each live card, suit by suit, ranks relative, and who leads. Suits
// that play alike are sorted, so that positions which differ by their names share a key.
#pragma once

#include <array>
#include <cstdint>
#include <utility>

#include "solver/base/bits.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// Two words that hold the whole position: 30 bits a suit, the trump suit (if any) first and then the rest in rising
// order.
//
//   bits of a suit: 29 … 26 live cards | 25 … 13 first plane | 12 … 0 second plane      bits 61, 60 of the first:
//   leader
template <std::size_t kPlayers>
std::array<std::uint64_t, 2> exact_key(const State<kPlayers>& state, CardSet trumps) {
  const Code code = code_of(state);
  std::array<std::uint64_t, 4> suits{};
  int done = 0;
  for (std::size_t i = 0; i < 4; ++i) {
    const int length = (state.live & CardSet::of(cards::kAllSuits[i])).size();
    const std::uint64_t ranks = (std::uint64_t{1} << length) - 1;
    suits[i] = static_cast<std::uint64_t>(length) << 26 | (code[0] >> done & ranks) << 13 | (code[1] >> done & ranks);
    done += length;
  }
  const auto sort = [&](std::size_t a, std::size_t b) {
    if (suits[b] < suits[a]) std::swap(suits[a], suits[b]);
  };
  if (trumps.empty()) {
    sort(0, 1), sort(2, 3), sort(0, 2), sort(1, 3), sort(1, 2);
  } else {
    std::swap(suits[0], suits[static_cast<std::size_t>(trumps.lowest().suit())]);
    sort(1, 2), sort(2, 3), sort(1, 2);
  }
  return {suits[0] << 30 | suits[1] | static_cast<std::uint64_t>(state.leader) << 60, suits[2] << 30 | suits[3]};
}

}  // namespace ouverte::tricks
