// Turns an engine, which knows the value of a position, into an answer about its moves.
#pragma once

#include <algorithm>

#include "solver/search/answer.hpp"
#include "solver/search/game.hpp"

namespace ouverte::search {

// Every legal move with the value of the deal after it.
template <class Engine, Game G>
auto every_move(Engine& engine, const G& game, const typename G::State& state) {
  std::vector<std::pair<typename G::Move, Interval>> values;
  typename G::MoveList moves;
  game.moves(state, moves);
  for (const auto move : moves) {
    typename G::State next = state;
    game.play(next, move);
    values.emplace_back(move, engine.value(game, next));
  }
  return values;
}

template <class Engine, Game G>
Answer<typename G::Move> answer(Engine& engine, const G& game, typename G::State state, const Question& question) {
  Answer<typename G::Move> result;
  result.value = engine.value(game, state);
  if (!game.over(state) && (question.best || question.every_move)) {
    const auto moves = every_move(engine, game, state);
    if (question.every_move) result.moves = moves;
    for (const auto& [move, value] : moves)
      if (value == result.value && value.exact()) result.best.push_back(move);
  }
  while (question.line && result.value.exact() && !game.over(state)) {
    const auto moves = every_move(engine, game, state);
    const auto keeps = std::find_if(moves.begin(), moves.end(), [&](const auto& m) { return m.second == result.value; });
    if (keeps == moves.end()) break;  // a limit struck
    result.line.push_back(keeps->first);
    game.play(state, keeps->first);
  }
  result.stopped = engine.stopped();
  result.nodes = engine.nodes();
  return result;
}

}  // namespace ouverte::search
