// Deals of every game played against the coach.
#include "solver/tutor/coach.hpp"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/records.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

class EveryGameCoachTest : public ::testing::TestWithParam<std::string> {
 protected:
  // The end of a random deal, at most so many plays before its end and two at least.
  std::unique_ptr<games::Position> ending(std::size_t plays, std::uint64_t seed) {
    base::Random random(seed);
    while (true) {
      for (const support::Case& chosen : support::cases_of(entry_)) {
        const io::Record record = support::random_record(entry_, chosen, plays, random);
        auto start = entry_.playable(record.setup);
        if (start.ok() && record.plays.size() >= 2) return *std::move(start);
      }
    }
  }

  const games::Entry& entry_ = *games::find_entry(GetParam());
  std::unique_ptr<games::Solver> solver_ = entry_.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
};

TEST_P(EveryGameCoachTest, TheProgramPlaysPerfectlyAndAPerfectUserLosesNothing) {
  auto start = ending(6, 31);
  const std::string user = start->to_move();
  Coach coach(entry_, *solver_, std::move(start), user);
  while (!coach.over()) {
    const std::string move = coach.users_turn() ? coach.solution().best.front() : coach.reply();
    EXPECT_THAT(coach.solution().best, Contains(move));
    ASSERT_TRUE(coach.play(move).ok());
  }
  const Trace trace = coach.trace();
  ASSERT_TRUE(trace.value.exact());
  EXPECT_EQ(trace.result, trace.value.lower);
  for (const Play& play : trace.plays) EXPECT_EQ(play.judgement->cost, 0);
}

TEST_P(EveryGameCoachTest, TheProgramsReplyTemptsMost) {
  auto start = ending(7, 32);
  // The user has the seat after the one to move, so that the program begins.
  const std::string_view seats = entry_.seats_at(start->setup());
  const std::string user(1, seats[(seats.find(start->to_move()) + 1) % seats.size()]);
  Coach coach(entry_, *solver_, std::move(start), user);
  ASSERT_FALSE(coach.users_turn());
  EXPECT_THAT(coach.solution().best, Contains(coach.reply()));
}

TEST_P(EveryGameCoachTest, WhatWasTakenBackIsForgotten) {
  auto start = ending(6, 33);
  std::string users(entry_.seats_at(start->setup()));
  const games::Setup before = start->setup();
  Coach coach(entry_, *solver_, std::move(start), users);
  while (!coach.over()) ASSERT_TRUE(coach.play(coach.position().moves().back()).ok());
  EXPECT_EQ(coach.trace().plays.size(), coach.record().plays.size());
  while (coach.take_back()) EXPECT_GT(coach.position().classes().size(), 1U);
  EXPECT_FALSE(coach.play("no card").ok());
  EXPECT_LE(coach.trace().plays.size(), 6U);
  const auto again = entry_.position(before);
  ASSERT_TRUE(again.ok());
  for (const Play& play : coach.trace().plays) ASSERT_TRUE((*again)->play(play.move).ok());
  EXPECT_TRUE((*again)->setup() == coach.position().setup());
}

TEST_P(EveryGameCoachTest, LinesGoToTheEnd) {
  auto start = ending(6, 34);
  base::Random random(34);
  std::vector<io::Play> plays;
  for (const auto at = start->clone(); !at->over();) {
    const auto moves = at->moves();
    plays.push_back({.seat = at->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}});
    ASSERT_TRUE(at->play(plays.back().move).ok());
  }
  const std::string user = start->to_move();
  Coach coach(entry_, *solver_, std::move(start), user, plays);
  for (const auto& line : {coach.best_for_all(), coach.best_against_record()}) {
    const auto end = coach.position().clone();
    for (const std::string& move : line) ASSERT_TRUE(end->play(move).ok());
    EXPECT_TRUE(end->over());
  }
}

TEST(CoachTest, WherePlayNeedNotEndItGoesOnBeyondWhatIsLookedAt) {
  const games::Entry& rummage = *games::find_entry("rummage");
  base::Random random(35);
  const auto contract = rummage.contract_from_text("3 players", base::Json::object());
  ASSERT_TRUE(contract.ok());
  auto start = rummage.playable(rummage.random_start(*contract, random));
  ASSERT_TRUE(start.ok()) << start.status();
  const auto solver = rummage.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  Coach coach(rummage, *solver, *std::move(start), "A");
  for (int play = 0; play < 8 && !coach.over(); ++play)
    ASSERT_TRUE(coach.play(coach.users_turn() ? coach.solution().best.front() : coach.reply()).ok());
  const Trace trace = coach.trace();
  EXPECT_EQ(trace.plays.size(), 8U);
  EXPECT_FALSE(trace.value.exact());
  for (const Play& play : trace.plays) {
    ASSERT_TRUE(play.judgement);
    EXPECT_EQ(play.judgement->cost, 0);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameCoachTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
