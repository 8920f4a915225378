// Deals of every game played against the coach.
#include "tutor/coach/coach.hpp"

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
      for (const support::Case& chosen : support::cases_of(game_)) {
        const records::Record record = support::random_record(game_, chosen, plays, random);
        auto start = game_.playable(record.setup);
        if (start.ok() && record.plays.size() >= 2) return *std::move(start);
      }
    }
  }

  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
};

TEST_P(EveryGameCoachTest, TheProgramPlaysPerfectlyAndAPerfectUserLosesNothing) {
  auto start = ending(6, 31);
  const std::string user = start->to_move();
  Coach coach(game_, *solver_, std::move(start), user);
  const bool two_sides = coach.trace().guarantee.empty();  // else the program's players play for themselves
  while (!coach.over()) {
    const std::string move = coach.users_turn() ? coach.solution().best.front() : coach.reply();
    if (two_sides || coach.users_turn()) {
      EXPECT_THAT(coach.solution().best, Contains(move));
    }
    ASSERT_TRUE(coach.play(move).ok());
  }
  const Trace trace = coach.trace();
  ASSERT_TRUE(trace.value.exact());
  EXPECT_TRUE(!two_sides || trace.result == trace.value.lower);
  for (const Play& play : trace.plays) EXPECT_TRUE(play.judgement->cost == 0 || !(two_sides || play.player == user));
}

TEST_P(EveryGameCoachTest, TheProgramsReplyTemptsMost) {
  auto start = ending(7, 32);
  // The user has the seat after the one to move, so that the program begins.
  const std::string_view seats = game_.seats_at(start->setup());
  const std::string user(1, seats[(seats.find(start->to_move()) + 1) % seats.size()]);
  Coach coach(game_, *solver_, std::move(start), user);
  ASSERT_FALSE(coach.users_turn());
  const std::string reply = coach.reply();
  if (coach.trace().guarantee.empty()) {
    EXPECT_THAT(coach.solution().best, Contains(reply));
  }
}

TEST_P(EveryGameCoachTest, WhatWasTakenBackIsForgotten) {
  auto start = ending(6, 33);
  std::string users(game_.seats_at(start->setup()));
  const games::Setup before = start->setup();
  Coach coach(game_, *solver_, std::move(start), users);
  while (!coach.over()) ASSERT_TRUE(coach.play(coach.position().moves().back()).ok());
  EXPECT_EQ(coach.trace().plays.size(), coach.record().plays.size());
  while (coach.take_back()) EXPECT_GT(coach.position().classes().size(), 1U);
  EXPECT_FALSE(coach.play("no card").ok());
  EXPECT_LE(coach.trace().plays.size(), 6U);
  const auto again = game_.position(before);
  ASSERT_TRUE(again.ok());
  for (const Play& play : coach.trace().plays) ASSERT_TRUE((*again)->play(play.move).ok());
  EXPECT_TRUE((*again)->setup() == coach.position().setup());
}

TEST_P(EveryGameCoachTest, LinesGoToTheEnd) {
  auto start = ending(6, 34);
  base::Random random(34);
  std::vector<records::Play> plays;
  for (const auto at = start->clone(); !at->over();) {
    const auto moves = at->moves();
    plays.push_back({.seat = at->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}});
    ASSERT_TRUE(at->play(plays.back().move).ok());
  }
  const std::string user = start->to_move();
  Coach coach(game_, *solver_, std::move(start), user, plays);
  for (const auto& line : {coach.best_for_all(), coach.best_against_record()}) {
    const auto end = coach.position().clone();
    for (const std::string& move : line) ASSERT_TRUE(end->play(move).ok());
    EXPECT_TRUE(end->over());
  }
}

