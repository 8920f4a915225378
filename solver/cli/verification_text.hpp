// What was found out about a puzzle, in lines for people.
#pragma once

#include <vector>

#include "solver/cli/text.hpp"
#include "solver/puzzles/verify.hpp"

namespace ouverte::cli {

// `faults`: those that count.
[[nodiscard]] std::vector<Text> verification_text(const puzzles::Puzzle& puzzle,
                                                  const puzzles::Verification& verification,
                                                  const std::vector<puzzles::Fault>& faults);

}  // namespace ouverte::cli
