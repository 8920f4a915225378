// The tables stay within the memory given however much they are told: at most 15 % more, and 50 MiB for the program.
#include "solver/search/memory.hpp"

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/solo_whist/search.hpp"
#include "solver/search/class_bounds_table.hpp"
#include "solver/search/class_table.hpp"
#include "solver/tricks/splits.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/peak.hpp"

namespace ouverte::search {
namespace {

constexpr std::size_t kMemoryMib = 64;
constexpr double kMostMib = kMemoryMib * 1.15 + 50;
constexpr double kLeastMib = kMemoryMib / 2.0;  // else the tables have not been filled
constexpr int kFacts = 4'000'000;

class MemoryTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (OUVERTE_SANITIZE) GTEST_SKIP() << "sanitizers take memory of their own";
  }
};

double peak_of_patterns(std::uint64_t shapes) {
  return support::peak_mib([shapes] {
    PatternTable table(kMemoryMib);
    base::Random random(1);
    for (int i = 0; i < kFacts; ++i) {
      const PatternCode code = {random.next() >> 12, random.next() >> 12};
      table.store(1 + random.below(shapes), code, random.next() >> 12, 1 + static_cast<int>(random.below(12)), true);
    }
  });
}

TEST_F(MemoryTest, PatternsStayWithinTheMemoryGiven) {
  const double peak = peak_of_patterns(40'000);
  EXPECT_LE(peak, kMostMib);
  EXPECT_GE(peak, kLeastMib);
}

TEST_F(MemoryTest, ShapesStayWithinTheMemoryGiven) { EXPECT_LE(peak_of_patterns(4'000'000), kMostMib); }

TEST_F(MemoryTest, PatternsOfOutcomesStayWithinTheMemoryGiven) {
  using Splits = tricks::Splits<10>;
  const double peak = support::peak_mib([] {
    OutcomePatternTable<Splits> table(kMemoryMib);
    base::Random random(1);
    for (int i = 0; i < kFacts; ++i) {
      const PatternCode code = {random.next() >> 31, random.next() >> 31};
      table.store(1 + random.below(40'000), code, random.next() >> 31, Splits::all(static_cast<int>(random.below(10))),
                  true);
    }
  });
  EXPECT_LE(peak, kMostMib);
  EXPECT_GE(peak, kLeastMib);
}

TEST_F(MemoryTest, ExactFactsStayWithinTheMemoryGiven) {
  const double peak = support::peak_mib([] {
    ExactTable table(kMemoryMib);
    base::Random random(1);
    for (int i = 0; i < kFacts; ++i) table.store({random.next(), random.next(), 0}, 1, true, random.below(1000));
  });
  EXPECT_LE(peak, kMostMib);
  EXPECT_GE(peak, kLeastMib);
}

TEST_F(MemoryTest, FactsAboutClassesStayWithinTheMemoryGiven) {
  const double peak = support::peak_mib([] {
    ClassTable<std::uint64_t> table(kMemoryMib);
    base::Random random(1);
    for (int i = 0; i < kFacts; ++i) table.add({random.next(), random.next()}, {random.next(), 0});
  });
  EXPECT_LE(peak, kMostMib);
  EXPECT_GE(peak, kLeastMib);
}

TEST_F(MemoryTest, FactsAboutClassesThatCostStayWithinTheMemoryGiven) {
  const double peak = support::peak_mib([] {
    ClassBoundsTable table(kMemoryMib);
    base::Random random(1);
    for (int i = 0; i < kFacts; ++i) table.add({random.next(), random.next() >> 5}, {random.next(), 0}, 1);
  });
  EXPECT_LE(peak, kMostMib);
  EXPECT_GE(peak, kLeastMib);
}

// A question too hard to be answered, put to a whole solver.
TEST_F(MemoryTest, AHardSearchStaysWithinTheMemoryGiven) {
  namespace game = games::solo_whist;
  const double peak = support::peak_mib([] {
    Options options;
    options.memory_mib = kMemoryMib;
    options.limits.nodes = 20'000'000;
    game::State state;
    static_cast<tricks::State<4>&>(state) = support::freak_deal();
    const game::Contract contract{.name = game::Name::kCompetitiveMisere, .declaring = {}, .trumps = {}};
    const game::Game asked(contract, game::Objective::kPayment, cards::Seat{1});
    static_cast<void>(game::Search(options).solve(asked, state, {}));
  });
  EXPECT_LE(peak, kMostMib);
  EXPECT_GE(peak, kLeastMib);
}

}  // namespace
}  // namespace ouverte::search
