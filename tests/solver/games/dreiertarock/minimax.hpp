// What a position of a search is worth by minimax over all its legal moves: the yardstick of what spares some.
#pragma once

#include <algorithm>
#include <vector>

namespace ouverte::games::dreiertarock {

template <class G>
int minimax(const G& game, const typename G::State& state) {
  if (game.over(state)) return game.value(state);
  typename G::List choices;
  game.legal(state, choices);
  std::vector<int> values;
  for (const auto& choice : choices) {
    auto next = state;
    game.play(next, choice.move);
    values.push_back(minimax(game, next));
  }
  return game.maximises(state) ? std::ranges::max(values) : std::ranges::min(values);
}

}  // namespace ouverte::games::dreiertarock
