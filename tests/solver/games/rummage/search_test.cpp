// Whole searches of Rummage against plain minimax, with every combination of accelerators; what holds at any horizon;
// and what a limit leaves.
#include "solver/games/rummage/search.hpp"

#include <chrono>
#include <memory>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/rummage.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::rummage {
namespace {

constexpr int kSwitchings = 32;

search::Options options(int switching) {
  search::Options options;
  options.memory_mib = 2;
  options.switches = support::switches_of(static_cast<unsigned>(switching));
  return options;
}

// Plain search visits no more than so many nodes, or so it seems from one line of play.
bool small(const Game& game, State state, base::Random& random) {
  double nodes = 1;
  while (!game.over(state)) {
    std::vector<Move> moves;
    game.moves(state, moves);
    nodes *= static_cast<double>(moves.size());
    game.play(state, moves[random.below(moves.size())]);
  }
  return nodes < 2e4;
}

struct Case {
  Game game;
  State state;
};
std::vector<Case> cases(Objective objective, int count, std::uint64_t seed) {
  base::Random random(seed);
  std::vector<Case> cases;
  while (static_cast<int>(cases.size()) < count) {
    const int players = kLeastPlayers + static_cast<int>(random.below(4));
    const int horizon = 1 + static_cast<int>(random.below(7));
    const Seat player{static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(players)))};
    const Game game(players, objective, player, horizon);
    const State state = support::rummage_ending(random, players, 2 + static_cast<int>(random.below(5)), horizon);
    if (small(game, state, random)) cases.push_back({game, state});
  }
  return cases;
}

int plain_after(const Game& game, State state, const Move& move) {
  game.play(state, move);
  return search::plain_value(game, state);
}

void solves_like_plain_search(Objective objective, std::uint64_t seed) {
  std::vector<std::unique_ptr<Search>> searches;
  for (int switching = 0; switching < kSwitchings; ++switching)
    searches.push_back(std::make_unique<Search>(options(switching)));
  for (const auto& [game, state] : cases(objective, support::rounds(250), seed)) {
    const int value = search::plain_value(game, state);
    for (const auto& search : searches) {
      const HorizonAnswer answer = search->solve(game, state, {.best = true, .every_move = false, .line = true});
      ASSERT_EQ(answer.value, (search::Interval{value, value}));
      ASSERT_FALSE(answer.best.empty());
      for (const Move& move : answer.best) ASSERT_EQ(plain_after(game, state, move), value);
      State end = state;
      for (const Move& move : answer.line) game.play(end, move);
      ASSERT_TRUE(game.over(end));
      ASSERT_EQ(game.value(end), value);
    }
  }
}

TEST(RummageSearch, ScoresAreThoseOfPlainSearch) { solves_like_plain_search(Objective::kScore, 1); }
TEST(RummageSearch, GoingOutTakesAsLongAsInPlainSearch) { solves_like_plain_search(Objective::kOut, 2); }

TEST(RummageSearch, EveryMoveHasItsValue) {
  Search search(options(kSwitchings - 1));
  for (const Objective objective : {Objective::kScore, Objective::kOut}) {
    for (const auto& [game, state] : cases(objective, support::rounds(60), 3)) {
      const HorizonAnswer answer = search.solve(game, state, {.best = false, .every_move = true, .line = false});
      std::vector<Move> moves;
      game.moves(state, moves);
      ASSERT_EQ(answer.moves.size(), moves.size());
      for (const auto& [move, value] : answer.moves) {
        ASSERT_TRUE(value.exact());
        ASSERT_EQ(value.lower, plain_after(game, state, move));
      }
    }
  }
}

TEST(RummageSearch, WhatHoldsAtAnyHorizonIsTheValueWithInfinitiesAtThisOne) {
  Search search(options(kSwitchings - 1));
  int proved = 0;
  for (const auto& [game, state] : cases(Objective::kScore, support::rounds(300), 4)) {
    HorizonAnswer answer = search.solve(game, state, {.best = false, .every_move = false, .line = false});
    search.prove(game, state, answer);
    const auto with = [&game = game, &state = state](AtHorizon at_horizon) {
      return search::plain_value(Game(game.players(), Objective::kScore, game.player(), game.horizon(), at_horizon),
                                 state);
    };
    ASSERT_EQ(answer.any_horizon, (search::Interval{with(AtHorizon::kMinusInfinity), with(AtHorizon::kPlusInfinity)}));
    if (answer.proved()) ++proved;
  }
  EXPECT_GT(proved, 0);
}

// Where the question says near which value the answer lies, nothing is found out of other horizons beside it.
TEST(RummageSearch, WhetherAValueIsProvedIsFoundOutByItself) {
  Search search(options(kSwitchings - 1));
  int proved = 0;
  for (const auto& [game, state] : cases(Objective::kScore, support::rounds(100), 6)) {
    const int value = search::plain_value(game, state);
    HorizonAnswer answer =
        search.solve(game, state, {.best = false, .every_move = false, .line = false, .near = value});
    ASSERT_EQ(answer.any_horizon, (search::Interval{-kInfinity, kInfinity}));
    search.prove(game, state, answer);
    const auto holds = [&game = game, &state = state, value](AtHorizon at_horizon) {
      const Game other(game.players(), Objective::kScore, game.player(), game.horizon(), at_horizon);
      return search::plain_value(other, state) == value;
    };
    ASSERT_EQ(answer.proved(), holds(AtHorizon::kMinusInfinity) && holds(AtHorizon::kPlusInfinity));
    if (answer.proved()) ++proved;
  }
  EXPECT_GT(proved, 0);
}

TEST(RummageSearch, ALimitLeavesTheDeepestHorizonReached) {
  base::Random random(5);
  State state;
  std::vector<Card> cards;
  for (const Card card : pack(3).pack.cards)
    cards.insert(cards.end(), static_cast<std::size_t>(pack(3).copies(card)), card);
  random.shuffle(std::span(cards));
  for (std::size_t i = 0; i < cards.size(); ++i) state.hands[i % 3].add(cards[i]);
  constexpr int kHorizon = 60;
  state.plays_left = kHorizon;
  search::Options limited = options(kSwitchings - 1);
  limited.limits.nodes = 20'000;
  Search search(limited);
  const HorizonAnswer answer = search.solve(Game(3, Objective::kScore, Seat{0}, kHorizon), state, {});
  EXPECT_TRUE(answer.stopped);
  ASSERT_GE(answer.deepest.horizon, 3);
  ASSERT_LT(answer.deepest.horizon, kHorizon);
  // The same horizon asked about directly.
  state.plays_left = static_cast<std::uint16_t>(answer.deepest.horizon);
  Search unlimited(options(kSwitchings - 1));
  const HorizonAnswer direct = unlimited.solve(Game(3, Objective::kScore, Seat{0}, answer.deepest.horizon), state, {});
  EXPECT_EQ(direct.value, (search::Interval{answer.deepest.value, answer.deepest.value}));
  ASSERT_TRUE(answer.deepest.best.has_value());
  EXPECT_NE(std::ranges::find(direct.best, *answer.deepest.best), direct.best.end());
}

}  // namespace
}  // namespace ouverte::games::rummage
