// What is said beside a prompt of what a side still needs.
#include "tutor/coach/target.hpp"

#include "gtest/gtest.h"
#include "solver/records/position.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::tutor {
namespace {

std::unique_ptr<games::Position> at(const std::string& json) {
  const auto vector = records::vector_from_json(base::Json::parse(json));
  EXPECT_TRUE(vector.ok()) << vector.status();
  auto position = games::find_game(vector->setup.game)->position(vector->setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return *std::move(position);
}

std::string said_of(const games::Position& position, Sees sees = Sees::kEverything) {
  return target(*games::find_game(position.setup().game), position, sees, position.to_move()).words;
}

// Four spades with five tricks to go; `leader` leads.
std::string four_spades(const std::string& leader, int declarers, int defenders) {
  return R"({"game": "bridge", "hands": {"N": "AK.2.32.", "E": "32.3..43", "S": "Q4.A..AK", "W": "65.4.A.2"}, "leader": ")" +
         leader + R"(", "won": {"N": 0, "E": )" + std::to_string(defenders) + R"(, "S": )" + std::to_string(declarers) +
         R"(, "W": 0}, "contract": {"level": 4, "trump": "S", "declarer": "S"}})";
}

TEST(TargetTest, TricksThatAContractStillNeeds) {
  EXPECT_EQ(said_of(*at(four_spades("S", 6, 2))), "4♠ by South: 4 more of 5 tricks");
  EXPECT_EQ(said_of(*at(four_spades("S", 5, 3))), "4♠ by South: all 5 tricks");
  EXPECT_EQ(said_of(*at(four_spades("S", 4, 4))), "4♠ by South: the contract goes down");
}

TEST(TargetTest, TheOtherSideNeedsTheRest) {
  EXPECT_EQ(said_of(*at(four_spades("E", 6, 2))), "to beat 4♠ by South: 2 more of 5 tricks");
  EXPECT_EQ(said_of(*at(four_spades("E", 7, 1))), "to beat 4♠ by South: 3 more of 5 tricks");
}

// Everywhere, whatever is asked, it is of one of the two ends, and true of what can still come.
class EveryGameTargetTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryGameTargetTest, ACountIsWithinReach) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(51);
  for (const support::Case& chosen : support::cases_of(game)) {
    const auto position = support::random_ending(game, chosen, 10, random);
    ASSERT_NE(position, nullptr);
    if (position->over()) continue;
    const Target said = target(game, *position, Sees::kEverything);
    const auto stakes = game.stakes(position->setup());
    EXPECT_TRUE(!said.words.empty() || !stakes.ok() || !stakes->goal) << chosen.name;
    if (said.count) {
      EXPECT_GT(said.count->more, 0) << said.words;
      EXPECT_LE(said.count->more, said.count->of) << said.words;
    }
    RecordProperty(chosen.name, said.words);
    if (game.hides_sides()) {
      EXPECT_EQ(target(game, *position, Sees::kOwnHand, position->to_move()).words, "");
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameTargetTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
