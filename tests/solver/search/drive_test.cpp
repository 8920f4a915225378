// From questions to values: every guess leads to the truth, and a limit, wherever it strikes, leaves true bounds.
#include "solver/search/drive.hpp"

#include <chrono>
#include <cstdint>
#include <utility>
#include <vector>

#include "gtest/gtest.h"
#include "solver/search/plain.hpp"

namespace ouverte::search {
namespace {

// A tree three moves deep, of two moves each, whose leaves have the values given; the second of the three movers
// minimises.
struct Tree {
  struct State {
    int depth = 0;
    unsigned path = 0;
  };
  using Move = unsigned;
  using MoveList = std::vector<unsigned>;

  static constexpr int kDepth = 3;
  std::vector<int> leaves;

  [[nodiscard]] bool over(const State& state) const { return state.depth == kDepth; }
  [[nodiscard]] int value(const State& state) const { return leaves[state.path]; }
  [[nodiscard]] bool maximises(const State& state) const { return state.depth != 1; }
  void moves(const State&, MoveList& out) const { out = {0, 1}; }
  void play(State& state, unsigned move) const {
    state.path = state.path * 2 + move;
    ++state.depth;
  }
};

// Answers by minimax, at a cost of five nodes a question.
class Oracle {
 public:
  Oracle(const Options& options, std::vector<int> values, int guess)
      : budget_(options), values_(std::move(values)), guess_(guess) {}

  [[nodiscard]] Budget& budget() { return budget_; }
  [[nodiscard]] std::vector<int> values(const Tree&) const { return values_; }
  [[nodiscard]] int guess(const Tree&, const Tree::State&) const { return guess_; }
  bool reaches(const Tree& tree, const Tree::State& state, int goal) {
    for (int node = 0; node < 5; ++node) budget_.node();
    ++questions_;
    return plain_value(tree, state) >= goal;
  }
  [[nodiscard]] int questions() const { return questions_; }

