// What two partners can cash in one suit; `sure_tricks_test.cpp` holds what is made of it to minimax.
#include "solver/tricks/suit_run.hpp"

#include "gtest/gtest.h"
#include "tests/solver/tricks/lanes.hpp"

namespace ouverte::tricks {
namespace {

SharedRun run(Lane first, Lane then, Lane left, Lane right = 0) { return shared_run(first, then, {}, {left, right}); }

TEST(SuitRunTest, OneHandAloneCashesItsWinnersAndWhatTheyOutlast) {
  const auto alone = run(kAce | kKing | kTwo, 0, kQueen | kJack).back;
  EXPECT_EQ(alone.tricks(), 3);
  EXPECT_EQ(alone.basis(1), kAce);
  EXPECT_EQ(alone.basis(2), kKing);
  EXPECT_EQ(alone.basis(3), kKing);
}

TEST(SuitRunTest, WinnersOfBothHandsCountTogether) {
  const SharedRun both = run(kAce | kTwo, kKing | kThree, kQueen | kJack | kTen);
  EXPECT_EQ(both.back.tricks(), 2);
  EXPECT_EQ(both.crossing.tricks(), 2);
  EXPECT_EQ(both.split.tricks(), 2);
  EXPECT_EQ(both.crossing.basis(2), kKing);
}

TEST(SuitRunTest, TheLeadCanGoAcrossAndBack) {
  const auto back = run(kAce | kJack | kNine | kTwo, kKing | kThree, kQueen, kTen).back;
  EXPECT_EQ(back.tricks(), 4);  // the Two to the King, the Three to the Ace
  EXPECT_EQ(run(kAce | kJack | kTwo, kKing | kQueen, kTen | kNine | kFour).back.tricks(), 3);
}

TEST(SuitRunTest, AHandWithoutLowCardsIsInTheWay) {
  const SharedRun blocked = run(kQueen | kTwo, kAce | kKing, kJack | kTen | kNine);
  EXPECT_EQ(blocked.back.tricks(), 0);
  EXPECT_EQ(blocked.crossing.tricks(), 2);
}

TEST(SuitRunTest, ANumberWithWhichCashingCannotEndIsLeftOut) {
  // The Two goes to the Ace, and only the Three brings the lead back.
  const auto back = run(kJack | kTwo, kAce | kThree, kQueen, kTen).back;
  EXPECT_EQ(back.tricks(), 2);
  EXPECT_EQ(back.tricks(1), 0);
}

TEST(SuitRunTest, RankDoesNotMatterWhereNobodyElseHasAny) {
  const auto alone = run(kThree | kTwo, 0, 0).back;
  EXPECT_EQ(alone.tricks(), 2);
  EXPECT_EQ(alone.basis(2), 0u);
}

}  // namespace
}  // namespace ouverte::tricks
