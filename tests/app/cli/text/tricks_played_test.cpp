// Lines of play in words: who led, what was played, and who won the trick.
#include "app/cli/text/tricks_played.hpp"

#include "gtest/gtest.h"
#include "tests/support/toy_game.hpp"

namespace ouverte::cli {
namespace {

std::unique_ptr<games::Position> two_tricks() {
  games::Setup setup;
  setup.game = "toy";
  setup.hands = {{"N", "A2..."}, {"E", "K3..."}, {"S", "Q.4.."}, {"W", "J.5.."}};
  auto position = support::toy_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return *std::move(position);
}

std::string colourless(const Text& text) { return text.bytes(Colour::kOff); }

TEST(TricksPlayedTest, ASignStandsWhereTheSuitChanges) {
  const std::vector<std::string> line = {"S2", "SK", "H4", "H5", "S3", "SQ", "SJ", "SA"};
  EXPECT_EQ(colourless(line_in_words(support::toy_game(), *two_tricks(), line)),
            "N ♠2-K-♥4-5, E wins; E ♠3-Q-J-A, N wins");
}

TEST(TricksPlayedTest, ATrickInProgressHasNoWinner) {
  EXPECT_EQ(colourless(line_in_words(support::toy_game(), *two_tricks(), std::vector<std::string>{"S2", "SK"})),
            "N ♠2-K");
}

TEST(TricksPlayedTest, TheTrickThatALineFinished) {
  std::vector<std::string> line = {"S2", "SK", "H4"};
  EXPECT_FALSE(finished_trick(support::toy_game(), *two_tricks(), line));
  EXPECT_FALSE(finished_trick(support::toy_game(), *two_tricks(), {}));
  line.emplace_back("H5");
  const auto trick = finished_trick(support::toy_game(), *two_tricks(), line);
  ASSERT_TRUE(trick);
  EXPECT_EQ(colourless(*trick), "Trick 1: N ♠2-K-♥4-5, East wins");
}

}  // namespace
}  // namespace ouverte::cli
