// What the declarer is paid, case by case, as the rules page counts it.
#include "solver/games/dreiertarock/settlement.hpp"

#include "gtest/gtest.h"

namespace ouverte::games::dreiertarock {
namespace {

constexpr Seat kA{0}, kB{1};
constexpr int kSeatA = 0, kSeatB = 1;

Contract contract(Name name) {
  Contract contract;
  contract.name = name;
  contract.declarer = kA;
  return contract;
}
Result points(int points, int tricks = 6) {
  Result result;
  result.points = points;
  result.tricks = tricks;
  return result;
}

TEST(DreiertarockSettlement, TheGameIsPaidByBothDefendersOrToThem) {
  EXPECT_EQ(payment(contract(Name::kDouble), points(46)), 40);
  EXPECT_EQ(payment(contract(Name::kDouble), points(45)), -40);
  Contract doubled = contract(Name::kTriple);
  doubled.game_doubled = true;
  EXPECT_EQ(payment(doubled, points(45)), -120);
}

TEST(DreiertarockSettlement, SoloSlamIsAllTwelveTricksAndNothingElse) {
  Contract slam = contract(Name::kSoloSlam);
  slam.kings = kSeatA;
  EXPECT_EQ(payment(slam, points(90, 12)), 640);
  EXPECT_EQ(payment(slam, points(85, 11)), -640);
}

TEST(DreiertarockSettlement, PersonalBonusesOfADefenderCostTheDeclarerOneShare) {
  Contract single = contract(Name::kSingle);
  single.kings = kSeatA;
  EXPECT_EQ(payment(single, points(46)), 20 + 20);
  single.kings = kSeatB;
  EXPECT_EQ(payment(single, points(46)), 20 - 10);
  Contract solo = contract(Name::kSolo);
  solo.trull = kSeatA;
  EXPECT_EQ(payment(solo, points(46)), 80 + 40);
  solo.name = Name::kSuitSolo;
  EXPECT_EQ(payment(solo, points(46)), 80);
  Result caught = points(46);
  caught.mondfang = kSeatB;
  EXPECT_EQ(payment(contract(Name::kSuitSolo), caught), 80 - 20);
}

TEST(DreiertarockSettlement, AbsoluteAndSlamAddToTheGameForEitherSide) {
  EXPECT_EQ(payment(contract(Name::kSingle), points(57)), 20 + 20);
  EXPECT_EQ(payment(contract(Name::kSingle), points(56)), 20);
  EXPECT_EQ(payment(contract(Name::kSingle), points(33)), -20 - 20);
  EXPECT_EQ(payment(contract(Name::kSingle), points(34)), -20);
  EXPECT_EQ(payment(contract(Name::kSingle), points(90, 12)), 20 + 20 + 80);
  EXPECT_EQ(payment(contract(Name::kSolo), points(3, 0)), -80 - 40 - 160);
}

TEST(DreiertarockSettlement, AnAnnouncedBonusThatFailsIsLostAndTheOtherSideMayEarnItsOwn) {
  Contract single = contract(Name::kSingle);
  single.absolute = {.by = Side::kDeclarer};
  EXPECT_EQ(payment(single, points(57)), 20 + 40);
  EXPECT_EQ(payment(single, points(50)), 20 - 40);
  EXPECT_EQ(payment(single, points(30)), -20 - 40 - 20);
  single.absolute.doubled = true;
  EXPECT_EQ(payment(single, points(50)), 20 - 80);
  Contract solo = contract(Name::kSolo);
  solo.slam = {.by = Side::kDefenders};
  EXPECT_EQ(payment(solo, points(10, 1)), -80 - 40 + 320);
  EXPECT_EQ(payment(solo, points(3, 0)), -80 - 40 - 320);
}

TEST(DreiertarockSettlement, ThePagatWinsOrLosesTheLastTrick) {
  Result last = points(46);
  last.pagat_by = kB;
  last.ultimo = Ultimo::kTaken;
  EXPECT_EQ(payment(contract(Name::kSingle), last), 20 - 10);
  last.ultimo = Ultimo::kMissed;
  EXPECT_EQ(payment(contract(Name::kSingle), last), 20 + 10);
  last.pagat_by = kA;
  EXPECT_EQ(payment(contract(Name::kSolo), last), 80 - 40);

  // Announced, it is lost however it fails.
  Contract single = contract(Name::kSingle);
  single.pagat = {.by = kSeatB, .doubled = true};
  EXPECT_EQ(payment(single, points(46)), 20 + 40);
  last.pagat_by = kB;
  last.ultimo = Ultimo::kTaken;
  EXPECT_EQ(payment(single, last), 20 - 40);
}

TEST(DreiertarockSettlement, WhoHasMostPointsPaysInTrischaken) {
  EXPECT_EQ(trischaken_payment({40, 30, 20}, kA), -20);
  EXPECT_EQ(trischaken_payment({40, 30, 20}, kB), 10);
  EXPECT_EQ(trischaken_payment({40, 40, 10}, kA), -10);
  EXPECT_EQ(trischaken_payment({40, 10, 40}, kB), 20);
  EXPECT_EQ(trischaken_payment({30, 30, 30}, kB), 0);
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
