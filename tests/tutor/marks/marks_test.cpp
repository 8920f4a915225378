// Marks, turning points and accounts of records with known answers.
#include "tutor/marks/marks.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::tutor {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

// A play among two moves: the one made, and another with its value.
struct Made {
  std::string player;
  bool maximises;
  int before, after;
  std::vector<std::pair<std::string, int>> others;
};

Trace marked(int goal, const std::vector<Made>& made, int step = 1) {
  Trace trace;
  trace.stakes.step = step;
  trace.goal = goal;
  trace.value = {made.front().before, made.front().before};
  trace.result = made.back().after;
  Classes classes;
  for (const Made& each : made) {
    Judgement judgement{.before = each.before, .after = each.after, .moves = {}, .best = {}, .why = {}};
    judgement.moves.push_back({"played", {each.after, each.after}});
    classes.push_back({{"played"}});
    for (const auto& [move, value] : each.others) {
      judgement.moves.push_back({move, {value, value}});
      classes.back().push_back({move});
    }
    trace.plays.push_back({.seat = each.player,
                           .player = each.player,
                           .move = "played",
                           .maximises = each.maximises,
                           .judgement = std::move(judgement)});
  }
  mark(trace, classes);
  return trace;
}

std::vector<std::string_view> signs(const Trace& trace) {
  std::vector<std::string_view> signs;
  for (const Play& play : trace.plays) signs.push_back(sign(play.judgement->mark));
  return signs;
}

TEST(MarksTest, TheGoalComesFirstThenTheCost) {
  const Trace trace = marked(9, {{"S", true, 11, 10, {{"x", 11}}},
                                 {"W", false, 10, 10, {{"x", 11}}},
                                 {"S", true, 10, 8, {{"x", 10}}},
                                 {"W", false, 8, 8, {{"x", 9}}},
                                 {"S", true, 8, 5, {{"x", 8}}}});
  EXPECT_THAT(signs(trace), ElementsAre("?!", "", "??", "!", "?"));
  EXPECT_THAT(trace.turning_points, ElementsAre(2));
  EXPECT_THAT(trace.accounts,
              ElementsAre(Account{.player = "S", .maximises = true, .decisions = 3, .kept = 0, .cost = 6},
                          Account{.player = "W", .maximises = false, .decisions = 2, .kept = 2, .cost = 0}));
}

TEST(MarksTest, TheOnlyMoveAfterASlip) {
  const std::vector<Made> plays = {
      {"W", false, 8, 9, {{"x", 8}}}, {"N", true, 9, 9, {{"x", 8}, {"y", 7}}}, {"S", true, 9, 9, {{"x", 8}}}};
  const Trace trace = marked(9, plays);
  EXPECT_THAT(signs(trace), ElementsAre("??", "!", ""));
  EXPECT_TRUE(trace.plays[2].judgement->only);  // but nothing had been given since
  // Two classes keep the goal: no only move.
  EXPECT_THAT(signs(marked(9, {plays[0], {"N", true, 9, 9, {{"x", 9}, {"y", 7}}}})), ElementsAre("??", ""));
}

TEST(MarksTest, AMissHandsBackWhatWasJustGiven) {
  const Trace trace = marked(9, {{"W", false, 8, 9, {{"x", 8}}},
                                 {"N", true, 9, 9, {}},
                                 {"S", true, 9, 8, {{"x", 9}}},
                                 {"S", true, 8, 7, {{"x", 8}}}});
  EXPECT_THAT(signs(trace), ElementsAre("??", "", "??", "?!"));
  EXPECT_TRUE(trace.plays[2].judgement->miss);
  EXPECT_FALSE(trace.plays[3].judgement->miss);
  EXPECT_THAT(trace.turning_points, ElementsAre(0, 2));
}

TEST(MarksTest, ForcedPlaysHaveNoMarkAndNothingAtStakeIsNoDecision) {
  const Trace trace = marked(3, {{"S", true, 4, 4, {}}, {"W", false, 4, 4, {{"x", 4}}}});
  EXPECT_THAT(signs(trace), ElementsAre("", ""));
  EXPECT_TRUE(trace.plays[0].judgement->forced);
  EXPECT_FALSE(trace.plays[1].judgement->decision);
  EXPECT_THAT(trace.plays[1].judgement->best, ElementsAre("played", "x"));
  EXPECT_THAT(trace.turning_points, IsEmpty());
}

TEST(MarksTest, TheLeastCostIsAStepOfTheValues) {
  const std::vector<Made> plays = {{"A", true, 40, 30, {{"x", 40}}}};
  EXPECT_THAT(signs(marked(1, plays, 10)), ElementsAre("?!"));
  EXPECT_THAT(signs(marked(1, plays, 1)), ElementsAre("?"));
}

TEST(MarksTest, BlindLeadsAreMarkedAndKeptApart) {
  Trace trace;
  trace.goal = 9;
  const auto add = [&](bool blind) {
    trace.plays.push_back({.seat = "W",
                           .player = "W",
                           .move = "SA",
                           .maximises = false,
                           .judgement = Judgement{.before = 8,
                                                  .after = 9,
                                                  .blind = blind,
                                                  .moves = {{"SA", {9, 9}}, {"HA", {8, 8}}},
                                                  .best = {},
                                                  .why = {}}});
  };
  add(true);
  add(false);
  mark(trace, {{{"SA"}, {"HA"}}, {{"SA"}, {"HA"}}});
  EXPECT_THAT(signs(trace), ElementsAre("??", "??"));
  EXPECT_EQ(trace.cost_to(false), 2);
  EXPECT_THAT(
      trace.accounts,
      ElementsAre(Account{
          .player = "W", .maximises = false, .decisions = 1, .kept = 0, .cost = 1, .blind = 1, .blind_cost = 1}));
}

TEST(MarksTest, OnlyHisOwnPlaysAreLaidToAPlayersChargeWhereAllPlayForThemselves) {
  Trace trace;
  trace.guarantee = "B";
  const Play own{.seat = "B", .player = "B", .move = "", .maximises = true, .judgement = {}};
  const Play other{.seat = "C", .player = "C", .move = "", .maximises = false, .judgement = {}};
  EXPECT_TRUE(trace.charges(own));
  EXPECT_FALSE(trace.charges(other));
}

}  // namespace
}  // namespace ouverte::tutor
