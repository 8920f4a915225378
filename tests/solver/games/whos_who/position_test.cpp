// Positions of Who's Who: who is the soloist, who gives a trick, and every way a setup can be wrong.
#include <functional>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/whos_who/door.hpp"

namespace ouverte::games::whos_who {
namespace {

// Three tricks from the end, with a Joker on the table and the last card of the trick still to come.
games::Setup ending() {
  games::Setup setup;
  setup.game = "whos-who";
  setup.hands = {{"A", "A7...."}, {"B", ".J8..."}, {"C", "K9.T..."}};
  setup.table = {"S5", "*"};
  setup.leader = "A";
  setup.won = {{"A", 4}, {"B", 4}, {"C", 3}};
  setup.contract = {{"soloist", "C"}, {"pack", 42}};
  return setup;
}

// The same with all three cards on the table.
games::Setup waiting() {
  games::Setup setup = ending();
  setup.hands[2].second = "K.T...";
  setup.table = {"S5", "*", "S9"};
  return setup;
}

games::Setup deal() {
  games::Setup setup;
  setup.game = "whos-who";
  setup.hands = {{"A", "AKQ.AKQ.AKQ.AKQJ.*"}, {"B", "JT9.JT9.JT98.T98.*"}, {"C", "8765.8765.765.765."}};
  return setup;
}

std::unique_ptr<Position> position(const games::Setup& setup) {
  auto position = position_of(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? *std::move(position) : nullptr;
}

std::string error(const games::Setup& setup) {
  const auto position = position_of(setup);
  return position.ok() ? "no error" : base::message(position.status());
}

std::string error(games::Setup setup, const std::function<void(games::Setup&)>& spoil) {
  spoil(setup);
  return error(setup);
}

TEST(WhosWhoPositionTest, TheCardsTellTheSoloistAndTheDefaults) {
  const games::Setup whole = position(deal())->setup();
  EXPECT_EQ(whole.contract, (base::Json{{"soloist", "C"}, {"pack", 42}}));
  EXPECT_EQ(whole.leader, "A");
  EXPECT_EQ(whole.objective, "score");
}

TEST(WhosWhoPositionTest, ATrickWithAJokerWaitsToBeGiven) {
  const auto at = position(ending());
  EXPECT_EQ(at->to_move(), "C");
  ASSERT_TRUE(at->play("S9").ok());
  EXPECT_EQ(at->to_move(), "B");
  EXPECT_EQ(at->moves(), (std::vector<std::string>{">A", ">B", ">C"}));
  EXPECT_EQ(at->setup().contract, (base::Json{{"soloist", "C"}, {"pack", 42}, {"giver", "B"}}));
  EXPECT_EQ(at->setup().table, (std::vector<std::string>{"S5", "*", "S9"}));
  ASSERT_TRUE(at->play(">C").ok());
  EXPECT_EQ(at->to_move(), "C");
  EXPECT_EQ(at->setup().contract, (base::Json{{"soloist", "C"}, {"pack", 42}}));
  EXPECT_EQ(at->setup().won->at(2), (std::pair<std::string, int>{"C", 4}));
}

TEST(WhosWhoPositionTest, AWaitingTrickNeedNotNameItsGiver) {
  EXPECT_EQ(position(waiting())->to_move(), "B");
  games::Setup named = waiting();
  named.contract["giver"] = "B";
  EXPECT_EQ(position(named)->to_move(), "B");
}

TEST(WhosWhoPositionTest, RefusedMovesSayWhy) {
  const auto at = position(ending());
  EXPECT_EQ(base::message(at->play(">C")), "trick 12: C gives the trick with >C, expected a card");
  EXPECT_EQ(base::message(at->play(">N")), "trick 12: found \">N\", expected >A, >B or >C");
  EXPECT_EQ(base::message(at->play("*")), "trick 12: C does not hold *");
  EXPECT_EQ(base::message(at->play("HT")),
            "trick 12: C revokes with HT while holding SK: follow suit if able, otherwise any card");
  ASSERT_TRUE(at->play("S9").ok());
  EXPECT_EQ(base::message(at->play("S7")),
            "trick 12: B plays S7, expected >A, >B or >C: the trick waits to be given to a player");
  const auto first = position(deal());
  EXPECT_EQ(
      base::message(first->play("*")),
      "trick 1: A leads * while holding other cards: a Joker is led only by a player who holds nothing but Jokers");
}

TEST(WhosWhoPositionTest, ASoloistWhoContradictsTheJokersIsWrong) {
  EXPECT_EQ(error(deal(),
                  [](games::Setup& s) {
                    s.contract = {{"soloist", "A"}};
                  }),
            "contract.soloist: found A, expected C, for the two others have a Joker each");
  EXPECT_EQ(error(deal(),
                  [](games::Setup& s) {
                    s.contract = {{"soloist", "A"}};
                    s.hands = {{"A", "AKQ.AKQ.AKQ.AKQJT."}, {"B", "JT9.JT9.JT9.987.**"}, {"C", "8765.8765.8765.65."}};
                  }),
            "contract.soloist: found A, expected B, who has both Jokers");
  EXPECT_EQ(error(ending(), [](games::Setup& s) { s.contract.erase("soloist"); }),
            "contract.soloist: found nothing, expected one of A B C: a Joker has been played, so the cards no longer "
            "tell");
}

TEST(WhosWhoPositionTest, AWrongGiverIsAnError) {
  EXPECT_EQ(error(waiting(), [](games::Setup& s) { s.contract["giver"] = "A"; }),
            "contract.giver: found A, expected B, who played the Joker");
  EXPECT_EQ(error(ending(), [](games::Setup& s) { s.contract["giver"] = "B"; }),
            "contract.giver: found B, expected nothing: no trick waits to be given");
  EXPECT_EQ(error(waiting(),
                  [](games::Setup& s) {
                    s.contract = {{"soloist", "A"}, {"giver", "B"}};
                    s.hands[2].second = ".T9...";
                    s.table = {"S5", "*", "*"};
                  }),
            "contract.giver: found B, expected A, the soloist, for both Jokers are in the trick");
}

TEST(WhosWhoPositionTest, ATableIsWrongInSeveralWays) {
  EXPECT_EQ(error(waiting(), [](games::Setup& s) { s.table[1] = "H5"; }),
            "table: found 3 cards without a Joker, expected at most 2: only a trick with a Joker waits to be given");
  EXPECT_EQ(error(waiting(), [](games::Setup& s) { s.table.emplace_back("D5"); }),
            "table: found 4 cards, expected at most 3");
  EXPECT_EQ(error(ending(),
                  [](games::Setup& s) {
                    s.table = {"*", "S5"};
                  }),
            "table: trick 12: A leads * while holding other cards: a Joker is led only by a player who holds nothing "
            "but Jokers");
  EXPECT_EQ(error(ending(), [](games::Setup& s) { s.hands[1].second = "J8...."; }),
            "table: trick 12: B revokes with * while holding SJ: follow suit if able, otherwise any card");
}

TEST(WhosWhoPositionTest, OtherFieldsAreWrongInTheirWays) {
  EXPECT_EQ(error(deal(), [](games::Setup& s) { s.leader = "B"; }),
            "leader: found B, expected A: A leads to the first trick");
  EXPECT_EQ(error(deal(), [](games::Setup& s) { s.guarantee = "B"; }),
            "for: found \"B\", expected nothing: the soloist plays against the partners");
  EXPECT_EQ(error(deal(), [](games::Setup& s) { s.objective = "tricks"; }),
            "objective: found \"tricks\", expected one of score make");
  EXPECT_EQ(error(deal(),
                  [](games::Setup& s) {
                    s.contract = {{"pack", 54}};
                  }),
            "won: found nothing, expected the tricks each seat has won, for the largest hand has 14 cards, not 18");
  EXPECT_NE(error(deal(), [](games::Setup& s) { s.hands[2].second = "8764.8765.765.765."; }).find("'4'"),
            std::string::npos);
  EXPECT_NE(error(deal(), [](games::Setup& s) { s.hands[2].second = "876.8765.765.765.*"; }).find('*'),
            std::string::npos);
}

// Two Jokers in one hand are one move, and the one that is left is still there.
TEST(WhosWhoPositionTest, TwoJokersOfOneHandAreAlike) {
  games::Setup setup = ending();
  setup.hands = {{"A", "A7...."}, {"B", ".J...*"}, {"C", "K9.T..."}};
  setup.contract = {{"pack", 42}};
  const auto at = position(setup);
  EXPECT_EQ(at->setup().contract.at("soloist"), "B");
  EXPECT_TRUE(position(at->setup())->setup() == at->setup());
  ASSERT_TRUE(at->play("S9").ok());
  ASSERT_TRUE(at->play(">A").ok());
  EXPECT_EQ(at->setup().hands[1].second, ".J...*");
}

}  // namespace
}  // namespace ouverte::games::whos_who
