// Puzzles as records: their tasks, in signs and in words, and what is wrong with those that are none.
#include "puzzles/problem/puzzle.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

using proof::Bound;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

records::Record record_with(const std::string& tags, const std::string& plays = "") {
  const std::string text =
      "[Deal \"N:3..4. KQ...  A..2. 2..3.\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n" + tags + "[Play \"E\"]\n" + plays;
  const records::Readings readings = records::read_records(text, "p.pbn");
  EXPECT_EQ(readings.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<records::Record>(readings[0]))
      << records::text(std::get<records::Problem>(readings[0]));
  return std::get<records::Record>(readings[0]);
}

TEST(PuzzleTest, ItsPositionIsThatAfterTheMovesGiven) {
  const auto puzzle = puzzle_of(record_with("[Puzzle \"end 7\"]\n[Task \">= 1\"]\n[Theme \"duck exit\"]\n", "SK\n"));
  ASSERT_TRUE(puzzle.ok()) << puzzle.status();
  EXPECT_EQ(puzzle->position->to_move(), "S");
  EXPECT_EQ(puzzle->task, (Task{.bound = Bound::kAtLeast, .value = 1}));
  EXPECT_TRUE(solvers_turn(puzzle->task, *puzzle->position));
  EXPECT_EQ(name_of(puzzle->record), "end 7");
  EXPECT_THAT(themes_of(puzzle->record), ElementsAre("duck", "exit"));
}

TEST(PuzzleTest, TasksAreWrittenAsTheyAreRead) {
  for (const std::string text : {">= 1", "<= 0", "= 2"}) {
    const auto puzzle = puzzle_of(record_with("[Task \"" + text + "\"]\n"));
    ASSERT_TRUE(puzzle.ok()) << puzzle.status();
    EXPECT_EQ(task_text(puzzle->task), text);
  }
}

TEST(PuzzleTest, AnExactTaskIsThatOfTheSideToMove) {
  const auto puzzle = puzzle_of(record_with("[Task \"= 2\"]\n"));
  ASSERT_TRUE(puzzle.ok()) << puzzle.status();
  EXPECT_EQ(puzzle->task, (Task{.bound = Bound::kAtMost, .value = 2, .exactly = true}));
}

TEST(PuzzleTest, TasksInWords) {
  const auto words = [](const std::string& text) {
    const auto puzzle = puzzle_of(record_with("[Task \"" + text + "\"]\n"));
    return task_in_words(puzzle->task, *puzzle->game, *puzzle->position);
  };
  EXPECT_EQ(words(">= 1"), "North-South: at least 1 of the 2 tricks");
  EXPECT_EQ(words(">= 2"), "North-South: all 2 tricks");
  EXPECT_EQ(words("<= 1"), "East-West: at least 1 of the 2 tricks");
  EXPECT_EQ(words("= 1"), "North-South: exactly 1 of the 2 tricks");
  EXPECT_EQ(words("= 2"), "North-South: exactly 2 tricks");
}

TEST(PuzzleTest, TheGoalOfAMisereIsThatItIsMadeWhateverIsCounted) {
  const auto in_words = [](const std::string& objective, const std::string& task) {
    const std::string text =
        "[Game \"solo-whist\"]\n[Deal \"N:5.6.. 9.2.. 4.3.. 7..3.\"]\n[Contract \"misere\"]\n[Declarer \"S\"]\n"
        "[Taken \"N:4 E:4 S:0 W:3\"]\n[Objective \"" +
        objective + "\"]\n[Task \"" + task + "\"]\n[Play \"W\"]\n";
    const records::Readings readings = records::read_records(text, "p.pbn");
    const auto puzzle = puzzle_of(std::get<records::Record>(readings.at(0)));
    EXPECT_TRUE(puzzle.ok()) << puzzle.status();
    return puzzle.ok() ? task_in_words(puzzle->task, *puzzle->game, *puzzle->position) : "";
  };
  for (const std::string objective : {"make", "tricks"}) {
    EXPECT_EQ(in_words(objective, "goal"), "the soloist: make the misère") << objective;
    EXPECT_EQ(in_words(objective, "no goal"), "the three: beat the misère") << objective;
  }
}

