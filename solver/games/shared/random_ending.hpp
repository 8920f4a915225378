// Random endings of a trick game, dealt so that voids, long suits, entries and ruffs are frequent: of few suits, which
// some players hold long and others hardly at all.
#pragma once

#include <vector>

#include "solver/base/random.hpp"
#include "solver/cards/card_set.hpp"
#include "solver/games/door/setup.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games {

// `size` cards each out of `pack`; any seat is to lead. `hands` and `leader` of the setup.
[[nodiscard]] Setup random_ending(const TrickDeal& deal, cards::CardSet pack, int size, base::Random& random);

// So many tricks, each won by any of the seats, but one by the leader, who won the last: a setup's `won`.
void win_at_random(Setup& setup, int tricks, base::Random& random);

// The cards of a seat that no card of the others beats where they must follow suit.
[[nodiscard]] int winners_of(const Setup& setup, const cards::Pack& pack, std::string_view seat);

}  // namespace ouverte::games
