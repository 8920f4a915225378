// The written form of solutions: read as people write it, written back the same, and what is wrong with what is none.
#include "puzzles/problem/solution.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::SizeIs;

Solution read(std::string_view text) {
  auto solution = read_solution(text, "NESW");
  EXPECT_TRUE(solution.ok()) << solution.status();
  return solution.ok() ? *std::move(solution) : Solution{};
}

std::string fault(std::string_view text) { return base::message(read_solution(text, "NESW").status()); }

TEST(SolutionTest, VariationsAreKeptApartByTheirLabels) {
  const Solution solution = read(
      "S SK!, W any, N D2 (or D4, D5), E any\n"
      "A) W HA: S D3.\n"
      "  B) HJ or HT: S C2\n"
      "B1) E C9: N cashes SA, SQ.\n"
      "B2) else: S C3, any.\n"
      "C) else: ...\n");
  ASSERT_THAT(solution, SizeIs(1));
  const Line& line = solution[0].shown;
  ASSERT_THAT(line.plies, SizeIs(4));
  EXPECT_EQ(line.plies[0].seat, "S");
  EXPECT_TRUE(line.plies[0].only);
  EXPECT_EQ(line.plies[1].move, "");
  EXPECT_THAT(line.plies[2].duals, ElementsAre("D4", "D5"));
  ASSERT_THAT(line.variations, SizeIs(3));
  EXPECT_THAT(line.variations[1].replies, ElementsAre("HJ", "HT"));
  const Line& second = line.variations[1].then;
  ASSERT_THAT(second.variations, SizeIs(2));
  EXPECT_EQ(second.variations[0].then.end, Line::End::kCashes);
  EXPECT_EQ(second.variations[0].then.seat, "N");
  EXPECT_THAT(second.variations[0].then.cashes, ElementsAre("SA", "SQ"));
  EXPECT_TRUE(second.variations[1].others);
  EXPECT_EQ(second.variations[1].then.end, Line::End::kAny);
  EXPECT_FALSE(line.complete());
  EXPECT_EQ(line.ends(), 4);
}

TEST(SolutionTest, WhatIsWrittenIsReadBackTheSame) {
  for (const std::string text :
       {"S SK!, W any, N D2 (or D4)\nA) W HA: S D3.\nB) W HJ, HT: N cashes SA SQ.\nC) W else: any.",
        "A) W HA: N D3\n  A1) E C2: S C3.\n  A2) E else: S C4\n    A2a) W D4: N ST.\n    A2b) W D5: N S9.\nB) W HJ: "
        "...",
        ">= 4:\nS SK.\n<= 4:\nany.", "S DT+SJ.HJ.DJ, W any ..."}) {
    const Solution solution = read(text);
    std::string written;
    for (const std::string& line : lines_of(solution)) written += (written.empty() ? "" : "\n") + line;
    EXPECT_EQ(written, text);
  }
}

TEST(SolutionTest, ManyVariationsHaveLabelsStill) {
  Solution solution(1);
  for (int i = 0; i < 30; ++i)
    solution[0].shown.variations.push_back({.seat = "W", .replies = {"H" + std::to_string(i)}, .then = {}});
  std::string text;
  for (const std::string& line : lines_of(solution)) text += line + "\n";
  EXPECT_THAT(text, HasSubstr("AD) W H29"));
  EXPECT_THAT(read(text)[0].shown.variations, SizeIs(30));
}

TEST(SolutionTest, AnyOfOneSeatIsAPlyAndAnyAtTheEndIsTheRest) {
  EXPECT_THAT(read("SK, W any")[0].shown.plies, SizeIs(2));
  const Line line = read("SK, any; nothing can go wrong now")[0].shown;
  EXPECT_THAT(line.plies, SizeIs(1));
  EXPECT_EQ(line.end, Line::End::kAny);
}

TEST(SolutionTest, WhatIsNoneSaysWhereAndWhatWasExpected) {
  EXPECT_EQ(fault(""), "Solution: line 0: found the end, expected a move");
  EXPECT_EQ(fault("SK\nB1) HA: D2"), "Solution: line 2: found \"B1)\", expected a label such as \"A)\"");
  EXPECT_EQ(fault("SK\nA) HA: D2\nA) HJ: D3"), "Solution: line 3: found \"A)\", expected a label that is not used yet");
  EXPECT_EQ(fault("SK\nA) : D2"), "Solution: line 2: found \":\", expected a move");
  EXPECT_EQ(fault("SK (or"), "Solution: line 1: found the end, expected a move");
  EXPECT_EQ(fault("S W HA"), "Solution: line 1: found \"W\", expected a move of S");
  EXPECT_EQ(fault("... SK"), "Solution: line 1: found \"SK\", expected a label or the end");
  EXPECT_EQ(fault(">= x: SK"), "Solution: line 1: found \"x\", expected a number");
}

}  // namespace
}  // namespace ouverte::puzzles
