// Problems posted in German, word by word in English: seats, suits, ranks (K D B), and the usual sentences.
#pragma once

#include <vector>

#include "puzzles/text/clean.hpp"

namespace ouverte::puzzles::text {

// Lines that are in German; all others come back as they are.
[[nodiscard]] std::vector<Line> in_english(std::vector<Line> lines);

}  // namespace ouverte::puzzles::text
