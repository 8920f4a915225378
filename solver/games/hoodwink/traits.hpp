// Hoodwink as the door's templates for trick games see it (`trick_position.hpp`).
#pragma once

#include "solver/base/json.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/games/hoodwink/search.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games::hoodwink {

struct Traits : CardTraits<Traits, hoodwink::Game> {
  using Search = hoodwink::Search;
  static const TrickDeal& deal();
  // The Joker is written as itself and held as the lowest trump.
  static Card held(const Game& game, Card written);
  static Card written(const Game& game, Card held);
  static search::Interval possible(const Game& game, const State& state);
  // With free partners the contract says who took the first trick.
  static void note(const State& state, base::Json& contract);
  static std::string noted(const Game& game, const State& state);
};

// The start of a trick, the Joker among the trumps.
[[nodiscard]] State trick_start(const Standing& standing, Suit trump);

}  // namespace ouverte::games::hoodwink
