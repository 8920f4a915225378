// Plain minimax: no bounds, no table, no ordering. The yardstick for everything else; kept as simple as it can be.
#pragma once

#include <algorithm>

#include "solver/search/game.hpp"

namespace ouverte::search {

template <Game G>
int plain_value(const G& game, const typename G::State& state) {
  if (game.over(state)) return game.value(state);
  typename G::MoveList moves;
  game.moves(state, moves);
  bool first = true;
  int best = 0;
  for (const auto move : moves) {
    typename G::State next = state;
    game.play(next, move);
    const int value = plain_value(game, next);
    best = first ? value : game.maximises(state) ? std::max(best, value) : std::min(best, value);
    first = false;
  }
  return best;
}

}  // namespace ouverte::search
