// Every way a setup of Dreiertarock can be wrong has its own error, which names the field, what was found and what was
// expected. Errors of hands, tricks and leaders that all trick games share are tests of their own.
#include "tests/support/bad_setups.hpp"

#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;
using support::expect_errors;

games::Setup solo_deal() {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.hands = {
      {"A", ".K.QJ1.T.*,20,18,11,7,6,3"}, {"B", "KT.QJ1..QJ.21,19,15,9,4"}, {"C", "N..KN.KN.17,16,14,13,12,8,5"}};
  setup.contract = {{"name", "solo"}, {"declarer", "A"}, {"talon", {"Q....10,2", "J.N...1"}}};
  return setup;
}

games::Setup single_deal() {
  games::Setup setup = solo_deal();
  setup.contract = {{"name", "single"},
                    {"declarer", "A"},
                    {"talon", {"Q....10,2", "J.N...1"}},
                    {"taken", 2},
                    {"laid_aside", "J..J.T."}};
  return setup;
}

// Three tricks from the end: A has won 5 of 9, B and C two each.
games::Setup solo_ending() {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.hands = {{"A", "Q....*,5"}, {"B", "K..K..3"}, {"C", "..N.T.1"}};
  setup.leader = "A";
  setup.won = {{"A", 5}, {"B", 2}, {"C", 2}};
  setup.contract = {{"name", "solo"},
                    {"declarer", "A"},
                    {"points", {{"declarer", 35}, {"defenders", 26}}},
                    {"mondfang", nullptr},
                    {"kings", nullptr},
                    {"trull", nullptr},
                    {"announced", Json::array()},
                    {"doubled", Json::array()}};
  return setup;
}

TEST(DreiertarockBadSetupsTest, TheTalonMustBeTheRestOfThePack) {
  expect_errors(
      solo_deal(),
      {{"a card of a hand",
        [](auto& s) {
          s.contract["talon"] = {"K....10,2", "J.N...1"};
        },
        "contract.talon: found SK, which hands.B has too, expected each card once"},
       {"one group", [](auto& s) { s.contract["talon"] = {"Q....10,2"}; },
        "contract.talon: found [\"Q....10,2\"], expected two groups of three cards, such as [\"KQ.N...\", "
        "\"..J..9,2\"]"},
       {"a card of another pack",
        [](auto& s) {
          s.contract["talon"] = {"A....10,2", "J.N...1"};
        },
        "contract.talon: found 'A' in the spades of \"A....10,2\", expected one of KQNJT"},
       {"groups of four and two",
        [](auto& s) {
          s.contract["talon"] = {"QJ....10,2", ".N...1"};
        },
        "contract.talon: found 4 cards in \"QJ....10,2\", expected two groups of three"},
       {"played on without points",
        [](auto& s) {
          s.table = {"20"};
          s.hands[0].second = ".K.QJ1.T.*,18,11,7,6,3";
        },
        "contract.points: found nothing, expected the card points out of play, since cards have been played: without "
        "them the hands are those dealt"}});
}

TEST(DreiertarockBadSetupsTest, TheExchangeMustBeLegal) {
  expect_errors(
      single_deal(),
      {{"no talon", [](auto& s) { s.contract.erase("talon"); },
        "contract.talon: found nothing, expected two groups of three cards, one of them to be taken"},
       {"no group", [](auto& s) { s.contract.erase("taken"); },
        "contract.taken: found nothing, expected 1 or 2: the group of the talon that was taken"},
       {"a third group", [](auto& s) { s.contract["taken"] = 3; },
        "contract.taken: found 3, expected a number from 1 to 2"},
       {"nothing laid aside", [](auto& s) { s.contract.erase("laid_aside"); },
        "contract.laid_aside: found nothing, expected the three cards laid aside"},
       {"two cards", [](auto& s) { s.contract["laid_aside"] = "J..J.."; },
        "contract.laid_aside: found 2 cards, expected three cards"},
       {"a list", [](auto& s) { s.contract["laid_aside"] = {"SJ"}; },
        "contract.laid_aside: found [\"SJ\"], expected three cards, such as \"T..J..5\""},
       {"another's card", [](auto& s) { s.contract["laid_aside"] = "N..J.T."; },
        "contract.laid_aside: found SN, which A does not hold, expected three cards of the hand with its group of the "
        "talon"},
       {"a card of the other group", [](auto& s) { s.contract["laid_aside"] = "Q..J.T."; },
        "contract.laid_aside: found SQ, which A does not hold, expected three cards of the hand with its group of the "
        "talon"},
       {"a King", [](auto& s) { s.contract["laid_aside"] = ".K.J.T."; },
        "contract.laid_aside: found HK, expected neither a King nor a card of the Trull"},
       {"the Pagat", [](auto& s) { s.contract["laid_aside"] = "..J.T.1"; },
        "contract.laid_aside: found 1, expected neither a King nor a card of the Trull"},
       {"a trump too early", [](auto& s) { s.contract["laid_aside"] = "..J.T.3"; },
        "contract.laid_aside: found 3 while A still holds DQ, expected trumps only when no other suit card is left to "
        "lay aside"},
       {"a lead by the declarer", [](auto& s) { s.contract["declarer_leads"] = true; },
        "contract: found the key \"declarer_leads\", expected only name, declarer, talon, taken, laid_aside, points, "
        "mondfang, kings, trull, announced, doubled, ultimo, to_speak"},
       {"Kings that nobody was dealt", [](auto& s) { s.contract["kings"] = "B"; },
        "contract.kings: found B, expected null or a seat that was dealt all four Kings"},
       {"a Trull completed from the talon", [](auto& s) { s.contract["trull"] = "A"; },
        "contract.trull: found A, expected null or a seat that was dealt the Trull"},
       {"a Mondfang before the play", [](auto& s) { s.contract["mondfang"] = "A"; },
        "contract.mondfang: found A, expected null: the Sküs and the Mond have not both been played"}});
}

