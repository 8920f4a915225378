// The all-pass deals as the search sees them, against plain minimax: what is claimed without search, the cards left
// out, and keys, which go on from deal to deal.
#include "solver/games/solo_whist/all_pass_search.hpp"

#include <map>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::games::solo_whist {
namespace {

constexpr int kSize = 3;  // cards a hand

// The parameter: the contract.
class AllPassSearchTest : public ::testing::TestWithParam<Name> {
 protected:
  AllPassSearchTest()
      : trumps_(GetParam() == Name::kRoyalMisere ? CardSet::of(Suit::kHearts) : CardSet()),
        game_({.name = GetParam(), .declaring = {}, .trumps = trumps_}, Objective::kPayment, Seat{1}) {}

  // The tricks before an ending, taken at random.
  State counts(int left = kSize) {
    State state;
    for (int trick = left; trick < kAllTricks; ++trick) game_.take(state, static_cast<Seat>(random_.below(kPlayers)));
    return state;
  }
  // An ending with those counts.
  State ending(State state) {
    const State before = state;
    static_cast<tricks::State<kPlayers>&>(state) = support::random_ending(random_, kSize);
    state.won = before.won;
    return state;
  }
  // The same, as `search` has it.
  static AllPassSearch::State seen(const State& state, const Outcomes& outcomes) {
    AllPassSearch::State at;
    static_cast<tricks::State<kPlayers>&>(at) = state;
    at.outcome = outcomes.find(state).value_or(Outcomes::kLost);
    return at;
  }
  int goal() {
    constexpr std::array kGoals = {-20, -10, 10, 20, 30};
    return kGoals[random_.below(kGoals.size())];
  }

  base::Random random_{1};
  CardSet trumps_;
  Game game_;
  FreeLeads free_leads_{search::Options()};
};

TEST_P(AllPassSearchTest, QuestionsClaimsAndCardsLeftOutAreTrue) {
  int claims = 0, left_out = 0;
  for (int i = 0; i < support::rounds(400); ++i) {
    const State state = ending(counts());
    const int goal = this->goal();
    const Outcomes outcomes(game_, goal, state);
    const AllPassSearch search(game_, outcomes, 0, free_leads_);
    AllPassSearch::State at = seen(state, outcomes);
    const int reached = search::plain_value(game_, state) >= goal ? 1 : 0;
    ASSERT_EQ(search::plain_value(search, at), reached);
    if (const auto bound = search.static_bound(at, 1); bound.decided && !search.over(at)) {
      ++claims;
      ASSERT_EQ(bound.reached ? 1 : 0, reached) << support::drawn(at, trumps_, game_.maximisers());
    }
    // On, into the middle of a trick.
    for (std::uint64_t cards = random_.below(4); cards > 0; --cards) search.play(at, search.legal(at).highest());
    if (search.over(at)) continue;
    const CardSet distinct = search.distinct(at);
    left_out += search.legal(at).size() - distinct.size();
    int best = search.maximises(at) ? 0 : 1;
    for (const Card card : distinct) {
      AllPassSearch::State after = at;
      search.play(after, card);
      if (search::plain_value(search, after) != best) best = 1 - (search.maximises(at) ? 0 : 1);
    }
    ASSERT_EQ(best, search::plain_value(search, at));
  }
  EXPECT_GT(left_out, support::rounds(30));
  EXPECT_GT(claims, 0);
}

TEST_P(AllPassSearchTest, EqualKeysHaveEqualAnswers) {
  int met_again = 0;
  for (int round = 0; round < support::rounds(10); ++round) {
    const State before = counts();
    std::map<std::tuple<std::uint64_t, std::uint64_t, Outcomes::Class>, int> answers;
    const Outcomes outcomes(game_, goal(), ending(before));
    const AllPassSearch search(game_, outcomes, 0, free_leads_);
    for (int i = 0; i < 2000; ++i) {
      AllPassSearch::State at = seen(ending(before), outcomes);
      for (int card = 0; card < kPlayers; ++card) search.play(at, search.legal(at).lowest());
      if (search.over(at)) continue;
      const auto key = search.class_key(at);
      const int value = search::plain_value(search, at);
      const auto [known, fresh] = answers.try_emplace({key.first, key.second, at.outcome}, value);
      met_again += fresh ? 0 : 1;
      ASSERT_EQ(known->second, value) << support::drawn(at, trumps_, game_.maximisers());
    }
  }
  EXPECT_GT(met_again, support::rounds(20));
}

// One solver is asked about the same cards with all sorts of tricks taken before, and learns as it goes.
TEST_P(AllPassSearchTest, WhatIsFoundOutHoldsForAllTheClassesItIsKeptFor) {
  State whole;
  for (CardSet& hand : whole.hands) hand = CardSet((std::uint64_t{1} << kAllTricks) - 1);
  search::Options options;
  options.memory_mib = 1;
  int reached = 0, missed = 0;
  for (int round = 0; round < support::rounds(20); ++round) {
    const Outcomes outcomes(game_, goal(), whole);
    const AllPassSearch search(game_, outcomes, 0, free_leads_);
    search::AlphaBeta<AllPassSearch> solver(options);
    solver.budget().start();
    const auto cards = support::random_ending(random_, kSize + 1);
    for (int i = 0; i < 30; ++i) {
      State state = counts(kSize + 1);
      const auto won = state.won;
      static_cast<tricks::State<kPlayers>&>(state) = cards;
      state.won = won;
      const AllPassSearch::State at = seen(state, outcomes);
      if (search.over(at)) continue;
      const bool yes = solver.reaches(search, at, 1);
      ASSERT_EQ(yes ? 1 : 0, search::plain_value(search, at)) << support::drawn(at, trumps_, game_.maximisers());
      ++(yes ? reached : missed);
    }
  }
  EXPECT_GT(reached, support::rounds(20));
  EXPECT_GT(missed, support::rounds(20));
}

INSTANTIATE_TEST_SUITE_P(Deals, AllPassSearchTest,
                         ::testing::Values(Name::kGeneralMisere, Name::kCompetitiveMisere, Name::kRoyalMisere));

}  // namespace
}  // namespace ouverte::games::solo_whist
