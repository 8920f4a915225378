// Cards of written hands moved about.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::requests {

// The setup with one random card of seat `a` exchanged for one of seat `b`, both of which hold some.
[[nodiscard]] games::Setup exchanged(games::Setup setup, std::string_view a, std::string_view b, base::Random& random);

// The deal made anew of its own cards, as when hands are thrown in and nobody shuffles: each sorted by suits, laid on
// one another, cut, and dealt round from the dealer's left in packets of these sizes. A deal that names a trump
// before the bidding turned it up with the last card: suits change their names so that it still does. A status where
// the packets do not come to a hand.
[[nodiscard]] absl::StatusOr<games::Setup> dealt_in_packets(const games::Game& game, games::Setup setup,
                                                            std::span<const int> packets, base::Random& random);

}  // namespace ouverte::requests
