// The program as its users have it: each tests/golden/NAME.args holds the arguments of one run, NAME.in (if there is
// one) its standard input, and NAME.out and NAME.err what must come out of it; the last line of NAME.err is the exit
// status. Counts of nodes and seconds are taken out first, and {games} stands for the list of all games.
// OUVERTE_UPDATE_GOLDEN=1 writes the files anew.
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <regex>
#include <sstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/program.hpp"

namespace ouverte {
namespace {

namespace fs = std::filesystem;

fs::path folder() { return fs::path(OUVERTE_SOURCE_DIR) / "tests/golden"; }

std::string read(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

std::vector<std::string> names() {
  std::vector<std::string> all;
  for (const fs::directory_entry& entry : fs::directory_iterator(folder())) {
    if (entry.path().extension() == ".args") all.push_back(entry.path().stem().string());
  }
  std::ranges::sort(all);
  return all;
}

std::string scrubbed(const std::string& text) {
  return support::without_counts(std::regex_replace(text, std::regex(support::game_list()), "{games}"));
}

class GoldenTest : public testing::TestWithParam<std::string> {};

TEST_P(GoldenTest, GivesWhatItGaveBefore) {
  const fs::path base = folder() / GetParam();
  const fs::path scratch = fs::path(testing::TempDir()) / ("golden_" + GetParam());
  const fs::path input = fs::exists(base.string() + ".in") ? base.string() + ".in" : "/dev/null";
  std::string arguments = read(base.string() + ".args");
  arguments.erase(arguments.find_last_not_of('\n') + 1);
  const std::string command = "cd '" + folder().string() + "' && '" OUVERTE_PROGRAM "' " + arguments + " <'" +
                              input.string() + "' >'" + scratch.string() + ".out' 2>'" + scratch.string() + ".err'";
  const int status = std::system(command.c_str());
  ASSERT_TRUE(WIFEXITED(status)) << command;

  const std::string out = scrubbed(read(scratch.string() + ".out"));
  const std::string err =
      scrubbed(read(scratch.string() + ".err")) + "exit " + std::to_string(WEXITSTATUS(status)) + "\n";
  if (std::getenv("OUVERTE_UPDATE_GOLDEN") != nullptr) {
    std::ofstream(base.string() + ".out") << out;
    std::ofstream(base.string() + ".err") << err;
  }
  EXPECT_EQ(out, read(base.string() + ".out"));
  EXPECT_EQ(err, read(base.string() + ".err"));
}

TEST(GamesTest, EveryGameIsListedWithItsContracts) {
  const fs::path out = fs::path(testing::TempDir()) / "games";
  ASSERT_EQ(std::system(("'" OUVERTE_PROGRAM "' games >'" + out.string() + "'").c_str()), 0);
  const std::string text = read(out);
  for (const games::Game* game : games::all_games()) {
    EXPECT_THAT(text, testing::HasSubstr(std::string(game->title())));
    for (const games::ContractInfo& contract : game->contracts())
      EXPECT_THAT(text, testing::HasSubstr(std::string(contract.name)));
  }
}

INSTANTIATE_TEST_SUITE_P(Runs, GoldenTest, testing::ValuesIn(names()), [](const auto& test) { return test.param; });

}  // namespace
}  // namespace ouverte
