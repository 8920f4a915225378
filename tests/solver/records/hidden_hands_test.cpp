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

// A record of one game, or what is wrong with it.
std::string whole_deal_of(const std::string& json) {
  const auto found = read_json_line(json, {});
  if (const auto* problem = std::get_if<Problem>(&found)) return problem->message;
  const auto& record = std::get<Record>(found);
  const games::Game& game = *games::find_game(record.setup.game);
  std::vector<std::string> moves;
  for (const Play& play : record.plays) moves.push_back(play.move);
  const auto whole = completed(game, record.setup, moves);
  if (!whole.ok()) return std::string(whole.status().message());
  auto at = game.playable(*whole);
  if (!at.ok()) return std::string(at.status().message());
  for (const std::string& move : moves)
    if (const absl::Status played = (*at)->play(move); !played.ok()) return std::string(played.message());
  return "fits";
}

// "game", the hand of one player, the contract and plays.
std::string tarock(const std::string& hands, const std::string& contract, const std::string& plays) {
  return R"({"game": "dreiertarock", "dealer": "C", "hands": {)" + hands + R"(}, "contract": {)" + contract +
         R"(}, "plays": [)" + plays + "]}";
}

constexpr const char* kDefender = R"("B": "KT.QJ1..QJ.21,19,15,9,4")";
constexpr const char* kDeclarer = R"("A": ".K.QJ1.T.*,20,18,11,7,6,3")";
constexpr const char* kSingle = R"("name": "single", "declarer": "A", "talon": ["Q....10,2", "J.N...1"], "taken": 2)";

TEST(HiddenHandsTest, TheTalonIsHiddenWithTheHands) {
  EXPECT_EQ(whole_deal_of(tarock(kDeclarer, R"("name": "solo", "declarer": "A")", R"("20", "21", "5")")), "fits");
  EXPECT_EQ(whole_deal_of(tarock(kDefender, R"("name": "solo", "declarer": "A")", R"("20", "21", "5", "SK")")), "fits");
  EXPECT_EQ(whole_deal_of(tarock(kDefender, R"("name": "trischaken")", R"("20", "4", "1")")), "fits");
  EXPECT_THAT(
      whole_deal_of(tarock(kDefender, R"("name": "solo", "declarer": "A", "talon": ["K....10,2", "J.N...1"])", "")),
      HasSubstr("contract.talon: found SK, which a hand has too"));
}

TEST(HiddenHandsTest, CardsLaidAsideAreHiddenWithTheDeclarersHand) {
  EXPECT_EQ(whole_deal_of(tarock(kDefender, kSingle, R"("SJ", "SK", "SN", "SQ")")),
            "plays: trick 2: B does not hold SQ");
  EXPECT_EQ(whole_deal_of(tarock(kDefender, kSingle, R"("SJ", "SK", "SN", "ST", "SQ")")),
            "plays: trick 2: C does not hold SQ");
  EXPECT_EQ(whole_deal_of(tarock(kDefender, kSingle, R"("SJ", "SK", "SN", "ST", "18", "20")")), "fits");
  EXPECT_EQ(
      whole_deal_of(tarock(kDeclarer, std::string(kSingle) + R"(, "laid_aside": "J..J.T")", R"("20", "21", "5")")),
      "fits");
  EXPECT_THAT(whole_deal_of(tarock(kDeclarer, kSingle, "")), HasSubstr("contract.laid_aside: found nothing"));
  EXPECT_THAT(whole_deal_of(tarock(kDefender, R"("name": "single", "declarer": "A")", "")),
              HasSubstr("contract.talon: found nothing"));
}

// The declarer lays trumps aside face up, and only for want of other cards.
TEST(HiddenHandsTest, TrumpsLaidAsideAreSeen) {
  const std::string seen = std::string(kSingle) + R"(, "laid_aside": "....5")";
  EXPECT_EQ(whole_deal_of(tarock(kDefender, seen, R"("20", "21", "16")")), "fits");
  EXPECT_THAT(whole_deal_of(tarock(kDefender, seen, R"("20", "21", "5")")), HasSubstr("plays"));
  EXPECT_THAT(whole_deal_of(tarock(kDefender, seen, R"("HQ")")), HasSubstr("plays"));
}

// What was taken up with a trick was not dealt: B has the Ace of Spades from A, and C none of his own.
TEST(HiddenHandsTest, CardsTakenUpAreFollowed) {
  const auto rummage = [](const std::string& plays) {
    return whole_deal_of(R"({"game": "rummage", "hands": {"A": "AT.AJ.AKQJT.AQT9.", "B": "-", "C": "-", "D": "-"},
      "contract": {"players": 4}, "plays": [)" +
                         plays + "]}");
  };
  EXPECT_EQ(rummage(""), "fits");
  EXPECT_EQ(rummage(R"("SA", "S9", "SK", "HA", "HA", "SA")"), "fits");
  EXPECT_EQ(rummage(R"("SA", "S9", "SK", "SA", "HA", "SA")"), "fits");
  EXPECT_THAT(rummage(R"("SA", "S9", "SA", "SA")"), HasSubstr("plays"));  // there are two, and A had one of them
}

// C matches the King, takes up King and Ten, and lays that Ten with two others.
TEST(HiddenHandsTest, CardsTakenUpByAPlayAreLaidWithIt) {
  const auto rummage = [](const std::string& plays) {
    return whole_deal_of(R"({"game": "rummage", "hands": {"A": "KKJ.AQT9.AKQT9.AKQTT.", "B": "-", "C": "-"},
      "contract": {"players": 3}, "plays": [)" +
                         plays + "]}");
  };
  EXPECT_EQ(rummage(R"("SK", "ST+HJ.DJ.CJ", "SA+SJ.HJ.CJ")"), "fits");
  EXPECT_EQ(rummage(R"("SK", "ST+HJ.DJ.CJ", "SA+SJ.HJ.CJ,ST.ST.HT")"), "fits");
  EXPECT_THAT(rummage(R"("SK", "ST+HJ.DJ.CJ", "ST+ST.ST.HT")"), HasSubstr("plays"));  // there are two
}

}  // namespace
}  // namespace ouverte::records
