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
      Counts some;
      Outline outline;
      for (const Card card : hand.cards().kinds())
        for (int copy = hand.cards().count(card); copy > 0; --copy) {
          outline.add(rank_of(card), some.of(rank_of(card)));
          some.add(rank_of(card));
        }
      EXPECT_EQ(outline, outline_of(counts));
    }
  }
}

// Bounds hold the exact value, and those for a goal tell as much of it.
void bounds_hold(const ScoreSearch& search, const ScoreSearch::State& state, int value) {
  if (!search.bounded(state)) return;
  const LastRound round = search.last_round(state);
  const search::Interval bounds{round.least(), round.most()};
  EXPECT_TRUE(bounds.holds(value)) << value;
  EXPECT_TRUE(state.plays_left > 1 || bounds.exact());
  for (const int goal : {value - kUnit, value, value + kUnit}) {
    const search::Interval part = search.bounds(state, goal);
    EXPECT_TRUE(part.holds(value)) << value;
    EXPECT_EQ(part.lower >= goal, bounds.lower >= goal);
    EXPECT_EQ(part.upper < goal, bounds.upper < goal);
  }
}

// Every move of one who has still to say what he melded: he may meld with any card.
std::vector<Move> open_moves(const State& state) {
  std::vector<Move> moves;
  for (const Card card : state.hand(state.to_move).cards().kinds())
    add_choices(hand_after(state, card), {card, {}, {}}, 0, moves);
  return moves;
}

// The exact value where somebody has still to say what he melded.
int open_value(const ScoreSearch& search, const Game& game, const ScoreSearch::State& state) {
  if (search.over(state)) return search.value(state);
  std::vector<Move> moves;
  if ((state.open >> cards::index(state.to_move) & 1) != 0) {
    moves = open_moves(state);
  } else {
    game.moves(state, moves);
  }
  int value = search.maximises(state) ? -kInfinity : kInfinity;
  for (const Move& move : moves) {
    ScoreSearch::State next = state;
    search.play(next, move);
    const int after = open_value(search, game, next);
    value = search.maximises(state) ? std::max(value, after) : std::min(value, after);
  }
  bounds_hold(search, state, value);
  return value;
}

// The exact value, with a look at every position below. Adds the seats that go out in one of them.
int value_checked(const ScoreSearch& search, const Game& game, const ScoreSearch::State& state, unsigned& going_out) {
  EXPECT_EQ(state.out, game.out(state));
  EXPECT_EQ(state.settlement, game.settlement(state, game.player()));
  if (game.over(state)) return game.value(state);
  std::vector<Move> moves;
  game.moves(state, moves);
  int value = search.maximises(state) ? -kInfinity : kInfinity;
  unsigned out = 0;
  for (const Move& move : moves) {
    ScoreSearch::State next = state;
    search.play(next, move);
    const int after = value_checked(search, game, next, out);
    value = search.maximises(state) ? std::max(value, after) : std::min(value, after);
    if (next.out) out |= 1u << cards::index(state.to_move);
  }
  bounds_hold(search, state, value);
  for (int seat = 0; seat < game.players(); ++seat)
    EXPECT_TRUE((out >> seat & 1) == 0 || search.may_go_out(state, static_cast<Seat>(seat)));
  going_out |= out;
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
    unsigned going_out = 0;
    value_checked(search, game, search.start(state), going_out);
    if (HasFailure()) break;
  }
}

// A meld that is said only on the last turn is worth as much as any that is said at once and does not end the deal.
TEST_P(RummageBounds, OpenMeldsAreWorthAnyOther) {
  base::Random random(3);
  int melds = 0;
  for (int round = support::rounds(4000); round > 0; --round) {
    const int players = GetParam();
    const int horizon = players + 1 + static_cast<int>(random.below(2));
    const State state = support::rummage_ending(random, players, players == 3 ? 5 : 3, horizon);
    const Seat player{static_cast<std::uint8_t>(random.below(static_cast<std::uint64_t>(players)))};
    const Game game(players, Objective::kScore, player, horizon);
    const ScoreSearch search(game);
    const ScoreSearch::State start = search.start(state);
    const cards::CardSet open = search.distinct(start).open;
    std::vector<Move> moves;
    game.moves(state, moves);
    if (open.empty() || moves.size() > 40) continue;
    for (const Card card : open) {
      ScoreSearch::State next = start;
      search.play_open(next, card);
      const int most = open_value(search, game, next);
      for (const Move& move : moves) {
        if (move.card != card || search.goes_out(start, move)) continue;
        ScoreSearch::State after = start;
        search.play(after, move);
        const int value = open_value(search, game, after);
        EXPECT_TRUE(search.maximises(start) ? value <= most : value >= most) << value << ' ' << most;
        melds += move.melds() ? 1 : 0;
      }
    }
    if (HasFailure()) break;
  }
  EXPECT_GT(melds, support::rounds(20));
}

INSTANTIATE_TEST_SUITE_P(Players, RummageBounds, ::testing::Values(3, 4, 5, 6));

}  // namespace
}  // namespace ouverte::games::rummage