// The value of a deal played on at random.
int played_out(const games::Position& start, base::Random& random) {
  const auto at = start.clone();
  while (!at->over()) {
    const std::vector<std::string> moves = at->moves();
    EXPECT_TRUE(at->play(moves[random.below(moves.size())]).ok());
  }
  return at->value();
}

class EveryTaskTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryTaskTest, NumbersInBetweenAskForTheValueThatTheDealCanComeTo) {
  const games::Game& game = *games::find_game(GetParam());
  base::Random random(64);
  for (int round = 0; round < support::rounds(20); ++round)
    for (const support::Case& chosen : support::cases_of(game)) {
      const auto at = support::random_ending(game, chosen, 2 + random.below(4 * game.seats().size()), random);
      ASSERT_NE(at, nullptr);
      if (at->over() || at->possible().exact()) continue;
      const int value = played_out(*at, random);
      for (const std::string sign : {">= ", "<= "}) {
        const int asked = value + static_cast<int>(random.below(9)) - 4;
        records::Record record;
        record.setup = at->setup();
        record.tags = {{"Task", sign + std::to_string(asked)}};
        const auto puzzle = puzzle_of(std::move(record));
        if (!puzzle.ok()) continue;  // the deal cannot come to that
        const bool least = sign == ">= ";
        EXPECT_EQ(least ? value >= asked : value <= asked,
                  least ? value >= puzzle->task.value : value <= puzzle->task.value)
            << sign << asked << " is " << task_text(puzzle->task) << ", " << value;
        EXPECT_EQ(task_in_words(puzzle->task, game, *at), task_in_words({puzzle->task.bound, asked}, game, *at));
      }
    }
}

TEST(PuzzleTest, OfNumbersThatAskTheSameItsTaskIsOneThatTheDealCanComeTo) {
  const auto asked = [](const std::string& text) {
    const std::string deal =
        "[Game \"whos-who\"]\n[Deal \"A:A.... K.... Q....\"]\n[Declarer \"A\"]\n[Pack \"42\"]\n"
        "[Taken \"A:5 B:4 C:4\"]\n[Leader \"A\"]\n[Task \"" +
        text + "\"]\n";
    const records::Readings readings = records::read_records(deal, "p.pbn");
    EXPECT_TRUE(std::holds_alternative<records::Record>(readings.at(0)))
        << records::text(std::get<records::Problem>(readings.at(0)));
    const auto puzzle = puzzle_of(std::get<records::Record>(readings.at(0)));
    EXPECT_TRUE(puzzle.ok()) << puzzle.status();
    return puzzle.ok() ? task_text(puzzle->task) : "";
  };
  EXPECT_EQ(asked(">= 29"), ">= 30");
  EXPECT_EQ(asked("<= 29"), "<= 28");
  EXPECT_EQ(asked(">= 30"), ">= 30");
  EXPECT_EQ(asked("= 29"), "= 29");
}

INSTANTIATE_TEST_SUITE_P(Games, EveryTaskTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

TEST(PuzzleTest, WhatIsNoPuzzleSaysWhy) {
  const auto fault = [](const std::string& tags) { return base::message(puzzle_of(record_with(tags)).status()); };
  EXPECT_FALSE(is_puzzle(record_with("")));
  EXPECT_THAT(fault(""), HasSubstr("Task: found none"));
  EXPECT_THAT(fault("[Task \"five\"]\n"), HasSubstr("Task: found \"five\", expected \">= N\""));
  EXPECT_THAT(fault("[Task \">= x\"]\n"), HasSubstr("expected a whole number"));
  EXPECT_THAT(fault("[Task \"goal\"]\n"), HasSubstr("this contract names no goal"));
  for (const std::string text : {">= 3", "<= -1", "= 14"})
    EXPECT_EQ(fault("[Task \"" + text + "\"]\n"),
              "Task: found \"" + text + "\", expected a number from 0 to 2, the values that the deal can come to");
}

}  // namespace
}  // namespace ouverte::puzzles
