// libdds, the yardstick: its double-dummy tables and its par, in our terms.
#pragma once

#include <array>

#include "solver/cards/card_set.hpp"
#include "solver/games/bridge/par.hpp"

namespace ouverte::support {

[[nodiscard]] games::bridge::TrickTable dds_table(const std::array<cards::CardSet, 4>& hands);
[[nodiscard]] games::bridge::Par dds_par(const games::bridge::TrickTable& tricks, cards::Seat dealer,
                                         games::bridge::Vulnerable vulnerable);

}  // namespace ouverte::support
