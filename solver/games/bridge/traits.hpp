// Bridge as the door's templates for trick games see it (`trick_position.hpp`).
#pragma once

#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games::bridge {

struct Traits : CardTraits<Traits, Game> {
  using Search = bridge::Search;
  static const TrickDeal& deal();
  static search::Interval possible(const Game& game, const State& state) {
    const int won = game.value(state);
    return {won, won + state.tricks_left()};
  }
};

}  // namespace ouverte::games::bridge
