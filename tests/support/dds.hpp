// libdds, the yardstick: its double-dummy tables and its par, in our terms.
#pragma once

#include <array>
#include <string>
#include <vector>

#include "solver/cards/card_set.hpp"
#include "solver/games/bridge/par.hpp"

namespace ouverte::support {

[[nodiscard]] games::bridge::TrickTable dds_table(const std::array<cards::CardSet, 4>& hands);
[[nodiscard]] games::bridge::Par dds_par(const games::bridge::TrickTable& tricks, cards::Seat dealer,
                                         games::bridge::Vulnerable vulnerable);

// Declarer's tricks before the first of the plays and after each of them. `deal` as in PBN ("N:…"), the plays one after
// the other ("SASK").
[[nodiscard]] std::vector<int> dds_trace(const std::string& deal, games::Trump trump, cards::Seat leader,
                                         const std::string& plays);

}  // namespace ouverte::support
