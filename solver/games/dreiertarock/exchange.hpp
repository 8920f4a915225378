// The exchange with the talon: what a declarer may choose and what he may not, and deals drawn at random.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/status.h"
#include "solver/base/random.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/dreiertarock/rules.hpp"

namespace ouverte::games::dreiertarock {

// Every three cards that may be laid aside out of these fifteen.
[[nodiscard]] std::vector<CardSet> lay_asides(CardSet fifteen);

// Why these cards may not be laid aside out of the fifteen that the declarer holds; OK if they may.
[[nodiscard]] absl::Status check_laid_aside(Seat declarer, CardSet fifteen, CardSet aside);

// Whether none of the cards that a field of the contract says to lie elsewhere is in a hand.
[[nodiscard]] absl::Status check_apart(std::string_view field, CardSet cards, std::span<const CardSet> hands);

[[nodiscard]] std::string name_of(Card card);  // as in records

// A deal before the bidding: twelve cards each and the talon's two groups. `C` deals, so that `A` is eldest.
[[nodiscard]] Setup dealt_at_random(base::Random& random);
// One ready to be played under a contract, in which a group is taken and three cards are laid aside at random. Whoever
// announces the Pagat holds it.
[[nodiscard]] Setup start_at_random(const base::Json& contract, base::Random& random);

}  // namespace ouverte::games::dreiertarock
