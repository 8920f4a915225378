// Problems posted in German, word by word in English: seats, suits, ranks (K D B), and the usual sentences.
#pragma once

#include <vector>

#include "solver/puzzles/posted/clean.hpp"

namespace ouverte::puzzles::posted {

// Lines that are in German; all others come back as they are.
[[nodiscard]] std::vector<Line> in_english(std::vector<Line> lines);

}  // namespace ouverte::puzzles::posted
