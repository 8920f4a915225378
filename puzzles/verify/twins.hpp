// A puzzle that is a change of another one of its collection (`TwinOf`).
#pragma once

#include <cstddef>
#include <map>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "puzzles/problem/puzzle.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"

namespace ouverte::puzzles {

// The puzzles of a collection by their names. The readings must outlive it.
class Collection {
 public:
  explicit Collection(const records::Readings& readings);
  [[nodiscard]] std::vector<const records::Record*> named(const std::string& name) const;

 private:
  std::multimap<std::string, const records::Record*> puzzles_;
};

struct Twin {
  std::string of;                        // the name of the other
  std::string missing;                   // why it cannot be compared: there is none of that name, or two; or empty
  std::vector<std::string> differences;  // "S7: E, was N", "task: >= 5, was >= 4"; none: they are the same
  bool same_keys = false;                // the same moves, up to equal cards, solve both
};

// The caller guarantees that the puzzle names a twin. `achieved`: whether its task is.
// ResourceExhausted when the solver ran into its limit.
[[nodiscard]] absl::StatusOr<Twin> compared_with_twin(const Puzzle& puzzle, bool achieved, const Collection& collection,
                                                      games::Solver& solver);

}  // namespace ouverte::puzzles
