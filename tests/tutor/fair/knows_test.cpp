// What people write of hands.
#include "tutor/fair/knows.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::tutor::fair {
namespace {

using ::testing::HasSubstr;

const games::Game& bridge_known() { return *games::find_game("bridge"); }

bool fits(std::string_view conditions, std::string_view hand) {
  const auto known = read_knows(bridge_known(), "E: " + std::string(conditions));
  EXPECT_TRUE(known.ok()) << known.status();
  return known.ok() && known->front().fits(games::cards_of_hand(hand));
}

constexpr std::string_view kStrong = "AKQ2.KJ3.QJ4.Q32";  // 18 points, 4-3-3-3
constexpr std::string_view kLong = "AJT876..KQ32.432";    // 10 points, 6-4-3-0

TEST(KnowsTest, EachConditionIsOfTheHand) {
  EXPECT_TRUE(fits("18-20 hcp", kStrong));
  EXPECT_FALSE(fits("15-17 hcp", kStrong));
  EXPECT_TRUE(fits("18+ HCP, balanced", kStrong));
  EXPECT_TRUE(fits("18- hcp", kStrong));
  EXPECT_FALSE(fits("17- hcp", kStrong));
  EXPECT_FALSE(fits("balanced", kLong));
  EXPECT_TRUE(fits("5+ spades", kLong));
  EXPECT_TRUE(fits("6 spades, 4 diamonds", kLong));
  EXPECT_FALSE(fits("5-5-2-1", kLong));
  EXPECT_TRUE(fits("6430", kLong));
  EXPECT_TRUE(fits("3-4-6-0", kLong));
  EXPECT_TRUE(fits("void in hearts", kLong));
  EXPECT_FALSE(fits("singleton heart", kLong));
  EXPECT_TRUE(fits("SA, no SK", kLong));
  EXPECT_TRUE(fits("has ace of spades", kLong));
  EXPECT_FALSE(fits("lacks SA", kLong));
  EXPECT_TRUE(fits("5+ hearts or 5+ spades", kLong));
  EXPECT_FALSE(fits("5+ hearts or 5+ clubs", kLong));
  EXPECT_TRUE(fits("unbalanced", kLong));
}

TEST(KnowsTest, SeatsAreNamedAsPeopleNameThem) {
  const auto known = read_knows(bridge_known(), "East: 15-17  hcp , balanced; w: 5+ spades;");
  ASSERT_TRUE(known.ok()) << known.status();
  EXPECT_EQ(text_of(*known), "E: 15-17 hcp, balanced; W: 5+ spades");
}

TEST(KnowsTest, WhatCannotBeReadIsRefused) {
  const auto message = [](std::string_view text) {
    return std::string(read_knows(bridge_known(), text).status().message());
  };
  EXPECT_THAT(message("5+ spades"), HasSubstr("expected a seat, a colon"));
  EXPECT_THAT(message("E: 17-15 hcp"), HasSubstr("17-15 hcp"));
  EXPECT_THAT(message("E: good hand"), HasSubstr("expected conditions such as"));
  EXPECT_THAT(message("E: 5-4-3-2"), HasSubstr("5-4-3-2"));
  EXPECT_THAT(message(""), HasSubstr("found nothing"));
  EXPECT_THAT(message("E:"), HasSubstr("expected conditions"));
}

}  // namespace
}  // namespace ouverte::tutor::fair
