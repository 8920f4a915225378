// The door to Dreiertarock for its own tests.
#pragma once

#include "solver/games/door/entry.hpp"

namespace ouverte::games::dreiertarock {

inline const Entry& entry() { return *find_entry("dreiertarock"); }

}  // namespace ouverte::games::dreiertarock
