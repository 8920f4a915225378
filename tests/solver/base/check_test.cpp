// What holds passes unseen and is evaluated once; what does not ends the program and says where.
#include "solver/base/check.hpp"

#include "gtest/gtest.h"

namespace ouverte::base {
namespace {

TEST(CheckTest, WhatHoldsIsEvaluatedOnce) {
  int evaluated = 0;
  CHECK(++evaluated == 1);
  EXPECT_EQ(evaluated, 1);
}

TEST(CheckDeathTest, WhatDoesNotHoldAbortsAndSaysWhere) {
  const int cards = 12;
  EXPECT_DEATH(CHECK(cards == 13), "tests/solver/base/check_test.cpp:[0-9]+: CHECK failed: cards == 13");
}

TEST(CheckTest, InAnothersProcessItThrows) {
  faults_are_thrown() = true;
  EXPECT_THROW(CHECK(1 > 2), Fault);
  faults_are_thrown() = false;
}

}  // namespace
}  // namespace ouverte::base
