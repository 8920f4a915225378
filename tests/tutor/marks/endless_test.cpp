// Records of play that need not end (Rummage), and name no end: how far they are looked at.
#include <string>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {
namespace {

records::Record last_cards() {
  records::Record record;
  record.setup.game = "rummage";
  record.setup.hands = {{"A", "J..T.."}, {"B", "...T9."}, {"C", "...K."}};
  record.setup.table = {"DJ", "SJ", "HJ"};
  record.setup.leader = "A";
  record.setup.contract = {{"players", 3}, {"melds", {{"A", {4, 5, 4}}, {"B", {4, 4, 3, 3}}, {"C", {4, 6, 3, 3}}}}};
  record.plays.push_back({.seat = "A", .move = "SJ", .marks = {}, .comments = {}});
  return record;
}

// Each judges his own plays, to the horizon that the solver has for the turn, whatever was asked of it before.
TEST(EndlessAnalysisTest, ATurnIsJudgedByItself) {
  const games::Game& rummage = *games::find_game("rummage");
  search::Options options;
  options.memory_mib = 64;
  const auto solver = rummage.solver(options);
  const auto analysis = analyse(rummage, last_cards(), *solver, [](int, int) {});
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  ASSERT_EQ(analysis->traces.size(), 3u);
  for (const Trace& trace : analysis->traces) {
    EXPECT_TRUE(trace.endless);
    EXPECT_FALSE(trace.start.contract.contains("horizon"));
    const auto& judgement = trace.plays.front().judgement;
    ASSERT_EQ(judgement.has_value(), trace.guarantee == "A");
    if (!judgement) continue;
    const auto other = rummage.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
    const auto at = rummage.position(trace.start);
    ASSERT_TRUE(at.ok());
    const games::Solution alone = other->judge(**at);
    EXPECT_EQ(judgement->horizon, alone.horizon);
    EXPECT_GT(*alone.horizon, 4);
    EXPECT_EQ(judgement->before, alone.value.lower);
    EXPECT_EQ(judgement->best, alone.best);
  }
}

TEST(EndlessAnalysisTest, AnEndThatIsNamedIsKept) {
  const games::Game& rummage = *games::find_game("rummage");
  records::Record record = last_cards();
  record.setup.contract["horizon"] = 3;
  const auto solver = rummage.solver({});
  const auto analysis = analyse(rummage, record, *solver, [](int, int) {});
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  for (const Trace& trace : analysis->traces) EXPECT_EQ(trace.start.contract.at("horizon"), 3);
}

}  // namespace
}  // namespace ouverte::tutor
