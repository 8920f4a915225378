// Leads that are made before anything lies open.
#pragma once

#include "solver/games/door/entry.hpp"

namespace ouverte::tutor {

// Whether a play is the first to a trick and is what makes a hand be faced: bridge's opening lead, whose player has
// seen no hand but his own.
[[nodiscard]] bool leads_blind(const games::Entry& game, const games::Position& before, const games::Position& after);

}  // namespace ouverte::tutor
