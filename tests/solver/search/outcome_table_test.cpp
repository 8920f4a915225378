// Facts about outcomes of positions, against a list of everything that was stored.
#include "solver/search/outcome_table.hpp"

#include <cstdint>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

// Outcomes are the numbers 0 to 7.
struct Outcomes {
  unsigned bits = 0;
  [[nodiscard]] bool within(Outcomes other) const { return (bits & ~other.bits) == 0; }
  [[nodiscard]] bool meets(Outcomes other) const { return (bits & other.bits) != 0; }
};

struct Stored {
  ExactKey key;
  Outcomes set;
  bool reached;
};

Outcomes random_outcomes(base::Random& random) { return {static_cast<unsigned>(1 + random.below(255))}; }

TEST(OutcomeTableTest, WhatIsFoundFollowsFromWhatWasStored) {
  base::Random random(1);
  OutcomeTable<Outcomes> table(1);
  std::vector<Stored> known;
  int found = 0;
  for (int i = 0; i < 3000; ++i) {
    const ExactKey key{random.below(20), random.below(2), static_cast<std::uint32_t>(random.below(2))};
    const Outcomes needed = random_outcomes(random);
    if (const auto fact = table.find(key, needed)) {
      ++found;
      EXPECT_TRUE(fact->reached ? fact->confined.within(needed) : !fact->confined.meets(needed));
      EXPECT_TRUE(std::ranges::any_of(known, [&](const Stored& one) {
        return one.key == key && one.set.bits == fact->confined.bits && one.reached == fact->reached;
      }));
      continue;
    }
    const Outcomes set = random_outcomes(random);
    const bool reached = random.below(2) == 0;
    table.store(key, set, reached, 1);
    known.push_back({key, set, reached});
  }
  EXPECT_GT(found, 500);
}

TEST(OutcomeTableTest, TheStrongerOfTwoFactsIsKept) {
  OutcomeTable<Outcomes> table(1);
  const ExactKey key{1, 2, 3};
  for (const unsigned bits : {7u, 3u, 11u}) table.store(key, {bits}, true, 1);
  const auto fact = table.find(key, {11});
  ASSERT_TRUE(fact);
  EXPECT_EQ(fact->confined.bits, 3u);
  EXPECT_FALSE(table.find(key, {1}));
  table.clear();
  EXPECT_FALSE(table.find(key, {255}));
}

// Twenty-four facts of a position are kept.
TEST(OutcomeTableTest, TheOldestFactMakesRoom) {
  OutcomeTable<Outcomes> table(1);
  const ExactKey key{1, 2, 3};
  for (unsigned outcome = 0; outcome <= 24; ++outcome) table.store(key, {1u << outcome}, false, 1);
  EXPECT_FALSE(table.find(key, {~1u}));  // only the oldest, "confined to outcome 0", would answer
  for (unsigned outcome = 1; outcome <= 24; ++outcome) EXPECT_TRUE(table.find(key, {~(1u << outcome)})) << outcome;
}

TEST(OutcomeTableTest, AFactOfUseStays) {
  OutcomeTable<Outcomes> table(1);
  const ExactKey key{1, 2, 3};
  for (unsigned outcome = 0; outcome < 24; ++outcome) table.store(key, {1u << outcome}, false, 1);
  EXPECT_TRUE(table.find(key, {~1u}));
  table.store(key, {1u << 24}, false, 1);
  EXPECT_TRUE(table.find(key, {~1u}));
  EXPECT_FALSE(table.find(key, {~2u}));
}

}  // namespace
}  // namespace ouverte::search
