// Tricks that a player is sure of because of his trumps, whatever everybody plays, he himself included.
//
// Theorem: a trump takes its trick unless a higher trump of another player falls to the same trick, and each higher
// trump falls to one trick only. So no more of his trumps can fail than can be matched each with a higher trump of the
// others, and the rest take a trick each. Going down from the top, a match wherever there is one to be had is as many
// as can be. Nothing is said of who leads, so the tricks of all players count at once.
#pragma once

#include "solver/tricks/state.hpp"
#include "solver/tricks/static_bound.hpp"

namespace ouverte::tricks {

// `own`: his trumps; `others`: those of all other players together.
constexpr Sure sure_trumps(CardSet own, CardSet others) {
  Sure sure;
  int higher = 0;  // trumps of the others that are not matched yet
  while (!own.empty()) {
    const Card top = own.highest();
    const CardSet above(others.bits() & ~std::uint64_t{1} << top.number());
    higher += above.size();
    others -= above;
    own.remove(top);
    if (higher > 0) {
      --higher;
    } else {
      ++sure.tricks;
      sure.basis = CardSet(top);
    }
  }
  return sure;
}

}  // namespace ouverte::tricks
