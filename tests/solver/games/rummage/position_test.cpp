// Rummage behind the door: moves as text, setups that do not fit, and what a position keeps of the play.
#include <string>
#include <string_view>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/games/rummage/contract.hpp"
#include "solver/games/rummage/door.hpp"
#include "solver/games/rummage/moves_text.hpp"
#include "tests/support/bad_setups.hpp"
#include "tests/support/rummage.hpp"

namespace ouverte::games::rummage {
namespace {

games::Setup late() {
  games::Setup setup = support::late_rummage();
  setup.id = "late";
  return setup;
}

TEST(RummagePositionTest, PlaysMovesWithSets) {
  auto position = position_of(late());
  ASSERT_TRUE(position.ok()) << position.status();
  EXPECT_EQ((*position)->moves(), (std::vector<std::string>{"SJ", "SJ+SJ.HJ.DJ", "DT", "DT+SJ.HJ.DJ", "DT+SJ.SJ.DJ",
                                                            "DT+SJ.SJ.HJ", "DT+SJ.SJ.HJ.DJ"}));
  ASSERT_TRUE((*position)->play("dt+hj.SJ.DJ").ok());
  const games::Setup after = (*position)->setup();
  EXPECT_EQ(after.table, std::vector<std::string>{"DT"});
  EXPECT_EQ(after.leader, "B");
  EXPECT_EQ(after.contract.at("melds").at("A"), (base::Json{4, 5, 4, 3}));
  EXPECT_EQ(after.contract.at("horizon"), 4);
  EXPECT_EQ(after.contract.at("played"), 1);
}

TEST(RummagePositionTest, GoingOutByMeldingAllIsKept) {
  auto position = position_of(late());
  ASSERT_TRUE(position.ok());
  ASSERT_TRUE((*position)->play("DT+SJ.SJ.HJ.DJ").ok());
  EXPECT_TRUE((*position)->over());
  const auto again = position_of((*position)->setup());
  ASSERT_TRUE(again.ok()) << again.status();
  EXPECT_EQ((*again)->value(), (*position)->value());
}

TEST(RummagePositionTest, MovesThatBreakTheRulesAreRefused) {
  const auto position = position_of(late());
  ASSERT_TRUE(position.ok());
  const auto refusal = [&](std::string_view move) { return base::message((*position)->play(move)); };
  EXPECT_EQ(refusal("SA"), "play 1: A does not hold SA");
  EXPECT_EQ(refusal("SJ+SJ.DJ"),
            "play 1: found \"SJ+SJ.DJ\", expected sets of three or more cards of one rank, of Jokers and Twos exactly "
            "three");
  EXPECT_EQ(refusal("SJ+SJ.HJ.DT"),
            "play 1: found \"SJ+SJ.HJ.DT\", expected sets of three or more cards of one rank, of Jokers and Twos "
            "exactly three");
  EXPECT_EQ(refusal("SJ+HJ.DJ.CJ"), "play 1: A does not hold the cards to meld SJ+HJ.DJ.CJ");
  games::Setup setup = late();
  setup.leader = "C";
  const auto other = position_of(setup);
  ASSERT_TRUE(other.ok()) << other.status();
  EXPECT_EQ(base::message((*other)->play("CK+CK.CK.SK")),
            "play 1: C may not meld with CK+CK.CK.SK: CK matches no card of the trick");
}

TEST(RummagePositionTest, WithoutAHorizonTheDealGoesOn) {
  games::Setup setup = late();
  setup.contract.erase("horizon");
  const auto position = position_of(setup);
  ASSERT_TRUE(position.ok());
  ASSERT_TRUE((*position)->play("SJ").ok());
  EXPECT_FALSE((*position)->setup().contract.contains("horizon"));
  EXPECT_EQ((*position)->setup().contract.at("played"), 1);
}

TEST(RummagePositionTest, SetupsThatDoNotFitAreErrors) {
  support::expect_errors(
      late(),
      {{"two players",
        [](games::Setup& s) {
          s.hands.pop_back();
          s.contract.erase("players");
        },
        "hands: found 2 hands, expected 3 to 6"},
       {"a seat that is none", [](games::Setup& s) { s.hands[2].first = "D"; },
        "hands: found the seat \"D\", expected one of A B C"},
       {"a rank that is not in the pack", [](games::Setup& s) { s.hands[0].second = "J..8.."; },
        "hands.A: found '8' in the diamonds of \"J..8..\", expected one of AKQJT9"},
       {"a card too often", [](games::Setup& s) { s.hands[0].second = "JJ..T.."; },
        "hands: found SJ once too often, the table counted, expected 2 at most"},
       {"a trick that was won",
        [](games::Setup& s) {
          s.table = {"DJ", "SJ", "SA"};
        },
        "table: found SA, which matches a card before it, expected cards of different suits"},
       {"nobody to move", [](games::Setup& s) { s.leader = ""; }, "leader: found nothing, expected the seat to move"},
       {"a seat to move that is none", [](games::Setup& s) { s.leader = "D"; },
        "leader: found \"D\", expected one of A B C"},
       {"melds of too few cards",
        [](games::Setup& s) {
          s.contract["melds"]["A"] = {4, 5};
        },
        "contract.melds: found 39 cards in all, expected 43: what hands and table leave of the 51"},
       {"a set of two",
        [](games::Setup& s) {
          s.contract["melds"]["A"] = {2, 5, 4};
        },
        "contract.melds.A: found [2,5,4], expected sets of 3 to 8 cards"},
       {"sets that cannot have been",
        [](games::Setup& s) {
          s.contract["melds"]["C"] = {8, 8};
          s.contract["melds"]["B"] = {8, 6};
        },
        "contract.melds: found sets that the missing cards do not make, expected sets of one rank each"},
       {"melds of a seat that is none", [](games::Setup& s) { s.contract["melds"]["X"] = base::Json::array(); },
        "contract.melds: found the seat \"X\", expected one of A B C D E F"},
       {"a horizon before the position", [](games::Setup& s) { s.contract["horizon"] = -1; },
        "contract.horizon: found -1, expected a number from 0 to 10000"},
       {"one who went out and holds cards", [](games::Setup& s) { s.contract["swept"] = "A"; },
        "contract.swept: found A, expected a seat that has melded all its cards"},
       {"another game's key", [](games::Setup& s) { s.contract["trump"] = "S"; },
        "contract: found the key \"trump\", expected only players, melds, horizon, played, swept"},
       {"another game's objective", [](games::Setup& s) { s.objective = "make"; },
        "objective: found \"make\", expected one of score out"},
       {"nobody whose guarantee is asked", [](games::Setup& s) { s.guarantee = ""; },
        "for: found nothing, expected the seat whose guarantee is asked: one of A B C"},
       {"tricks won",
        [](games::Setup& s) {
          s.won = {{"A", 1}};
        },
        "won: found tricks, expected nothing: in Rummage tricks are not counted"},
       {"an empty table late in the deal", [](games::Setup& s) { s.table.clear(); },
        "contract.melds: found 43 cards in all, expected 46: what hands and table leave of the 51"}});
}

TEST(RummageContractTest, GoesToTagsAndBack) {
  const auto written = written_from_json(late().contract);
  ASSERT_TRUE(written.ok());
  EXPECT_EQ(tags_from(*written), (Tags{{"Melds", "A:4,5,4 B:4,4,3,3 C:4,6,3,3"}, {"Horizon", "5"}}));
  auto again = written_from_tags(tags_from(*written));
  ASSERT_TRUE(again.ok()) << again.status();
  again->players = 3;
  EXPECT_EQ(to_json(*again), to_json(*written));
}

TEST(RummageContractTest, TextSaysTheHorizon) {
  const Written before{.players = 3, .melds = {{3}, {}, {}}, .horizon = 4, .played = 0, .swept = {}};
  const auto text = [&](std::string_view words) { return written_from_text(words, before); };
  EXPECT_EQ(text("horizon 9")->horizon, 9);
  EXPECT_EQ(text("Horizon 9")->melds, before.melds);
  EXPECT_EQ(text("horizon none")->horizon, std::nullopt);
  EXPECT_EQ(text("5 players, horizon 2")->players, 5);
  EXPECT_FALSE(text("horizon -1").ok());
  EXPECT_FALSE(text("solo").ok());
  EXPECT_FALSE(text("2 players").ok());
}

TEST(RummageMovesTest, SetsComeInAnyOrderAndAreWrittenInOne) {
  const auto written = [&cards = pack(4)](std::string_view text) {
    const auto move = read_move(cards, text);
    return move.ok() ? move_text(cards, *move) : base::message(move.status());
  };
  EXPECT_EQ(written("HQ+S9.H9.S9,CQ.DQ.SQ"), "HQ+SQ.DQ.CQ,S9.S9.H9");
  EXPECT_EQ(written("*+*.*.*,SA.HA.DA"), "*+SA.HA.DA,*.*.*");
  EXPECT_EQ(written("SK+SA.SA.HA,DA.CA.CA"), "SK+DA.CA.CA,SA.SA.HA");
  EXPECT_EQ(written("SK+SA.SA.SA"), "found SA once too often in \"SA.SA.SA\", expected 2 at most");
  EXPECT_EQ(written("SK+"), "found \"\", expected a card of Rummage's 52 cards, such as SK");
}

}  // namespace
}  // namespace ouverte::games::rummage
