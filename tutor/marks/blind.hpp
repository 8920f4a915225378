// Leads that are made before anything lies open.
#pragma once

#include "solver/games/door/position.hpp"

namespace ouverte::tutor {

// Whether a play is the first to a trick and is what makes a hand be faced: bridge's opening lead, whose player has
// seen no hand but his own.
[[nodiscard]] inline bool leads_blind(const games::Position& before, const games::Position& after) {
  return before.table_empty() && before.faced().empty() && !after.faced().empty();
}

}  // namespace ouverte::tutor
