// The misère in which any of the others may lead: its own search against plain minimax, and its verdict "he takes no
// trick" against minimax of the real game.
#include "solver/games/solo_whist/free_lead_search.hpp"

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::solo_whist {
namespace {

TEST(FreeLeadSearchTest, WhoTakesNoTrickThereTakesNoneInTheRealGame) {
  search::Options options;
  options.memory_mib = 1;
  base::Random random(1);
  int safe = 0, caught = 0;
  for (int i = 0; i < support::rounds(2500); ++i) {
    const auto state = support::random_ending(random, 2 + i % 4);
    const auto soloist = static_cast<Seat>(random.below(kPlayers));
    const FreeLeadSearch free(soloist);
    search::AlphaBeta<FreeLeadSearch> solver(options);
    solver.budget().start();
    const bool taken = support::Minimax(CardSet(), Camp{soloist}.others(kPlayers), Camp{soloist}).takes(state, 1);
    if (solver.reaches(free, free.start(state), 1)) {
      caught += taken ? 1 : 0;
      continue;
    }
    ++safe;
    ASSERT_FALSE(taken) << support::drawn(state, CardSet(), Camp{soloist});
  }
  EXPECT_GT(safe, support::rounds(300));
  EXPECT_GT(caught, support::rounds(300));
}

// The parameter: a set of switches, one bit each.
class FreeLeadSwitchesTest : public ::testing::TestWithParam<unsigned> {};

TEST_P(FreeLeadSwitchesTest, SearchGivesWhatMinimaxGives) {
  const unsigned switches = GetParam();
  search::Options options;
  options.memory_mib = 16;
  options.switches = support::switches_of(switches);
  base::Random random(GetParam());
  const Seat soloist{1};
  const FreeLeadSearch free(soloist);
  search::AlphaBeta<FreeLeadSearch> solver(options);  // its facts go on from deal to deal
  for (int i = 0; i < support::rounds(60); ++i) {
    const auto state = free.start(support::random_ending(random, 2 + i % 2));
    solver.budget().start();
    ASSERT_EQ(solver.reaches(free, state, 1), search::plain_value(free, state) > 0)
        << support::drawn(state, CardSet(), Camp{soloist});
  }
}

INSTANTIATE_TEST_SUITE_P(Switches, FreeLeadSwitchesTest, ::testing::Range(0u, 32u));

}  // namespace
}  // namespace ouverte::games::solo_whist
