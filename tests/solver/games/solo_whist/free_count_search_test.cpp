// Tricks counted while any of the others may lead: its own search against plain minimax, and its verdict "he takes
// less" against minimax of the real game, with trumps and without.
#include "solver/games/solo_whist/free_count_search.hpp"

#include "gtest/gtest.h"
#include "solver/games/solo_whist/free_leads.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/free_search.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::solo_whist {
namespace {

CardSet trumps_of(int round) { return round % 2 == 0 ? CardSet() : CardSet::of(Suit::kHearts); }

int some_number(base::Random& random, int most) {
  return 1 + static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
}

TEST(FreeCountSearchTest, WhoTakesLessThereTakesLessInTheRealGame) {
  search::Options options;
  options.memory_mib = 3;
  base::Random random(1);
  int safe = 0, caught = 0;
  for (int i = 0; i < support::rounds(2500); ++i) {
    const CardSet trumps = trumps_of(i);
    auto state = support::random_ending(random, 2 + i % 4);
    support::play_on(state, trumps, random, i / 4 % kPlayers);  // a trick may be in progress
    const auto player = static_cast<Seat>(random.below(kPlayers));
    const int needed = some_number(random, state.tricks_left());
    const bool taken = support::Minimax(trumps, Camp{player}.others(kPlayers), Camp{player}).takes(state, needed);
    if (!FreeLeads(options).takes_less(state, player, trumps, needed)) {
      caught += taken ? 1 : 0;
      continue;
    }
    ++safe;
    ASSERT_FALSE(taken) << needed << ": " << support::drawn(state, trumps, Camp{player});
  }
  EXPECT_GT(safe, support::rounds(300));
  EXPECT_GT(caught, support::rounds(300));
}

// The parameter: a set of switches, one bit each.
class FreeCountSwitchesTest : public ::testing::TestWithParam<unsigned> {};

TEST_P(FreeCountSwitchesTest, SearchGivesWhatMinimaxGives) {
  search::Options options = support::small_tables();
  options.switches = support::switches_of(GetParam());
  base::Random random(GetParam());
  for (int round = 0; round < 2; ++round) {
    search::AlphaBeta<FreeLeadSearch> none(options);
    none.budget().start();
    support::expect_what_minimax_gives(FreeCountSearch(Seat{1}, trumps_of(round), none), options, random,
                                       support::rounds(40),
                                       [&](const auto& state) { return some_number(random, state.tricks_left()); });
  }
}

INSTANTIATE_TEST_SUITE_P(Switches, FreeCountSwitchesTest, ::testing::Range(0u, support::kSwitchSets));

}  // namespace
}  // namespace ouverte::games::solo_whist
