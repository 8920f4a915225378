// A random deal of a trick game: a shuffled pack, dealt one card at a time from the dealer's left.
#pragma once

#include "solver/base/random.hpp"
#include "solver/cards/card.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games {

struct RandomDeal {
  Setup setup;       // hands and dealer
  cards::Card last;  // the last card dealt, which some games turn
};

[[nodiscard]] RandomDeal random_hands(const TrickDeal& deal, base::Random& random);

}  // namespace ouverte::games
