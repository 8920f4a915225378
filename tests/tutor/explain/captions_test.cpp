// What is said where the lines of solutions branch.
#include "tutor/explain/captions.hpp"

#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/solve/answer.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsEmpty;
using ::testing::Not;

struct Told {
  std::vector<std::string> words, themes;
};

Told told_of(const std::string& post) {
  const records::Readings readings = puzzles::read_puzzles(post, "post");
  const auto puzzle = puzzles::puzzle_of(std::get<records::Record>(readings.at(0)));
  const auto solver = puzzle->game->solver({});
  const auto answer = puzzles::answer(*puzzle, *solver, {});
  const Captions captions =
      captions_of(*puzzle->game, *puzzle->position, answer->shown[0].claim, answer->shown[0].line, *solver);
  Told told{.words = {}, .themes = captions.themes};
  for (const puzzles::Row& row : puzzles::rows_of(answer->shown[0].line, captions.words)) {
    std::string text;
    for (const puzzles::Word& word : row.words) text += word.text;
    if (text.starts_with("(")) told.words.push_back(text);
  }
  return told;
}

// ♦A squeezes West in the majors: with a spade he gives up ♠J, with a heart ♥3.
TEST(CaptionsTest, ASqueezeNamesTheCardThatEachDiscardGives) {
  const Told told =
      told_of("N: ♠AJ ♥3\nE: ♠54 ♦6\nS: ♠2 ♥2 ♦A\nW: ♠KQ ♥A\n\nNo trumps. South leads. N-S to win all the tricks.\n");
  EXPECT_THAT(told.words, ElementsAre("(West is squeezed: a spade gives ♠J, a heart ♥3)"));
  EXPECT_THAT(told.themes, ElementsAre("squeeze"));
}

// The same with the menaces out of West's reach: East guards hearts, and nobody is squeezed.
TEST(CaptionsTest, NothingIsSaidOfDiscardsThatGiveNothing) {
  const Told told =
      told_of("N: ♠AJ ♥3\nE: ♠54 ♥A\nS: ♠2 ♥2 ♦A\nW: ♠KQ ♦6\n\nNo trumps. South leads. N-S to win two tricks.\n");
  EXPECT_THAT(told.words, IsEmpty());
  EXPECT_THAT(told.themes, Not(Contains("squeeze")));
}

// The claim is settled in some of the positions that a line stands for, and there its later moves need not be legal.
TEST(CaptionsTest, ALineIsFollowedNoFurtherThanWhereTheClaimIsSettled) {
  const Told told = told_of(R"([Task "<= 48"]
[Game "dreiertarock"]
[Dealer "C"]
[Deal "A:.N.QN..10 .Q1...5,1 .KJ..KN."]
[Objective "points"]
[For "B"]
[Taken "A:1 B:4 C:3"]
[Leader "B"]
[Contract "trischaken"]
[Talon "K....18,6 ....16,4,2"]
[Points "A:7 B:24 C:13"]
)");
  EXPECT_THAT(told.words, IsEmpty());
}

// What is written as a solution has no captions: it is read again.
TEST(CaptionsTest, SolutionsAreWrittenWithoutThem) {
  const records::Readings readings = puzzles::read_puzzles(
      "N: ♠AJ ♥3\nE: ♠54 ♦6\nS: ♠2 ♥2 ♦A\nW: ♠KQ ♥A\n\nNo trumps. South leads. N-S to win all the tricks.\n", "post");
  const auto puzzle = puzzles::puzzle_of(std::get<records::Record>(readings.at(0)));
  const auto solver = puzzle->game->solver({});
  const auto answer = puzzles::answer(*puzzle, *solver, {});
  for (const std::string& line : puzzles::lines_of(puzzles::solution_of(*answer)))
    EXPECT_EQ(line.find("squeezed"), std::string::npos) << line;
}

}  // namespace
}  // namespace ouverte::tutor
