// Puzzles with suits and seats by other names, so that whoever meets one again meets its idea and not its picture; and
// what tells that two are the same puzzle.
#pragma once

#include <string>

#include "absl/status/statusor.h"
#include "puzzles/problem/puzzle.hpp"
#include "solver/base/random.hpp"

namespace ouverte::puzzles {

// The puzzle renamed at random, as the rules of its game allow it. Of its record the tags that name the puzzle are
// kept.
[[nodiscard]] absl::StatusOr<Puzzle> relabelled(const Puzzle& puzzle, base::Random& random);

// A text that a puzzle shares with every puzzle that it can be relabelled to, and with no other task.
[[nodiscard]] std::string key_of(const Puzzle& puzzle);

}  // namespace ouverte::puzzles
