#include "tutor/coach/playouts.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/records/position.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::ElementsAre;
using ::testing::SizeIs;

// Who has most points loses. A's queen and B's ten are on the table: the king would take them, the knight leaves them.
constexpr const char* kTrischaken =
    R"({"game": "dreiertarock", "hands": {"A": ".Q.N.K.13,11", "B": "J.NJ..QN.", "C": "KN.K..T.*,19"},
        "table": ["SQ", "ST"], "leader": "A", "won": {"A": 2, "B": 2, "C": 2},
        "contract": {"name": "trischaken", "points": {"A": 8, "B": 9, "C": 10}}})";

TEST(PlayoutsTest, ACardThatTakesPointsIsAvoided) {
  const auto vector = records::vector_from_json(base::Json::parse(kTrischaken));
  ASSERT_TRUE(vector.ok()) << vector.status();
  const games::Game& game = *games::find_game(vector->setup.game);
  games::Setup setup = vector->setup;
  setup.guarantee = "C";
  const auto at = game.position(setup);
  ASSERT_TRUE(at.ok()) << at.status();
  EXPECT_THAT(best_when_played_out(**at, (*at)->moves()), ElementsAre("SN"));
  EXPECT_THAT(best_when_played_out(**at, {"SK"}), ElementsAre("SK"));
}

}  // namespace
}  // namespace ouverte::tutor
