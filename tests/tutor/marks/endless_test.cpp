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

// Where all is found out at little cost it is looked at farther than the least, and what is said names how far.
TEST(EndlessAnalysisTest, LooksAsFarAsItTakesLittle) {
  const games::Game& rummage = *games::find_game("rummage");
  search::Options options;
  options.memory_mib = 16;
  const auto solver = rummage.solver(options);
  const auto analysis = analyse(rummage, last_cards(), *solver, [](int, int) {});
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  ASSERT_EQ(analysis->traces.size(), 3u);
  for (const Trace& trace : analysis->traces) {
    const int end = trace.start.contract.at("horizon").get<int>();
    EXPECT_GT(end, 1 + 4);
    ASSERT_TRUE(trace.plays.front().judgement.has_value());
    EXPECT_EQ(trace.plays.front().judgement->horizon, end);
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
