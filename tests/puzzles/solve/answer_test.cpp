// Answers: of endings that everybody knows, and on random endings of every game, where the checker accepts each
// complete tree and the judge finds no flaw in it.
#include "puzzles/solve/answer.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/solve/judge.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

Puzzle puzzle_from(const std::string& tags) {
  const records::Readings readings = records::read_records(tags, "p.pbn");
  EXPECT_TRUE(std::holds_alternative<records::Record>(readings.at(0)))
      << records::text(std::get<records::Problem>(readings.at(0)));
  auto puzzle = puzzle_of(std::get<records::Record>(readings.at(0)));
  EXPECT_TRUE(puzzle.ok()) << puzzle.status();
  return *std::move(puzzle);
}

// Three cards each, no trump: West guards spades and hearts, and has to let one go on the ace of diamonds.
const std::string kSqueeze =
    "[Deal \"N:AJ.3.. ...432 2.K.A. KQ.A..\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Leader \"S\"]\n";

Answer answered(const std::string& tags, const SolutionLimits& limits = {}) {
  const Puzzle puzzle = puzzle_from(tags);
  auto found = answer(puzzle, *puzzle.game->solver(support::small_tables()), limits);
  EXPECT_TRUE(found.ok()) << found.status();
  return found.ok() ? *std::move(found) : Answer{};
}

std::vector<std::string> text_of(const Answer& answer) { return lines_of(solution_of(answer)); }

TEST(AnswerTest, ASqueezeIsShownByWhatTheVictimLetsGo) {
  const Answer found = answered(kSqueeze + "[Task \">= 3\"]\n");
  EXPECT_TRUE(found.holds);
  EXPECT_FALSE(found.exceeds);
  EXPECT_THAT(found.first->keep, ElementsAre(ElementsAre("DA")));
  EXPECT_THAT(text_of(found), ElementsAre("S DA!", "A) W HA: N SJ (or H3), any.",
                                          "B) W SK, SQ: N H3!, E any, S S2!, W SQ, N cashes SA SJ."));
}

TEST(AnswerTest, WhatCannotBeDoneIsRefuted) {
  const Answer found = answered(kSqueeze + "[Task \"<= 2\"]\n");
  EXPECT_FALSE(found.holds);
  EXPECT_THAT(text_of(found), ElementsAre("S DA!", "A) W HA: N SJ (or H3), any.",
                                          "B) W SK, SQ: N H3!, E any, S S2!, W SQ, N cashes SA SJ."));
  const Answer reached = answered(kSqueeze + "[Task \">= 2\"]\n");
  EXPECT_TRUE(reached.exceeds);
}

TEST(AnswerTest, AnExactTaskHasBothBoundsShown) {
  const Answer found = answered(kSqueeze + "[Task \"= 3\"]\n");
  EXPECT_TRUE(found.holds);
  EXPECT_THAT(text_of(found), ElementsAre(">= 3:", "S DA!", "A) W HA: N SJ (or H3), any.",
                                          "B) W SK, SQ: N H3!, E any, S S2!, W SQ, N cashes SA SJ.", "<= 3:", "any."));
}

TEST(AnswerTest, OfALineThatIsTooLongTheBeginningIsShown) {
  const Answer found = answered(kSqueeze + "[Task \">= 3\"]\n", {.depth = 1});
  EXPECT_FALSE(found.shown.at(0).line.complete());
  EXPECT_FALSE(found.shown[0].checked);
  EXPECT_THAT(text_of(found), ElementsAre("S DA! ..."));
}

// The tree of one reply is used for others, in whose positions other cards are alike.
TEST(AnswerTest, ATreeUsedForSeveralRepliesNamesThoseOfEach) {
  const Answer found = answered(
      "[Game \"solo-whist\"]\n[Deal \"N:76.7..97 5.9..Q64 .AT..AKT AT8.Q3..\"]\n[Contract \"royal-abundance\"]\n"
      "[Declarer \"W\"]\n[Trump \"D\"]\n[Taken \"N:1 E:1 S:4 W:2\"]\n[Trick \"S:\"]\n[Objective \"tricks\"]\n"
      "[Task \"<= 2\"]\n");
  EXPECT_TRUE(found.holds);
  EXPECT_TRUE(found.shown.at(0).line.complete());
  EXPECT_TRUE(found.shown[0].checked);
}

