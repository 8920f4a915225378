// Positions of Dreiertarock from deals: the exchange is made, and what follows from the deal is said.
#include <string>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/dreiertarock/the_game.hpp"

namespace ouverte::games::dreiertarock {
namespace {

using base::Json;

games::Setup deal(const Json& contract) {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.hands = {
      {"A", ".K.QJ1.T.*,20,18,11,7,6,3"}, {"B", "KT.QJ1..QJ.21,19,15,9,4"}, {"C", "N..KN.KN.17,16,14,13,12,8,5"}};
  setup.contract = contract;
  return setup;
}

games::Setup complete(const games::Setup& setup) {
  const auto position = the_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? (*position)->setup() : games::Setup();
}

TEST(DreiertarockPositionTest, TheExchangeIsMade) {
  const games::Setup setup = complete(deal({{"name", "single"},
                                            {"declarer", "A"},
                                            {"talon", {"Q....10,2", "J.N...1"}},
                                            {"taken", 2},
                                            {"laid_aside", "..QJ.T."}}));
  EXPECT_EQ(setup.hands[0].second, "J.KN.1..*,20,18,11,7,6,3,1");
  EXPECT_EQ(setup.hands[1].second, "KT.QJ1..QJ.21,19,15,9,4");
  EXPECT_EQ(setup.leader, "A");
  EXPECT_EQ(setup.objective, "payment");
  EXPECT_EQ(setup.contract.dump(),
            R"({"name":"single","declarer":"A","talon":["Q....10,2","J.N...1"],"taken":2,"laid_aside":"..QJ.T.",)"
            R"("points":{"declarer":6,"defenders":6},"mondfang":null,"kings":null,"trull":null,"announced":[],)"
            R"("doubled":[]})");
  EXPECT_TRUE(complete(setup) == setup);
}

TEST(DreiertarockPositionTest, AnUntouchedTalonCountsForTheDefenders) {
  const games::Setup setup = complete(deal({{"name", "solo"}, {"declarer", "B"}, {"declarer_leads", true}}));
  EXPECT_EQ(setup.leader, "B");
  EXPECT_EQ(setup.contract.at("points").dump(), R"({"declarer":0,"defenders":16})");
  games::Setup trischaken = deal({{"name", "trischaken"}});
  trischaken.guarantee = "C";
  EXPECT_EQ(complete(trischaken).contract.dump(), R"({"name":"trischaken","points":{"A":0,"B":0,"C":0}})");
}

TEST(DreiertarockPositionTest, KingsAndTrullAreOfTheTwelveCardsDealt) {
  games::Setup setup = deal({{"name", "single"},
                             {"declarer", "A"},
                             {"talon", {"T....10,2", "J.N...4"}},
                             {"taken", 1},
                             {"laid_aside", "T..1.T."}});
  setup.hands = {
      {"A", ".K.QJ1.T.*,21,18,11,7,6,1"}, {"B", "KQ.QJ1..QJ.20,19,15,9,3"}, {"C", "N..KN.KN.17,16,14,13,12,8,5"}};
  EXPECT_EQ(complete(setup).contract.at("trull"), "A");
  setup.hands[0].second = "K.K.K1.K.*,21,18,11,7,6,3";
  setup.hands[1].second = "QN.QJ1..QJ.20,19,15,9,1";
  setup.hands[2].second = "..QNJ.NT.17,16,14,13,12,8,5";
  setup.contract["laid_aside"] = "T..1..2";
  EXPECT_EQ(complete(setup).contract.at("kings"), "A");
  EXPECT_EQ(complete(setup).contract.at("trull"), Json());
}

TEST(DreiertarockPositionTest, WhereTheCardsTellEnoughNothingElseNeedBeSaid) {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.hands = {{"A", "Q....*,5"}, {"B", "K..K..3"}, {"C", "..N.T.1"}};
  setup.leader = "A";
  setup.won = {{"A", 5}, {"B", 2}, {"C", 2}};
  setup.contract = {
      {"name", "solo"}, {"declarer", "A"}, {"points", {{"declarer", 35}, {"defenders", 26}}}, {"kings", nullptr}};
  EXPECT_EQ(complete(setup).contract.dump(),
            R"({"name":"solo","declarer":"A","points":{"declarer":35,"defenders":26},"mondfang":null,"kings":null,)"
            R"("trull":null,"announced":[],"doubled":[]})");
}

TEST(DreiertarockPositionTest, AFinishedDealSaysWhatThePagatDid) {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.hands = {{"A", "....5"}, {"B", "K...."}, {"C", "....1"}};
  setup.leader = "A";
  setup.won = {{"A", 7}, {"B", 2}, {"C", 2}};
  setup.contract = {{"name", "solo"},      {"declarer", "A"},  {"points", {{"declarer", 50}, {"defenders", 29}}},
                    {"mondfang", nullptr}, {"kings", nullptr}, {"trull", nullptr}};
  const auto position = the_game().position(setup);
  ASSERT_TRUE(position.ok()) << position.status();
  for (const char* move : {"5", "SK", "1"}) ASSERT_TRUE((*position)->play(move).ok());
  const games::Setup over = (*position)->setup();
  EXPECT_EQ(over.contract.at("ultimo").dump(), R"({"by":"C","taken":false})");
  EXPECT_EQ((*position)->value(), 80 + 20 + 40);  // with 61 points an Absolute, each pays 20; C's Pagat costs him 20
  EXPECT_EQ((*the_game().position(over))->value(), (*position)->value());
  games::Setup wrong = over;
  wrong.contract["ultimo"]["taken"] = true;
  EXPECT_EQ(base::message(the_game().position(wrong).status()),
            "contract.ultimo: found taken, expected taken if, and only if, its player took the last trick, as A did");
  wrong.contract.erase("ultimo");
  EXPECT_EQ(base::message(the_game().position(wrong).status()),
            "contract.ultimo: found nothing, expected what the Pagat did in the last trick, or null if it was not "
            "there");
}

TEST(DreiertarockDealTest, ARandomDealIsOneBeforeTheBidding) {
  base::Random random(11);
  const games::Setup setup = the_game().random_deal(random);
  EXPECT_EQ(setup.hands.size(), 3u);
  EXPECT_EQ(setup.dealer, "C");
  EXPECT_EQ(setup.contract.size(), 1u);
  EXPECT_FALSE(the_game().names_contract(setup));
  base::Random again(11);
  EXPECT_TRUE(the_game().random_deal(again) == setup);
  const games::Setup solo = the_game().random_start(said({{"name", "solo"}, {"declarer", "B"}}), random);
  EXPECT_TRUE(the_game().position(solo).ok());
  const games::Setup triple = the_game().random_start(said({{"name", "triple"}, {"declarer", "B"}}), random);
  EXPECT_TRUE(the_game().position(triple).ok());
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
