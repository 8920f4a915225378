// Of a recorded deal the bidding is judged with the play, if it is asked for.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

constexpr const char* kTwoLaySpades = R"([Game "hoodwink"]
[Deal "A:K.AJT87.T8.KQT. QT7.KQ.A97.97.* AJ98.9.KQJ.AJ8."]
[Bids "A:S B:S C:H"]
)";

TEST(AnalyseRequestTest, TellsWhatEachCallGaveAway) {
  const Json answer = answer_to({{"ask", "analyse"}, {"bids", true}, {"text", kTwoLaySpades}});
  const Json& judged = answer.at("auction").at("judged");
  ASSERT_EQ(judged.size(), 3u);
  EXPECT_EQ(judged[0].at("cost"), 21.5);
  EXPECT_EQ(judged[0].at("better"), "D");
  EXPECT_EQ(judged[2].at("cost"), 0);
  EXPECT_EQ(answer.at("auction"), answer_to({{"ask", "table"}, {"text", kTwoLaySpades}}).at("auction"));
}

TEST(AnalyseRequestTest, LeavesTheBiddingAloneWhereItIsNotAsked) {
  EXPECT_FALSE(answer_to({{"ask", "analyse"}, {"text", kTwoLaySpades}}).contains("auction"));
}

}  // namespace
}  // namespace ouverte
