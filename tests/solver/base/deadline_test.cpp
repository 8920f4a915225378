#include "solver/base/deadline.hpp"

#include "gtest/gtest.h"

namespace ouverte::base {
namespace {

using std::chrono::hours;
using std::chrono::milliseconds;
using std::chrono::nanoseconds;

TEST(DeadlineTest, WithoutATimeNothingEndsButByAStopRequest) {
  std::stop_source source;
  Deadline deadline(nanoseconds::max(), source.get_token());
  deadline.share(3);
  EXPECT_FALSE(deadline.passed());
  source.request_stop();
  EXPECT_TRUE(deadline.passed());
}

TEST(DeadlineTest, EachRequestHasItsWholeTimeAndCopiesShareIt) {
  Deadline deadline{milliseconds(200)};
  const Deadline copy = deadline;
  while (!deadline.passed()) {
  }
  EXPECT_TRUE(copy.passed());
  deadline.restart();
  EXPECT_FALSE(copy.passed());
}

TEST(DeadlineTest, APartHasItsShareAndTheLastAllThatIsLeft) {
  Deadline deadline{hours(4)};
  const auto all = deadline.at();
  deadline.share(4);
  EXPECT_LE(deadline.at(), all - hours(2));
  EXPECT_GT(deadline.at(), all - hours(4));
  deadline.share(1);
  EXPECT_EQ(deadline.at(), all);
}

TEST(DeadlineTest, AfterItsTimeNoPartHasAny) {
  Deadline deadline{nanoseconds(0)};
  deadline.share(4);
  EXPECT_TRUE(deadline.passed());
}

}  // namespace
}  // namespace ouverte::base
