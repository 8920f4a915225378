// Dreiertarock as the door's templates for trick games see it (`trick_position.hpp`).
#pragma once

#include "solver/base/json.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/dreiertarock/search.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games::dreiertarock {

struct Traits : CardTraits<Traits, Game> {
  using Search = dreiertarock::Search;
  static const TrickDeal& deal();
  static Standing standing(const Game& game, const State& state);
  // Besides revoking: trumps led too early in Suit-Solo, the Pagat played too early in Trischaken.
  static absl::Status refusal(const Game& game, const State& state, int trick, Card card);
  // Of the Trull each card is one by itself.
  static bool alike(const Game& game, const State& state, Card a, Card b);
  static search::Interval possible(const Game& game, const State& state);
  // The contract says the card points out of play, who has earned Mondfang, and what became of the Pagat in the last
  // trick.
  static void note(const State& state, base::Json& contract);
  static std::string noted(const Game& game, const State& state);
};

}  // namespace ouverte::games::dreiertarock
