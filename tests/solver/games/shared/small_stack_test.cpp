// No search overflows a small stack: whole deals of every game, and Rummage to any horizon that a record can name.
#include "tests/support/small_stack.hpp"

#include <string>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/switches.hpp"
#include "tests/support/vectors.hpp"

namespace ouverte::games {
namespace {

search::Options limited(unsigned switches, std::uint64_t nodes) {
  search::Options options = support::small_tables();
  options.switches = support::switches_of(switches);
  options.limits.nodes = nodes;
  return options;
}

class SmallStackTest : public ::testing::TestWithParam<std::string> {};

TEST_P(SmallStackTest, WholeDealsAreSolved) {
  const Game& game = *find_game(GetParam());
  base::Random random(18);
  for (const support::Case& chosen : support::cases_of(game)) {
    const auto position = support::dealt(game, chosen, random);
    ASSERT_NE(position, nullptr);
    for (const unsigned switches : {support::kSwitchSets - 1, 0u, 1u})
      support::on_small_stack([&] {
        const auto solver = game.solver(limited(switches, 3'000));
        const Solution solution = solver->solve(*position, {.every_move = true, .line = true});
        EXPECT_GT(solution.nodes, 0u);
      });
  }
}

INSTANTIATE_TEST_SUITE_P(Games, SmallStackTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

// Straight down to the horizon: near a value, and by a question after a bound.
void look_down(const Game& game, const Position& position, unsigned switches) {
  support::on_small_stack([&] {
    const auto solver = game.solver(limited(switches, 20'000));
    const Solution near = solver->solve(position, {.every_move = true, .line = true, .near = 0});
    EXPECT_LE(near.value.lower, near.value.upper);
    static_cast<void>(solver->reaches(position, 10));
    static_cast<void>(solver->solve(position, {.every_move = true, .line = true}));
  });
}

TEST(RummageStackTest, RummageIsLookedAtToAnyHorizon) {
  const Game& game = *find_game("rummage");
  const auto vectors = support::read_vectors("rummage");
  for (std::size_t place = 0; place < vectors.size(); place += 7)
    for (const int horizon : {60, 254, 255, 256, 300, 3'000, 10'000}) {
      games::Setup setup = vectors[place].setup;
      setup.contract["horizon"] = horizon;
      const auto position = game.position(setup);
      ASSERT_TRUE(position.ok()) << position.status();
      for (const unsigned switches : {support::kSwitchSets - 1, 30u, 0u}) look_down(game, **position, switches);
    }
}

// A value that holds however long the play goes on does so to the farthest horizon too.
TEST(RummageStackTest, FarHorizonsOfRummageAreAnsweredWhereTheValueIsProved) {
  const Game& game = *find_game("rummage");
  int proved = 0;
  for (const support::Vector& vector : support::read_vectors("rummage")) {
    if (vector.setup.objective == "out" || vector.cards > 12) continue;
    games::Setup setup = vector.setup;
    setup.contract.erase("horizon");
    const auto endless = game.position(setup);
    setup.contract["horizon"] = 3'000;
    const auto far = game.position(setup);
    ASSERT_TRUE(endless.ok() && far.ok());
    const auto options = limited(support::kSwitchSets - 1, 50'000);
    const Solution known = game.solver(options)->solve(**endless, {});
    if (!known.facts.value("proved", false)) continue;
    ++proved;
    EXPECT_EQ(game.solver(options)->solve(**far, {}).value, known.value);
  }
  EXPECT_GE(proved, 5);
}

}  // namespace
}  // namespace ouverte::games
