// Solutions of random endings of every game: those the program itself writes are right, complete and proofs as they
// stand; those that begin with a move that loses are wrong.
#include "puzzles/verify/solution.hpp"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/solve/answer.hpp"
#include "puzzles/solve/keeping.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;

class VerifySolutionTest : public ::testing::TestWithParam<std::string> {
 protected:
  VerifySolutionTest() {
    search::Options options;
    options.memory_mib = 16;
    solver_ = game_.solver(options);
  }

  Puzzle puzzle_at(const games::Position& at, const std::vector<std::string>& solution) {
    Puzzle puzzle{.game = &game_, .record = {}, .position = at.clone(), .task = {}};
    puzzle.record.setup = at.setup();
    puzzle.record.tags = {{"Solution", ""}};
    puzzle.record.sections = {{.tag = "Solution", .lines = solution}};
    puzzle.task = {.bound = at.maximises() ? proof::Bound::kAtLeast : proof::Bound::kAtMost,
                   .value = solver_->solve(at, {}).value.lower};
    return puzzle;
  }

  // A random ending in which there is something to solve; or none.
  std::unique_ptr<games::Position> random_position(const support::Case& chosen, base::Random& random) {
    auto at = support::random_ending(game_, chosen, 2 + random.below(3 * game_.seats().size()), random);
    if (at == nullptr || at->over() || at->possible().exact() || at->moves().size() > 30) return nullptr;
    return at;
  }

  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_;
};

TEST_P(VerifySolutionTest, OnesOfTheProgramAreRightCompleteAndProofs) {
  base::Random random(41);
  int judged = 0;
  for (int round = 0; round < support::rounds(3); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto at = random_position(chosen, random);
      if (at == nullptr) continue;
      const auto found = answer(puzzle_at(*at, {}), *solver_, {});
      ASSERT_TRUE(found.ok()) << found.status();
      if (!std::ranges::all_of(found->shown, [](const Shown& shown) { return shown.checked.has_value(); })) continue;
      const Puzzle puzzle = puzzle_at(*at, lines_of(solution_of(*found)));
      SCOPED_TRACE(solution_text_of(puzzle.record));
      if (solution_text_of(puzzle.record).empty()) continue;
      Confirmer confirmer(game_, *solver_, 5'000);
      const auto given = given_solution(puzzle, *solver_, confirmer);
      ASSERT_TRUE(given);
      EXPECT_THAT(given->unreadable, IsEmpty());
      EXPECT_THAT(given->flaws, IsEmpty());
      EXPECT_EQ(confirmer.outcome().proved, confirmer.outcome().claims);
      EXPECT_THAT(confirmer.outcome().unproved, IsEmpty());
      ++judged;
    }
  EXPECT_GT(judged, 0);
}

TEST_P(VerifySolutionTest, AMoveThatLosesIsFoundAndItsRefutationConfirmed) {
  base::Random random(42);
  int judged = 0;
  for (int round = 0; round < support::rounds(3); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto at = random_position(chosen, random);
      if (at == nullptr || !at->lists_every_move()) continue;
      const auto split = classes_that_keep(puzzle_at(*at, {}).task, *at, *solver_);
      ASSERT_TRUE(split);
      if (split->lose.empty()) continue;
      const Puzzle puzzle = puzzle_at(*at, {at->to_move() + " " + split->lose.front().front() + ", any."});
      SCOPED_TRACE(solution_text_of(puzzle.record));
      Confirmer confirmer(game_, *solver_, 5'000);
      const auto given = given_solution(puzzle, *solver_, confirmer);
      ASSERT_TRUE(given);
      EXPECT_THAT(given->unreadable, IsEmpty());
      ASSERT_EQ(given->flaws.size(), 1U);
      EXPECT_EQ(given->flaws[0].kind, FlawKind::kRefuted);
      EXPECT_TRUE(given->wrong());
      EXPECT_THAT(split->lose.front(), Contains(given->key));
      EXPECT_THAT(confirmer.outcome().refused, IsEmpty());
      EXPECT_EQ(confirmer.outcome().claims, 1U);
      ++judged;
    }
  EXPECT_GT(judged, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, VerifySolutionTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
