// What the pattern table says follows from what it was told, in every state of filling; and while nothing has been
// forgotten it says all that a plain list of the facts would.
#include "solver/search/pattern_table.hpp"

#include <vector>

#include "gtest/gtest.h"
#include "solver/base/bits.hpp"
#include "solver/base/random.hpp"

namespace ouverte::search {
namespace {

constexpr std::uint64_t kCode = (std::uint64_t{1} << 52) - 1;

struct Fact {
  std::uint64_t shape;
  PatternCode code;
  std::uint64_t mask;
  int goal;
  bool reached;

  [[nodiscard]] bool covers(std::uint64_t other_shape, const PatternCode& other) const {
    return shape == other_shape && ((code[0] ^ other[0]) & mask) == 0 && ((code[1] ^ other[1]) & mask) == 0;
  }
  [[nodiscard]] bool answers(int asked) const { return reached ? goal >= asked : goal <= asked; }
};

// A world in which the truth is known: so many tricks as the code has low bits set in the first plane. Facts about it
// rest on masks that really decide them.
class World {
 public:
  explicit World(std::uint64_t seed, std::uint64_t shapes) : random_(seed), shapes_(shapes) {}

  [[nodiscard]] static int truth(const PatternCode& code) { return base::count(code[0] & kCounted); }

