// The door to bridge for its own tests.
#pragma once

#include "solver/games/door/entry.hpp"

namespace ouverte::games::bridge {

inline const Entry& entry() { return *find_entry("bridge"); }

}  // namespace ouverte::games::bridge
