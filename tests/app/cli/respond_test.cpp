// `ouverte respond` as a page or an editor has it: answers as they are found, events, and requests that are cancelled.
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/child.hpp"
#include "tests/support/ran.hpp"

namespace ouverte {
namespace {

using support::Child;
using ::testing::HasSubstr;

// It takes many minutes.
constexpr const char* kHardDeals =
    R"({"ask": "table", "request": "hard", "time": 3000, "record": {"game": "solo-whist", "dealer": "S", "hands": )"
    R"({"N": "KQ4.T92.AJ86.K73", "E": "J852.AQ4.T5.QJ94", "S": "A76.K873.Q943.T8", "W": "T93.J65.K72.A652"}}})"
    "\n";
constexpr const char* kEasy = R"({"ask": "rules", "game": "bridge", "request": 2})"
                              "\n";

TEST(RespondTest, TheRequestUnderWayAndThoseThatWaitAreCancelled) {
  Child program({"respond", "--events"}, ".");
  program.type(kHardDeals);
  program.wait_for(R"("progress")");
  program.type(kEasy);
  program.type("{\"cancel\": 2}\n{\"cancel\": \"nobody\"}\n{\"cancel\": \"hard\"}\n");
  const std::string heard = program.wait_for("\"request\":2}");
  EXPECT_THAT(heard, HasSubstr(R"("exact":false)"));
  EXPECT_THAT(heard, HasSubstr(R"({"error":{"code":"cancelled","where":null,)"));
  program.type(R"({"ask": "games", "request": "after"})"
               "\n");
  program.end_input();
  const Child::Ended ended = program.wait();
  EXPECT_EQ(ended.status, 1);
  EXPECT_THAT(ended.out, HasSubstr(R"("request":"after"})"));
  EXPECT_EQ(ended.err, "");
}

TEST(RespondTest, AnswersAndEventsAreKnownByTheNameOfTheirRequest) {
  const support::Ran ran = support::ran(
      {"respond", "--events"}, R"({"ask": "table", "request": 7, "text": "[Deal \"N:5.A.2. 4.K.3. 3.Q.4. 2.J.5.\"]"})"
                               "\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_THAT(ran.out, HasSubstr("{\"progress\":{\"done\":20,\"total\":20},\"request\":7}\n{\"id\":"));
  EXPECT_TRUE(ran.out.ends_with(",\"request\":7}\n")) << ran.out;
}

TEST(RespondTest, ACancellationThatSaysMoreIsARequest) {
  const support::Ran ran = support::ran({"respond"}, "{\"cancel\": 7, \"and\": 8}\n");
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.out, HasSubstr(R"("where":"ask")"));
}

}  // namespace
}  // namespace ouverte
