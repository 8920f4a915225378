// Plain minimax: no bounds, no table, no ordering. The yardstick for everything else; kept as simple as it can be.
#pragma once

#include <algorithm>
#include <cstdint>

#include "solver/search/game.hpp"
#include "solver/search/interval.hpp"

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

// Plain minimax in the shape of an engine (`every_move.hpp`).
template <Game G>
class PlainEngine {
 public:
  Interval value(const G& game, const typename G::State& state) {
    const int value = plain_value(game, state);
    return {value, value};
  }
  [[nodiscard]] bool stopped() const { return false; }
  [[nodiscard]] std::uint64_t nodes() const { return 0; }
};

}  // namespace ouverte::search
