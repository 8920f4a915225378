// The intervals of SM-2, against the values that its description gives or that follow from it by hand.
#include "tutor/train/schedule.hpp"

#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::tutor {
namespace {

using ::testing::ElementsAre;

std::vector<int> intervals(const std::vector<Quality>& answers) {
  Schedule schedule;
  std::vector<int> days;
  for (const Quality quality : answers) days.push_back((schedule = after(schedule, quality)).interval);
  return days;
}

// EF' = EF + (0.1 - (5 - q) * (0.08 + (5 - q) * 0.02)): by 0.1, 0 and -0.14 for the qualities 5, 4 and 3.
TEST(ScheduleTest, TheEasinessFollowsTheFormula) {
  const Schedule fresh;
  EXPECT_EQ(fresh.easiness, 250);
  EXPECT_EQ(after(fresh, Quality::kPerfect).easiness, 260);
  EXPECT_EQ(after(fresh, Quality::kAfterThinking).easiness, 250);
  EXPECT_EQ(after(fresh, Quality::kWithEffort).easiness, 236);
}

TEST(ScheduleTest, TheEasinessNeverFallsBelowThirteenTenths) {
  Schedule schedule;
  for (int answer = 0; answer < 20; ++answer) schedule = after(schedule, Quality::kWithEffort);
  EXPECT_EQ(schedule.easiness, 130);
}

// I(1) = 1, I(2) = 6, I(n) = I(n - 1) * EF, rounded up.
TEST(ScheduleTest, TheIntervalsFollowTheFormula) {
  using enum Quality;
  EXPECT_THAT(intervals({kAfterThinking, kAfterThinking, kAfterThinking, kAfterThinking, kAfterThinking}),
              ElementsAre(1, 6, 15, 38, 95));  // 6 * 2.5, 15 * 2.5 = 37.5, 38 * 2.5
  EXPECT_THAT(intervals({kPerfect, kPerfect, kPerfect, kPerfect}), ElementsAre(1, 6, 17, 50));  // 6 * 2.8, 17 * 2.9
  EXPECT_THAT(intervals({kWithEffort, kWithEffort, kWithEffort}), ElementsAre(1, 6, 13));       // 6 * 2.08 = 12.48
}

TEST(ScheduleTest, AWrongAnswerBeginsAnewAndLeavesTheEasiness) {
  using enum Quality;
  for (const Quality wrong : {kWrong, kGivenUp}) {
    EXPECT_THAT(intervals({kPerfect, kPerfect, kPerfect, wrong, kPerfect, kPerfect}), ElementsAre(1, 6, 17, 1, 1, 6));
    EXPECT_EQ(after({.repetitions = 3, .easiness = 280, .interval = 17}, wrong),
              (Schedule{.repetitions = 0, .easiness = 280, .interval = 1}));
  }
}

}  // namespace
}  // namespace ouverte::tutor
