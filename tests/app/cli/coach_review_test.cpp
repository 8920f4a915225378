// What a review counts, and whose plays it asks about.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

using ::testing::HasSubstr;
using ::testing::Not;

// South's ace of hearts at the second trick cost two tricks, and West's heart two tricks later.
std::string reviewed(const std::string& typed, const std::vector<std::string>& more = {}) {
  std::vector<std::string> arguments = {"coach", OUVERTE_SOURCE_DIR "/examples/played/bridge.pbn", "--review"};
  arguments.insert(arguments.end(), more.begin(), more.end());
  const auto run = support::ran(arguments, typed);
  EXPECT_EQ(run.status, 0) << run.err;
  return run.out;
}

TEST(CoachReviewTest, WhatIsFoundAtOnceCountsWhole) { EXPECT_THAT(reviewed("h8\n"), HasSubstr("found 1 of 1\n")); }

TEST(CoachReviewTest, ASecondTryOrAHintCountsHalf) {
  EXPECT_THAT(reviewed("ha\nh8\n"), HasSubstr("found ½ of 1 "));
  EXPECT_THAT(reviewed("hint\nh8\n"), HasSubstr("found ½ of 1 "));
}

TEST(CoachReviewTest, WhatWasShownCountsNothing) {
  const std::string shown = reviewed("solution\n");
  EXPECT_THAT(shown, HasSubstr("found 0 of 1\n"));
  EXPECT_THAT(shown, HasSubstr("right: ♥8"));
  EXPECT_THAT(reviewed("hint\nhint\nhint\nh8\n"), HasSubstr("found 0 of 1\n"));
}

TEST(CoachReviewTest, OnesOwnPlaysAreAskedAboutUnlessOthersAreNamed) {
  EXPECT_THAT(reviewed("skip\n"), Not(HasSubstr("West to play")));
  EXPECT_THAT(reviewed("skip\nskip\n", {"--seat", "NESW"}), HasSubstr("West to play"));
  EXPECT_THAT(reviewed("", {"--seat", "E"}), HasSubstr("No play of E cost anything; those of others did: --seat SW"));
}

}  // namespace
}  // namespace ouverte::cli
