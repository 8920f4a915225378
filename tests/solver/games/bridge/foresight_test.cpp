// Foresight acts where too many tricks are left to ask minimax: the value of every card is what it is without.
#include "gtest/gtest.h"
#include "solver/games/bridge/search.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::bridge {
namespace {

using Answer = search::Answer<Card>;

Answer solved(const Game& game, const Game::State& state, bool foresight) {
  search::Options options = support::small_tables();
  options.switches.foresight = foresight;
  return Search(options).solve(game, state, {.best = false, .every_move = true});
}

TEST(ForesightTest, SavesNodesAndChangesNoValue) {
  base::Random random(5);
  std::uint64_t with = 0, without = 0;
  for (int round = support::rounds(40); round > 0; --round) {
    const Game::State state = support::random_ending(random, 11 + round % 2);
    const Game game(support::random_trumps(random), random.below(2) == 0 ? kNorthSouth : kEastWest);
    const Answer on = solved(game, state, true), off = solved(game, state, false);
    const std::string drawn = support::drawn(state, game.trumps(), game.maximisers());
    EXPECT_EQ(on.value, off.value) << drawn;
    EXPECT_EQ(on.moves, off.moves) << drawn;
    with += on.nodes;
    without += off.nodes;
  }
  EXPECT_LT(with, without);
}

}  // namespace
}  // namespace ouverte::games::bridge
