// What records say in other words than their own: every seat, suit, contract and card in the one spelling in which they
// are written.
#pragma once

#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::records {

// Of tags those that say something of the deal, its contract or its play: `Declarer` "N" of "North". What cannot be
// read stays as it is.
[[nodiscard]] games::Tags spelt_tags(const games::Game& game, games::Tags tags);

// The same of the fields of a setup.
void spell_out(const games::Game& game, games::Setup& setup);

}  // namespace ouverte::records
