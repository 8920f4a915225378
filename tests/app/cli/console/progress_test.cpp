#include "app/cli/console/progress.hpp"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::cli {
namespace {

using ::testing::EndsWith;
using ::testing::HasSubstr;

class ProgressTest : public testing::Test {
 protected:
  Console console(bool draws) { return {in_, out_, err_, Colour::kOff, draws}; }

  std::istringstream in_;
  std::ostringstream out_;
  std::ostringstream err_;
};

TEST_F(ProgressTest, ShortWorkHasNoBar) {
  { const Progress progress(console(true), "deals", 3); }
  EXPECT_EQ(err_.str(), "");
}

TEST_F(ProgressTest, LongWorkHasABarThatIsTakenAwayAtTheEnd) {
  {
    Progress progress(console(true), "deals", 4);
    progress.done(2);
    std::this_thread::sleep_for(std::chrono::milliseconds(900));
  }
  EXPECT_THAT(err_.str(), HasSubstr("▕███████████████               ▏ 2/4 deals"));
  EXPECT_THAT(err_.str(), EndsWith("\r\x1b[K"));
  EXPECT_EQ(out_.str(), "");
}

TEST_F(ProgressTest, WhereThereIsNoTerminalThereIsNoBar) {
  {
    const Progress progress(console(false), "deals", 3);
    std::this_thread::sleep_for(std::chrono::milliseconds(700));
  }
  EXPECT_EQ(err_.str(), "");
}

}  // namespace
}  // namespace ouverte::cli
