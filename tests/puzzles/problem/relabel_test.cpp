// Puzzles by other names, and the positions before one's own costly plays.
#include "puzzles/problem/relabel.hpp"

#include <memory>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/puzzles.hpp"
#include "tests/support/records.hpp"
#include "tutor/marks/review.hpp"
#include "tutor/train/own_deals.hpp"

namespace ouverte::puzzles {
namespace {

class RelabelTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  base::Random random_{81};
};

TEST_P(RelabelTest, APuzzleByOtherNamesIsTheSamePuzzle) {
  std::set<std::string> pictures;
  for (int round = 0; round < support::rounds(4); ++round) {
    const Puzzle puzzle = support::random_puzzle(game_, *solver_, 7, random_);
    const int value = solver_->solve(*puzzle.position, {}).value.lower;
    for (int again = 0; again < 4; ++again) {
      const auto other = relabelled(puzzle, random_);
      ASSERT_TRUE(other.ok()) << other.status();
      EXPECT_EQ(other->task, puzzle.task);
      EXPECT_EQ(themes_of(other->record), themes_of(puzzle.record));
      EXPECT_EQ(key_of(*other), key_of(puzzle));
      EXPECT_EQ(solver_->solve(*other->position, {}).value.lower, value);
      pictures.insert(records::write_json(other->record));
    }
  }
  EXPECT_GT(pictures.size(), static_cast<std::size_t>(support::rounds(4)));
}

TEST_P(RelabelTest, MovesGivenAreRenamedAsWell) {
  for (int round = 0; round < support::rounds(4); ++round) {
    const Puzzle puzzle = support::random_puzzle(game_, *solver_, 7, random_);
    records::Record record = puzzle.record;
    record.plays.push_back(
        {.seat = puzzle.position->to_move(), .move = puzzle.position->moves().front(), .marks = {}, .comments = {}});
    const auto given = puzzle_of(record);
    if (!given.ok()) continue;  // the task was done
    const auto other = relabelled(*given, random_);
    ASSERT_TRUE(other.ok()) << other.status();
    EXPECT_EQ(other->record.plays.size(), 1U);
    EXPECT_EQ(key_of(*other), key_of(*given));
  }
}

TEST_P(RelabelTest, EveryCostlyPlayIsAPuzzleThatCanBeDone) {
  const auto cases = support::cases_of(game_);
  std::size_t found = 0;
  for (int round = 0; found == 0 || round < support::rounds(8); ++round) {
    const records::Record record = support::random_record(game_, cases[random_.below(cases.size())], 8, random_);
    const auto analysis = tutor::analyse(game_, record, *solver_, [](int, int) {});
    if (!analysis.ok()) continue;
    for (const char seat : game_.seats_at(record.setup)) {
      const std::string player(1, seat);
      const auto lessons = tutor::lessons(*analysis, player);
      const std::vector<Puzzle> own = puzzles_from(game_, record, *analysis, player);
      ASSERT_EQ(own.size(), lessons.size());
      for (std::size_t place = 0; place < own.size(); ++place) {
        ++found;
        const Puzzle& puzzle = own[place];
        EXPECT_TRUE(solvers_turn(puzzle.task, *puzzle.position));
        const int value = solver_->solve(*puzzle.position, {}).value.lower;
        EXPECT_TRUE(puzzle.task.bound == proof::Bound::kAtLeast ? value >= puzzle.task.value
                                                                : value <= puzzle.task.value);
        const tutor::Play& play = lessons[place].trace->plays[lessons[place].place];
        const int after = play.judgement->after;
        EXPECT_FALSE(puzzle.task.bound == proof::Bound::kAtLeast ? after >= puzzle.task.value
                                                                 : after <= puzzle.task.value);
      }
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, RelabelTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
