// Legal positions of Hoodwink, and every way a setup can be wrong that is the game's own.
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "tests/solver/games/hoodwink/the_game.hpp"
#include "tests/support/bad_setups.hpp"

namespace ouverte::games::hoodwink {
namespace {

using base::Json;
using support::expect_errors;

games::Setup deal() {
  games::Setup setup;
  setup.game = "hoodwink";
  setup.hands = {{"A", "K.AJT87.T8.KQT."}, {"B", "QT7.KQ.A97.97.*"}, {"C", "AJ98.9.KQJ.AJ8."}};
  setup.contract = {{"trump", "H"}, {"hood", "A"}};
  return setup;
}

games::Setup free_ending() {
  games::Setup setup;
  setup.game = "hoodwink";
  setup.hands = {{"A", "AK...7."}, {"B", "9...A.*"}, {"C", "..KT.."}};
  setup.table = {"S8"};
  setup.leader = "C";
  setup.won = {{"A", 3}, {"B", 3}, {"C", 2}};
  setup.contract = {{"trump", "C"}, {"free", "first"}, {"first_trick", "B"}};
  setup.guarantee = "A";
  return setup;
}

Json bids(std::string_view a, std::string_view b, std::string_view c) {
  return {{"bids", {{"A", a}, {"B", b}, {"C", c}}}};
}

TEST(HoodwinkPositionTest, BidsMustBePossible) {
  expect_errors(
      deal(),
      {{"no contract", [](auto& s) { s.contract = Json::object(); },
        "contract.bids: found nothing, expected bids, or trump and hood: the deal stands before its bidding"},
       {"no Hood",
        [](auto& s) {
          s.contract = {{"trump", "S"}};
        },
        "contract.hood: found nothing, expected one of A B C, or a rule for free partners"},
       {"no trump",
        [](auto& s) {
          s.contract = {{"hood", "B"}};
        },
        "contract.trump: found nothing, expected one of S H D C"},
       {"no trump suit", [](auto& s) { s.contract["trump"] = "NT"; },
        "contract.trump: found \"NT\", expected one of S H D C"},
       {"a Hood who does not play", [](auto& s) { s.contract["hood"] = "D"; },
        "contract.hood: found \"D\", expected one of A B C"},
       {"a scoring that is none", [](auto& s) { s.contract["scoring"] = "big"; },
        "contract.scoring: found \"big\", expected one of basic swing"},
       {"a bid left out",
        [](auto& s) {
          s.contract = {{"bids", {{"A", "S"}, {"B", "S"}}}};
        },
        "contract.bids.C: found nothing, expected a suit or a card of one, such as S or SK"},
       {"the Joker laid", [](auto& s) { s.contract = bids("S", "*", "H"); },
        "contract.bids.B: found \"*\", expected a suit or a card of one, such as S or SK"},
       {"a card that another holds", [](auto& s) { s.contract = bids("SA", "S", "H"); },
        "contract.bids.A: found SA, which C holds, expected a card that A held"},
       {"bids and trump that differ", [](auto& s) { s.contract = bids("S", "S", "D"), s.contract["trump"] = "S"; },
        "contract.trump: found S, expected D, which the bids make trump"},
       {"all the same without cards", [](auto& s) { s.contract = bids("S", "S", "S"); },
        "contract.bids: found A:S B:S C:S, expected the three cards: all bid the same suit, and their ranks make the "
        "partners"},
       {"bids that are not disciplined",
        [](auto& s) { s.contract = bids("H", "D", "H"), s.contract["discipline"] = true; },
        "contract.bids.C: found H, expected SA, as the bids are disciplined"},
       {"a key that is none", [](auto& s) { s.contract["level"] = 1; },
        "contract: found the key \"level\", expected only trump, hood, free, first_trick, scoring, bids, discipline"},
       {"a leader other than A", [](auto& s) { s.leader = "B"; },
        "leader: found B, expected A: A leads to the first trick"},
       {"a guarantee where there is a Hood", [](auto& s) { s.guarantee = "A"; },
        "for: found \"A\", expected nothing: the Hood plays against the partners"},
       {"an objective that is none", [](auto& s) { s.objective = "tricks"; },
        "objective: found \"tricks\", expected one of score make"},
       {"a second Joker", [](auto& s) { s.hands[0].second = ".AJT87.T8.KQT.*"; },
        "hands.B: found * in \"QT7.KQ.A97.97.*\", which is elsewhere already, expected each card once"}});
}

TEST(HoodwinkPositionTest, ASuitIsBidByWhoHoldsACardOfIt) {
  games::Setup setup = deal();
  setup.hands = {{"A", "K7.AJT87..KQT8."}, {"B", "QT.KQ9.AT97.9.*"}, {"C", "AJ98..KQJ8.AJ7."}};
  setup.contract = bids("H", "H", "D");
  expect_errors(setup, {{"hearts", [](auto& s) { s.contract = bids("S", "H", "H"); },
                         "contract.bids.C: found H, expected a suit of which C holds a card other than the Joker"},
                        {"diamonds", [](auto& s) { s.contract = bids("D", "H", "H"); },
                         "contract.bids.A: found D, expected a suit of which A holds a card other than the Joker"}});
}

TEST(HoodwinkPositionTest, FreePartnersHaveTheirOwnFields) {
  expect_errors(
      free_ending(),
      {{"no word on the first trick", [](auto& s) { s.contract["first_trick"] = nullptr; },
        "contract.first_trick: found nothing, expected the seat that took the first trick"},
       {"a first trick of nobody", [](auto& s) { s.contract["first_trick"] = "E"; },
        "contract.first_trick: found \"E\", expected one of A B C, or null"},
       {"no guarantee", [](auto& s) { s.guarantee = ""; },
        "for: found nothing, expected the seat whose guarantee is asked: one of A B C"},
       {"a guarantee of nobody", [](auto& s) { s.guarantee = "N"; }, "for: found \"N\", expected one of A B C"},
       {"make, which has no meaning", [](auto& s) { s.objective = "make"; },
        "objective: found \"make\", expected score with free partners"},
       {"a Hood as well", [](auto& s) { s.contract["hood"] = "A"; },
        "contract.free: found first, expected nothing, for A is the Hood: free partners have none beforehand"}});
}

TEST(HoodwinkPositionTest, DisciplinedBidsFollowFromTheHandsAndAreWrittenOut) {
  games::Setup setup = deal();
  setup.contract = {{"discipline", true}};
  const auto position = the_game().position(setup);
  ASSERT_TRUE(position.ok()) << position.status();
  const Json contract = (*position)->setup().contract;
  EXPECT_EQ(contract.dump(),
            R"({"trump":"C","hood":"C","scoring":"basic","bids":{"A":"HA","B":"DA","C":"SA"},"discipline":true})");
  // They still stand when the hands no longer tell them.
  for (int trick = 0; trick < 3; ++trick)
    for (int card = 0; card < kPlayers; ++card) ASSERT_TRUE((*position)->play((*position)->moves().front()).ok());
  const auto again = the_game().position((*position)->setup());
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ((*again)->setup().contract, contract);
  games::Setup without = (*position)->setup();
  without.contract = {{"discipline", true}};
  EXPECT_EQ(base::message(the_game().position(without).status()),
            "contract.bids: found nothing, expected the bids, or trump and hood: after 3 tricks the hands no longer "
            "tell them");
}

TEST(HoodwinkPositionTest, TheJokerIsWrittenAsItself) {
  games::Setup setup = deal();
  const auto position = the_game().position(setup);
  ASSERT_TRUE(position.ok());
  ASSERT_TRUE((*position)->play("H7").ok());
  EXPECT_EQ((*position)->moves(), (std::vector<std::string>{"HK", "HQ", "*"}));
  EXPECT_EQ(base::message((*position)->play("SQ")),
            "trick 1: B revokes with SQ while holding HK: follow suit if able, otherwise any card");
  ASSERT_TRUE((*position)->play("*").ok());
  EXPECT_EQ((*position)->setup().table, (std::vector<std::string>{"H7", "*"}));
  EXPECT_EQ((*position)->setup().hands[1].second, "QT7.KQ.A97.97.");
}

TEST(HoodwinkPositionTest, FreePartnersKeepTheTakerOfTheFirstTrick) {
  games::Setup setup = deal();
  setup.contract = {{"trump", "S"}, {"free", "first"}};
  setup.guarantee = "B";
  const auto position = the_game().position(setup);
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_TRUE((*position)->setup().contract.at("first_trick").is_null());
  for (const char* card : {"SK", "S7", "SA"}) ASSERT_TRUE((*position)->play(card).ok());
  EXPECT_EQ((*position)->setup().contract.at("first_trick"), "C");
  // Where only one has taken tricks a record need not say.
  games::Setup one = (*position)->setup();
  one.contract.erase("first_trick");
  EXPECT_EQ((*the_game().position(one))->setup().contract.at("first_trick"), "C");
}

}  // namespace
}  // namespace ouverte::games::hoodwink
