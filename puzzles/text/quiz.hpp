// Questions about the bidding that stand beside a column.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// "You hold: ♠AQ …. What do you say? ANSWER: …": a question about the bidding of another deal, beside a column. Its
// lines are blanked and listed.
[[nodiscard]] std::vector<Line> take_bidding_quiz(std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
