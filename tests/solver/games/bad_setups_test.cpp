// Every way a setup can be wrong has its own error, which names the field, what was found and what was expected.
#include "tests/support/bad_setups.hpp"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::games {
namespace {

using support::expect_errors;

// Five tricks from the end of a bridge deal, one card played.
games::Setup bridge_ending() {
  games::Setup setup;
  setup.game = "bridge";
  setup.hands = {{"N", "A2.K.3.5"}, {"E", "K3.A.4."}, {"S", "54.Q2.5."}, {"W", "76.J.6.7"}};
  setup.table = {"C6"};
  setup.leader = "E";
  setup.won = {{"N", 3}, {"E", 2}, {"S", 1}, {"W", 2}};
  setup.contract = {{"trump", "S"}, {"declarer", "N"}};
  return setup;
}

games::Setup bridge_deal() {
  games::Setup setup;
  setup.game = "bridge";
  setup.hands = {
      {"N", "AKQJT98765432..."}, {"E", ".AKQJT98765432.."}, {"S", "..AKQJT98765432."}, {"W", "...AKQJT98765432"}};
  setup.contract = {{"trump", "S"}, {"declarer", "N"}};
  return setup;
}

games::Setup solo_ending() {
  games::Setup setup = bridge_ending();
  setup.game = "solo-whist";
  setup.contract = {{"name", "solo"}, {"soloist", "N"}, {"trump", "S"}};
  return setup;
}

games::Setup royal_misere() {
  games::Setup setup = solo_ending();
  setup.contract = {{"name", "royal-misere"}, {"trump", "S"}, {"first_to_four", nullptr}};
  setup.guarantee = "N";
  return setup;
}

TEST(BadSetupsTest, HandsMustMakeUpThePack) {
  expect_errors(bridge_deal(),
                {{"a hand of fourteen", [](auto& s) { s.hands[0].second = "AKQJT98765432.2.."; },
                  "hands.N: found 14 cards, expected 13"},
                 {"a hand of twelve", [](auto& s) { s.hands[2].second = "..AKQJT9876543."; },
                  "hands.S: found 12 cards, expected 13"},
                 {"a card in two hands", [](auto& s) { s.hands[1].second = "A.AKQJT9876543.."; },
                  "hands.E: found SA, which hands.N has too, expected each card once"},
                 {"a card twice in a hand", [](auto& s) { s.hands[0].second = "AAQJT98765432..."; },
                  "hands.N: found SA once too often in \"AAQJT98765432...\", expected each card once"},
                 {"a rank that is none", [](auto& s) { s.hands[0].second = "AKQJT9876543Z..."; },
                  "hands.N: found 'Z' in the spades of \"AKQJT9876543Z...\", expected one of AKQJT98765432"},
                 {"a field too few", [](auto& s) { s.hands[3].second = "..AKQJT98765432"; },
                  "hands.W: found 3 fields in \"..AKQJT98765432\", expected 4 (spades.hearts.diamonds.clubs)"},
                 {"a hidden hand", [](auto& s) { s.hands[3].second = "-"; },
                  "hands.W: found no cards or a hidden hand, expected 13 cards: every hand must be open"},
                 {"a seat left out", [](auto& s) { s.hands.pop_back(); },
                  "hands.W: found no cards or a hidden hand, expected 13 cards: every hand must be open"},
                 {"no hands", [](auto& s) { s.hands.clear(); }, "hands: found no cards, expected 13 cards each"},
                 {"a seat that is none", [](auto& s) { s.hands[0].first = "X"; },
                  "hands: found the seat \"X\", expected one of N E S W"},
                 {"a seat twice", [](auto& s) { s.hands[1].first = "N"; },
                  "hands: found the seat N twice, expected each seat once"}});
}

TEST(BadSetupsTest, HandsMustFitTheTricksTaken) {
  expect_errors(
      bridge_ending(),
      {{"a card too many", [](auto& s) { s.hands[0].second = "A2.K.32.5"; },
        "hands.N: found 6 cards, expected 5 after 8 tricks"},
       {"who has played still holds the card", [](auto& s) { s.hands[1].second = "K3.A.4.2"; },
        "hands.E: found 5 cards, expected 4 after 8 tricks and a card to the trick in progress"},
       {"a trick too many", [](auto& s) { (*s.won)[0].second = 4; },
        "hands.E: found 4 cards, expected 3 after 9 tricks "
        "and a card to the trick in progress"},
       {"fourteen tricks", [](auto& s) { (*s.won)[0].second = 9; }, "won: found 14 tricks in all, expected at most 13"},
       {"less than no trick", [](auto& s) { (*s.won)[0].second = -1; }, "won.N: found -1, expected 0 to 13"},
       {"a seat without tricks", [](auto& s) { s.won->pop_back(); },
        "won.W: found nothing, expected the tricks it has won"},
       {"tricks of a seat that is none", [](auto& s) { (*s.won)[0].first = "A"; },
        "won: found the seat \"A\", expected one of N E S W"},
       {"tricks of a seat twice", [](auto& s) { (*s.won)[0].first = "E"; },
        "won: found the seat E twice, expected each seat once"}});
}

TEST(BadSetupsTest, TheTrickInProgressMustBeLegal) {
  expect_errors(bridge_ending(),
                {{"a revoke",
                  [](auto& s) {
                    s.table = {"C6", "S4"};
                    s.hands[2].second = "5.Q.5.2";
                  },
                  "table: trick 9: S revokes with S4 while holding C2: follow suit if able, otherwise any card"},
                 {"a card also in hand", [](auto& s) { s.table = {"C7"}; },
                  "table: found C7, which is in a hand or on the table already, expected each card once"},
                 {"a card that is none", [](auto& s) { s.table = {"C1"}; },
                  "table: found \"C1\", expected a card of the 52 cards, such as SK"},
                 {"a whole trick",
                  [](auto& s) {
                    s.table = {"C6", "C7", "C8", "C9"};
                  },
                  "table: found 4 cards, expected at most 3"}});
}

TEST(BadSetupsTest, TheLeaderMustBeOneWhoMayLead) {
  expect_errors(
      bridge_ending(),
      {{"no leader", [](auto& s) { s.leader = ""; }, "leader: found nothing, expected the seat that leads trick 9"},
       {"a seat that is none", [](auto& s) { s.leader = "north"; }, "leader: found \"north\", expected one of N E S W"},
       {"no leader of an ending that stands alone",
        [](auto& s) {
          s.leader = "";
          s.won.reset();
        },
        "leader: found nothing, expected the seat that leads the ending"},
       {"one who has won no trick",
        [](auto& s) {
          s.won = {{"N", 5}, {"E", 0}, {"S", 1}, {"W", 2}};
        },
        "leader: found E, who has won no trick, expected a seat that has: the winner of a trick leads to the next"}});
  expect_errors(bridge_deal(),
                {{"not on declarer's left", [](auto& s) { s.leader = "S"; },
                  "leader: found S, expected E: the player on declarer's left leads to the first trick"},
                 {"neither leader nor declarer", [](auto& s) { s.contract.erase("declarer"); },
                  "leader: found nothing, expected the seat that leads, or a declarer in the contract"}});
}

TEST(BadSetupsTest, BridgeContractsMustBeOfBridge) {
  expect_errors(
      bridge_ending(),
      {{"no contract", [](auto& s) { s.contract = base::Json::object(); },
        "contract: found nothing, expected a trump and a declarer"},
       {"a text", [](auto& s) { s.contract = "4S"; }, "contract: found \"4S\", expected an object"},
       {"an unknown key", [](auto& s) { s.contract["dummy"] = "S"; },
        "contract: found the key \"dummy\", expected only trump, declarer, level, doubled, irregular, ending"},
       {"an unknown suit", [](auto& s) { s.contract["trump"] = "X"; },
        "contract.trump: found \"X\", expected one of S H D C NT"},
       {"no trump said", [](auto& s) { s.contract.erase("trump"); },
        "contract.trump: found nothing, expected one of S H D C NT"},
       {"no declarer in mid-deal", [](auto& s) { s.contract.erase("declarer"); },
        "contract.declarer: found nothing, expected one of N E S W"},
       {"an unknown declarer", [](auto& s) { s.contract["declarer"] = "Q"; },
        "contract.declarer: found \"Q\", expected one of N E S W"},
       {"a level too high", [](auto& s) { s.contract["level"] = 8; },
        "contract.level: found 8, expected a number from 1 to 7"},
       {"a doubling that is none", [](auto& s) { s.contract["doubled"] = true; },
        "contract.doubled: found true, expected \"X\" or \"XX\""},
       {"another game's objective", [](auto& s) { s.objective = "make"; },
        "objective: found \"make\", expected tricks"},
       {"a guarantee", [](auto& s) { s.guarantee = "N"; },
        "for: found \"N\", expected nothing: bridge is played by two sides"}});
}

TEST(BadSetupsTest, SoloWhistContractsMustFit) {
  constexpr std::string_view kNames =
      "one of prop-cop solo misere abundance royal-abundance misere-ouverte slam general-misere competitive-misere "
      "royal-misere";
  expect_errors(
      solo_ending(),
      {{"no name",
        [](auto& s) {
          s.contract = {{"trump", "S"}};
        },
        "contract.name: found nothing, expected a contract: the deal stands before its auction"},
       {"an unknown name", [](auto& s) { s.contract["name"] = "sola"; },
        base::str("contract.name: found \"sola\", expected ", kNames)},
       {"no soloist", [](auto& s) { s.contract.erase("soloist"); },
        "contract.soloist: found nothing, expected one of N E S W"},
       {"partners in a solo",
        [](auto& s) {
          s.contract["partners"] = {"N", "E"};
        },
        "contract: found the key \"partners\", expected only name, soloist, trump, turned, payments, all_pass"},
       {"a solo without trump", [](auto& s) { s.contract.erase("trump"); },
        "contract.trump: found nothing, expected one of S H D C: solo needs a trump"},
       {"a solo in no trump", [](auto& s) { s.contract["trump"] = "NT"; },
        "contract.trump: found NT, expected one of S H D C: solo needs a trump"},
       {"a misère with a trump", [](auto& s) { s.contract["name"] = "misere"; },
        "contract.trump: found S, expected none: misere has no trump"},
       {"a slam with a trump", [](auto& s) { s.contract["name"] = "slam"; },
        "contract.trump: found S, expected none: slam has no trump"},
       {"a partner of himself",
        [](auto& s) {
          s.contract = {{"name", "prop-cop"}, {"partners", {"N", "N"}}, {"trump", "S"}};
        },
        "contract.partners: found N twice, expected two seats"},
       {"three partners",
        [](auto& s) {
          s.contract = {{"name", "prop-cop"}, {"partners", {"N", "E", "S"}}, {"trump", "S"}};
        },
        "contract.partners: found [\"N\",\"E\",\"S\"], expected two of N E S W"},
       {"no partners",
        [](auto& s) {
          s.contract = {{"name", "prop-cop"}, {"trump", "S"}};
        },
        "contract.partners: found nothing, expected two of N E S W"},
       {"first to four in a solo", [](auto& s) { s.contract["first_to_four"] = nullptr; },
        "contract: found the key \"first_to_four\", expected only name, soloist, trump, turned, payments, all_pass"},
       {"an unknown objective", [](auto& s) { s.objective = "points"; },
        "objective: found \"points\", expected one of tricks make payment in solo"},
       {"a guarantee in a team contract", [](auto& s) { s.guarantee = "N"; },
        "for: found \"N\", expected nothing: solo is played by two sides"},
       {"no tricks said in mid-deal", [](auto& s) { s.won.reset(); },
        "won: found nothing, expected the tricks each seat has won, for the largest hand has 5 cards, not 13"}});
}

TEST(BadSetupsTest, RoyalMiseresMustSayWhoWasFirstToFour) {
  expect_errors(
      royal_misere(),
      {{"no player", [](auto& s) { s.guarantee = ""; },
        "for: found nothing, expected the seat whose guarantee is asked: one of N E S W"},
       {"a player that is none", [](auto& s) { s.guarantee = "A"; }, "for: found \"A\", expected one of N E S W"},
       {"tricks as objective", [](auto& s) { s.objective = "tricks"; },
        "objective: found \"tricks\", expected payment in royal-misere"},
       {"first to four when nobody has four", [](auto& s) { s.contract["first_to_four"] = "N"; },
        "contract.first_to_four: found N, expected null: nobody has four tricks"},
       {"null when somebody has four",
        [](auto& s) {
          s.won = {{"N", 4}, {"E", 1}, {"S", 1}, {"W", 2}};
        },
        "contract.first_to_four: found null, expected the seat that was first to four tricks"},
       {"nothing when somebody has four",
        [](auto& s) {
          s.won = {{"N", 4}, {"E", 1}, {"S", 1}, {"W", 2}};
          s.contract.erase("first_to_four");
        },
        "contract.first_to_four: found nothing, expected the seat that was first to four tricks"},
       {"one who has not four",
        [](auto& s) {
          s.won = {{"N", 4}, {"E", 1}, {"S", 1}, {"W", 2}};
          s.contract["first_to_four"] = "W";
        },
        "contract.first_to_four: found W, who has won 2, expected a seat with four tricks or more"},
       {"a seat that is none", [](auto& s) { s.contract["first_to_four"] = 4; },
        "contract.first_to_four: found 4, expected one of N E S W, or null"},
       {"no trump", [](auto& s) { s.contract["trump"] = "NT"; },
        "contract.trump: found NT, expected one of S H D C: royal-misere needs a trump"}});
}

TEST(BadSetupsTest, ARoyalMisereInWhichTwoHaveFiveIsDecided) {
  games::Setup setup = royal_misere();
  setup.hands = {{"N", "A2..."}, {"E", "K..."}, {"S", "54..."}, {"W", "76..."}};
  setup.won = {{"N", 5}, {"E", 5}, {"S", 1}, {"W", 0}};
  setup.contract["first_to_four"] = "N";
  const auto position = find_game("solo-whist")->position(setup);
  EXPECT_EQ(base::message(position.status()),
            "won: found five tricks or more at two seats, expected one at most: a royal misère is decided by the first "
            "to five");
}

TEST(BadSetupsTest, TheSoloistLeadsASlamAndEldestEverythingElse) {
  games::Setup setup = bridge_deal();
  setup.game = "solo-whist";
  setup.contract = {{"name", "slam"}, {"soloist", "S"}};
  expect_errors(setup, {{"another leads the slam", [](auto& s) { s.leader = "N"; },
                         "leader: found N, expected S: the soloist leads to the first trick of a slam"}});
  setup.contract = {{"name", "solo"}, {"soloist", "S"}, {"trump", "H"}};
  setup.dealer = "W";
  expect_errors(setup, {{"not eldest", [](auto& s) { s.leader = "E"; },
                         "leader: found E, expected N: eldest, on the dealer's left, leads to the first trick"},
                        {"neither leader nor dealer", [](auto& s) { s.dealer = ""; },
                         "leader: found nothing, expected the seat that leads, or a dealer"},
                        {"a dealer that is none", [](auto& s) { s.dealer = "?"; },
                         "dealer: found \"?\", expected one of N E S W"}});
}

}  // namespace
}  // namespace ouverte::games
