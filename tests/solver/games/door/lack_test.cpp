// What a setup lacks is named for programs as it is for people.
#include "solver/games/door/lack.hpp"

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::games {
namespace {

TEST(LackTest, NamesTheFieldAndWhetherNullMayStandThere) {
  const absl::Status leader = lacking("leader", "the seat to move");
  EXPECT_EQ(base::message(leader), "leader: found nothing, expected the seat to move");
  ASSERT_TRUE(lack_in(leader));
  EXPECT_EQ(lack_in(leader)->field, "leader");
  EXPECT_FALSE(lack_in(leader)->may_be_null);
  ASSERT_TRUE(lack_in(lacking("contract.kings", "a seat, or null", OrNull::kYes)));
  EXPECT_TRUE(lack_in(lacking("contract.kings", "a seat, or null", OrNull::kYes))->may_be_null);
  EXPECT_FALSE(lack_in(absl::OkStatus()));
  EXPECT_FALSE(lack_in(base::invalid("leader: found \"X\", expected one of N E S W")));
}

TEST(LackTest, GamesSayWhatTheyCannotDoWithout) {
  games::Setup setup;
  setup.game = "dreiertarock";
  setup.contract = base::Json::parse(R"({"name": "solo", "declarer": "A"})");
  setup.hands = {{"A", "K...."}, {"B", "Q...."}, {"C", "J...."}};
  const Game& game = *find_game(setup.game);
  const auto lacks = [&] {
    const auto lack = lack_in(game.playable(setup).status());
    return lack ? lack->field : "";
  };
  EXPECT_EQ(lacks(), "won");
  setup.won = {{"A", 9}, {"B", 0}, {"C", 2}};
  EXPECT_EQ(lacks(), "leader");
  setup.leader = "A";
  EXPECT_EQ(lacks(), "contract.points");
  setup.leader = "X";
  EXPECT_EQ(lacks(), "");
}

}  // namespace
}  // namespace ouverte::games
