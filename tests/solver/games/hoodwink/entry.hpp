// The door to Hoodwink for its own tests.
#pragma once

#include "solver/games/door/entry.hpp"

namespace ouverte::games::hoodwink {

inline const Entry& entry() { return *find_entry("hoodwink"); }

}  // namespace ouverte::games::hoodwink