TEST(DreiertarockBadSetupsTest, PointsMustAddUp) {
  expect_errors(
      solo_ending(),
      {{"a point too many", [](auto& s) { s.contract["points"]["declarer"] = 36; },
        "contract.points: found 62 beside 29 in the hands and on the table, expected 90 in all"},
       {"points of a seat",
        [](auto& s) {
          s.contract["points"] = {{"A", 36}};
        },
        "contract.points: found the key \"A\", expected only declarer, defenders"},
       {"no points", [](auto& s) { s.contract.erase("points"); },
        "contract.points: found nothing, expected the card points out of play, since cards have been played: without "
        "them the hands are those dealt"},
       {"points without a trick",
        [](auto& s) {
          s.won = {{"A", 0}, {"B", 5}, {"C", 4}};
          s.leader = "B";
        },
        "contract.points.declarer: found 35, expected 0, for no trick has been won"},
       {"fewer than lie in the talon",
        [](auto& s) {
          s.contract["points"] = {{"declarer", 60}, {"defenders", 1}};
        },
        "contract.points.defenders: found 1, expected at least 3, which lie aside"}});
}

TEST(DreiertarockBadSetupsTest, WhatTheCardsDoNotTellMustBeSaid) {
  expect_errors(
      solo_ending(),
      {{"Kings of two players", [](auto& s) { s.contract["kings"] = "A"; },
        "contract.kings: found A, expected null or a seat that was dealt all four Kings"},
       {"Kings not said", [](auto& s) { s.contract.erase("kings"); },
        "contract.kings: found nothing, expected the seat that was dealt all four Kings, or null: the cards left do "
        "not tell"},
       {"a Trull of two players", [](auto& s) { s.contract["trull"] = "C"; },
        "contract.trull: found C, expected null or a seat that was dealt the Trull"},
       {"Mondfang while the Sküs is held", [](auto& s) { s.contract["mondfang"] = "A"; },
        "contract.mondfang: found A, expected null: the Sküs and the Mond have not both been played"},
       {"a seat that is none", [](auto& s) { s.contract["mondfang"] = "D"; },
        "contract.mondfang: found \"D\", expected one of A B C, or null for nobody"},
       {"the last trick before its time", [](auto& s) { s.contract["ultimo"] = nullptr; },
        "contract.ultimo: found one, expected nothing: the deal is not over"}});
  games::Setup late = solo_ending();
  late.hands = {{"A", "Q....5"}, {"B", "K..K.."}, {"C", "..N.T."}};
  late.won = {{"A", 6}, {"B", 2}, {"C", 2}};
  late.contract["points"] = {{"declarer", 46}, {"defenders", 26}};
  expect_errors(late, {{"Mondfang not said", [](auto& s) { s.contract.erase("mondfang"); },
                        "contract.mondfang: found nothing, expected the seat whose Sküs took the Mond, or null"},
                       {"Mondfang without a trick",
                        [](auto& s) {
                          s.won = {{"A", 8}, {"B", 2}, {"C", 0}};
                          s.contract["mondfang"] = "C";
                        },
                        "contract.mondfang: found C, who has won no trick, expected null or the seat whose Sküs took "
                        "the Mond"}});
}

