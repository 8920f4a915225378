// Every puzzle of the library by brute force: minimax over all legal moves, which knows the rules and nothing else, and
// remembers positions alone.
#include <algorithm>
#include <fstream>
#include <sstream>
#include <string>
#include <unordered_map>

#include "gtest/gtest.h"
#include "puzzles/problem/puzzle.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::puzzles {
namespace {

std::vector<std::string> sets() {
  std::vector<std::string> names = support::game_names();
  names.emplace_back("classics");
  return names;
}

std::vector<Puzzle> puzzles_of(const std::string& set) {
  std::ifstream file(std::string(OUVERTE_SOURCE_DIR "/puzzles/sets/") + set + ".pbn");
  std::stringstream text;
  text << file.rdbuf();
  std::vector<Puzzle> puzzles;
  for (const auto& reading : records::read_records(text.str(), set + ".pbn"))
    if (auto puzzle = puzzle_of(std::get<records::Record>(reading)); puzzle.ok()) puzzles.push_back(*std::move(puzzle));
  return puzzles;
}

// Whether the value is at least a goal.
class BruteForce {
 public:
  explicit BruteForce(int goal) : goal_(goal) {}

  bool reaches(const games::Position& at) {
    if (at.over()) return at.value() >= goal_;
    const auto [known, anew] = known_.try_emplace(at.key(), false);
    if (!anew) return known->second;
    const std::string key = known->first;
    const bool high = at.maximises();
    bool reached = !high;
    for (const std::string& move : at.moves()) {
      const auto next = at.clone();
      EXPECT_TRUE(next->play(move).ok());
      if (reaches(*next) != high) continue;
      reached = high;
      break;
    }
    return known_[key] = reached;
  }

 private:
  int goal_;
  std::unordered_map<std::string, bool> known_;
};

// One class of moves has the task, no move has more, and the position has no more than that.
void expect_sound(const Puzzle& puzzle) {
  const games::Position& at = *puzzle.position;
  const int value = puzzle.task.value;
  BruteForce enough(value), more(value + 1);
  EXPECT_TRUE(enough.reaches(at));
  EXPECT_FALSE(more.reaches(at));
  EXPECT_TRUE(at.lists_every_move());
  int keeping = 0, losing = 0;
  for (const auto& together : at.classes()) {
    int kept = 0;
    for (const std::string& move : together) {
      const auto next = at.clone();
      ASSERT_TRUE(next->play(move).ok());
      kept += (at.maximises() ? enough.reaches(*next) : !more.reaches(*next)) ? 1 : 0;
    }
    EXPECT_TRUE(kept == 0 || kept == static_cast<int>(together.size()));
    ++(kept > 0 ? keeping : losing);
  }
  EXPECT_EQ(keeping, 1);
  EXPECT_GE(losing, 1);
}

class BruteForceTest : public ::testing::TestWithParam<std::string> {};

TEST_P(BruteForceTest, EveryPuzzleHasOneKeyAndNoMoreThanItsTask) {
  const std::vector<Puzzle> puzzles = puzzles_of(GetParam());
  EXPECT_GE(puzzles.size(), 26U);
  for (const Puzzle& puzzle : puzzles) {
    SCOPED_TRACE(name_of(puzzle.record));
    expect_sound(puzzle);
  }
}

INSTANTIATE_TEST_SUITE_P(Sets, BruteForceTest, ::testing::ValuesIn(sets()), support::name_of_test);

}  // namespace
}  // namespace ouverte::puzzles
