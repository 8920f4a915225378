// From values to marks, turning points and accounts (docs/marks.md). No search: arithmetic on a trace whose values are
// known.
#pragma once

#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// Classes of legal moves at each play of a trace, as `games::Position::classes` gives them.
using Classes = std::vector<std::vector<std::vector<std::string>>>;

// Fills in, from `before`, `after` and `moves` of its judgements, all else that a trace says.
void mark(Trace& trace, const Classes& classes);

}  // namespace ouverte::tutor
