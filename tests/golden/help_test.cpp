// What --help prints of the program and of each of its subcommands: tests/golden/help/NAME.txt, NAME being what is
// typed ("puzzle_make"). {games} stands for the list of all games, {contracts} for the contracts of them all.
// OUVERTE_UPDATE_GOLDEN=1 writes the files anew.
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <regex>
#include <set>
#include <string>

#include "absl/strings/str_replace.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/program.hpp"

namespace ouverte {
namespace {

namespace fs = std::filesystem;

fs::path file_of(const std::string& typed) {
  const std::string name = typed.empty() ? "ouverte" : absl::StrReplaceAll(typed, {{" ", "_"}});
  return fs::path(OUVERTE_SOURCE_DIR) / "tests/golden/help" / (name + ".txt");
}

std::string contents(const fs::path& path) {
  std::ifstream file(path);
  return {std::istreambuf_iterator<char>(file), {}};
}

// Folding depends on the list of games, so a row that names them counts as one line.
std::string without_games(const std::string& help) {
  const std::string games = std::regex_replace(support::game_list(), std::regex(" "), "\\s+");
  const std::string text = std::regex_replace(help, std::regex(games), "{games}");
  const std::size_t contracts = text.find("Contracts and their objectives");
  return contracts == std::string::npos ? text : text.substr(0, contracts) + "{contracts}\n";
}

// Compares the help of what is typed, and of the subcommands below it; adds the files that it compared.
void compare(const std::string& typed, std::set<fs::path>& compared) {
  const support::Run run = support::run("'" OUVERTE_PROGRAM "' " + typed + " --help");
  EXPECT_EQ(run.status, 0) << typed;
  const fs::path file = file_of(typed);
  const std::string help = without_games(run.out);
  if (std::getenv("OUVERTE_UPDATE_GOLDEN") != nullptr) std::ofstream(file) << help;
  EXPECT_EQ(help, contents(file)) << file;
  compared.insert(file);
  for (const std::string& name : support::subcommands(run.out))
    compare(typed.empty() ? name : base::str(typed, " ", name), compared);
}

TEST(HelpTest, OfTheProgramAndEverySubcommandIsAsItWas) {
  std::set<fs::path> compared;
  compare("", compared);
  EXPECT_GT(compared.size(), 15U);
  for (const fs::directory_entry& entry : fs::directory_iterator(file_of("").parent_path()))
    EXPECT_TRUE(compared.contains(entry.path())) << entry.path() << " is the help of no subcommand";
}

}  // namespace
}  // namespace ouverte
