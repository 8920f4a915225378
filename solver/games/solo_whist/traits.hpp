// Solo Whist as the door's templates for trick games see it (`trick_position.hpp`).
#pragma once

#include "solver/base/json.hpp"
#include "solver/games/shared/trick_position.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/games/solo_whist/search.hpp"

namespace ouverte::games::solo_whist {

struct Traits : CardTraits<Traits, Game> {
  using Search = solo_whist::Search;
  static const TrickDeal& deal();
  static search::Interval possible(const Game& game, const State& state);
  // Royal misère's contract says who was first to four.
  static void note(const State& state, base::Json& contract);
  static std::string noted(const Game& game, const State& state);
};

}  // namespace ouverte::games::solo_whist
