// Bridge as the door's templates for trick games see it (`trick_position.hpp`).
#pragma once

#include "solver/base/json.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/games/bridge/search.hpp"
#include "solver/games/trick_position.hpp"

namespace ouverte::games::bridge {

struct Traits {
  using Game = bridge::Game;
  using Search = bridge::Search;
  static const TrickDeal& deal();
  static void note(const Game::State&, base::Json&) {}
};

}  // namespace ouverte::games::bridge
