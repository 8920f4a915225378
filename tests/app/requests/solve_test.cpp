// `solve` at a point of the recorded play.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

// The last three tricks, two of which are recorded.
constexpr const char* kPlayed = R"([Deal "N:A.K.3. K.2.4. Q.A.5. J.3.6."]
[Declarer "S"]
[Trump "NT"]
[Leader "N"]
[Play "N"]
SA SK SQ SJ
HK H2 HA H3
)";

TEST(SolveAtTest, LooksWhereItIsAskedTo) {
  const Json start = answer_to({{"ask", "solve"}, {"text", kPlayed}, {"moves", true}});
  EXPECT_FALSE(start.contains("at"));
  EXPECT_TRUE(start["moves"].contains("SA")) << start;
  const Json later = answer_to({{"ask", "solve"}, {"text", kPlayed}, {"moves", true}, {"at", 6}});
  EXPECT_EQ(later["at"], 6);
  EXPECT_EQ(later["moves"].size(), 1U) << later;
  EXPECT_TRUE(later["moves"].contains("HA")) << later;
  const Json end = answer_to({{"ask", "solve"}, {"text", kPlayed}, {"moves", true}, {"at", 8}});
  EXPECT_TRUE(end["moves"].contains("D5")) << end;
  EXPECT_TRUE(answer_to({{"ask", "solve"}, {"text", kPlayed}, {"at", 9}}).contains("error"));
}

}  // namespace
}  // namespace ouverte