 private:
  Budget budget_;
  std::vector<int> values_;
  int guess_;
  int questions_ = 0;
};

const std::vector<int> kValues = {-30, -20, -10, 10, 20, 30};
const Question kEverything{.best = true, .every_move = true, .line = true};

Tree tree_of(int number) {
  Tree tree;
  for (int leaf = 0; leaf < 8; ++leaf) {
    tree.leaves.push_back(kValues[static_cast<std::size_t>((number * 7 + leaf * leaf * 5 + (number >> leaf)) % 6)]);
  }
  return tree;
}

// How many questions an oracle is asked, from a guess, until it is known which of its values the tree has.
template <class AnOracle>
int questions_to_find(const std::vector<int>& values, int value, int guess) {
  const Tree tree{std::vector<int>(8, value)};
  AnOracle oracle({}, values, guess);
  oracle.budget().start();
  Interval known{values.front(), values.back()};
  narrow(oracle, tree, {}, values, guess, known);
  EXPECT_EQ(known, (Interval{value, value}));
  return oracle.questions();
}

TEST(NarrowTest, FindsTheValueFromEveryGuess) {
  for (const int value : kValues)
    for (int guess = -40; guess <= 40; ++guess)
      EXPECT_LE(questions_to_find<Oracle>(kValues, value, guess), guess == value ? 2 : 5);
}

// One for very many values.
class LeapingOracle : public Oracle {
 public:
  using Oracle::Oracle;
  static constexpr bool kLeaps = true;
};

TEST(NarrowTest, LeapsAmongManyValues) {
  std::vector<int> values;
  for (int value = -5000; value <= 5000; value += 5) values.push_back(value);
  for (const int value : {-5000, -4995, -70, 0, 5, 1230, 4995, 5000})
    for (int guess = -6000; guess <= 6000; guess += 97)
      EXPECT_LE(questions_to_find<LeapingOracle>(values, value, guess), 2 * 11);
}

// One that begins again from above.
class OracleFromAbove : public Oracle {
 public:
  using Oracle::Oracle;
  static constexpr bool kFromAbove = true;
};

TEST(NarrowTest, GoesOnFromAboveOnceAValueIsReached) {
  for (const int value : kValues)
    for (int guess = -40; guess <= 40; ++guess) EXPECT_LE(questions_to_find<OracleFromAbove>(kValues, value, guess), 5);
}

TEST(NarrowTest, AsksNothingOfWhatIsKnown) {
  const Tree tree{std::vector<int>(8, 10)};
  Oracle oracle({}, kValues, 0);
  oracle.budget().start();
  Interval known{10, 10};
  narrow(oracle, tree, {}, kValues, 30, known);
  EXPECT_EQ(oracle.questions(), 0);
  known = {-10, 10};
  narrow(oracle, tree, {}, kValues, -30, known);
  EXPECT_EQ(known, (Interval{10, 10}));
  EXPECT_EQ(oracle.questions(), 1);
}

TEST(DriverTest, AnswersEverything) {
  for (int number = 0; number < 200; ++number) {
    const Tree tree = tree_of(number);
    Oracle oracle({}, kValues, 10);
    const auto answer = Driver(oracle, tree).answer({}, kEverything);
    const int value = plain_value(tree, {});
    EXPECT_EQ(answer.value, (Interval{value, value}));
    EXPECT_FALSE(answer.stopped);
    std::vector<unsigned> best;
    ASSERT_EQ(answer.moves.size(), 2u);
    for (const auto& [move, found] : answer.moves) {
      Tree::State next;
      tree.play(next, move);
      EXPECT_EQ(found, (Interval{plain_value(tree, next), plain_value(tree, next)}));
      if (found.lower == value) best.push_back(move);
    }
    EXPECT_EQ(answer.best, best);
    Tree::State end;
    for (const unsigned move : answer.line) tree.play(end, move);
    ASSERT_TRUE(tree.over(end));
    EXPECT_EQ(tree.value(end), value);
    // Best moves are the same when the values of all are not asked for.
    Oracle again({}, kValues, -10);
    EXPECT_EQ(Driver(again, tree).answer({}, {}).best, best);
  }
}

// Wherever the limit strikes, what is said is true, and the next question is answered as if nothing had happened.
TEST(DriverTest, EveryNodeLimitLeavesTrueBounds) {
  const Tree tree = tree_of(11);
  const int value = plain_value(tree, {});
  bool finished = false;
  for (std::uint64_t nodes = 1; !finished; ++nodes) {
    ASSERT_LT(nodes, 1000u);
    Options options;
    options.limits.nodes = nodes;
    Oracle oracle(options, kValues, 10);
    const auto answer = Driver(oracle, tree).answer({}, kEverything);
    finished = !answer.stopped;
    EXPECT_TRUE(answer.value.holds(value));
    EXPECT_LE(answer.nodes, nodes + 1);
    for (const auto& [move, found] : answer.moves) {
      Tree::State next;
      tree.play(next, move);
      EXPECT_TRUE(found.holds(plain_value(tree, next)));
    }
    if (nodes < 5) {
      EXPECT_EQ(answer.value, (Interval{-30, 30}));
    }
    if (nodes >= 5) {
      // Something small enough for the limit.
      const auto next = Driver(oracle, tree).answer({3, 5}, {.best = false, .every_move = false, .line = false});
      EXPECT_TRUE(next.value.holds(tree.leaves[5]));
    }
    EXPECT_EQ(finished, answer.value.exact() && answer.line.size() == Tree::kDepth && answer.best.size() > 0);
  }
}

TEST(DriverTest, NoTimeLeavesEverythingOpen) {
  Options options;
  options.limits.time = std::chrono::nanoseconds(0);
  Oracle oracle(options, kValues, 10);
  const auto answer = Driver(oracle, tree_of(1)).answer({}, kEverything);
  EXPECT_TRUE(answer.stopped);
  EXPECT_EQ(answer.value, (Interval{-30, 30}));
  EXPECT_TRUE(answer.moves.empty());
  EXPECT_TRUE(answer.best.empty());
}

TEST(DriverTest, AStopRequestEndsIt) {
  std::stop_source source;
  Options options;
  options.stop = source.get_token();
  Oracle oracle(options, kValues, 10);
  EXPECT_FALSE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
  source.request_stop();
  const auto answer = Driver(oracle, tree_of(1)).answer({}, kEverything);
  EXPECT_TRUE(answer.stopped);
  EXPECT_EQ(answer.value, (Interval{-30, 30}));
}

TEST(DriverTest, ADeadlineIsOfAllQuestionsTogether) {
  Options options;
  options.deadline = base::Deadline(std::chrono::milliseconds(200));
  Oracle oracle(options, kValues, 10);
  EXPECT_FALSE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
  while (!options.deadline.passed()) {
  }
  EXPECT_TRUE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
  EXPECT_TRUE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
  options.deadline.restart();
  EXPECT_FALSE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
}

TEST(DriverTest, AStopRequestOfTheDeadlineEndsIt) {
  std::stop_source source;
  Options options;
  options.deadline = base::Deadline(std::chrono::nanoseconds::max(), source.get_token());
  Oracle oracle(options, kValues, 10);
  EXPECT_FALSE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
  source.request_stop();
  EXPECT_TRUE(Driver(oracle, tree_of(1)).answer({}, kEverything).stopped);
}

}  // namespace
}  // namespace ouverte::search
