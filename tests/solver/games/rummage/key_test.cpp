// Keys of positions of Rummage: they do not depend on what suits and ranks are called, nor on which of the cards that
// can be in no set are where; and equal keys have equal values.
#include "solver/games/rummage/key.hpp"

#include <algorithm>
#include <array>
#include <map>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/rummage/score_search.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/rummage.hpp"

namespace ouverte::games::rummage {
namespace {

// The state with every card exchanged for another.
template <class Exchange>
State exchanged(State state, const Exchange& exchange) {
  for (Bag& hand : state.hands) {
    Bag other;
    const cards::CardBag cards = hand.cards();
    for (const Card card : cards.kinds())
      for (int copy = 0; copy < cards.count(card); ++copy) other.add(exchange(card));
    hand = other;
  }
  for (int i = 0; i < state.on_table; ++i) {
    Card& card = state.trick[static_cast<std::size_t>(i)];
    card = exchange(card);
  }
  return state;
}

Key key(const State& state, int players) {
  const ScoreSearch search(Game(players, Objective::kScore, Seat{0}, state.plays_left));
  return search.key(search.start(state));
}

TEST(RummageKey, SuitsAndRanksMayChangeNames) {
  base::Random random(1);
  const int rounds = support::rounds(500);
  int same = 0;
  for (int round = 0; round < rounds; ++round) {
    const int players = kLeastPlayers + static_cast<int>(random.below(4));
    const State state = support::rummage_ending(random, players, 12, 3);
    std::array<int, cards::kSuits> suits = {0, 1, 2, 3};
    random.shuffle(std::span<int>(suits));
    std::array<int, cards::kRanks> ranks{};
    for (int rank = 0; rank < cards::kRanks; ++rank) ranks[static_cast<std::size_t>(rank)] = rank;
    random.shuffle(std::span<int>(ranks).subspan(4));  // 6 to A; the Twos stay
    const State other = exchanged(state, [&](Card card) {
      if (card == cards::kJoker) return card;
      return Card(static_cast<cards::Suit>(suits[static_cast<std::size_t>(cards::index(card.suit()))]),
                  ranks[static_cast<std::size_t>(card.rank())]);
    });
    if (key(state, players) == key(other, players)) ++same;
  }
  // Suits that a sum over their cards does not tell apart are left as they come.
  EXPECT_GT(same, rounds * 8 / 10);
}

TEST(RummageKey, CardsThatCanBeInNoSetDifferBySuitAlone) {
  const State state = support::rummage_state({"AK...", ".Q.Q.", "JJ.J.."}, {"HA"}, 3);
  EXPECT_EQ(key(state, 3), key(support::rummage_state({"QT...", ".A.A.", "JJ.J.."}, {"H9"}, 3), 3));
  EXPECT_NE(key(state, 3), key(support::rummage_state({"AK...", ".Q.Q.", "JA.J.."}, {"HA"}, 3), 3));
  EXPECT_NE(key(state, 3), key(support::rummage_state({"A.K..", ".Q.Q.", "JJ.J.."}, {"HA"}, 3), 3));
}

TEST(RummageKey, EqualKeysHaveEqualValues) {
  base::Random random(2);
  int again = 0;
  for (const int players : {3, 4}) {
    std::map<std::array<std::uint64_t, 5>, int> values;
    for (int round = support::rounds(4000); round > 0; --round) {
      const State state = support::rummage_ending(random, players, 2, 4);
      const Game game(players, Objective::kScore, Seat{0}, 4);
      const ScoreSearch search(game);
      const ScoreSearch::State start = search.start(state);
      // What is still to come: the settlement without the melds made.
      const int rest = search::plain_value(game, state) - search.made(start);
      const auto [known, fresh] = values.emplace(search.key(start).words, rest);
      if (!fresh) ++again;
      EXPECT_EQ(known->second, rest);
    }
  }
  EXPECT_GT(again, OUVERTE_SANITIZE ? 0 : 50);  // far fewer than a tenth of pairs in a tenth of the rounds
}

}  // namespace
}  // namespace ouverte::games::rummage