// Trees of 36, 38 and 40 variations are found where so many may be shown: what is counted is what is read.
TEST(AnswerTest, ATreeOfAsManyVariationsAsMayBeShownIsFound) {
  struct Ending {
    std::string deal, trump, task;
    int variations;
  };
  for (const Ending& ending : {Ending{"N:9.97.T97. J7.Q.KQJ. QT8.J6.8. A.AK8.A6.", "S", ">= 2", 36},
                               {"N:KQ76.A8.. T.6.JT96. J98.K.87. .Q97.AKQ.", "H", ">= 3", 36},
                               {"N:KT97.K.J. AQ8.Q7.7. .T9.KQT8. J6.A86.6.", "S", ">= 3", 38},
                               {"N:AT8.8..96 J76.T76.. 9.AJ..AKQ KQ.K..JT7", "H", ">= 5", 40},
                               {"N:J.K.9.T76 Q6.A.KT6. K8.J9.8.A 7.7.AJ.QJ", "S", ">= 3", 40}}) {
    SCOPED_TRACE(ending.deal);
    const Answer found = answered("[Deal \"" + ending.deal + "\"]\n[Trump \"" + ending.trump +
                                      "\"]\n[Declarer \"S\"]\n[Leader \"S\"]\n[Task \"" + ending.task + "\"]\n",
                                  {.variations = ending.variations});
    const Shown& shown = found.shown.at(0);
    EXPECT_TRUE(shown.line.complete());
    EXPECT_TRUE(shown.checked);
    EXPECT_EQ(shown.line.ends(), ending.variations);
  }
}

class EveryAnswerTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryAnswerTest, CoversEveryDefence) {
  const games::Game& game = *games::find_game(GetParam());
  const auto solver = game.solver(support::small_tables());
  base::Random random(62);
  int complete = 0;
  int with_variations = 0;
  for (int round = 0; round < support::rounds(6); ++round)
    for (const support::Case& chosen : support::cases_of(game)) {
      Puzzle puzzle;
      puzzle.game = &game;
      puzzle.position = support::random_ending(game, chosen, 2 + random.below(4 * game.seats().size()), random);
      ASSERT_NE(puzzle.position, nullptr);
      if (puzzle.position->possible().exact() || !puzzle.position->lists_every_move()) continue;
      SCOPED_TRACE(proof::standing_text(puzzle.position->setup()));
      const int value = solver->solve(*puzzle.position, {}).value.lower;
      const auto bound = puzzle.position->maximises() ? proof::Bound::kAtLeast : proof::Bound::kAtMost;
      const int too_much = value + (puzzle.position->maximises() ? 1 : -1);
      for (const Task task :
           {Task{.bound = bound, .value = value}, Task{.bound = bound, .value = value, .exactly = true},
            Task{.bound = bound, .value = too_much}}) {
        SCOPED_TRACE(task_text(task));
        puzzle.task = task;
        const auto found = answer(puzzle, *solver, {.plays = 20'000});
        ASSERT_TRUE(found.ok()) << found.status();
        EXPECT_EQ(found->holds, task.value == value);
        EXPECT_FALSE(found->exceeds);
        ASSERT_EQ(found->shown.size(), task.exactly ? 2U : 1U);
        bool all = true;
        for (const Shown& shown : found->shown) {
          EXPECT_EQ(shown.checked.has_value(), shown.line.complete());
          all = all && shown.checked;
          if (shown.line.ends() > 1) ++with_variations;
        }
        if (!all) continue;
        ++complete;
        if (!found->holds) continue;
        std::string text;
        for (const std::string& line : lines_of(solution_of(*found))) text += line + "\n";
        SCOPED_TRACE(text);
        const auto solution = read_solution(text, game.seats());
        ASSERT_TRUE(solution.ok()) << solution.status();
        EXPECT_EQ(lines_of(*solution), lines_of(solution_of(*found)));
        for (const Flaw& flaw : judge(puzzle, *solution, *solver).flaws) ADD_FAILURE() << sentence(flaw);
      }
    }
  EXPECT_GT(complete, 0);
  EXPECT_GT(with_variations, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryAnswerTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
