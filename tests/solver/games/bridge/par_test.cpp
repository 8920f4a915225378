// Par: scores of contracts, cases worked out by hand, and invented tables against libdds.
#include "solver/games/bridge/par.hpp"

#include <algorithm>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/dds.hpp"

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

// Tables like those of deals, partners often a trick apart; and now and then a strain that either side makes.
TrickTable invented(base::Random& random) {
  TrickTable tricks{};
  for (auto& strain : tricks) {
    const int north = static_cast<int>(random.below(14));
    const int east = 13 - north;
    const auto near = [&](int value) {
      return std::clamp(value + static_cast<int>(random.below(8) == 0) - static_cast<int>(random.below(8) == 0), 0, 13);
    };
    strain = {north, near(east), near(north), near(east)};
  }
  return tricks;
}

TEST(ParTest, InventedTablesHaveTheParOfLibdds) {
  base::Random random(7);
  for (int table = 0; table < 2000; ++table) {
    const TrickTable tricks = invented(random);
    for (int dealer = 0; dealer < kPlayers; ++dealer)
      for (const bool north_south : {false, true})
        for (const bool east_west : {false, true}) {
          const Vulnerable vulnerable{.north_south = north_south, .east_west = east_west};
          const Par ours = par(tricks, static_cast<Seat>(dealer), vulnerable);
          const Par theirs = support::dds_par(tricks, static_cast<Seat>(dealer), vulnerable);
          ASSERT_EQ(ours.score, theirs.score)
              << table << " " << dealer << " " << par_in_words(ours) << " against " << par_in_words(theirs);
        }
  }
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
