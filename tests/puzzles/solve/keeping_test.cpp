// What keeps a task, against plain minimax through the door.
#include "puzzles/solve/keeping.hpp"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

using proof::Bound;

int plain_value(const games::Position& at) {
  if (at.over()) return at.value();
  std::optional<int> best;
  for (const std::string& move : at.moves()) {
    const int value = plain_value(*after(at, move));
    if (!best || (at.maximises() ? value > *best : value < *best)) best = value;
  }
  return *best;
}

bool fulfils(const Task& task, int value) {
  if (task.exactly) return value == task.value;
  return task.bound == Bound::kAtLeast ? value >= task.value : value <= task.value;
}

class KeepingTest : public ::testing::TestWithParam<std::string> {};

TEST_P(KeepingTest, IsWhatPlainSearchFinds) {
  const games::Game& game = *games::find_game(GetParam());
  search::Options options;
  options.memory_mib = 16;
  const auto solver = game.solver(options);
  base::Random random(61);
  int losing = 0;
  for (int round = 0; round < support::rounds(6); ++round)
    for (const support::Case& chosen : support::cases_of(game)) {
      const auto at = support::random_ending(game, chosen, 2 + random.below(6), random);
      ASSERT_NE(at, nullptr);
      if (at->over()) continue;
      SCOPED_TRACE(proof::standing_text(at->setup()));
      const int value = plain_value(*at);
      for (int off = -1; off <= 1; ++off)
        for (const Task task :
             {Task{.bound = Bound::kAtLeast, .value = value + off}, Task{.bound = Bound::kAtMost, .value = value + off},
              Task{.bound = Bound::kAtLeast, .value = value + off, .exactly = true}}) {
          SCOPED_TRACE(task_text(task));
          EXPECT_EQ(holds(task, *at, *solver), fulfils(task, value));
          const auto found = classes_that_keep(task, *at, *solver);
          ASSERT_TRUE(found);
          std::size_t moves = 0;
          const auto expect_all = [&](const std::vector<std::vector<std::string>>& classes, bool kept) {
            for (const auto& together : classes)
              for (const std::string& move : together) {
                ++moves;
                EXPECT_EQ(fulfils(task, plain_value(*after(*at, move))), kept) << move;
              }
          };
          expect_all(found->keep, true);
          expect_all(found->lose, false);
          EXPECT_EQ(moves, at->moves().size());
          losing += static_cast<int>(found->lose.size());
        }
    }
  EXPECT_GT(losing, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, KeepingTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
