// Search with patterns gives what minimax gives, for every camp and under all sets of accelerators. One solver goes on
// from deal to deal without forgetting: a fact found in one must hold in every other that agrees with it in what it
// rests on.
#include "solver/tricks/taking.hpp"

#include "gtest/gtest.h"
#include "solver/games/bridge/rules.hpp"
#include "solver/search/alpha_beta.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::tricks {
namespace {

using support::TrickState;
using Fast = Taking<games::bridge::Game>;

search::Options options_with(unsigned switches) {
  search::Options options;
  options.memory_mib = 16;
  options.switches = support::switches_of(switches);
  return options;
}
constexpr unsigned kAll = 31;

// Asks about tricks from none to all, in whatever order.
void compare(search::AlphaBeta<Fast>& solver, const TrickState& state, CardSet trumps, Camp camp,
             base::Random& random) {
  static SuitBook book;
  book.expect(state.hands, camp);
  const Fast game(games::bridge::Game(trumps, camp), book);
  support::Minimax minimax(trumps, camp);
  solver.budget().start();
  for (int question = 0; question < 3; ++question) {
    const int more = 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(state.tricks_left())));
    ASSERT_EQ(solver.reaches(game, state, state.won_by(camp) + more), minimax.takes(state, more))
        << more << " more: " << support::drawn(state, trumps, camp);
  }
}

// The parameter: the camp's seats.
class TakingTest : public ::testing::TestWithParam<unsigned> {};

TEST_P(TakingTest, FactsOfOneDealHoldInAllOthers) {
  const Camp camp(GetParam());
  for (const CardSet trumps : {CardSet(), CardSet::of(Suit::kHearts)}) {
    search::AlphaBeta<Fast> solver(options_with(kAll));
    base::Random random(GetParam());
    for (int i = 0; i < support::rounds(1500) && !HasFatalFailure(); ++i) {
      TrickState state = support::random_ending(random, 3 + i % 3);
      support::play_on(state, trumps, random, static_cast<int>(random.below(5)));
      compare(solver, state, trumps, camp, random);
    }
    EXPECT_GT(solver.memory().table().statistics().hits, static_cast<std::uint64_t>(support::rounds(300)));
  }
}

TEST_P(TakingTest, PositionsAlikeShareWhatTheyRestOn) {
  const Camp camp(GetParam());
  base::Random random(100 + GetParam());
  for (int i = 0; i < support::rounds(150) && !HasFatalFailure(); ++i) {
    const CardSet trumps = support::random_trumps(random);
    search::AlphaBeta<Fast> solver(options_with(kAll));
    TrickState state = support::random_ending(random, 4);
    for (int other = 0; other < 12 && !HasFatalFailure(); ++other) {
      compare(solver, state, trumps, camp, random);
      // The same lengths, and the same cards down to some rank of each suit.
      CardSet kept;
      for (const Suit suit : cards::kAllSuits) {
        CardSet lane = state.live & CardSet::of(suit);
        for (std::uint64_t skip = random.below(6); skip > 0 && !lane.empty(); --skip) lane.remove(lane.lowest());
        if (!lane.empty()) kept.add(lane.lowest());
      }
      state = support::alike(state, kept, random);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Camps, TakingTest, ::testing::Range(1u, 15u));

TEST(TakingTest, EverySetOfAcceleratorsGivesTheSame) {
  for (unsigned switches = 0; switches <= kAll; ++switches) {
    base::Random random(switches);
    for (int i = 0; i < 40; ++i) {
      const CardSet trumps = support::random_trumps(random);
      search::AlphaBeta<Fast> solver(options_with(switches));
      const TrickState state = support::random_ending(random, 3 + i % 2);
      compare(solver, state, trumps, Camp(1 + static_cast<unsigned>(random.below(14))), random);
      if (testing::Test::HasFatalFailure()) return;
    }
  }
}

}  // namespace
}  // namespace ouverte::tricks
