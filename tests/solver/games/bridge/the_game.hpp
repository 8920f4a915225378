// The door to bridge for its own tests.
#pragma once

#include "solver/games/door/game.hpp"

namespace ouverte::games::bridge {

inline const games::Game& the_game() { return *find_game("bridge"); }
inline games::Contract said(const base::Json& contract) { return *the_game().contract_from_json(contract); }

}  // namespace ouverte::games::bridge
