// Deals for a table of any size that a game has, and what is answered of deals in which everyone plays for himself.
#include <cstddef>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

TEST(DealRequestTest, ATableOfAnySizeThatTheGameHas) {
  for (const int players : {3, 4, 5, 6}) {
    const Json deals =
        answer_to({{"ask", "deal"}, {"game", "rummage"}, {"players", players}, {"count", 3}}).at("deals");
    ASSERT_EQ(deals.size(), 3u);
    for (const Json& deal : deals) {
      EXPECT_EQ(deal.at("hands").size(), static_cast<std::size_t>(players));
      EXPECT_EQ(deal.at("table"), Json::array());
      EXPECT_EQ(deal.at("contract").at("players"), players);
      EXPECT_FALSE(deal.at("contract").contains("melds"));
    }
  }
}

TEST(DealRequestTest, AContractOfThatTableIsDealtFromTheFirstCardOn) {
  const Json deals =
      answer_to({{"ask", "deal"}, {"game", "rummage"}, {"players", 5}, {"contract", "horizon 8"}}).at("deals");
  ASSERT_EQ(deals.size(), 1u);
  EXPECT_EQ(deals[0].at("hands").size(), 5u);
  EXPECT_EQ(deals[0].at("table"), Json::array());
  EXPECT_EQ(deals[0].at("contract").at("horizon"), 8);
}

TEST(DealRequestTest, ATableThatTheGameHasNotIsAnError) {
  const auto error = [](const char* game, int players) {
    return answer_to({{"ask", "deal"}, {"game", game}, {"players", players}}).at("error").at("message");
  };
  EXPECT_EQ(error("rummage", 7), "found 7, expected one of 3 4 5 6");
  EXPECT_EQ(error("hoodwink", 4), "found 4, expected 3");
  EXPECT_EQ(answer_to({{"ask", "deal"}, {"game", "bridge"}, {"players", 4}}).at("deals").size(), 1u);
}

// Of the guarantees every one is the worst that can be, whatever is led.
constexpr const char* kLastTricks = R"({"game": "solo-whist", "hands": {"N": "A2...", "E": "K3...", "S": "Q4...",
  "W": "J5..."}, "leader": "N", "won": {"N": 3, "E": 3, "S": 3, "W": 2}, "contract": {"name": "general-misere"}})";

TEST(SolveRequestTest, BesideGuaranteesIsWhatComesIfEveryonePlaysForHimself) {
  const Json solved = answer_to({{"ask", "solve"}, {"moves", true}, {"record", base::parse_json(kLastTricks).value()}});
  const Json& each = solved.at("each_for_himself");
  EXPECT_EQ(each.at("exact"), true);
  int sum = 0;
  for (const auto& [seat, result] : each.at("values").items()) sum += result.get<int>();
  EXPECT_EQ(sum, 0);
  EXPECT_EQ(each.at("moves").size(), 2u);
  for (const auto& [seat, answer] : solved.at("guarantees").items())
    EXPECT_LE(answer.at("value"), each.at("values").at(seat)) << seat;
}

// A whole deal: no more is known than the guarantees say.
TEST(SolveRequestTest, BeyondTheBudgetBoundsAreAnswered) {
  const Json deal =
      answer_to({{"ask", "deal"}, {"game", "rummage"}, {"players", 3}, {"contract", "horizon 8"}}).at("deals")[0];
  const Json solved = answer_to({{"ask", "solve"}, {"record", deal}});
  ASSERT_TRUE(solved.contains("guarantees"));
  const Json& each = solved.at("each_for_himself");
  EXPECT_EQ(each.at("exact"), false);
  for (const auto& [seat, value] : each.at("values").items())
    EXPECT_EQ(value.at("lower"), solved.at("guarantees").at(seat).at("value")) << seat;
}

TEST(SolveRequestTest, OfOneSeatsGuaranteeNothingElseIsAnswered) {
  const Json solved = answer_to({{"ask", "solve"}, {"for", "N"}, {"record", base::parse_json(kLastTricks).value()}});
  EXPECT_FALSE(solved.contains("each_for_himself"));
}

// Of a deal that need not end, what is said rests on the plays looked ahead, and so do the variations shown.
TEST(CoachRequestTest, APlayOnADealWithoutAHorizonIsExplained) {
  const Json record = Json::parse(R"({"game": "rummage", "hands": {"A": "AQ87.JT887.Q.97.*", "B": "J97.J9.T97.KJT87.",
      "C": "AQT.KQT.AJJ8.AQ8.", "D": "KJT9.AK.KKT.AQJ9.", "E": "K8.AQ97.AQ987.KT."}, "table": [],
      "contract": {"players": 5}, "plays": []})");
  const Json answer =
      answer_to({{"ask", "coach"}, {"record", record}, {"why", true}, {"seats", "A"}, {"card", "SA"}, {"time", 30}});
  EXPECT_FALSE(answer.contains("error")) << answer;
  EXPECT_TRUE(answer.contains("why")) << answer;
}

}  // namespace
}  // namespace ouverte