TEST(DreiertarockBadSetupsTest, AnnouncementsMustBePossible) {
  const auto announce = [](std::string_view bonus, std::string_view by) {
    return Json({{"bonus", bonus}, {"by", by}});
  };
  expect_errors(
      solo_ending(),
      {{"a Pagat another holds", [&](auto& s) { s.contract["announced"] = Json::array({announce("pagat", "A")}); },
        "contract.announced: found pagat by A, expected C, who holds the Pagat"},
       {"a Pagat of a side", [&](auto& s) { s.contract["announced"] = Json::array({announce("pagat", "declarer")}); },
        "contract.announced: found {\"bonus\":\"pagat\",\"by\":\"declarer\"}, expected pagat by the seat that holds "
        "it"},
       {"a Pagat twice",
        [&](auto& s) {
          s.contract["announced"] = {announce("pagat", "C"), announce("pagat", "C")};
        },
        "contract.announced: found pagat twice, expected no bonus announced more than once"},
       {"an Absolute of nobody", [&](auto& s) { s.contract["announced"] = Json::array({announce("absolute", "D")}); },
        "contract.announced: found {\"bonus\":\"absolute\",\"by\":\"D\"}, expected absolute by \"declarer\" or "
        "\"defenders\""},
       {"an Absolute of both sides",
        [&](auto& s) {
          s.contract["announced"] = {announce("absolute", "declarer"), announce("absolute", "defenders")};
        },
        "contract.announced: found absolute twice, expected no bonus announced more than once, or by both sides"},
       {"a Slam of both sides",
        [&](auto& s) {
          s.contract["announced"] = {announce("slam", "defenders"), announce("slam", "declarer")};
        },
        "contract.announced: found slam twice, expected no bonus announced more than once, or by both sides"},
       {"a bonus that is not announced",
        [&](auto& s) { s.contract["announced"] = Json::array({announce("trull", "A")}); },
        "contract.announced: found {\"bonus\":\"trull\",\"by\":\"A\"}, expected one of pagat absolute slam as its "
        "bonus"},
       {"a text", [](auto& s) { s.contract["announced"] = "pagat"; },
        "contract.announced: found \"pagat\", expected a list of announcements"},
       {"a doubling of nothing", [](auto& s) { s.contract["doubled"] = {"slam"}; },
        "contract.doubled: found slam, expected the game, or a bonus that was announced"},
       {"a game doubled twice",
        [](auto& s) {
          s.contract["doubled"] = {"game", "game"};
        },
        "contract.doubled: found game twice, expected each once"},
       {"a doubling of Kings", [](auto& s) { s.contract["doubled"] = {"kings"}; },
        "contract.doubled: found \"kings\", expected one of game pagat absolute slam"},
       {"a Pagat in Suit-Solo",
        [&](auto& s) {
          s.contract["name"] = "suit-solo";
          s.contract["announced"] = Json::array({announce("pagat", "C")});
        },
        "contract.announced: found pagat, expected absolute and slam only: suit-solo has no announced Pagat Ultimo"},
       {"anything in Solo-Slam",
        [&](auto& s) {
          s.contract["name"] = "solo-slam";
          s.contract["announced"] = Json::array({announce("slam", "declarer")});
        },
        "contract.announced: found [{\"bonus\":\"slam\",\"by\":\"declarer\"}], expected none: solo-slam scores nothing "
        "but the game"}});
  expect_errors(solo_deal(), {{"a Pagat in the talon",
                               [&](auto& s) { s.contract["announced"] = Json::array({announce("pagat", "A")}); },
                               "contract.announced: found pagat by A, expected none: nobody holds the Pagat"}});
}

TEST(DreiertarockBadSetupsTest, TheCardsOutOfPlayMustBeOutOfPlay) {
  games::Setup setup = solo_ending();
  setup.contract["talon"] = {"T....8,7", ".N...6,4"};
  expect_errors(setup, {{"a card in hand",
                         [](auto& s) {
                           s.contract["talon"] = {"K....8,7", ".N...6,4"};
                         },
                         "contract.talon: found SK, which hands.B has too, expected each card once"},
                        {"more than its points",
                         [](auto& s) {
                           s.contract["points"] = {{"declarer", 55}, {"defenders", 6}};
                         },
                         "contract.points.defenders: found 6, expected at least 7, which lie aside"}});
  setup.contract["name"] = "single";
  setup.contract["talon"] = {"T....8,7", ".N...6,4"};
  setup.contract["taken"] = 1;
  setup.contract["laid_aside"] = ".QJ1..";
  expect_errors(
      setup, {{"a part of the exchange", [](auto& s) { s.contract.erase("taken"); },
               "contract.taken: found nothing, expected 1 or 2: the talon is said"},
              {"an exchange without the talon", [](auto& s) { s.contract.erase("talon"); },
               "contract.talon: found nothing, expected two groups of three cards: the exchange is said"},
              {"nothing laid aside", [](auto& s) { s.contract.erase("laid_aside"); },
               "contract.laid_aside: found nothing, expected three cards: the talon is said"},
              {"a card laid aside and in hand", [](auto& s) { s.contract["laid_aside"] = "Q.QJ..."; },
               "contract.laid_aside: found SQ, which hands.A has too, expected each card once"},
              {"a card of the group not taken", [](auto& s) { s.contract["laid_aside"] = ".QN1..."; },
               "contract.laid_aside: found HN, which is of the group not taken, expected cards that the declarer "
               "held"},
              {"a trump laid aside with a Queen in hand", [](auto& s) { s.contract["laid_aside"] = "...J.9,8"; },
               "contract.laid_aside: found 9 while A still holds SQ, expected trumps only when no other suit card is "
               "left to lay aside"},
              {"a card taken in a defender's hand",
               [](auto& s) {
                 s.contract["talon"] = {"T....8,3", ".N...6,4"};
               },
               "hands.B: found 3, which A took from the talon, expected cards that were dealt to him"}});
}

