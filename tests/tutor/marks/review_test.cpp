// Which plays are met again, and what is accepted instead of them.
#include "tutor/marks/review.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tutor/marks/marks.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// South threw the goal of 9, though one card of three kept it and one kept all; then West gave a trick back.
Analysis sample() {
  Analysis analysis;
  Trace& trace = analysis.traces.emplace_back();
  trace.goal = 9;
  const auto add = [&](const std::string& player, bool maximises, int before, std::vector<games::MoveValue> moves) {
    const int after = moves[0].value.lower;
    Judgement judgement{.before = before, .after = after, .moves = std::move(moves), .best = {}, .why = {}};
    trace.plays.push_back(
        {.seat = player, .player = player, .move = "SA", .maximises = maximises, .judgement = std::move(judgement)});
  };
  add("S", true, 10, {{"SA", {8, 8}}, {"HA", {9, 9}}, {"DA", {10, 10}}});
  add("W", false, 8, {{"SA", {9, 9}}, {"HA", {8, 8}}, {"DA", {8, 8}}});
  add("N", true, 9, {{"SA", {9, 9}}});
  add("E", false, 9, {{"SA", {10, 10}}, {"HA", {9, 9}}});
  mark(trace, {{{"SA"}, {"HA"}, {"DA"}}, {{"SA"}, {"HA"}, {"DA"}}, {{"SA"}}, {{"SA"}, {"HA"}}});
  return analysis;
}

TEST(ReviewTest, EveryCostlyPlayIsMetAndNoOther) {
  const Analysis analysis = sample();
  std::vector<std::size_t> places;
  for (const Lesson& lesson : lessons(analysis, "")) places.push_back(lesson.place);
  EXPECT_THAT(places, ElementsAre(0, 1, 3));
  EXPECT_EQ(lessons(analysis, "W").size(), 1U);
  EXPECT_THAT(lessons(analysis, "N"), IsEmpty());
}

TEST(ReviewTest, WhateverKeepsTheGoalIsAccepted) {
  const Analysis analysis = sample();
  const std::vector<Lesson> all = lessons(analysis, "");
  EXPECT_TRUE(all[0].goal);
  EXPECT_THAT(all[0].accepted, ElementsAre("HA", "DA"));  // though one of them gives a trick away
  EXPECT_TRUE(all[1].goal);
  EXPECT_THAT(all[1].accepted, ElementsAre("HA", "DA"));
}

TEST(ReviewTest, WhereTheGoalIsNotAtStakeTheValueIsToBeKept) {
  const Analysis analysis = sample();
  const Lesson last = lessons(analysis, "E").front();
  EXPECT_FALSE(last.goal);
  EXPECT_THAT(last.accepted, ElementsAre("HA"));
}

}  // namespace
}  // namespace ouverte::tutor
