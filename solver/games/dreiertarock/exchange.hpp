// The exchange with the talon: what a declarer may choose, and deals drawn at random.
#pragma once

#include <vector>

#include "solver/base/random.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/setup.hpp"

namespace ouverte::games::dreiertarock {

// Every three cards that may be laid aside out of these fifteen.
[[nodiscard]] std::vector<CardSet> lay_asides(CardSet fifteen);

// A deal before the bidding: twelve cards each and the talon's two groups. `C` deals, so that `A` is eldest.
[[nodiscard]] Setup dealt_at_random(base::Random& random);
// One ready to be played under a contract, in which a group is taken and three cards are laid aside at random.
[[nodiscard]] Setup start_at_random(const base::Json& contract, base::Random& random);

}  // namespace ouverte::games::dreiertarock
