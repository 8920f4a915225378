// When a player who wants no tricks is safe.
//
// A suit of his is safe when, for each j up to the shorter of his holding and the others' together, his j-th lowest
// card lies below their j-th lowest. Theorem: if he is not on lead, holds no trump and all his suits are safe, he takes
// no further trick, whatever the others do: he plays under the best card of the suit while he can, and his highest
// otherwise never has to win (Hall's condition; checked by brute force in the tests).
#pragma once

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// The ranks of a suit as 13-bit words: the player's, and those of all the others.
constexpr bool safe_suit(std::uint32_t own, std::uint32_t others) {
  while (own != 0 && others != 0) {
    if ((own & (0 - own)) > (others & (0 - others))) return false;
    own &= own - 1;
    others &= others - 1;
  }
  return true;
}

// The caller sees to it that `player` is not on lead.
inline bool safe_hand(const State<4>& state, Seat player, CardSet trumps) {
  const CardSet own = state.hand(player);
  if (!(own & trumps).empty()) return false;
  for (const Suit suit : cards::kAllSuits)
    if (!safe_suit(own.ranks(suit), (state.live - own).ranks(suit))) return false;
  return true;
}

}  // namespace ouverte::tricks
