// Contracts that fit the hands.
#include "app/requests/natural_bid.hpp"

#include "app/requests/deal.hpp"
#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"

namespace ouverte::requests {
namespace {

const games::Game& bridge() { return *games::find_game("bridge"); }

std::string bid_with(const std::string& north, const std::string& south) {
  games::Setup setup;
  setup.hands = {{"N", north}, {"E", "..."}, {"S", south}, {"W", "..."}};
  return natural_contract(bridge(), setup).value_or("pass");
}

TEST(NaturalBidTest, AMajorFitIsBidAsHighAsThePointsAllow) {
  EXPECT_EQ(bid_with("KQJ53.A74.Q83.62", "A764.K83.AJ2.J54"), "4S by N");
  EXPECT_EQ(bid_with("KJ753.A74.Q83.62", "A864.K83.Q52.J54"), "2S by N");
  EXPECT_EQ(bid_with("A5.KQ974.AK3.A62", "K7.AJ832.QJ4.KQ5"), "7H by N");
}

TEST(NaturalBidTest, WithoutAMajorFitItIsNoTrumpOrALongMinor) {
  EXPECT_EQ(bid_with("Q63.75.AQJT4.K63", "AK5.A86.9872.AQ5"), "3NT by S");
  EXPECT_EQ(bid_with("KJ5.QT4.A863.J62", "A74.K83.KJ4.Q543"), "2NT by S");
  EXPECT_EQ(bid_with("4.A853.KQJ753.A2", "A63.72.A9842.KQ6"), "5D by N");
}

TEST(NaturalBidTest, ASideWithoutTheValuesPasses) {
  EXPECT_EQ(bid_with("J5.9863.Q753.862", "T864.J72.J542.94"), "pass");
  EXPECT_FALSE(natural_contract(*games::find_game("hoodwink"), {}));
}

TEST(NaturalBidTest, RandomDealsWorthPlayingHaveSuchAContract) {
  SolverKeeper solvers({.time = std::chrono::minutes(5)}, {});
  Dealer dealer(bridge(), {}, Worth::kClose, 56, solvers);
  for (int deal = 0; deal < 3; ++deal) {
    const auto record = dealer.next();
    ASSERT_TRUE(record.ok()) << record.status();
    const auto text = natural_contract(bridge(), record->setup);
    ASSERT_TRUE(text);
    EXPECT_EQ(bridge().contract_from_text(*text)->json(), record->setup.contract);
    const auto at = bridge().position(record->setup);
    ASSERT_TRUE(at.ok()) << at.status();
    const int goal = *bridge().stakes((*at)->setup())->goal;
    const int value = solvers.of(bridge()).solve(**at, {}).value.lower;
    EXPECT_TRUE(value == goal || value == goal - 1) << value << " of " << goal;
  }
}

}  // namespace
}  // namespace ouverte::requests
