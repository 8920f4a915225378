// Every puzzle of the library worked on: whoever keeps its task does it, against the most testing defence.
#include <filesystem>
#include <fstream>
#include <iterator>
#include <map>
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "tutor/train/trainer.hpp"

namespace ouverte::tutor {
namespace {

namespace fs = std::filesystem;

void work_on(const puzzles::Puzzle& puzzle, games::Solver& solver) {
  Trainer trainer(puzzle, solver);
  ASSERT_EQ(trainer.can_be_done(), true);
  for (trainer.advance(); !trainer.done(); trainer.advance()) {
    ASSERT_TRUE(trainer.users_turn());
    const auto hint = trainer.hint();
    ASSERT_TRUE(hint.has_value() && hint->good > 0);
    const auto right = trainer.attempt(hint->moves.back());
    ASSERT_TRUE(right.ok() && *right) << right.status();
  }
  EXPECT_EQ(trainer.quality(), Quality::kPerfect);
}

TEST(TrainerLibraryTest, EveryPuzzleIsDoneByKeepingItsTask) {
  std::map<std::string, std::unique_ptr<games::Solver>> solvers;
  std::size_t puzzles = 0;
  for (const fs::directory_entry& entry : fs::directory_iterator(fs::path(OUVERTE_SOURCE_DIR) / "puzzles/sets")) {
    std::ifstream file(entry.path());
    const std::string text{std::istreambuf_iterator<char>(file), {}};
    for (const auto& reading : records::read_records(text, entry.path().filename().string())) {
      ASSERT_TRUE(std::holds_alternative<records::Record>(reading))
          << records::text(std::get<records::Problem>(reading));
      const auto puzzle = puzzles::puzzle_of(std::get<records::Record>(reading));
      ASSERT_TRUE(puzzle.ok()) << puzzle.status();
      SCOPED_TRACE(puzzles::name_of(puzzle->record));
      auto& solver = solvers[puzzle->record.setup.game];
      if (solver == nullptr)
        solver = puzzle->game->solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
      work_on(*puzzle, *solver);
      ++puzzles;
    }
  }
  EXPECT_GT(puzzles, 0U);
}

}  // namespace
}  // namespace ouverte::tutor
