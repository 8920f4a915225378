// Solutions as people tell them, brought into the written form and read.
#include "puzzles/problem/solution_prose.hpp"

#include <string>

#include "gtest/gtest.h"
#include "puzzles/problem/puzzle.hpp"
#include "puzzles/problem/solution.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {
namespace {

struct Case {
  std::string told, written;
};

// A squeeze: ♦A, and West gives a spade or ♥A.
Puzzle squeeze() {
  const records::Readings readings = read_puzzles(
      "N: ♠AJ ♥3\nE: ♠54 ♦6\nS: ♠2 ♥2 ♦A\nW: ♠KQ ♥A\n\nNo trumps. South leads. N-S to win all the tricks.\n", "post");
  return *puzzle_of(std::get<records::Record>(readings.at(0)));
}

TEST(SolutionProseTest, IsReadAsTheWrittenForm) {
  const Puzzle puzzle = squeeze();
  const std::string seats(puzzle.game->seats());
  for (const auto& [told, written] :
       {Case{"South leads the ace of diamonds. If West throws the ace of hearts, North throws the jack of spades.",
             "S DA. A) W HA: N SJ."},
        Case{"South leads ♦A! If West discards ♠Q, North discards ♥3, East plays ♦6, South leads the spade two.",
             "S DA! A) W SQ: N H3, E D6, S S2."},
        Case{"1. South A♦. If West plays ♥A, North ♠J, any. Otherwise North H3.",
             "S DA. A) W HA: N SJ, any. B) else: N H3."},
        Case{"    N    E    S    W\n 1  ♥3  ♦6  ›♦A*  ♠Q\n 2  ♠A*  ♠4  ›♠2  ♠K\n",
             "S DA, W SQ, N H3, E D6, S S2, W SK, N SA, E S4"},
        Case{"S DA! A) W HA: N SJ (or H3), any.", "S DA! A) W HA: N SJ (or H3), any."}}) {
    auto found = read_solution(in_written_form(told, *puzzle.game, *puzzle.position), seats);
    const auto expected = read_solution(written, seats);
    ASSERT_TRUE(found.ok()) << found.status() << told;
    ASSERT_TRUE(expected.ok()) << expected.status();
    EXPECT_EQ(lines_of(*found), lines_of(*expected)) << told;
  }
}

}  // namespace
}  // namespace ouverte::puzzles
