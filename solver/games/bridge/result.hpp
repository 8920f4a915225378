// What the record of a bridge deal says of its result, held against the play.
#pragma once

#include <string>
#include <vector>

#include "solver/games/door/entry.hpp"

namespace ouverte::games::bridge {

// What cannot be so in the tags `Vulnerable`, `Result` and `Score`, as `Entry::contradictions` says it. A result or
// score marked as irregular ("^") was settled by others.
[[nodiscard]] std::vector<std::string> contradictions_in(const Setup& setup, const Tags& tags, const Position* end);

}  // namespace ouverte::games::bridge
