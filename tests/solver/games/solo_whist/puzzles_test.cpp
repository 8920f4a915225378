// Material for puzzles: endings in which the contract is still open.
#include <algorithm>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/solo_whist/the_game.hpp"

namespace ouverte::games::solo_whist {
namespace {

class PuzzleMaterialTest : public ::testing::TestWithParam<std::string> {};

TEST_P(PuzzleMaterialTest, EndingsOfTheContractAreLegalAndOpen) {
  const auto contract = the_game().contract_from_text(GetParam());
  ASSERT_TRUE(contract.ok()) << contract.status();
  base::Random random(3);
  int open = 0;
  constexpr int kEndings = 100;
  for (int round = 0; round < kEndings; ++round) {
    const games::Setup setup = the_game().random_puzzle_under(*contract, random, 3 + round % 4);
    const auto position = the_game().position(setup);
    if (!position.ok()) continue;  // five tricks at two seats of a royal misère
    EXPECT_EQ((*position)->setup().contract.at("name"), contract->json().at("name"));
    const search::Interval possible = (*position)->possible();
    open += possible.lower < possible.upper ? 1 : 0;
  }
  EXPECT_GE(open, kEndings / 2);
}

TEST(SoloWhistPuzzleTest, TheNineOfAnAbundanceCanBeMadeAndBeaten) {
  base::Random random(5);
  for (const std::string_view text : {"abundance W, trump D", "royal abundance S, trump H"})
    for (int round = 0; round < 60; ++round) {
      const auto contract = the_game().contract_from_text(text);
      ASSERT_TRUE(contract.ok()) << contract.status();
      const auto position = the_game().position(the_game().random_puzzle_under(*contract, random, 2 + round % 6));
      ASSERT_TRUE(position.ok()) << position.status();
      const search::Interval tricks = (*position)->possible();
      EXPECT_LT(tricks.lower, 9);
      EXPECT_GE(tricks.upper, 9);
    }
}

INSTANTIATE_TEST_SUITE_P(SoloWhist, PuzzleMaterialTest,
                         ::testing::Values("prop-cop N S H", "solo S, trump H", "misere S", "abundance W, trump D",
                                           "royal-abundance S, trump H", "misere-ouverte E", "slam S", "general-misere",
                                           "competitive-misere", "royal-misere, trump C"));

}  // namespace
}  // namespace ouverte::games::solo_whist
