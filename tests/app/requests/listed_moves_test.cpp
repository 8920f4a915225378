// A position with more moves than can be listed: every answer that names moves says that it leaves some out.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

// A wins with a spade, and may then lay any three or more of his Kings, of his Queens, or of both: thousands of ways.
// The one that he chose is none of those that are listed.
constexpr const char* kMany = R"([Game "rummage"]
[Deal "A:KKQQ.KKQ.KQQ.KKQ. ..K.. .Q..Q."]
[Trick "A:SA"]
[Melds "B:7,8,3 C:8,8"]
[Horizon "1"]
[Objective "score"]
[Play "A"]
SK+HK.CK.DK
)";

// The end of the same hand: a card to play, and no three of a rank.
constexpr const char* kFew = R"([Game "rummage"]
[Deal "A:K.Q... ..K.. .Q..Q."]
[Trick "A:SA"]
[Melds "A:6,5 B:7,8,3 C:8,8"]
[Horizon "1"]
[Objective "score"]
[Play "A"]
SK
)";

Json asked(const char* what, const char* text, bool of_one) {
  const std::string whose = of_one ? "[For \"A\"]\n" : "";
  Json request = {{"ask", what}, {"text", whose + text}};
  if (request["ask"] == "look") request["at"] = 0;
  return answer_to(request);
}

TEST(ListedMovesTest, WhereSomeAreLeftOutItIsSaid) {
  const Json all = answer_to({{"ask", "solve"}, {"text", std::string("[For \"A\"]\n") + kMany}, {"moves", true}});
  ASSERT_TRUE(all.contains("moves")) << all;
  EXPECT_FALSE(all["moves"].contains("SK+HK.DK.CK")) << all;
  EXPECT_EQ(all["complete"], false) << all;
  EXPECT_EQ(asked("solve", kMany, true)["complete"], false);  // there may be better ones than `best`
  EXPECT_EQ(asked("look", kMany, true)["complete"], false);
  EXPECT_EQ(asked("analyse", kMany, true)["traces"][0]["plays"][0]["complete"], false);
  const Json each = asked("solve", kMany, false);
  for (const char* const seat : {"A", "B", "C"}) EXPECT_EQ(each["guarantees"][seat]["complete"], false) << each;
}

TEST(ListedMovesTest, WhereNoneIsLeftOutNothingIsSaid) {
  const Json all = answer_to({{"ask", "solve"}, {"text", std::string("[For \"A\"]\n") + kFew}, {"moves", true}});
  EXPECT_EQ(all["moves"].size(), 2U) << all;
  EXPECT_FALSE(all.contains("complete")) << all;
  EXPECT_FALSE(asked("look", kFew, true).contains("complete"));
  EXPECT_FALSE(asked("analyse", kFew, true)["traces"][0]["plays"][0].contains("complete"));
  const Json each = asked("solve", kFew, false);
  for (const char* const seat : {"A", "B", "C"}) EXPECT_FALSE(each["guarantees"][seat].contains("complete")) << each;
}

}  // namespace
}  // namespace ouverte
