// Words that change what a post means and that no reader took: negations, conditions, restrictions of the lead, cards
// that were led. Whoever leaves them out answers another problem.
#pragma once

#include <optional>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/facts.hpp"

namespace ouverte::puzzles::text {

// The first of them, quoted with the words round it; nothing if all were understood. The line of the heading is not
// looked at.
[[nodiscard]] std::optional<Fault> not_understood(const Names& names, const Facts& facts, int heading);

}  // namespace ouverte::puzzles::text
