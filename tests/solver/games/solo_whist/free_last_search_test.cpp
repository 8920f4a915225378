// General misère in which any of the others may lead: its own search against plain minimax, and its verdict "he does
// not take the last trick" against minimax of the real game.
#include "solver/games/solo_whist/free_last_search.hpp"

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
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
  search::Options options;
  options.memory_mib = 16;
  options.switches = support::switches_of(GetParam());
  base::Random random(GetParam());
  const Seat player{1};
  const FreeLastSearch free(player);
  search::AlphaBeta<FreeLastSearch> solver(options);  // its facts go on from deal to deal
  for (int i = 0; i < support::rounds(60); ++i) {
    const auto state = free.start(support::random_ending(random, 2 + i % 2));
    solver.budget().start();
    ASSERT_EQ(solver.reaches(free, state, 1), search::plain_value(free, state) > 0)
        << support::drawn(state, CardSet(), Camp{player});
  }
}

INSTANTIATE_TEST_SUITE_P(Switches, FreeLastSwitchesTest, ::testing::Range(0u, 32u));

}  // namespace
}  // namespace ouverte::games::solo_whist
