// Positions alike: their values, found by plain minimax, lie as far apart as the worth of their cards at most.
#include "solver/games/dreiertarock/likeness.hpp"

#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/dreiertarock/trischaken_search.hpp"
#include "tests/solver/games/dreiertarock/minimax.hpp"

namespace ouverte::games::dreiertarock {
namespace {

constexpr int kTricks = 3;

// Owners of three cards each by place, card for card those of `sizes`: the trumps, then the suits.
using Owners = std::array<std::vector<int>, cards::kSuits + 1>;

Owners random_owners(base::Random& random) {
  std::vector<int> seats;
  for (int seat = 0; seat < kPlayers; ++seat) seats.insert(seats.end(), kTricks, seat);
  random.shuffle(std::span(seats));
  Owners owners;
  for (const int seat : seats) {
    std::size_t kin = random.below(owners.size());
    while (kin > 0 && owners[kin].size() == cards::kTarockSuitCards) kin = random.below(owners.size());
    owners[kin].push_back(seat);
  }
  return owners;
}

// Any cards that stand so.
State position_of(const Owners& owners, bool pagat, Seat leader, base::Random& random) {
  std::array<CardSet, kPlayers> hands{};
  for (std::size_t kin = 0; kin < owners.size(); ++kin) {
    std::vector<Card> cards;
    const CardSet all = kin == 0 ? kTrumps - CardSet(kPagat) : suit_cards(cards::kAllSuits[kin - 1]);
    for (const Card card : all) cards.push_back(card);
    random.shuffle(std::span(cards));
    // Sküs and Mond are likely.
    if (kin == 0)
      std::stable_partition(cards.begin(), cards.end(),
                            [&](Card card) { return kTrull.has(card) && random.below(2) == 0; });
    cards.resize(owners[kin].size());
    if (kin == 0 && pagat && !cards.empty()) cards[0] = kPagat;
    std::ranges::sort(cards);
    for (std::size_t i = 0; i < cards.size(); ++i) hands[static_cast<std::size_t>(owners[kin][i])].add(cards[i]);
  }
  return new_state(hands, leader);
}

// Two positions that stand the same, and what is said of the rest of their values.
template <class G>
void expect_close(const G& game, const typename G::State& one, const typename G::State& other) {
  const auto place = game.key(one), like = game.key(other);
  ASSERT_EQ(place.hash, like.hash);
  ASSERT_TRUE(Likeness::same(place.position, like.position));
  const search::Slack slack = Likeness::slack(place.position, like.position);
  const int rest = minimax(game, one) - game.banked(one) - place.sure;
  const int like_rest = minimax(game, other) - game.banked(other) - like.sure;
  EXPECT_LE(rest, like_rest + slack.above);
  EXPECT_GE(rest, like_rest - slack.below);
}

class DreiertarockLikeness : public ::testing::TestWithParam<Name> {
 protected:
  // Pairs of positions alike: calls `test` with a game and both.
  template <class Test>
  void for_each_pair(int pairs, Test test) {
    base::Random random(1);
    for (int i = 0; i < pairs; ++i) {
      const Owners owners = random_owners(random);
      const auto leader = static_cast<Seat>(random.below(kPlayers));
      const bool pagat = random.below(2) == 0;
      Contract contract;
      contract.name = GetParam();
      contract.declarer = static_cast<Seat>(random.below(kPlayers));
      const Game game(contract, Objective::kPoints, contract.declarer);
      SCOPED_TRACE(i);
      test(game, position_of(owners, pagat, leader, random), position_of(owners, pagat, leader, random), random);
    }
  }
};

TEST_P(DreiertarockLikeness, PointsLieAsFarApartAsTheCardsAtMost) {
  for_each_pair(300, [](const Game& game, const State& one, const State& other, base::Random&) {
    TargetClasses classes;
    const Targets targets(game, one, 1, classes);
    const PointSearch search(game, targets);
    expect_close(search, search.state_of(one), search.state_of(other));
  });
}

// With a payment asked for too, the points of one bound those of another from one side only.
TEST_P(DreiertarockLikeness, JointlyNoMoreIsReachedThanInPointsAlone) {
  if (GetParam() == Name::kTrischaken) return;
  int open = 0;
  for_each_pair(300, [&](const Game& counted, const State& one, const State& other, base::Random&) {
    const Game paid(counted.contract(), Objective::kPayment, counted.player());
    TargetClasses classes;
    const int goal = paid.worth({.points = 1, .tricks = kAllTricks / 2});
    const Targets points(counted, one, 1, classes), joint(paid, other, goal, 1, classes);
    const PointSearch alone(counted, points), jointly(paid, joint);
    const auto first = alone.state_of(one), second = jointly.state_of(other);
    const auto place = alone.key(first), like = jointly.key(second);
    ASSERT_EQ(place.hash, like.hash);
    ASSERT_TRUE(Likeness::same(place.position, like.position));
    const int rest = minimax(alone, first) - alone.banked(first) - place.sure;
    const int like_rest = minimax(jointly, second) - jointly.banked(second) - like.sure;
    EXPECT_LE(like_rest, rest + Likeness::slack(like.position, place.position).above);
    EXPECT_GE(rest, like_rest - Likeness::slack(place.position, like.position).below);
    if (place.position.alike >> Likeness::kKindAt == like.position.alike >> Likeness::kKindAt) return;
    ++open;
    EXPECT_GT(Likeness::slack(like.position, place.position).below, kAllPoints);
    EXPECT_GT(Likeness::slack(place.position, like.position).above, kAllPoints);
  });
  EXPECT_TRUE(open > 10 || GetParam() == Name::kSuitSolo) << open;
}

TEST_P(DreiertarockLikeness, ComparisonsLieAsFarApartAsTheCardsAndThePointsSoFarAtMost) {
  if (GetParam() != Name::kTrischaken) return;
  for_each_pair(300, [](const Game& points, State one, State other, base::Random& random) {
    const Game game(points.contract(), Objective::kPayment, points.player());
    for (State* state : {&one, &other})
      for (auto& account : state->points) account = static_cast<std::uint8_t>(random.below(15));
    TargetClasses classes;
    const Targets targets(game, one, 0, classes);
    for (const Compare compare : {Compare::kLead, Compare::kApart}) {
      const ComparisonSearch search(game, targets, compare);
      expect_close(search, search.state_of(one), search.state_of(other));
    }
  });
}

// What a search keeps up card by card is what the hands say.
TEST_P(DreiertarockLikeness, SuitsAndTheirHashFollowThePlay) {
  for_each_pair(50, [](const Game& game, const State& one, const State&, base::Random& random) {
    TargetClasses classes;
    const Targets targets(game, one, 1, classes);
    const PointSearch search(game, targets);
    PointSearch::State state = search.state_of(one);
    while (!search.over(state)) {
      PointSearch::List choices;
      search.legal(state, choices);
      search.play(state, choices[random.below(choices.size())].move);
      ASSERT_EQ(state.suits, Likeness::suits_of(state.hands));
      if (state.on_table != 0) continue;
      const auto place = search.key(state);
      ASSERT_EQ(place.hash, Likeness::hash(place.position));
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Contracts, DreiertarockLikeness,
                         ::testing::Values(Name::kSolo, Name::kSuitSolo, Name::kTrischaken));

}  // namespace
}  // namespace ouverte::games::dreiertarock
