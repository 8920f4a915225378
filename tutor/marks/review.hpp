// One's own costly plays, met again as questions.
#pragma once

#include <cstddef>
#include <string>
#include <string_view>
#include <vector>

#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

// A costly play of a record, as a question: what should have been played?
struct Lesson {
  std::size_t place = 0;  // in the record's plays
  const Trace* trace = nullptr;
  bool goal = false;                  // the play threw the goal: whatever keeps it is right; else what keeps the value
  std::vector<std::string> accepted;  // every right move
};

// Every play of some players, by seat, that cost something, in the order of play; of all players if `players` is empty.
// None is left out, and no play without a cost is among them. `analysis` outlives the lessons.
[[nodiscard]] std::vector<Lesson> lessons(const Analysis& analysis, std::string_view players);

}  // namespace ouverte::tutor
