// Facts about patterns and sets of outcomes, against a list of everything that was stored.
#include "solver/search/outcome_pattern_table.hpp"

#include <algorithm>
#include <cstdint>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

// Outcomes are the numbers 0 to 7.
struct Set {
  unsigned bits = 0;
  [[nodiscard]] bool within(Set other) const { return (bits & ~other.bits) == 0; }
  [[nodiscard]] bool meets(Set other) const { return (bits & other.bits) != 0; }
};

struct Known {
  std::uint64_t shape, mask;
  PatternCode code;
  Set set;
  bool reached;

  [[nodiscard]] bool covers(std::uint64_t of, const PatternCode& other) const {
    return shape == of && (((code[0] ^ other[0]) | (code[1] ^ other[1])) & mask) == 0;
  }
  [[nodiscard]] bool answers(Set needed) const { return reached ? set.within(needed) : !set.meets(needed); }
};

Set random_set(base::Random& random) { return {static_cast<unsigned>(1 + random.below(255))}; }
PatternCode random_code(base::Random& random) { return {random.below(16), random.below(16)}; }

TEST(OutcomePatternTableTest, WhatIsFoundIsWhatFollowsFromAllThatWasStored) {
  base::Random random(1);
  OutcomePatternTable<Set> table(1);
  std::vector<Known> known;
  int found = 0;
  for (int i = 0; i < 4000; ++i) {
    const std::uint64_t shape = 1 + random.below(20);
    const PatternCode code = random_code(random);
    const Set needed = random_set(random);
    const auto fact = table.find(shape, code, needed);
    const bool follows =
        std::ranges::any_of(known, [&](const Known& one) { return one.covers(shape, code) && one.answers(needed); });
    ASSERT_EQ(fact.has_value(), follows);
    if (fact) {
      ++found;
      EXPECT_TRUE(std::ranges::any_of(known, [&](const Known& one) {
        return one.covers(shape, code) && one.mask == fact->mask && one.set.bits == fact->confined.bits &&
               one.reached == fact->reached && one.answers(needed);
      }));
      continue;
    }
    const Known fresh{shape, random.below(16), code, random_set(random), random.below(2) == 0};
    table.store(fresh.shape, fresh.code, fresh.mask, fresh.set, fresh.reached);
    known.push_back(fresh);
  }
  EXPECT_GT(found, 500);
}

TEST(OutcomePatternTableTest, AWeakerFactGivesWay) {
  OutcomePatternTable<Set> table(1);
  table.store(7, {1, 2}, 15, {7}, true);
  table.store(7, {1, 2}, 3, {3}, true);  // fewer cards, fewer outcomes
  const auto fact = table.find(7, {1, 2}, {7});
  ASSERT_TRUE(fact);
  EXPECT_EQ(fact->mask, 3u);
  EXPECT_EQ(fact->confined.bits, 3u);
  EXPECT_TRUE(table.find(7, {1 + 4, 2}, {3}));
  EXPECT_FALSE(table.find(7, {1 + 2, 2}, {3}));
  EXPECT_FALSE(table.find(8, {1, 2}, {7}));
  table.clear();
  EXPECT_FALSE(table.find(7, {1, 2}, {7}));
}

TEST(OutcomePatternTableTest, AFullTableForgetsAndGoesOn) {
  OutcomePatternTable<Set> table(1);
  base::Random random(2);
  for (int i = 0; i < 200'000; ++i) {
    const std::uint64_t shape = 1 + random.below(1'000'000);
    const PatternCode code = random_code(random);
    table.store(shape, code, 15, {1}, true);
    if (i % 1000 == 0) {
      const auto fact = table.find(shape, code, {1});
      EXPECT_TRUE(!fact || fact->reached);
    }
  }
}

}  // namespace
}  // namespace ouverte::search
