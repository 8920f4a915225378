// The steps of an automaton of tricks (`outcomes.hpp`) backwards, for many classes at once: which classes lead to one
// of a set when a trick is taken. A set is a mask with a bit for each class.
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <vector>

#include "solver/cards/seat.hpp"
#include "solver/tricks/outcomes.hpp"

namespace ouverte::tricks {

// `Mask`: an unsigned word. Classes that it has no room for are left out.
template <std::size_t kPlayers, class Mask>
class ClassSteps {
 public:
  // For each trick from the one before which `most` are left.
  template <class Tally>
  ClassSteps(const Outcomes<kPlayers, Tally>& outcomes, int most) : levels_(static_cast<std::size_t>(most) + 1) {
    using Class = typename Outcomes<kPlayers, Tally>::Class;
    for (int left = 1; left <= most; ++left) {
      Level& level = levels_[static_cast<std::size_t>(left)];
      for (std::size_t seat = 0; seat < kPlayers; ++seat) {
        level[seat].resize((std::min(outcomes.classes(left - 1), kMost) + kPiece - 1) / kPiece);
        for (std::size_t from = 0; from < std::min(outcomes.classes(left), kMost); ++from) {
          const std::size_t to = outcomes.next(static_cast<Class>(from), left, static_cast<cards::Seat>(seat));
          if (to >= kMost) continue;
          for (std::size_t bits = 0; bits < kPatterns; ++bits)
            if ((bits >> to % kPiece & 1) != 0) level[seat][to / kPiece][bits] |= Mask{1} << from;
        }
      }
    }
  }

  // The classes with `left` tricks left from which a trick for `taker` leads to one of `to`.
  [[nodiscard]] Mask before(Mask to, int left, cards::Seat taker) const {
    Mask from = 0;
    for (const Piece& piece : levels_[static_cast<std::size_t>(left)][static_cast<std::size_t>(taker)]) {
      from |= piece[static_cast<std::size_t>(to) % kPatterns];
      to >>= kPiece;
    }
    return from;
  }

 private:
  // Classes are taken four at a time: for each pattern of their bits, where it comes from.
  static constexpr std::size_t kMost = 8 * sizeof(Mask);
  static constexpr std::size_t kPiece = 4, kPatterns = 1 << kPiece;
  using Piece = std::array<Mask, kPatterns>;
  using Level = std::array<std::vector<Piece>, kPlayers>;

  std::vector<Level> levels_;  // by tricks left
};

}  // namespace ouverte::tricks
