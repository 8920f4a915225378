// Misère as the search sees it, against minimax: what it claims without search, the cards that it leaves out, and whole
// searches, in which facts go on from deal to deal.
#include "solver/games/solo_whist/misere_search.hpp"

#include <array>
#include <optional>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/solo_whist/free_leads.hpp"
#include "solver/search/alpha_beta.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::solo_whist {
namespace {

class MisereSearchTest : public ::testing::Test {
 protected:
  // An ending, its soloist, and perhaps some cards of a trick already played.
  struct Ending {
    State state;
    Seat soloist;
    Game game;
  };
  Ending next(int size) {
    State state;
    static_cast<tricks::State<kPlayers>&>(state) = support::random_ending(random_, size);
    support::play_on(state, CardSet(), random_, static_cast<int>(random_.below(4)));
    const auto soloist = static_cast<Seat>(random_.below(kPlayers));
    return {state, soloist, game_of(soloist)};
  }
  static Game game_of(Seat soloist) {
    return Game({.name = Name::kMisere, .declaring = Camp{soloist}, .trumps = {}}, Objective::kTricks);
  }
  static support::Minimax minimax_of(Seat soloist) {
    return {CardSet(), Camp{soloist}.others(kPlayers), Camp{soloist}};
  }
  int goal_in(const State& state) {
    return 1 + static_cast<int>(random_.below(static_cast<std::uint64_t>(state.tricks_left())));
  }
  MisereSearch search_of(const Ending& at, int goal) {
    return {at.game, goal, *free_leads_[static_cast<std::size_t>(at.soloist)]};
  }
  static std::string drawn(const Ending& at) { return support::drawn(at.state, CardSet(), Camp{at.soloist}); }

  static search::Options small() {
    search::Options options;
    options.memory_mib = 16;
    return options;
  }
  void make_free_leads(const search::Options& options) {
    for (auto& solver : free_leads_) solver.emplace(options);
  }
  void SetUp() override { make_free_leads(small()); }

  base::Random random_{1};
  // Facts are about a soloist; the position says nothing of who that is.
  std::array<std::optional<FreeLeads>, kPlayers> free_leads_;
};

TEST_F(MisereSearchTest, ClaimsAreTrue) {
  int decided = 0;
  for (int i = 0; i < support::rounds(6000); ++i) {
    const Ending at = next(2 + i % 4);
    auto minimax = minimax_of(at.soloist);
    for (const int goal : {1, goal_in(at.state)}) {
      const auto bound = search_of(at, goal).static_bound(at.state, goal);
      if (!bound.decided) continue;
      ++decided;
      ASSERT_EQ(bound.reached, minimax.takes(at.state, goal)) << goal << ": " << drawn(at);
    }
  }
  EXPECT_GT(decided, support::rounds(1000));
}

// The value by the cards left alone is that by all of them.
TEST_F(MisereSearchTest, CardsLeftOutAreNotMissed) {
  int left_out = 0;
  for (int i = 0; i < support::rounds(6000); ++i) {
    const Ending at = next(2 + i % 4);
    auto minimax = minimax_of(at.soloist);
    const bool wanted = at.state.to_move() != at.soloist;
    for (const int goal : {1, goal_in(at.state)}) {
      const MisereSearch search = search_of(at, goal);
      const CardSet distinct = search.distinct(at.state);
      ASSERT_FALSE(distinct.empty());
      ASSERT_TRUE(search.legal(at.state).holds(distinct));
      left_out += search.legal(at.state).size() - distinct.size();
      bool reached = !wanted;
      for (const Card card : distinct) {
        State after = at.state;
        search.play(after, card);
        const int more = goal - after.won[static_cast<std::size_t>(at.soloist)];
        if (minimax.takes(after, more) == wanted) reached = wanted;
      }
      ASSERT_EQ(reached, minimax.takes(at.state, goal)) << goal << ": " << drawn(at);
    }
  }
  EXPECT_GT(left_out, support::rounds(2000));
}

// The parameter: a set of switches, one bit each.
class MisereSwitchesTest : public MisereSearchTest, public ::testing::WithParamInterface<unsigned> {};

TEST_P(MisereSwitchesTest, SearchGivesWhatMinimaxGives) {
  const unsigned switches = GetParam();
  search::Options options;
  options.memory_mib = 16;
  options.switches = support::switches_of(switches);
  make_free_leads(options);
  std::vector<search::AlphaBeta<MisereSearch>> solvers;
  for (int seat = 0; seat < kPlayers; ++seat) solvers.emplace_back(options);
  for (int i = 0; i < support::rounds(300); ++i) {
    const Ending at = next(2 + i % 3);
    auto minimax = minimax_of(at.soloist);
    auto& solver = solvers[static_cast<std::size_t>(at.soloist)];
    solver.budget().start();
    for (const int goal : {1, goal_in(at.state), 1}) {
      ASSERT_EQ(solver.reaches(search_of(at, goal), at.state, goal), minimax.takes(at.state, goal))
          << goal << ": " << drawn(at);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Switches, MisereSwitchesTest, ::testing::Range(0u, 32u));

}  // namespace
}  // namespace ouverte::games::solo_whist
