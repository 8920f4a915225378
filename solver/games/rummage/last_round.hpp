// Bounds on the settlement where nobody has more than one turn left before the horizon.
//
// A turn ducks or wins, and what later turns find on the table is one of few things: the trick of now with a card of
// every player since, or only cards that others have still to play. So a small game remains, of a duck or a win each,
// in which the hands are known and only those later cards are not. Its value is a bound on that of the position if one
// camp is granted the cards that it would like to find and the other must make do with any.
#pragma once

#include <array>
#include <cstdint>

#include "solver/games/rummage/holding.hpp"
#include "solver/games/rummage/reach.hpp"
#include "solver/games/rummage/rules.hpp"

namespace ouverte::games::rummage {

// Of every seat: how much its score counts in the settlement, its score if the deal ended now, and its hand. `open`:
// seats that have still to say what they melded.
struct RoundStakes {
  std::array<int, kMostPlayers> weights{};
  const std::array<std::int16_t, kMostPlayers>& scores;
  const std::array<Outline, kMostPlayers>& outlines;
  unsigned open = 0;
};

// The caller guarantees that no more plays than players are left, and one at least.
class LastRound {
 public:
  LastRound(const State& state, int players, const RoundStakes& stakes);

  // The settlement is so much at least; at most.
  [[nodiscard]] int least() const;
  [[nodiscard]] int most() const;

 private:
  std::array<Mover, kMostPlayers> movers_;      // the first `count_`
  std::array<int, kMostPlayers + 1> as_it_is_;  // of each and those after him, if the deal ended before his turn
  int count_;
  int over_ = 0;        // of those who have no turn left
  unsigned suits_ = 0;  // of the trick
  LastScores first_;
};

}  // namespace ouverte::games::rummage
