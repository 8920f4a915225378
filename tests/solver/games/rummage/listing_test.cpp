// The moves that are listed: all where they are few; where they are too many, some of each kind, a best one among those
// of one set a rank.
#include "solver/games/rummage/listing.hpp"

#include <algorithm>
#include <span>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/cards/text.hpp"
#include "solver/games/rummage/last_turn.hpp"
#include "solver/games/rummage/search.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/rummage.hpp"

namespace ouverte::games::rummage {
namespace {

constexpr Card kSpade(cards::Suit{0}, 12);

std::vector<Move> all_moves(const Game& game, const State& state) {
  std::vector<Move> moves;
  game.moves(state, moves);
  return moves;
}

// Three players; A moves, and holds these.
State with_hand(const Bag& hand) {
  State state;
  state.hands[0] = hand;
  state.hands[1].add(cards::kJoker);
  state.hands[2].add(cards::kJoker);
  state.trick[state.on_table++] = kSpade;
  state.plays_left = 3;
  return state;
}

TEST(RummageListingTest, FewMovesAreAllListed) {
  base::Random random(1);
  for (int round = 0; round < support::rounds(200); ++round) {
    const int players = kLeastPlayers + static_cast<int>(random.below(4));
    const State state = support::rummage_ending(random, players, 2 + static_cast<int>(random.below(6)), 3);
    const Game game(players, Objective::kScore, Seat{0}, 3);
    const std::vector<Move> moves = all_moves(game, state);
    ASSERT_EQ(count_moves(state), moves.size());
    if (moves.size() <= kMostListed) {
      ASSERT_EQ(listed_moves(game, state), moves);
    }
  }
}

TEST(RummageListingTest, OfManyMovesSomeAreListed) {
  const Game game(3, Objective::kScore, Seat{0}, 3);
  base::Random random(2);
  std::vector<Card> cards;
  for (const Card card : pack(3).pack.cards)
    if (card != kSpade && card != cards::kJoker) cards.insert(cards.end(), 2, card);
  std::size_t most = 0;
  for (int round = 0; round < support::rounds(200); ++round) {
    random.shuffle(std::span(cards));
    const std::size_t size = 12 + random.below(cards.size() - 11);
    Bag hand;
    for (std::size_t i = 0; i < size; ++i) hand.add(cards[i]);
    const State state = with_hand(hand);
    if (count_moves(state) <= kMostListed) continue;
    const std::vector<Move> listed = listed_moves(game, state);
    ASSERT_LE(listed.size(), kMostListed);
    most = std::max(most, listed.size());
    for (const Move& move : listed) {
      ASSERT_TRUE(game.legal(state, move));
      ASSERT_EQ(std::ranges::count(listed, move), 1);
      ASSERT_TRUE(move.seconds.empty());
    }
    for (const Card card : hand.cards().kinds()) {
      ASSERT_NE(std::ranges::find(listed, Move{card, {}, {}}), listed.end());
      if (!matches(state, card)) continue;
      const Bag all = all_sets(hand_after(state, card));
      ASSERT_NE(std::ranges::find(listed, Move{card, all, {}}), listed.end());
    }
  }
  EXPECT_GT(most, kMostListed / 2);
}

// Of moves not listed too, the search finds one if only it keeps the value.
TEST(RummageListingTest, SomeListedMoveIsBest) {
  search::Options options;
  options.memory_mib = 4;
  Search search(options);
  State state = with_hand(Bag(*cards::parse_bag(pack(3), "KKQQ.KKQ.KQQ.KKQ.")));
  for (state.plays_left = 1; state.plays_left <= 3; ++state.plays_left) {
    const Game game(3, Objective::kScore, Seat{0}, state.plays_left);
    int best = -kInfinity;
    ASSERT_GT(count_moves(state), kMostListed);
    for (const Move& move : all_moves(game, state)) {
      State next = state;
      game.play(next, move);
      best = std::max(best, search.solve(game, next, {.best = false, .every_move = false, .line = false}).value.lower);
    }
    const HorizonAnswer answer = search.solve(game, state, {.best = true, .every_move = true, .line = true});
    EXPECT_EQ(answer.value, (search::Interval{best, best}));
    ASSERT_FALSE(answer.best.empty());
    for (const Move& move : answer.best)
      EXPECT_NE(std::ranges::find(answer.moves, std::pair(move, answer.value)), answer.moves.end());
    ASSERT_FALSE(answer.line.empty());
    EXPECT_TRUE(game.legal(state, answer.line.front()));
  }
}

}  // namespace
}  // namespace ouverte::games::rummage
