// Puzzles on the page: every variation can be played out, and the main line is the play of the record.
#include "tutor/report/solution_page.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/solve/keeping.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::tutor {
namespace {

// West guards spades and hearts, and has to let one go on the ace of diamonds, which was led.
constexpr const char* kSqueeze =
    "[Deal \"N:AJ.3.. ...432 2.K.A. KQ.A..\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Task \">= 3\"]\n"
    "[Play \"S\"]\nDA SQ\n";

TEST(SolutionPageTest, EveryVariationCanBePlayedOut) {
  const records::Readings readings = records::read_records(kSqueeze, "p.pbn");
  const auto puzzle = puzzles::puzzle_of(std::get<records::Record>(readings.at(0)));
  ASSERT_TRUE(puzzle.ok()) << puzzle.status();
  search::Options options;
  options.memory_mib = 16;
  const auto solver = puzzle->game->solver(options);
  for (const std::optional<int> depth : {std::optional<int>(), std::optional<int>(1)}) {
    const auto found = puzzles::answer(*puzzle, *solver, {.depth = depth});
    ASSERT_TRUE(found.ok()) << found.status();
    const auto page = page_of(*puzzle, *found, *solver);
    ASSERT_TRUE(page.ok()) << page.status();
    EXPECT_EQ(page->analysis.at("traces").at(0).at("stakes").at("reached"), "the task is done");
    const base::Json& plays = page->analysis.at("traces").at(0).at("plays");
    EXPECT_EQ(plays.size(), 12U);
    EXPECT_EQ(page->record.plays.size(), 12U);
    EXPECT_EQ(plays.at(2).at("move"), "H3");
    const base::Json& shown = plays.at(2).at("explanation");
    EXPECT_EQ(shown.at("sentences").at(0), "North-South: all 3 tricks");
    EXPECT_EQ(shown.at("sentences").size(), 1U);
    ASSERT_GE(shown.at("variations").size(), 1U);
    for (const base::Json& variation : shown.at("variations")) {
      auto at = puzzle->position->clone();
      for (const base::Json& step : variation.at("line")) {
        EXPECT_EQ(step.at("seat"), at->to_move());
        ASSERT_TRUE(at->play(step.at("move").get<std::string>()).ok());
        EXPECT_EQ(step.at("position"), position_json(*puzzle->game, *at));
      }
    }
  }
}

}  // namespace
}  // namespace ouverte::tutor
