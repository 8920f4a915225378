// Par: scores of contracts, and cases worked out by hand.
#include "solver/games/bridge/par.hpp"

#include <array>

#include "gtest/gtest.h"

namespace ouverte::games::bridge {
namespace {

constexpr Strain kClubs = kStrains[0];
constexpr Strain kSpades = kStrains[3];
constexpr Strain kNoTrump = kStrains[4];

TEST(ContractScoreTest, ContractsMadeScoreTricksBonusesAndOvertricks) {
  EXPECT_EQ(contract_score(1, kClubs, 0, false), 70);
  EXPECT_EQ(contract_score(2, kSpades, 1, true), 140);
  EXPECT_EQ(contract_score(3, kNoTrump, 0, false), 400);
  EXPECT_EQ(contract_score(3, kNoTrump, 1, true), 630);
  EXPECT_EQ(contract_score(4, kSpades, 0, true), 620);
  EXPECT_EQ(contract_score(5, kClubs, 0, false), 400);
  EXPECT_EQ(contract_score(6, kSpades, 1, true), 1460);
  EXPECT_EQ(contract_score(6, kNoTrump, 0, false), 990);
  EXPECT_EQ(contract_score(7, kNoTrump, 0, false), 1520);
  EXPECT_EQ(contract_score(7, kSpades, 0, true), 2210);
}

TEST(ContractScoreTest, ContractsThatGoDownAreDoubled) {
  EXPECT_EQ(contract_score(4, kSpades, -1, false), -100);
  EXPECT_EQ(contract_score(4, kSpades, -2, false), -300);
  EXPECT_EQ(contract_score(4, kSpades, -3, false), -500);
  EXPECT_EQ(contract_score(4, kSpades, -4, false), -800);
  EXPECT_EQ(contract_score(4, kSpades, -1, true), -200);
  EXPECT_EQ(contract_score(4, kSpades, -3, true), -800);
}

// A table with the same tricks for both partners: those of North-South in C D H S NT, the rest to East-West.
TrickTable table_of(const std::array<int, 5>& north_south) {
  TrickTable tricks{};
  for (std::size_t strain = 0; strain < tricks.size(); ++strain)
    tricks[strain] = {north_south[strain], 13 - north_south[strain], north_south[strain], 13 - north_south[strain]};
  return tricks;
}

TEST(ParTest, ASacrificeOneDownIsBetterThanLettingAGameMake) {
  const Par result = par(table_of({6, 6, 3, 10, 8}), Seat{0}, {.north_south = true, .east_west = false});
  EXPECT_EQ(result.score, 100);
  EXPECT_EQ(par_in_words(result), "North-South +100: 5HX by E or W, down 1");
}

TEST(ParTest, ADealThatNobodyCanMakeIsPassedOut) {
  TrickTable nothing{};
  for (auto& strain : nothing) strain.fill(6);
  const Par result = par(nothing, Seat{1}, {});
  EXPECT_EQ(result.score, 0);
  EXPECT_TRUE(result.contracts.empty());
  EXPECT_EQ(par_in_words(result), "0: passed out");
}

TEST(ParTest, WhereBothSidesMakeTheSameContractTheDealerGetsIt) {
  TrickTable both{};
  for (auto& strain : both) strain.fill(6);
  both[4].fill(7);
  EXPECT_EQ(par(both, Seat{0}, {}).score, 90);
  EXPECT_EQ(par(both, Seat{3}, {}).score, -90);
}

TEST(VulnerableTest, EveryWordOfPbnIsKnown) {
  for (const std::string_view none : {"None", "Love", "-"}) {
    ASSERT_TRUE(vulnerable_of(none).has_value());
    EXPECT_FALSE(vulnerable_of(none)->north_south || vulnerable_of(none)->east_west);
  }
  for (const std::string_view both : {"All", "Both"}) {
    ASSERT_TRUE(vulnerable_of(both).has_value());
    EXPECT_TRUE(vulnerable_of(both)->north_south && vulnerable_of(both)->east_west);
  }
  EXPECT_TRUE(vulnerable_of("NS")->north_south);
  EXPECT_TRUE(vulnerable_of("EW")->east_west);
  EXPECT_FALSE(vulnerable_of("North").has_value());
}

}  // namespace
}  // namespace ouverte::games::bridge
