// The misère in which any of the others may lead: its own search against plain minimax, and its verdict "he takes no
// trick" against minimax of the real game.
#include "solver/games/solo_whist/free_lead_search.hpp"

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/free_search.hpp"
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
  search::Options options = support::small_tables();
  options.switches = support::switches_of(GetParam());
  base::Random random(GetParam());
  support::expect_what_minimax_gives(FreeLeadSearch(Seat{1}), options, random, support::rounds(60),
                                     [](const auto&) { return 1; });
}

INSTANTIATE_TEST_SUITE_P(Switches, FreeLeadSwitchesTest, ::testing::Range(0u, support::kSwitchSets));

}  // namespace
}  // namespace ouverte::games::solo_whist
