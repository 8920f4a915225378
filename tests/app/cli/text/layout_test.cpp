// What hands, cards and tricks look like.
#include "app/cli/text/compass.hpp"
#include "app/cli/text/faces.hpp"
#include "app/cli/text/trick_rows.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/toy_game.hpp"

namespace ouverte::cli {
namespace {

std::string plain(const std::vector<Text>& lines) {
  std::string all = "\n";
  for (const Text& line : lines) all += line.bytes(Colour::kOff) + "\n";
  return all;
}

std::string plain(const Text& text) { return text.bytes(Colour::kOff); }

TEST(FacesTest, ACardHasItsSuitSign) {
  EXPECT_EQ(plain(face("SA", {})), "♠A");
  EXPECT_EQ(plain(face("*", {})), "☆");
  EXPECT_EQ(plain(face("CT", {})), "♣T");
}

TEST(FacesTest, OtherMovesStayAsTheyAreWritten) {
  EXPECT_EQ(plain(face(">B", {})), ">B");
  EXPECT_EQ(plain(face("21", {})), "21");
}

TEST(FacesTest, CardsOfASuitRunTogether) {
  EXPECT_EQ(plain(faces(std::vector<std::string>{"SK", "SQ", "H7", "*", "H2"}, {})), "♠KQ ♥7 ☆ ♥2");
}

TEST(FacesTest, SignsAmongWordsAreColouredAlone) {
  EXPECT_EQ(with_signs("4♥ by N").bytes(Colour::kOn), "4\x1b[91m♥\x1b[0m by N");
  EXPECT_EQ(with_signs("♠♦").bytes(Colour::kOn), "\x1b[94m♠\x1b[0m\x1b[91m♦\x1b[0m");
  EXPECT_EQ(with_signs("no sign").bytes(Colour::kOn), "no sign");
}

TEST(FacesTest, AVoidIsADash) { EXPECT_EQ(plain(hand_lines("AK..7.", {})), "\n♠ AK\n♥ –\n♦ 7\n♣ –\n"); }

TEST(FacesTest, TrumpsOfTheirOwnStandApart) {
  const games::CardFaces& named = games::find_game("dreiertarock")->faces();
  EXPECT_EQ(plain(hand_lines("A....*,21,5", named)), "\n♠ A\n♥ –\n♦ –\n♣ –\nT Sküs Mond 5\n");
}

TEST(FacesTest, AFifthFieldHasItsOwnLine) { EXPECT_EQ(plain(hand_lines("A....*", {})), "\n♠ A\n♥ –\n♦ –\n♣ –\n☆ *\n"); }

games::Setup whole_deal() {
  games::Setup setup;
  setup.hands = {
      {"N", "T32.AKQ7.T3.AQJT"}, {"E", "A9864.83.AK4.987"}, {"S", "J.JT9542.72.K653"}, {"W", "KQ75.6.QJ9865.42"}};
  return setup;
}

TEST(CompassTest, AWholeDealStandsRoundTheFrame) {
  EXPECT_EQ(plain(compass(whole_deal(), "NESW", "W", {})), R"(
              ♠ T32
              ♥ AKQ7
              ♦ T3
              ♣ AQJT
♠ KQ75     ┌─────────┐   ♠ A9864
♥ 6        │    N    │   ♥ 83
♦ QJ9865   │ W     E │   ♦ AK4
♣ 42       │    S    │   ♣ 987
           └─────────┘
              ♠ J
              ♥ JT9542
              ♦ 72
              ♣ K653
)");
}

TEST(CompassTest, TheTrickInProgressLiesInTheMiddle) {
  games::Setup setup = whole_deal();
  setup.leader = "W";
  setup.table = {"DQ", "D3"};
  const std::vector<Text> lines = compass(setup, "NESW", "E", {});
  EXPECT_EQ(plain(lines[5]), "♥ 6        │   ♦3    │   ♥ 83");
  EXPECT_EQ(plain(lines[6]), "♦ QJ9865   │ ♦Q    E │   ♦ AK4");
}

TEST(CompassTest, OtherTablesHaveTheirHandsInRows) {
  games::Setup setup;
  setup.hands = {{"A", "AK.Q..."}, {"B", "-"}, {"C", "...J.*"}};
  setup.leader = "B";
  setup.table = {"H7"};
  EXPECT_EQ(plain(compass(setup, "ABC", "C", {})), R"(
A  ♠ AK  ♥ Q  ♦ –  ♣ –  ☆ –
B  ♠ –   ♥ –  ♦ –  ♣ –         ♥7
C  ♠ –   ♥ –  ♦ –  ♣ J  ☆ *
)");
}

TEST(TrickRowsTest, ARowATrickWithTheLeadAndTheWinnerMarked) {
  games::Setup setup;
  setup.game = "toy";
  setup.hands = {{"N", "A2..."}, {"E", "K3..."}, {"S", "Q.4.."}, {"W", "J.5.."}};
  const auto position = support::toy_game().position(setup);
  ASSERT_TRUE(position.ok());
  const auto rows =
      trick_rows(**position, "NESW", std::vector<std::string>{"S2", "SK", "H4", "H5", "S3", "SQ", "SJ", "SA"}, {});
  ASSERT_TRUE(rows.ok()) << rows.status();
  EXPECT_EQ(plain(*rows),
            "\n"
            "    N     E     S    W\n"
            "1  ›♠2    ♠K*   ♥4   ♥5\n"
            "2   ♠A*  ›♠3    ♠Q   ♠J\n");
}

TEST(TrickRowsTest, ATrickInProgressIsCompleted) {
  games::Setup setup;
  setup.game = "toy";
  setup.hands = {{"N", "..."}, {"E", "..."}, {"S", "Q..."}, {"W", "J..."}};
  setup.leader = "N";
  setup.table = {"SA", "SK"};
  setup.won = {{"N", 5}, {"E", 0}, {"S", 5}, {"W", 2}};
  const auto position = support::toy_game().position(setup);
  ASSERT_TRUE(position.ok());
  const auto rows = trick_rows(**position, "NESW", std::vector<std::string>{"SQ", "SJ"}, {});
  ASSERT_TRUE(rows.ok()) << rows.status();
  EXPECT_EQ(plain(*rows), "\n     N     E    S    W\n13  ›♠A*   ♠K   ♠Q   ♠J\n");
}

TEST(TrickRowsTest, AnIllegalMoveIsAnError) {
  games::Setup setup;
  setup.hands = {{"N", "A..."}, {"E", "K..."}, {"S", "Q..."}, {"W", "J..."}};
  const auto position = support::toy_game().position(setup);
  ASSERT_TRUE(position.ok());
  const auto rows = trick_rows(**position, "NESW", std::vector<std::string>{"HA"}, {});
  EXPECT_EQ(rows.status().message(), "trick 1: N does not hold HA");
}

}  // namespace
}  // namespace ouverte::cli