TEST(CoachTest, WherePlayNeedNotEndItGoesOnBeyondWhatIsLookedAt) {
  const games::Game& rummage = *games::find_game("rummage");
  base::Random random(35);
  const auto contract = rummage.contract_from_text("3 players");
  ASSERT_TRUE(contract.ok());
  auto start = rummage.playable(rummage.random_start(*contract, random));
  ASSERT_TRUE(start.ok()) << start.status();
  const auto solver = rummage.solver({.switches = {}, .limits = {.nodes = 50'000}, .memory_mib = 16, .stop = {}});
  Coach coach(rummage, *solver, *std::move(start), "A");
  for (int play = 0; play < 8 && !coach.over(); ++play)
    ASSERT_TRUE(coach.play(coach.users_turn() ? coach.solution().best.front() : coach.reply()).ok());
  const Trace trace = coach.trace();
  EXPECT_TRUE(trace.plays.size() == 8 || coach.over());
  EXPECT_GE(trace.plays.size(), 5U);
  EXPECT_FALSE(trace.value.exact());
  for (const Play& play : trace.plays) {
    ASSERT_EQ(play.judgement.has_value(), trace.charges(play));
    if (!play.judgement) continue;
    EXPECT_EQ(play.judgement->cost, 0);
    EXPECT_GE(play.judgement->horizon, 1);
  }
}

// What a fresh solver and the analysis of a record say of the same play, looked at as far ahead.
void expect_agreement(const games::Game& game, games::Solver& solver, const games::Position& before,
                      const Judgement& judgement, const std::string& move) {
  const games::Setup setup = game.bounded(before.setup(), *judgement.horizon);
  const auto at = game.position(setup);
  ASSERT_TRUE(at.ok()) << at.status();
  const games::Solution solution = solver.solve(**at, {.every_move = true});
  EXPECT_EQ(solution.value.lower, judgement.before);
  ASSERT_EQ(solution.moves.size(), judgement.moves.size());
  for (std::size_t i = 0; i < solution.moves.size(); ++i) {
    EXPECT_EQ(solution.moves[i].move, judgement.moves[i].move);
    EXPECT_EQ(solution.moves[i].value, judgement.moves[i].value);
  }
  records::Record record;
  record.setup = setup;
  record.plays.push_back({.seat = before.to_move(), .move = move, .marks = {}, .comments = {}});
  const auto analysis = analyse(game, record, solver, [](int, int) {});
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  const auto& analysed = analysis->traces.front().plays.front().judgement;
  ASSERT_TRUE(analysed);
  EXPECT_EQ(analysed->before, judgement.before);
  EXPECT_EQ(analysed->after, judgement.after);
  EXPECT_EQ(analysed->best, judgement.best);
}

// Its record names no end, and the analysis of it says the same of every play.
TEST(CoachTest, WherePlayNeedNotEndItsRecordIsJudgedTheSame) {
  const games::Game& rummage = *games::find_game("rummage");
  base::Random random(4);
  const auto contract = rummage.contract_from_text("3 players");
  ASSERT_TRUE(contract.ok());
  games::Setup setup = rummage.random_start(*contract, random);
  setup.guarantee = "A";
  auto start = rummage.position(setup);
  ASSERT_TRUE(start.ok()) << start.status();
  const auto solver = rummage.solver({.switches = {}, .limits = {}, .memory_mib = 32, .stop = {}});
  Coach coach(rummage, *solver, *std::move(start), "A");
  while (coach.trace().plays.size() < 7)
    ASSERT_TRUE(coach.play(coach.users_turn() ? coach.position().moves().back() : coach.reply()).ok());
  const records::Record record = coach.record();
  EXPECT_FALSE(record.setup.contract.contains("horizon"));
  const auto other = rummage.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  const auto analysis = analyse(rummage, record, *other, [](int, int) {});
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  ASSERT_EQ(analysis->traces.size(), 1U);
  const Trace trace = coach.trace();
  for (std::size_t place = 0; place < trace.plays.size(); ++place) {
    const auto& coached = trace.plays[place].judgement;
    const auto& analysed = analysis->traces.front().plays[place].judgement;
    ASSERT_EQ(coached.has_value(), analysed.has_value());
    if (!coached) continue;
    EXPECT_EQ(coached->before, analysed->before);
    EXPECT_EQ(coached->after, analysed->after);
    EXPECT_EQ(coached->best, analysed->best);
    EXPECT_EQ(coached->horizon, analysed->horizon);
    EXPECT_EQ(coached->mark, analysed->mark);
  }
}

TEST(CoachTest, WherePlayNeedNotEndItAgreesWithTheAnalysisToTheSameHorizon) {
  const games::Game& rummage = *games::find_game("rummage");
  base::Random random(36);
  int deepest = 0;
  for (const std::string_view players : {"3 players", "4 players", "3 players", "4 players"}) {
    const auto contract = rummage.contract_from_text(players);
    ASSERT_TRUE(contract.ok());
    auto start = rummage.playable(rummage.random_start(*contract, random));
    ASSERT_TRUE(start.ok()) << start.status();
    const auto solver = rummage.solver({.switches = {}, .limits = {.nodes = 30'000}, .memory_mib = 16, .stop = {}});
    const auto other = rummage.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
    Coach coach(rummage, *solver, *std::move(start), "AB");
    for (int play = 0; play < 9 && !coach.over(); ++play) {
      const auto before = coach.position().clone();
      const std::string move = coach.users_turn() ? before->moves().back() : coach.reply();
      ASSERT_TRUE(coach.play(move).ok());
      const Trace trace = coach.trace();
      const Play& played = trace.plays.back();
      if (!played.judgement) continue;
      ASSERT_TRUE(played.judgement->horizon);
      deepest = std::max(deepest, *played.judgement->horizon);
      expect_agreement(rummage, *other, *before, *played.judgement, move);
    }
  }
  EXPECT_GT(deepest, 4);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameCoachTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
