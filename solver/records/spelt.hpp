// What records say in other words than their own: every seat, suit, contract and card in the one spelling in which they
// are written.
#pragma once

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/games/door/setup.hpp"

namespace ouverte::records {

// Of tags those that say something of the deal, its contract or its play: `Declarer` "N" of "North". What cannot be
// read stays as it is.
[[nodiscard]] games::Tags spelt_tags(const games::Game& game, games::Tags tags);

// The tag `Declarer` for one that is called by the game's own word for him, such as `Soloist`. A status where both are
// there and say something else.
[[nodiscard]] absl::Status name_declarer(const games::Game& game, games::Tags& tags);

// The cards of the trick in progress: "*" of "joker".
void spell_table(const games::Game& game, games::Setup& setup);

// The same of all fields of a setup.
void spell_out(const games::Game& game, games::Setup& setup);

}  // namespace ouverte::records
