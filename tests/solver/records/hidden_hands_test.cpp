// Deals of which not every hand is told, and the plays that are followed in them all the same.
#include "solver/records/hidden_hands.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::records {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;

const games::Game& bridge() { return *games::find_game("bridge"); }

std::variant<Record, Problem> two_hands_told(const std::string& plays) {
  return read_json_line(R"({"game": "bridge", "hands": {"N": "7654.QJ3.J32.KQ3", "S": "AKT32.AK2.AKQ.A2"},
    "contract": {"trump": "NT", "declarer": "S", "level": 7}, "plays": [)" +
                            plays + "]}",
                        {});
}

std::vector<std::string> seats_of_plays(const Record& record) {
  std::vector<std::string> seats;
  for (const Play& play : record.plays) seats.push_back(play.seat);
  return seats;
}

TEST(HiddenHandsTest, PlaysAreFollowedWhoeverHoldsTheRest) {
  const auto found = two_hands_told(R"("HT", "H3", "H4", "HA", "SA", "SQ", "S4", "S8", "S2", "H5", "S5", "S9")");
  const auto* record = std::get_if<Record>(&found);
  ASSERT_NE(record, nullptr) << std::get<Problem>(found).message;
  EXPECT_THAT(seats_of_plays(*record), ElementsAre("W", "N", "E", "S", "S", "W", "N", "E", "S", "W", "N", "E"));
  EXPECT_EQ(seats_untold(bridge(), record->setup), "EW");
  std::vector<std::string> moves;
  for (const Play& play : record->plays) moves.push_back(play.move);
  const auto whole = completed(bridge(), record->setup, moves);
  ASSERT_TRUE(whole.ok()) << whole.status();
  auto at = bridge().playable(*whole);
  ASSERT_TRUE(at.ok()) << at.status();
  for (const std::string& move : moves) EXPECT_TRUE((*at)->play(move).ok()) << move;
}

TEST(HiddenHandsTest, WhatNoHandsAllowIsRefused) {
  const auto message = [](const std::string& plays) {
    const auto found = two_hands_told(plays);
    const auto* problem = std::get_if<Problem>(&found);
    return problem == nullptr ? "" : problem->message;
  };
  EXPECT_THAT(message(R"("SA")"), HasSubstr("plays"));                                            // South holds it
  EXPECT_THAT(message(R"("HT", "H3", "C4", "HA", "SA", "SQ", "S4", "H4")"), HasSubstr("plays"));  // East had a heart
  EXPECT_THAT(message(R"("HT", "S4")"), HasSubstr("revoke"));                                     // North has hearts
  EXPECT_THAT(message(R"("HT", "H3", "HT")"), HasSubstr("plays"));                                // once already
}

TEST(HiddenHandsTest, RowsOfPbnAreFollowed) {
  const auto readings = read_pbn(
      "[Board \"1\"]\n[Deal \"N:7654.QJ3.J32.KQ3 - AKT32.AK2.AKQ.A2 -\"]\n[Contract \"7NT\"]\n[Declarer \"S\"]\n"
      "[Play \"W\"]\nHT H3 H4 HA\nSQ S4 S8 SA\n- - - H2\n*\n",
      "");
  ASSERT_EQ(readings.size(), 1u);
  Record record = std::get<Record>(readings[0]);
  EXPECT_EQ(record.plays_end, PlaysEnd::kUnresolved);
  const absl::Status followed = follow_untold(bridge(), record);
  ASSERT_TRUE(followed.ok()) << followed;
  EXPECT_THAT(seats_of_plays(record), ElementsAre("W", "N", "E", "S", "S", "W", "N", "E", "S"));
  EXPECT_EQ(record.plays.back().move, "H2");
}

TEST(HiddenHandsTest, OnlyOfAWholeDealCanHandsBeLeftOut) {
  const auto found = read_json_line(R"({"game": "bridge", "hands": {"N": "76.3..", "S": "AK.2.."}, "leader": "S",
    "contract": {"trump": "NT", "declarer": "S", "ending": 3}, "plays": ["SA"]})",
                                    {});
  const auto* problem = std::get_if<Problem>(&found);
  ASSERT_NE(problem, nullptr);
  EXPECT_THAT(problem->message, HasSubstr("where a hand is left out the others are as dealt"));
}

}  // namespace
}  // namespace ouverte::records
