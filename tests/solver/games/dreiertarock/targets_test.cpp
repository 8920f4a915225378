// What a goal asks for: points alone where no bonus makes a difference, else a number of points for every outcome.
#include "solver/games/dreiertarock/targets.hpp"

#include "gtest/gtest.h"
#include "solver/cards/text.hpp"

namespace ouverte::games::dreiertarock {
namespace {

constexpr Seat kDeclarer{0};

State position(std::string_view a, std::string_view b, std::string_view c) {
  const auto hand = [](std::string_view text) { return *cards::parse_hand(cards::kTarockPack, text); };
  return new_state({hand(a), hand(b), hand(c)}, kDeclarer);
}

Contract solo() {
  Contract contract;
  contract.name = Name::kSolo;
  contract.declarer = kDeclarer;
  return contract;
}

TEST(DreiertarockTargets, PointsAskForPointsAlone) {
  TargetClasses classes;
  const State start = position("....*,2", "....21,3", "....1,4");
  const Targets targets(Game(solo(), Objective::kPoints), start, 50, classes);
  const Target& target = targets[targets.start()];
  EXPECT_EQ(target.kind, 0);
  EXPECT_EQ(target.base, 50);
  EXPECT_EQ(target.bonuses.open(), 0u);
}

TEST(DreiertarockTargets, APaymentAsksForMorePointsWhereABonusIsLost) {
  TargetClasses classes;
  State start = position("....*,2", "....21,3", "K....4");
  start.won = {5, 5, 0};
  // Solo pays 80, and the Mondfang and the Absolute 40 each.
  const Targets targets(Game(solo(), Objective::kPayment), start, 120, classes);
  const Target& target = targets[targets.start()];
  EXPECT_EQ(target.bonuses.mondfang(), Bonuses::Mondfang::kOpen);
  EXPECT_EQ(target.fewest, kToWin);
  EXPECT_EQ(target.most, kToAbsolute);
  EXPECT_NE(target.kind, 0);
}

TEST(DreiertarockTargets, ABonusThatMakesNoDifferenceIsLeftOut) {
  TargetClasses classes;
  State start = position("....*,2", "....21,3", "....1,4");
  start.won = {5, 5, 0};
  const Targets make(Game(solo(), Objective::kMake), start, 1, classes);
  EXPECT_EQ(make[make.start()].kind, 0);
  EXPECT_EQ(make[make.start()].base, kToWin);
}

TEST(DreiertarockTargets, APagatMayMakeADifferenceOnlyWhereItTakesTheLastTrick) {
  TargetClasses classes;
  State start = position("....5,2", "K....1", "Q....4,3");
  start.won = {5, 5, 0};
  // Solo pays 80. A defender's Pagat costs 20 if it takes the last trick, and is worth 40 if it is beaten there.
  const Targets made(Game(solo(), Objective::kPayment), start, 80, classes);
  EXPECT_EQ(made[made.start()].bonuses.pagat(), Bonuses::Pagat::kOpen);
  EXPECT_TRUE(made.idle_if_not_taken(made.start()));
  const Targets beaten(Game(solo(), Objective::kPayment), start, 100, classes);
  EXPECT_FALSE(beaten.idle_if_not_taken(beaten.start()));
}

TEST(DreiertarockTargets, NumbersRunOutAfterManyGoals) {
  TargetClasses classes;
  EXPECT_EQ(classes.number_of({0, 0}), 0);
  EXPECT_FALSE(classes.full());
  for (int i = 0; i < static_cast<int>(TargetClasses::kMost); ++i) (void)classes.number_of({i, 1});
  EXPECT_TRUE(classes.full());
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
