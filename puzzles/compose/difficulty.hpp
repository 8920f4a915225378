// What can be counted about how hard a puzzle is. No grade: none is known that agrees with what people find hard.
#pragma once

#include <optional>
#include <string>

#include "puzzles/compose/turn.hpp"

namespace ouverte::puzzles {

struct Difficulty {
  int only_moves = 0;                // of the side of the task, one after the other, the key among them
  std::optional<int> defences;       // that need answers of their own; not known when there are too many
  int plays_to_loss = 0;             // until the loss shows by the rules alone, after the try where it takes longest
  int refutations = 0, replies = 0;  // of the best try: how many of the other side's first replies refute it

  friend bool operator==(const Difficulty&, const Difficulty&) = default;
};

// The longest run of only moves from the key on, over all defences; a turn with one class of moves is no choice, and
// one where more than one keeps the task ends the run.
[[nodiscard]] int only_moves(const Turn& turn);

[[nodiscard]] Difficulty difficulty_of(const Turn& turn);

// "only-moves=3 defences=4 plays-to-loss=9 refutations=1/3", as in the `Facts` tag.
[[nodiscard]] std::string difficulty_text(const Difficulty& difficulty);

}  // namespace ouverte::puzzles
