// Equal keys, equal values, for any camps; and suits that play alike may change names.
#include "solver/tricks/exact_key.hpp"

#include <map>
#include <span>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

using support::TrickState;

CardSet renamed(CardSet cards, const std::array<Suit, 4>& names) {
  CardSet result;
  for (const Card card : cards) result.add(Card(names[static_cast<std::size_t>(card.suit())], card.rank()));
  return result;
}

// The parameter: cards a hand.
class ExactKeyTest : public ::testing::TestWithParam<int> {};

TEST_P(ExactKeyTest, EqualKeysHaveEqualValues) {
  for (const CardSet trumps : {CardSet(), CardSet::of(Suit::kHearts)}) {
    base::Random random(static_cast<std::uint64_t>(GetParam()));
    std::map<std::array<std::uint64_t, 2>, std::vector<int>> values;
    int met_again = 0;
    for (int i = 0; i < 20'000; ++i) {
      const TrickState state = support::random_ending(random, GetParam());
      std::vector<int> tricks;
      for (const unsigned seats : {1u, 3u, 5u, 7u, 8u})
        tricks.push_back(support::Minimax(trumps, Camp(seats)).tricks(state));
      const auto [known, fresh] = values.try_emplace(exact_key(state, trumps), tricks);
      met_again += fresh ? 0 : 1;
      ASSERT_EQ(known->second, tricks) << support::drawn(state, trumps, Camp());
    }
    EXPECT_GT(met_again, 1000);
  }
}

INSTANTIATE_TEST_SUITE_P(Cards, ExactKeyTest, ::testing::Values(1, 2));

TEST(ExactKeyTest, PlainSuitsMayChangeNames) {
  base::Random random(3);
  for (int i = 0; i < 5000; ++i) {
    const TrickState state = support::random_ending(random, 1 + i % 13);
    const CardSet trumps = support::random_trumps(random);
    std::array<Suit, 4> names = cards::kAllSuits;
    random.shuffle(std::span<Suit>(names));
    std::array<CardSet, 4> hands{};
    for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = renamed(state.hands[seat], names);
    ASSERT_EQ(exact_key(state, trumps), exact_key(new_state(hands, state.leader), renamed(trumps, names)));
  }
}

TEST(ExactKeyTest, RanksAreRelativeAndTheLeaderCounts) {
  const auto state = [](int low, int high, Seat leader) {
    std::array<CardSet, 4> hands{};
    hands[0].add(Card(Suit::kSpades, low));
    hands[1].add(Card(Suit::kSpades, high));
    hands[2].add(Card(Suit::kHearts, low));
    hands[3].add(Card(Suit::kHearts, high));
    return new_state(hands, leader);
  };
  const auto key = [](const TrickState& at) { return exact_key(at, CardSet()); };
  EXPECT_EQ(key(state(3, 5, Seat{0})), key(state(2, 12, Seat{0})));
  EXPECT_NE(key(state(3, 5, Seat{0})), key(state(5, 3, Seat{0})));
  EXPECT_NE(key(state(3, 5, Seat{0})), key(state(3, 5, Seat{1})));
}

}  // namespace
}  // namespace ouverte::tricks