TEST(DreiertarockBadSetupsTest, TrischakenHasPointsOfEachPlayerAndNothingElse) {
  games::Setup setup = solo_ending();
  setup.contract = {{"name", "trischaken"}, {"points", {{"A", 25}, {"B", 12}, {"C", 12}}}};
  setup.guarantee = "B";
  expect_errors(
      setup,
      {{"a declarer", [](auto& s) { s.contract["declarer"] = "A"; },
        "contract: found the key \"declarer\", expected only name, talon, points"},
       {"an announcement", [](auto& s) { s.contract["announced"] = Json::array(); },
        "contract: found the key \"announced\", expected only name, talon, points"},
       {"points of sides",
        [](auto& s) {
          s.contract["points"] = {{"declarer", 25}, {"defenders", 24}};
        },
        "contract.points: found the key \"declarer\", expected only A, B, C"},
       {"more than all points", [](auto& s) { s.contract["points"]["A"] = 40; },
        "contract.points: found 64 beside 29 in the hands and on the table, expected 90 in all, less the talon's, "
        "which are 3 to 27"},
       {"points without a trick",
        [](auto& s) {
          s.won = {{"A", 5}, {"B", 4}, {"C", 0}};
        },
        "contract.points.C: found 12, expected 0, for no trick has been won"},
       {"no player", [](auto& s) { s.guarantee = ""; },
        "for: found nothing, expected the seat whose guarantee is asked: one of A B C"},
       {"make", [](auto& s) { s.objective = "make"; },
        "objective: found \"make\", expected one of payment points in trischaken"}});
}

TEST(DreiertarockBadSetupsTest, EldestLeadsUnlessTheDeclarerDoes) {
  games::Setup setup = solo_deal();
  setup.dealer = "A";
  expect_errors(
      setup, {{"not eldest", [](auto& s) { s.leader = "A"; },
               "leader: found A, expected B: eldest, on the dealer's left, leads to the first trick"},
              {"a dealer that is none", [](auto& s) { s.dealer = "N"; }, "dealer: found \"N\", expected one of A B C"},
              {"a guarantee", [](auto& s) { s.guarantee = "A"; },
               "for: found \"A\", expected nothing: solo is played by two sides"}});
  setup.contract["declarer_leads"] = true;
  expect_errors(setup, {{"not the declarer", [](auto& s) { s.leader = "B"; },
                         "leader: found B, expected A: the declarer leads to the first trick"},
                        {"perhaps", [](auto& s) { s.contract["declarer_leads"] = "perhaps"; },
                         "contract.declarer_leads: found \"perhaps\", expected true or false"}});
}

TEST(DreiertarockBadSetupsTest, IllegalPlaysNameTheRule) {
  const games::Game* game = find_game("dreiertarock");
  games::Setup setup = solo_ending();
  setup.contract["name"] = "suit-solo";
  EXPECT_EQ(base::message((*game->position(setup))->play("*")),
            "trick 10: A leads * while holding SQ: a trump may not be led as long as a suit card is held");
  EXPECT_EQ(base::message((*game->position(setup))->play("SK")), "trick 10: A does not hold SK");
  setup.table = {"SQ", "DK"};
  setup.hands[0].second = "....*,5";
  setup.hands[1].second = "K....3";
  EXPECT_EQ(base::message(game->position(setup).status()),
            "table: trick 10: B revokes with DK while holding SK: follow suit; if you cannot, play a trump; if you "
            "have neither, any card");
  setup = solo_ending();
  setup.contract = {{"name", "trischaken"}, {"points", {{"A", 25}, {"B", 12}, {"C", 12}}}};
  setup.guarantee = "B";
  setup.leader = "C";
  setup.hands[0].second = "Q....5,1";
  setup.hands[2].second = "..N.T.*";
  const auto position = game->position(setup);
  ASSERT_TRUE((*position)->play("CT").ok());
  EXPECT_EQ(base::message((*position)->play("1")),
            "trick 10: A plays 1 while holding 5: the Pagat may be played only as the last trump");
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
