// What was found out about a puzzle, in lines for people.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "puzzles/verify/verify.hpp"

namespace ouverte::cli {

// `faults`: those that count.
[[nodiscard]] std::vector<Text> verification_text(const puzzles::Puzzle& puzzle,
                                                  const puzzles::Verification& verification,
                                                  const std::vector<puzzles::Fault>& faults);

}  // namespace ouverte::cli
