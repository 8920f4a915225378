// Twins: a problem whose changes are told beside it, "a) as shown, b) exchange ♥3 and ♥K".
#pragma once

#include <string>
#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

struct TwinText {
  std::string name = {};  // "a", "b" …; empty where a problem has no twins
  std::vector<Line> lines = {};
};

// The problem as each of its twins has it: what is said of all of them, and what of that one.
[[nodiscard]] std::vector<TwinText> twins_of(const std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
