// Deals in plain text of which nothing is asked are records as any other.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

TEST(DealInWordsTest, IsSolvedAsTheSameRecord) {
  const std::string words =
      "Solo Whist. South plays a solo, spades trumps. West to lead.\n"
      "North: S 9 H 84 D K\nEast: S T7 H QT\nSouth: S AK H J5\nWest: S 86 H K9\n"
      "North has won 0 tricks, East 2, South 4, West 3.\n";
  const std::string pbn =
      "[Game \"solo-whist\"]\n[Deal \"N:9.84.K. T7.QT.. AK.J5.. 86.K9..\"]\n[Contract \"solo\"]\n[Declarer \"S\"]\n"
      "[Trump \"S\"]\n[Leader \"W\"]\n[Taken \"N:0 E:2 S:4 W:3\"]\n";
  const Json said = answer_to({{"ask", "solve"}, {"text", words}});
  const Json written = answer_to({{"ask", "solve"}, {"text", pbn}});
  ASSERT_TRUE(said.contains("value")) << said;
  EXPECT_EQ(said.at("value"), written.at("value"));
  EXPECT_EQ(said.at("best"), written.at("best"));
}

TEST(DealInWordsTest, WithoutAContractItHasATable) {
  const std::string words =
      "Dealer South. Nobody vulnerable.\nNorth: S J83 H K852 D 96 C A872\nEast: S T75 H JT96 D AQ2 C QJ4\n"
      "South: S AKQ96 H A74 D 853 C K6\nWest: S 42 H Q3 D KJT74 C T953\n";
  const Json table = answer_to({{"ask", "table"}, {"text", words}});
  EXPECT_FALSE(table.contains("error")) << table;
}

// A puzzle is one with a task.
TEST(DealInWordsTest, APuzzleNeedsATask) {
  const std::string words = "No trumps. South to lead.\nN: AJ.A..\nE: 54.3..\nS: 2..A.2\nW: KQ.K..\n";
  EXPECT_TRUE(answer_to({{"ask", "puzzle_solve"}, {"text", words}}).contains("error"));
}

// What no rule takes is an error, which says so, until it is set aside.
TEST(DealInWordsTest, ClausesThatNoRuleTakesAreSetAsideWhereAskedFor) {
  const std::string words =
      "No trumps. South to lead. N-S to win all the tricks, but West may not discard a spade.\n"
      "N: AJ.A..\nE: 54.3..\nS: 2..A.2\nW: KQ.K..\n";
  for (const char* const ask : {"puzzle_read", "read"}) {
    const Json refused = answer_to({{"ask", ask}, {"text", words}}).at("records").at(0);
    EXPECT_EQ(refused.value("set_aside", false), true) << refused;
    EXPECT_NE(refused.value("error", "").find("it reads: Bridge"), std::string::npos) << refused;
    EXPECT_EQ(refused.value("error", "").find("--set-aside"), std::string::npos) << refused;
    const Json read = answer_to({{"ask", ask}, {"text", words}, {"set_aside", true}});
    EXPECT_TRUE(read.at("records").at(0).contains("hands")) << read;
    EXPECT_NE(read.at("warnings").at(0).get<std::string>().find("set aside: \"but West"), std::string::npos) << read;
  }
  EXPECT_TRUE(answer_to({{"ask", "puzzle_solve"}, {"text", words}}).contains("error"));
  EXPECT_FALSE(answer_to({{"ask", "puzzle_solve"}, {"text", words}, {"set_aside", true}}).contains("error"));
}

// Where that does not help, the hands may: they are all that is read then.
TEST(DealInWordsTest, OfATaleTheHandsAloneAreReadWhereAskedFor) {
  const std::string words =
      "N: S J83 H K852 D 96 C A872\nE: S T75 H JT96 D AQ2 C QJ4\nS: S AKQ96 H A74 D 853 C K6\nW: S 42 H Q3 D KJT74 C "
      "T953\n"
      "South plays 4♠. North plays 3♣.\n";
  const Json refused = answer_to({{"ask", "read"}, {"text", words}}).at("records").at(0);
  EXPECT_EQ(refused.value("hands_only", false), true) << refused;
  const Json read = answer_to({{"ask", "read"}, {"text", words}, {"hands_only", true}});
  EXPECT_TRUE(read.at("records").at(0).contains("hands")) << read;
  const Json said =
      answer_to({{"ask", "puzzle_read"}, {"text", words}, {"hands_only", true}, {"said", "South plays 4♠."}});
  EXPECT_EQ(said.at("records").at(0).value("/contract/declarer"_json_pointer, ""), "S") << said;
  const Json both = answer_to({{"ask", "read"}, {"text", words}, {"hands_only", true}, {"set_aside", true}});
  EXPECT_TRUE(both.contains("error")) << both;
}

}  // namespace
}  // namespace ouverte
