// General misère in which any of the others may lead: its own search against plain minimax, and its verdict "he does
// not take the last trick" against minimax of the real game.
#include "solver/games/solo_whist/free_last_search.hpp"

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/free_search.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::solo_whist {
namespace {

TEST(FreeLastSearchTest, WhoAvoidsTheLastTrickThereAvoidsItInTheRealGame) {
  search::Options options;
  options.memory_mib = 1;
  base::Random random(1);
  int safe = 0, caught = 0;
  for (int i = 0; i < support::rounds(1500); ++i) {
    State state;
    static_cast<tricks::State<kPlayers>&>(state) = support::random_ending(random, 2 + i % 3);
    const auto player = static_cast<Seat>(random.below(kPlayers));
    const Game real({.name = Name::kGeneralMisere, .declaring = {}, .trumps = {}}, Objective::kPayment, player);
    const FreeLastSearch free(player);
    search::AlphaBeta<FreeLastSearch> solver(options);
    solver.budget().start();
    const bool takes = search::plain_value(real, state) < 0;
    if (solver.reaches(free, free.start(state), 1)) {
      caught += takes ? 1 : 0;
      continue;
    }
    ++safe;
    ASSERT_FALSE(takes) << support::drawn(state, CardSet(), Camp{player});
  }
  EXPECT_GT(safe, support::rounds(150));
  EXPECT_GT(caught, support::rounds(150));
}

// The parameter: a set of switches, one bit each.
class FreeLastSwitchesTest : public ::testing::TestWithParam<unsigned> {};

TEST_P(FreeLastSwitchesTest, SearchGivesWhatMinimaxGives) {
  search::Options options = support::small_tables();
  options.switches = support::switches_of(GetParam());
  base::Random random(GetParam());
  support::expect_what_minimax_gives(FreeLastSearch(Seat{1}), options, random, support::rounds(60),
                                     [](const auto&) { return 1; });
}

INSTANTIATE_TEST_SUITE_P(Switches, FreeLastSwitchesTest, ::testing::Range(0u, support::kSwitchSets));

}  // namespace
}  // namespace ouverte::games::solo_whist
