// Moves as people type them.
#include "solver/records/move_input.hpp"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::records {
namespace {

using ::testing::HasSubstr;

const std::vector<std::string> kLegal = {"SK", "ST", "HK", "D2", "10", "*", ">B", "ST+SA.SA"};

std::string meant(std::string_view text) {
  const auto move = move_meant(text, kLegal);
  return move.ok() ? *move : std::string(move.status().message());
}

TEST(MoveInputTest, MovesAreReadHoweverTheyAreTyped) {
  EXPECT_EQ(meant("SK"), "SK");
  EXPECT_EQ(meant("s k"), "SK");
  EXPECT_EQ(meant("♠K"), "SK");
  EXPECT_EQ(meant("♠10"), "ST");
  EXPECT_EQ(meant("10"), "10");
  EXPECT_EQ(meant("2"), "D2");
  EXPECT_EQ(meant("☆"), "*");
  EXPECT_EQ(meant(">b"), ">B");
  EXPECT_EQ(meant("st + sa.sa"), "ST+SA.SA");
}

TEST(MoveInputTest, CardsAreReadAsTheyAreSpokenOf) {
  const games::Game& game = *games::find_game("bridge");
  const std::vector<std::string> legal = {"SK", "ST", "HK", "CA"};
  for (const auto& [said, move] : {std::pair<std::string, std::string>{"A of clubs", "CA"},
                                   {"K of hearts", "HK"},
                                   {"king of hearts", "HK"},
                                   {"10 of spades", "ST"}}) {
    const auto found = move_meant(game, said, legal);
    ASSERT_TRUE(found.ok()) << found.status();
    EXPECT_EQ(*found, move) << said;
  }
}

TEST(MoveInputTest, WhatIsNoMoveIsSaid) {
  EXPECT_EQ(meant("k"), "\"k\" may be any of SK HK");
  EXPECT_THAT(meant("CA"), HasSubstr("found \"CA\", expected one of SK ST HK D2"));
  EXPECT_THAT(meant(""), HasSubstr("found \"\", expected one of"));
}

}  // namespace
}  // namespace ouverte::records
