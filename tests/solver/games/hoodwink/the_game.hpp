// The door to Hoodwink for its own tests.
#pragma once

#include "solver/games/door/game.hpp"

namespace ouverte::games::hoodwink {

inline const games::Game& the_game() { return *find_game("hoodwink"); }
inline games::Contract said(const base::Json& contract) { return *the_game().contract_from_json(contract); }

}  // namespace ouverte::games::hoodwink
