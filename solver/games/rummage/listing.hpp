// The moves that are listed where there are too many to name them all. A hand that has grown can meld in millions of
// ways, by what of each rank it lays and what it holds back. Every legal move can be played; these are shown.
#pragma once

#include <cstdint>
#include <vector>

#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

inline constexpr std::uint64_t kMostListed = 300;

[[nodiscard]] std::uint64_t count_moves(const State& state);

// Every legal move if there are not more than `kMostListed`. Else those that lay one set of a rank at most: two sets
// never earn as much as one of all their cards, which leaves the same hand. If these are too many, those that lay of
// each rank all that they can or nothing; and if these are, of the whole hand all or nothing.
[[nodiscard]] std::vector<Move> listed_moves(const Game& game, const State& state);

// The game with these moves alone.
class ListedGame : public Game {
 public:
  explicit ListedGame(const Game& game) : Game(game) {}

  void moves(const State& state, MoveList& out) const {
    const std::vector<Move> listed = listed_moves(*this, state);
    out.insert(out.end(), listed.begin(), listed.end());
  }
};

}  // namespace ouverte::games::rummage
