// The door to Solo Whist for its own tests.
#pragma once

#include "solver/games/door/entry.hpp"

namespace ouverte::games::solo_whist {

inline const Entry& entry() { return *find_entry("solo-whist"); }

}  // namespace ouverte::games::solo_whist
