// What comes of a free-for-all deal if everyone plays for himself: a measure finer than guarantees, which have all
// others play against one. The rule by which players choose between equals: `search::rather`
// (docs/algorithms/max_n.md).
#pragma once

#include <cstdint>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "solver/search/interval.hpp"

namespace ouverte::games {

struct ForHimself {
  struct Move {
    std::string move;
    std::vector<int> each;
  };
  std::vector<int> each;          // results by seat of the table, in turn order; none where a limit struck
  std::vector<Move> moves;        // of `Position::moves`, what comes after each
  std::vector<std::string> best;  // those that lead to `each`
  // Where play need not end: the plays looked ahead.
  std::optional<int> horizon;
  std::uint64_t nodes = 0;

  [[nodiscard]] bool known() const { return !each.empty(); }
};

// The tie rule, to people: which of the moves that leave him equally well off a player makes
// (docs/algorithms/max_n.md).
inline constexpr std::string_view kTieRule =
    "of moves that leave him as well off, everyone makes the one that gives the best placed of the others least, then "
    "his left neighbour, and so on round the table";

using Bounds = std::vector<search::Interval>;  // on results, by seat in turn order

// What everyone's guarantee says of it, where all results add up to nothing: nobody has less than he is sure of, and so
// nobody more than the others are sure of losing together.
[[nodiscard]] Bounds bounds_by_guarantees(std::span<const search::Interval> guarantees);
// The same, narrowed by what is known after each move of the player to move: he takes one that is best for himself.
[[nodiscard]] Bounds bounds_by_choice(Bounds bounds, std::size_t mover, std::span<const Bounds> after);

}  // namespace ouverte::games
