// What a position says can still come of a deal, against deals played to their end.
#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

class PossibleTest : public ::testing::TestWithParam<std::string> {
 protected:
  const Game& game_ = *find_game(GetParam());
};

TEST_P(PossibleTest, WhateverComesOfADealWasPossibleAllAlong) {
  base::Random random(5);
  for (int round = 0; round < support::rounds(40); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto position = support::dealt(game_, chosen, random);
      ASSERT_NE(position, nullptr);
      std::vector<search::Interval> said;
      while (true) {
        said.push_back(position->possible());
        if (said.size() > 1) {
          EXPECT_GE(said.back().lower, said[said.size() - 2].lower);
          EXPECT_LE(said.back().upper, said[said.size() - 2].upper);
        }
        if (position->over()) break;
        support::play_at_random(*position, random);
      }
      EXPECT_EQ(said.back(), (search::Interval{position->value(), position->value()}));
    }
}

TEST(PossibleInBridgeTest, TricksWonAndThoseThatAreLeft) {
  games::Setup setup;
  setup.hands = {{"N", "A..2."}, {"E", "K..A."}, {"S", "3.2.."}, {"W", "2.3.."}};
  setup.leader = "N";
  setup.won = {{"N", 3}, {"E", 2}, {"S", 4}, {"W", 2}};
  setup.contract = {{"trump", "NT"}, {"declarer", "S"}};
  const auto position = find_game("bridge")->position(setup);
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_EQ((*position)->possible(), (search::Interval{7, 9}));
}

INSTANTIATE_TEST_SUITE_P(Games, PossibleTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