  std::uint64_t shape() { return 1 + random_.below(shapes_) * 0x10'0001; }
  PatternCode code() { return {random_.next() & kCode, random_.next() & kCode}; }

  // A true fact about the position: "at least" rests on as many set bits, "less than" on as many clear ones.
  Fact fact(std::uint64_t of_shape, const PatternCode& of) {
    const int value = truth(of);
    const bool reached = value > 0 && (value == kBits || random_.below(2) == 0);
    const int goal = reached ? 1 + number_below(value) : value + 1 + number_below(kBits - value);
    std::uint64_t mask = random_.below(4) == 0 ? random_.next() & kCode : 0;
    int wanted = reached ? goal : kBits + 1 - goal;
    for (std::uint64_t bit = 1; wanted > 0; bit <<= 1)
      if (((of[0] & bit) != 0) == reached) {
        mask |= bit;
        --wanted;
      }
    return {of_shape, of, mask, goal, reached};
  }

  int number_below(int bound) { return static_cast<int>(random_.below(static_cast<std::uint64_t>(bound))); }

  static constexpr int kBits = 8;

 private:
  static constexpr std::uint64_t kCounted = (1 << kBits) - 1;

  base::Random random_;
  std::uint64_t shapes_;
};

void tell(PatternTable& table, const Fact& fact) {
  table.store(fact.shape, fact.code, fact.mask, fact.goal, fact.reached);
}

TEST(PatternTableTest, NothingIsAlwaysWon) {
  const PatternTable table(1);
  const auto found = table.find(5, {}, 0);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->reached);
  EXPECT_EQ(found->mask, 0u);
  EXPECT_FALSE(table.find(5, {}, 1));
}

TEST(PatternTableTest, AFactHoldsUnderItsMaskAndNowhereElse) {
  PatternTable table(1);
  table.store(5, {0b1010, 0b0001}, 0b1110, 3, true);
  const auto found = table.find(5, {0b1011, 0b0001}, 3);
  ASSERT_TRUE(found);
  EXPECT_TRUE(found->reached);
  EXPECT_EQ(found->mask, 0b1110u);
  EXPECT_TRUE(table.find(5, {0b1010, 0}, 2));        // fewer follow
  EXPECT_FALSE(table.find(5, {0b1010, 0}, 4));       // more do not
  EXPECT_FALSE(table.find(5, {0b1000, 0}, 3));       // the first plane differs
  EXPECT_FALSE(table.find(5, {0b1010, 0b0010}, 3));  // the second
  EXPECT_FALSE(table.find(6, {0b1010, 0}, 3));       // another shape
  table.store(5, {0b1010, 0}, 0b1110, 5, false);     // bounds of one mask come together
  EXPECT_TRUE(table.find(5, {0b1010, 0}, 3)->reached);
  EXPECT_FALSE(table.find(5, {0b1010, 0}, 5)->reached);
  EXPECT_FALSE(table.find(5, {0b1010, 0}, 4));
}

TEST(PatternTableTest, TheMostGeneralFactAnswers) {
  PatternTable table(1);
  table.store(5, {0b1111, 0}, 0b1111, 3, true);
  table.store(5, {0b1100, 0}, 0b1100, 3, true);
  table.store(5, {0b1110, 0}, 0b1110, 3, true);
  EXPECT_EQ(table.find(5, {0b1111, 0}, 3)->mask, 0b1100u);
}

TEST(PatternTableTest, AFactThatMakesOthersIdleTakesTheirPlace) {
  PatternTable table(1);
  for (std::uint64_t low = 0; low < 8; ++low) table.store(5, {0b1000 | low, 0}, 0b1111, 2, true);
  const std::size_t before = table.bytes_in_use();
  table.store(5, {0b1000, 0}, 0b1000, 2, true);
  for (std::uint64_t low = 0; low < 8; ++low) EXPECT_EQ(table.find(5, {0b1000 | low, 0}, 2)->mask, 0b1000u);
  // There is room for seven more now.
  for (std::uint64_t low = 0; low < 7; ++low) table.store(5, {low, 0}, 0b1111, 2, true);
  EXPECT_EQ(table.bytes_in_use(), before);
}

TEST(PatternTableTest, SaysAllThatAListOfTheFactsSays) {
  World world(1, 20);
  PatternTable table(64);
  std::vector<Fact> facts;
  for (int i = 0; i < 4000; ++i) {
    const std::uint64_t shape = world.shape();
    const PatternCode code = world.code();
    const int goal = 1 + world.number_below(World::kBits);
    bool known = false;
    for (const Fact& fact : facts) known = known || (fact.covers(shape, code) && fact.answers(goal));
    const auto found = table.find(shape, code, goal);
    ASSERT_EQ(found.has_value(), known);
    if (found) {
      ASSERT_EQ(found->reached, World::truth(code) >= goal);
    }
    facts.push_back(world.fact(shape, code));
    tell(table, facts.back());
  }
  EXPECT_EQ(table.statistics().clears, 0u);
  EXPECT_GT(table.statistics().hits, 100u);
}

// The parameter: shapes. One gets as many facts as a shape can have, many fill the places for shapes.
class FullPatternTableTest : public ::testing::TestWithParam<std::uint64_t> {};

TEST_P(FullPatternTableTest, ClearingWhenFullLeavesNothingWrong) {
  World world(2, GetParam());
  PatternTable table(1);
  std::uint64_t hits = 0;
  for (int i = 0; i < 150'000 || table.statistics().clears < 3; ++i) {
    const std::uint64_t shape = world.shape();
    const PatternCode code = world.code();
    const int goal = 1 + world.number_below(World::kBits);
    if (const auto found = table.find(shape, code, goal)) {
      ASSERT_EQ(found->reached, World::truth(code) >= goal);
      ++hits;
    }
    Fact fact = world.fact(shape, code);
    if (i % 8 != 0)
      fact.mask |= (fact.code[1] << 20) & kCode;  // more than is needed: facts are many, and most specific
    tell(table, fact);
    ASSERT_LE(table.bytes_in_use(), std::size_t{1} << 20);
  }
  EXPECT_GT(hits, 0u);
}

INSTANTIATE_TEST_SUITE_P(Shapes, FullPatternTableTest, ::testing::Values(3, 1000, 40'000));

TEST(PatternTableTest, ClearForgetsEverything) {
  World world(3, 5000);
  PatternTable table(4);
  for (int i = 0; i < 5000; ++i) tell(table, world.fact(world.shape(), world.code()));
  table.clear();
  World again(3, 5000);
  for (int i = 0; i < 5000; ++i) {
    const Fact fact = again.fact(again.shape(), again.code());
    ASSERT_FALSE(table.find(fact.shape, fact.code, fact.goal));
  }
}

}  // namespace
}  // namespace ouverte::search
