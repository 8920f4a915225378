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

// Our par and that of libdds, for each dealer and vulnerability.
template <class Check>
void with_every_par(const games::bridge::TrickTable& tricks, const Check& check) {
  for (const int dealer : {0, 1, 2, 3})
    for (const bool north_south : {false, true})
      for (const bool east_west : {false, true}) {
        const games::bridge::Vulnerable vulnerable{.north_south = north_south, .east_west = east_west};
        const auto seat = static_cast<cards::Seat>(dealer);
        check(games::bridge::par(tricks, seat, vulnerable), dds_par(tricks, seat, vulnerable));
      }
}

// Declarer's tricks before the first of the plays and after each of them. `deal` as in PBN ("N:…"), the plays one after
// the other ("SASK").
[[nodiscard]] std::vector<int> dds_trace(const std::string& deal, games::Trump trump, cards::Seat leader,
                                         const std::string& plays);

}  // namespace ouverte::support
