// What the search sees of Rummage without searching: counts, last turns, and bounds on the settlement, all against the
// rules and plain minimax.
#include "solver/games/rummage/score_search.hpp"

#include <array>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/rummage/counts.hpp"
#include "solver/games/rummage/last_turn.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/rummage.hpp"

namespace ouverte::games::rummage {
namespace {

class RummageBounds : public ::testing::TestWithParam<int> {};

TEST_P(RummageBounds, CountsAreThoseOfTheRules) {
  base::Random random(1);
  for (int round = support::rounds(300); round > 0; --round) {
    const State state = support::rummage_ending(random, GetParam(), 20, 1);
    for (int seat = 0; seat < GetParam(); ++seat) {
      const Bag& hand = state.hand(Seat{static_cast<std::uint8_t>(seat)});
      const Counts counts(hand);
      EXPECT_EQ(counts.size(), hand.size());
      EXPECT_EQ(counts.loose().cards, loose(hand).cards);
      EXPECT_EQ(counts.loose().specials, loose(hand).specials);
      int points = 0;
      for (int rank = 0; rank < kRanks; ++rank) {
        const int cards = hand.count(Rank(static_cast<std::uint8_t>(rank)));
        EXPECT_EQ(counts.of(Rank(static_cast<std::uint8_t>(rank))), cards);
        for (int least = 1; least <= 8; ++least) EXPECT_EQ((counts.at_least(least) >> rank & 1) != 0, cards >= least);
        const bool special = rank == index(kJokers) || rank == index(kTwos);
        points += meld_points(special && cards > 3 ? 3 : cards);
      }
      EXPECT_EQ(counts.set_points(), points);
    }
  }
}

// The exact value, with a look at every position below.
int value_checked(const ScoreSearch& search, const Game& game, const ScoreSearch::State& state) {
  EXPECT_EQ(state.out, game.out(state));
  EXPECT_EQ(state.settlement, game.settlement(state, game.player()));
  if (game.over(state)) return game.value(state);
  std::vector<Move> moves;
  game.moves(state, moves);
  int value = search.maximises(state) ? -kInfinity : kInfinity;
  for (const Move& move : moves) {
    ScoreSearch::State next = state;
    search.play(next, move);
    const int after = value_checked(search, game, next);
    value = search.maximises(state) ? std::max(value, after) : std::min(value, after);
    EXPECT_TRUE(!next.out || search.may_go_out(state, state.to_move));
  }
  EXPECT_TRUE(search.bounds(state).holds(value)) << value;
  EXPECT_TRUE(state.plays_left > 1 || search.bounds(state).exact());
  return value;
}

TEST_P(RummageBounds, EverySettlementLiesWithinThem) {
  base::Random random(2);
  for (int round = support::rounds(4000); round > 0; --round) {
    constexpr std::array kCards = {12, 9, 5, 3, 2, 2};  // by horizon
    const int horizon = 1 + static_cast<int>(random.below(kCards.size()));
    const int cards = kCards[static_cast<std::size_t>(horizon - 1)];
    const State state = support::rummage_ending(random, GetParam(), cards, horizon);
    const Seat player{static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(GetParam())))};
    const Game game(GetParam(), Objective::kScore, player, horizon);
    std::vector<Move> moves;
    game.moves(state, moves);
    if (moves.size() > 60) continue;
    const ScoreSearch search(game);
    value_checked(search, game, search.start(state));
    if (HasFailure()) break;
  }
}

INSTANTIATE_TEST_SUITE_P(Players, RummageBounds, ::testing::Values(3, 4, 5, 6));

}  // namespace
}  // namespace ouverte::games::rummage
