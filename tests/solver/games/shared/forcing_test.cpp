// What can be forced, against the solver; and the random endings that puzzles are made of.
#include "solver/games/shared/forcing.hpp"

#include "gtest/gtest.h"

namespace ouverte::games {
namespace {

constexpr int kSize = 3;

search::Options small() {
  search::Options options;
  options.memory_mib = 4;
  return options;
}

TEST(ForcingTest, ASideCanForceTheValueAndNoMore) {
  const Game& game = *find_game("bridge");
  const auto solver = game.solver(small());
  base::Random random(4);
  for (int round = 0; round < 30; ++round) {
    const auto position = game.position(game.random_puzzle(random, kSize, ""));
    ASSERT_TRUE(position.ok()) << position.status();
    const int value = solver->solve(**position, {}).value.lower;
    const auto at_least = [](int tricks) { return [=](const Position& end) { return end.value() >= tricks; }; };
    EXPECT_TRUE(can_force(**position, true, at_least(value)));
    EXPECT_FALSE(can_force(**position, true, at_least(value + 1)));
    EXPECT_TRUE(can_force(**position, false, [=](const Position& end) { return end.value() <= value; }));
  }
}

TEST(ForcingTest, EveryGameHasEndingsForPuzzlesOfEveryTheme) {
  for (const Game* const game : all_games()) {
    std::vector<std::string_view> themes = {"", "duck", "exit"};
    for (const Theme& theme : game->themes()) themes.push_back(theme.name);
    base::Random random(4);
    for (const std::string_view theme : themes) {
      SCOPED_TRACE(std::string(game->name()) + " " + std::string(theme));
      int legal = 0;
      for (int round = 0; round < 50; ++round) {
        const auto setup = game->random_puzzle(random, kSize, theme);
        EXPECT_EQ(setup.game, game->name());
        legal += game->position(setup).ok() ? 1 : 0;
      }
      EXPECT_GE(legal, 45);
    }
  }
}

}  // namespace
}  // namespace ouverte::games
