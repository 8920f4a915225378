// Solutions that people give: complete ones in several forms, and each kind of flaw where it is.
#include "puzzles/solve/judge.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

// West guards spades and hearts, and has to let one go on the ace of diamonds.
constexpr const char* kSqueezeOfWest =
    "[Deal \"N:AJ.3.. ...432 2.K.A. KQ.A..\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Leader \"S\"]\n";

Verdict judged(const std::string& solution, const std::string& task = ">= 3", int choices = 0) {
  const records::Readings readings =
      records::read_records(kSqueezeOfWest + base::str("[Task \"", task, "\"]\n"), "p.pbn");
  const auto puzzle = puzzle_of(std::get<records::Record>(readings.at(0)));
  EXPECT_TRUE(puzzle.ok()) << puzzle.status();
  const auto read = read_solution(solution, "NESW");
  EXPECT_TRUE(read.ok()) << read.status();
  search::Options options;
  options.memory_mib = 16;
  return judge(*puzzle, *read, *puzzle->game->solver(options), {.choices = choices});
}

std::vector<std::string> flaws(const std::string& solution, const std::string& task = ">= 3", int choices = 0) {
  std::vector<std::string> all;
  for (const Flaw& flaw : judged(solution, task, choices).flaws)
    all.push_back(base::str(name_of(flaw.kind), " ", flaw.line, ": ", sentence(flaw)));
  return all;
}

TEST(JudgeTest, ASolutionThatAnswersEveryDefenceIsComplete) {
  EXPECT_THAT(flaws("S DA!\nA) W HA: N SJ\nB) W SK, SQ: N H3, E any, S S2"), IsEmpty());
  EXPECT_THAT(flaws("DA; the squeeze\nA) HA: SJ\nB) else: H3, any, S2"), IsEmpty());
  EXPECT_THAT(flaws("a\nA) HA: j, any, HK\nB) spade king: 3"), ElementsAre(HasSubstr("illegal 3: ")));
  EXPECT_THAT(flaws("♦A\nA) ♥A: ♠J, any, ♥K, any, ♥3"), ElementsAre(HasSubstr("gap")));
}

TEST(JudgeTest, AnEqualCardIsAnsweredWithItsEqual) {
  EXPECT_THAT(flaws("S DA\nA) W HA: N SJ\nB) W SK: N H3, E any, S S2"), IsEmpty());
  EXPECT_THAT(flaws("S DA\nA) W HA: N SJ\nB) W SQ: N H3, E any, S S2"), IsEmpty());
}

TEST(JudgeTest, ADefenceThatIsNotAnsweredIsAGap) {
  EXPECT_THAT(flaws("S DA, W HA, N SJ"), ElementsAre("gap 1: after S DA: W SK is not answered"));
  EXPECT_THAT(flaws("S DA\nA) SK: H3, any, S2"), ElementsAre("gap 2: after S DA: W HA is not answered"));
}

TEST(JudgeTest, AMoveThatLosesTheTaskIsRefuted) {
  const Verdict verdict = judged("S HK");
  ASSERT_EQ(verdict.flaws.size(), 1U);
  EXPECT_EQ(sentence(verdict.flaws[0]), "S HK loses it");
  ASSERT_TRUE(verdict.flaws[0].refutation);
  EXPECT_NE(verdict.flaws[0].refutation->tree, nullptr);
  EXPECT_EQ(proof::claim_text(verdict.flaws[0].refutation->claim), "<= 2");
  EXPECT_THAT(flaws("S DA\nA) HA: SA\nB) else: H3, any, S2"),
              ElementsAre("refuted 2: after S DA, W HA: N SA loses it"));
  EXPECT_THAT(flaws("S DA (or HK)\nA) HA: SJ\nB) else: H3, any, S2"), ElementsAre("refuted 1: S HK loses it"));
}

TEST(JudgeTest, ALineThatEndsTooSoonIsUnfinished) {
  EXPECT_THAT(flaws("S DA"),
              ElementsAre("unfinished 1: after S DA: the line ends with W to play, and it can still go wrong"));
  EXPECT_THAT(flaws("S DA, any"), ElementsAre(HasSubstr("unfinished 1: ")));
  EXPECT_THAT(flaws("S DA, W any"), ElementsAre(HasSubstr("unfinished 1: after S DA, W SK: "),
                                                HasSubstr("unfinished 1: after S DA, W HA: ")));
}

TEST(JudgeTest, ChoicesCanBeLeftToTheReader) {
  const std::string text = "S DA!\nA) W HA: N SJ\nB) W SK, SQ: N H3";
  EXPECT_THAT(flaws(text), ElementsAre(HasSubstr("unfinished 3: after S DA, W SK, N H3: ")));
  EXPECT_THAT(flaws(text, ">= 3", 1), IsEmpty());
}

TEST(JudgeTest, WhatCannotBePlayedIsIllegal) {
  EXPECT_THAT(flaws("S DK"), ElementsAre("illegal 1: found \"DK\", expected one of S2 HK DA"));
  EXPECT_THAT(flaws("N DA"), ElementsAre("illegal 1: found N, expected S"));
  EXPECT_THAT(flaws("S DA\nA) HK: SJ"), ElementsAre(HasSubstr("illegal 2: after S DA: found \"HK\"")));
}

TEST(JudgeTest, ATaskThatCannotBeDoneHasNoSolution) {
  EXPECT_THAT(flaws("any", "<= 2"), ElementsAre("unsound 0: the task cannot be done"));
}

TEST(JudgeTest, OfAnExactTaskTheOtherBoundHasToHoldToo) {
  const std::string text = "S DA!\nA) W HA: N SJ\nB) W SK, SQ: N H3, E any, S S2";
  EXPECT_THAT(flaws(text, "= 3"), IsEmpty());
  EXPECT_THAT(flaws(text, "= 2"), ElementsAre("unsound 0: the task cannot be done"));
  EXPECT_THAT(flaws(">= 3:\n" + text + "\n<= 3:\nany", "= 3"), IsEmpty());
}

}  // namespace
}  // namespace ouverte::puzzles
