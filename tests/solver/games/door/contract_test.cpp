// Contracts behind the door: the same however they are said, in every game.
#include "solver/games/door/contract.hpp"

#include <string>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

using base::Json;

TEST(ContractTest, NothingIsSaidOfADealBeforeItsContract) {
  const Contract nothing;
  EXPECT_TRUE(nothing.empty());
  EXPECT_EQ(nothing.json(), Json::object());
  EXPECT_TRUE(nothing.tags().empty());
  EXPECT_EQ(nothing.words(), "no contract");
  EXPECT_FALSE(nothing.named());
  EXPECT_FALSE(nothing.free_for_all());
}

TEST(ContractTest, ADealThrownInHasNothingToPlay) {
  const Contract passed = Contract::passed_out();
  EXPECT_FALSE(passed.empty());
  EXPECT_TRUE(passed.json().is_null());
  EXPECT_FALSE(passed.named());
  EXPECT_NE(passed, Contract());
  EXPECT_EQ(passed.words(), "passed out");
}

class EveryContractTest : public ::testing::TestWithParam<std::string> {
 protected:
  const Game& game_ = *find_game(GetParam());
};

TEST_P(EveryContractTest, JsonComesBackAsItWas) {
  for (const support::Case& chosen : support::cases_of(game_)) {
    SCOPED_TRACE(chosen.contract.dump());
    const Contract contract = support::contract_in(game_, chosen.contract);
    EXPECT_EQ(support::contract_in(game_, contract.json()), contract);
    EXPECT_EQ(contract.free_for_all(), !chosen.guarantee.empty());
    EXPECT_NE(contract.words(), Contract().words());
    for (const auto& [key, value] : chosen.contract.items()) EXPECT_EQ(contract.json().at(key), value) << key;
  }
}

// A position's contract is all there is to say of it: tags hold as much.
TEST_P(EveryContractTest, TheContractOfAPositionComesBackFromItsTags) {
  base::Random random(41);
  for (const support::Case& chosen : support::cases_of(game_)) {
    const auto at = support::random_ending(game_, chosen, 6, random);
    ASSERT_NE(at, nullptr);
    const games::Setup setup = at->setup();
    SCOPED_TRACE(setup.contract.dump());
    const Contract contract = game_.contract_of(setup);
    EXPECT_EQ(contract.json(), setup.contract);
    EXPECT_TRUE(contract.named());
    const auto again = game_.contract_from_tags(contract.tags());
    ASSERT_TRUE(again.ok()) << again.status();
    EXPECT_EQ(again->tags(), contract.tags());
    EXPECT_EQ(again->free_for_all(), contract.free_for_all());
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryContractTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
