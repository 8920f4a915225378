// What was found out about a puzzle, in lines for people.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "puzzles/verify/verify.hpp"

namespace ouverte::cli {

// `faults`: those that count. `interrupted`: what stopped the work, if anything did, was the user.
[[nodiscard]] std::vector<Text> verification_text(const puzzles::Puzzle& puzzle,
                                                  const puzzles::Verification& verification,
                                                  const std::vector<puzzles::Fault>& faults, bool interrupted);

}  // namespace ouverte::cli
