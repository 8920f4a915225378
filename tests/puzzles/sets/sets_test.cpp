// The library, puzzles/sets/: that every puzzle in it is one, found out anew.
#include <algorithm>
#include <filesystem>
#include <fstream>
#include <map>
#include <set>
#include <sstream>

#include "gtest/gtest.h"
#include "puzzles/compose/difficulty.hpp"
#include "puzzles/compose/naive.hpp"
#include "puzzles/compose/themes.hpp"
#include "puzzles/problem/puzzle.hpp"
#include "solver/games/shared/renaming.hpp"

namespace ouverte::puzzles {
namespace {

constexpr std::string_view kSets = OUVERTE_SOURCE_DIR "/puzzles/sets/";

search::Options small() {
  search::Options options;
  options.memory_mib = 8;
  return options;
}

std::vector<Puzzle> set_of(const std::string& name) {
  std::ifstream file(std::string(kSets) + name + ".pbn");
  std::stringstream text;
  text << file.rdbuf();
  std::vector<Puzzle> puzzles;
  for (const auto& reading : records::read_records(text.str(), name + ".pbn")) {
    if (const auto* problem = std::get_if<records::Problem>(&reading)) {
      ADD_FAILURE() << records::text(*problem);
      continue;
    }
    auto puzzle = puzzle_of(std::get<records::Record>(reading));
    EXPECT_TRUE(puzzle.ok()) << records::text(std::get<records::Record>(reading).place) << puzzle.status();
    if (puzzle.ok()) puzzles.push_back(*std::move(puzzle));
  }
  return puzzles;
}

// The task can be had, no more can, and one class of moves keeps it.
std::optional<Turn> sound(const Puzzle& puzzle, games::Solver& solver) {
  const search::Interval value = solver.solve(*puzzle.position, {}).value;
  EXPECT_EQ(value, (search::Interval{puzzle.task.value, puzzle.task.value}));
  EXPECT_TRUE(solvers_turn(puzzle.task, *puzzle.position));
  auto turn = turn_of(puzzle, solver);
  EXPECT_TRUE(turn);
  return turn;
}

class SetTest : public ::testing::TestWithParam<const games::Game*> {};

TEST_P(SetTest, EveryPuzzleIsSoundAndShowsItsThemes) {
  const games::Game& game = *GetParam();
  const auto solver = game.solver(small());
  std::set<std::string> names;
  std::set<std::string> positions;
  std::map<std::string, int> shown;
  const auto puzzles = set_of(std::string(game.name()));
  EXPECT_GE(puzzles.size(), 30U);
  for (const Puzzle& puzzle : puzzles) {
    SCOPED_TRACE(name_of(puzzle.record));
    EXPECT_TRUE(names.insert(name_of(puzzle.record)).second);
    EXPECT_TRUE(positions.insert(task_text(puzzle.task) + games::canonical(game, puzzle.position->setup())).second);
    const auto turn = sound(puzzle, *solver);
    if (!turn) continue;
    EXPECT_EQ(themes_shown(*turn), themes_of(puzzle.record));
    EXPECT_EQ(difficulty_text(difficulty_of(*turn)), records::tag_value(puzzle.record.tags, "Facts"));
    const Moves keys = turn->all_keys();
    EXPECT_EQ(std::ranges::find(keys, greedy_move(*turn)), keys.end());
    for (const std::string& theme : themes_of(puzzle.record)) ++shown[theme];
  }
  for (const auto& [theme, times] : shown) EXPECT_GE(times, 3) << theme;
}

std::string test_name(const ::testing::TestParamInfo<const games::Game*>& info) {
  std::string name(info.param->name());
  std::ranges::replace(name, '-', '_');
  return name;
}

INSTANTIATE_TEST_SUITE_P(EveryGame, SetTest, ::testing::ValuesIn(games::all_games().begin(), games::all_games().end()),
                         test_name);

TEST(ClassicsTest, EachHoldsExactlyWithOneKey) {
  const auto puzzles = set_of("classics");
  EXPECT_GE(puzzles.size(), 26U);
  std::set<std::string> themes;
  for (const Puzzle& puzzle : puzzles) {
    SCOPED_TRACE(name_of(puzzle.record));
    const auto solver = puzzle.game->solver(small());
    EXPECT_TRUE(sound(puzzle, *solver));
    EXPECT_FALSE(themes_of(puzzle.record).empty());
  }
}

}  // namespace
}  // namespace ouverte::puzzles
