// The folders are the architecture: no include points to a part above it, and what only the top may do
// (print, end the program) is not done below it. Read from the sources themselves.
#include <algorithm>
#include <cctype>
#include <filesystem>
#include <fstream>
#include <map>
#include <regex>
#include <set>
#include <string>
#include <string_view>
#include <vector>

#include "absl/strings/str_cat.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"

namespace ouverte {
namespace {

namespace fs = std::filesystem;
using ::testing::IsEmpty;
using ::testing::SizeIs;

const fs::path& root() {
  static const fs::path path = OUVERTE_SOURCE_DIR;
  return path;
}

// What each part may include besides itself: the folders of solver/ and app/, and the folders beside those.
const std::map<std::string, std::set<std::string>>& allowed() {
  static const std::map<std::string, std::set<std::string>> parts = {
      {"base", {}},
      {"cards", {"base"}},
      {"tricks", {"base", "cards"}},
      {"search", {"base", "cards"}},
      {"games", {"base", "cards", "tricks", "search"}},
      {"records", {"base", "cards", "tricks", "search", "games"}},
      {"proof", {"base", "cards", "search", "games", "records"}},
      {"puzzles", {"base", "cards", "search", "games", "records", "proof"}},
      {"tutor", {"base", "cards", "search", "games", "records", "proof", "puzzles"}},
      {"requests", {"base", "cards", "search", "games", "records", "proof", "puzzles", "tutor"}},
      {"serve", {"base", "requests"}},
      {"batch", {"base", "cards", "games", "records", "tutor", "requests"}},
      {"wasm", {"requests"}},
      {"c", {"base", "cards", "search", "games", "records", "requests"}},
      {"python", {"c"}},
      {"cli",
       {"base", "cards", "search", "games", "records", "proof", "puzzles", "tutor", "requests", "serve", "batch"}},
  };
  return parts;
}

const std::vector<std::string>& tops() {
  static const std::vector<std::string> folders = {"solver", "puzzles", "tutor", "app"};
  return folders;
}

struct Source {
  std::string path;  // from the root, with '/'
  std::vector<std::string> lines;
};

std::vector<Source> sources(const std::vector<std::string>& tops) {
  std::vector<Source> all;
  for (const std::string& top : tops) {
    if (!fs::exists(root() / top)) continue;
    for (const fs::directory_entry& entry : fs::recursive_directory_iterator(root() / top)) {
      const std::string extension = entry.path().extension().string();
      if (extension != ".hpp" && extension != ".cpp" && extension != ".in") continue;
      Source source{fs::relative(entry.path(), root()).generic_string(), {}};
      std::ifstream file(entry.path());
      for (std::string line; std::getline(file, line);) source.lines.push_back(line);
      all.push_back(std::move(source));
    }
  }
  std::ranges::sort(all, {}, &Source::path);
  return all;
}

// The folders of a path, a part's name first: {"games", "bridge"} of "solver/games/bridge/rules.hpp", {"tutor",
// "marks"} of "tutor/marks/marks.hpp", {"cli"} of "app/cli/solve.cpp".
std::vector<std::string> folders_of(const std::string& path) {
  std::vector<std::string> parts;
  for (const fs::path& part : fs::path(path).parent_path()) parts.push_back(part.string());
  if (!parts.empty() && (parts[0] == "solver" || parts[0] == "app")) parts.erase(parts.begin());
  return parts;
}

// The folders of games are those with an entry; the others are the door and what games share.
std::vector<std::string> game_folders() {
  std::vector<std::string> names;
  for (const fs::directory_entry& entry : fs::directory_iterator(root() / "solver/games")) {
    if (fs::exists(entry.path() / "game.cpp")) names.push_back(entry.path().filename().string());
  }
  return names;
}

// What is wrong with an include of `to` in `from`, or nothing. Both are paths from the root.
std::string fault(const std::string& from, const std::string& to) {
  const auto source = folders_of(from);
  const auto target = folders_of(to);
  if (source.empty() || target.empty() || !allowed().contains(target[0])) return "unknown folder";
  if (source[0] != target[0] && !allowed().at(source[0]).contains(target[0])) return "points the wrong way";
  if (target[0] != "games") return "";
  const std::string within = source[0] == "games" && source.size() > 1 ? source[1] : "";
  if (within == "door" && target[1] != "door") return "points out of the door";
  const bool into_a_game = target[1] != "door" && target[1] != "shared";
  if (into_a_game && within != target[1]) return "reaches into another game's folder";
  return "";
}

TEST(LayeringTest, FaultsAreSeen) {
  EXPECT_EQ(fault("solver/cards/card.hpp", "solver/base/json.hpp"), "");
  EXPECT_EQ(fault("solver/cards/card.hpp", "solver/cards/suit.hpp"), "");
  EXPECT_EQ(fault("solver/base/json.hpp", "solver/cards/card.hpp"), "points the wrong way");
  EXPECT_EQ(fault("solver/tricks/winner.hpp", "solver/search/game.hpp"), "points the wrong way");
  EXPECT_EQ(fault("solver/search/game.hpp", "solver/tricks/winner.hpp"), "points the wrong way");
  EXPECT_EQ(fault("solver/games/door/game.hpp", "solver/records/record.hpp"), "points the wrong way");
  EXPECT_EQ(fault("solver/games/bridge/game.cpp", "solver/games/door/game.hpp"), "");
  EXPECT_EQ(fault("solver/games/bridge/game.cpp", "solver/games/bridge/rules.hpp"), "");
  EXPECT_EQ(fault("solver/games/hoodwink/game.cpp", "solver/games/bridge/rules.hpp"),
            "reaches into another game's folder");
  EXPECT_EQ(fault("app/cli/solve.cpp", "solver/games/bridge/rules.hpp"), "reaches into another game's folder");
  EXPECT_EQ(fault("solver/games/door/game.hpp", "solver/games/shared/fields.hpp"), "points out of the door");
  EXPECT_EQ(fault("app/cli/solve.cpp", "tutor/marks/marks.hpp"), "");
  EXPECT_EQ(fault("puzzles/solve/answer.cpp", "tutor/marks/marks.hpp"), "points the wrong way");
  EXPECT_EQ(fault("solver/proof/checker.cpp", "puzzles/solve/answer.hpp"), "points the wrong way");
  EXPECT_EQ(fault("app/cli/solve.cpp", "app/requests/solve.hpp"), "");
  EXPECT_EQ(fault("app/requests/solve.cpp", "app/cli/text/answer.hpp"), "points the wrong way");
  EXPECT_EQ(fault("tutor/marks/marks.cpp", "app/requests/solve.hpp"), "points the wrong way");
  EXPECT_EQ(fault("app/cli/solve.cpp", "examples/answer.hpp"), "unknown folder");
}

TEST(LayeringTest, EveryFolderOfTheSolverHasItsPlace) {
  for (const fs::directory_entry& entry : fs::directory_iterator(root() / "solver")) {
    if (!entry.is_directory()) continue;
    EXPECT_TRUE(allowed().contains(entry.path().filename().string())) << entry.path();
  }
}

// Made by CMake: the rules pages of the games.
bool generated(const std::string& path) { return path.ends_with("/rules_page.hpp"); }

TEST(LayeringTest, NoIncludePointsUpwards) {
  const std::regex include(R"re(^\s*#\s*include\s+"([^"]+)")re");
  std::vector<std::string> faults;
  int includes = 0;
  for (const Source& source : sources(tops())) {
    for (const std::string& line : source.lines) {
      std::smatch match;
      if (!std::regex_search(line, match, include)) continue;
      const std::string target = match[1];
      if (target.starts_with("absl/")) continue;
      ++includes;
      const std::string wrong =
          fs::exists(root() / target) || generated(target) ? fault(source.path, target) : "is not from the root";
      if (!wrong.empty()) faults.push_back(absl::StrCat(source.path, " includes ", target, ": ", wrong));
    }
  }
  EXPECT_THAT(faults, IsEmpty());
  EXPECT_GT(includes, 20);
}

// What verifies proofs shares no code with what makes them.
TEST(LayeringTest, TheCheckerOfProofsKnowsNoSearch) {
  const std::regex allowed_include(
      R"re(#include (<.*>|"(absl/.*|solver/(base|records|games/door)/[a-z_]+\.hpp|solver/proof/(proof|checker)\.hpp|)re"
      R"re(solver/search/interval\.hpp)"))re");
  const std::regex search(R"re(\bSolver\b|solver\(|\bprove\()re");
  std::vector<std::string> faults;
  int files = 0;
  for (const Source& source : sources({"solver/proof"})) {
    const std::string name = fs::path(source.path).stem().string();
    if (name != "checker" && name != "proof" && name != "proof_read") continue;
    ++files;
    for (const std::string& line : source.lines) {
      const bool wrong_include = line.starts_with("#include") && !std::regex_match(line, allowed_include);
      if (wrong_include || std::regex_search(line, search)) faults.push_back(absl::StrCat(source.path, ": ", line));
    }
  }
  EXPECT_THAT(faults, IsEmpty());
  EXPECT_EQ(files, 5);
}

TEST(LayeringTest, NoGameIsNamedOutsideItsFolder) {
  std::vector<std::string> faults;
  for (const std::string& game : game_folders()) {
    const std::regex name("\\b" + game + "(::|/|_entry)");
    for (const Source& source : sources(tops())) {
      const auto folders = folders_of(source.path);
      if (folders.size() > 1 && folders[1] == game) continue;
      for (const std::string& line : source.lines) {
        if (line.find(game) == std::string::npos) continue;
        if (std::regex_search(line, name)) faults.push_back(absl::StrCat(source.path, " names ", game, ": ", line));
      }
    }
  }
  EXPECT_THAT(faults, IsEmpty());
  EXPECT_THAT(game_folders(), testing::Not(IsEmpty()));
}

// "whos_who" is "WhosWho" in names.
std::string camel_case(const std::string& folder) {
  std::string name;
  for (std::size_t at = 0; at < folder.size(); ++at) {
    if (folder[at] == '_') continue;
    const bool begins = at == 0 || folder[at - 1] == '_';
    name += static_cast<char>(begins ? std::toupper(static_cast<unsigned char>(folder[at])) : folder[at]);
  }
  return name;
}

// By its title, its name in records, a constant called after it, or as the game that a setup is of without a word.
std::vector<std::string> words_that_mean_a_game() {
  std::vector<std::string> words = {"Setup().game", "Setup{}.game"};
  for (const games::Game* game : games::all_games()) {
    words.emplace_back(game->title());
    words.push_back(absl::StrCat("\"", std::string(game->name()), "\""));
  }
  for (const std::string& folder : game_folders()) words.push_back("k" + camel_case(folder));
  return words;
}

TEST(LayeringTest, NoGameIsMeantOutsideItsFolder) {
  constexpr std::string_view kAnotherThing = "Bridge Base Online";
  const std::vector<std::string> words = words_that_mean_a_game();
  const std::vector<std::string> of_games = game_folders();
  std::vector<std::string> faults;
  for (const Source& source : sources(tops())) {
    const auto folders = folders_of(source.path);
    if (folders.size() > 1 && std::ranges::count(of_games, folders[1]) > 0) continue;
    for (const std::string& line : source.lines) {
      const auto in_line = [&](const std::string& word) { return line.find(word) != std::string::npos; };
      if (std::ranges::any_of(words, in_line) && line.find(kAnotherThing) == std::string::npos)
        faults.push_back(absl::StrCat(source.path, ": ", line));
    }
  }
  EXPECT_THAT(faults, IsEmpty());
}

TEST(LayeringTest, OnlyTheTopPrintsOrEnds) {
  const std::regex forbidden(R"(std::(cout|cerr|clog)\b|\b(printf|puts|exit|_Exit|quick_exit)\s*\()");
  std::vector<std::string> faults;
  for (const Source& source : sources(tops())) {
    if (source.path.starts_with("app/cli/")) continue;
    for (const std::string& line : source.lines) {
      if (std::regex_search(line, forbidden)) faults.push_back(absl::StrCat(source.path, ": ", line));
    }
  }
  EXPECT_THAT(faults, IsEmpty());
}

// What foreign callers include must compile wherever C++ does.
TEST(LayeringTest, TheHeaderOfForeignCallersKnowsNoLibrary) {
  int includes = 0;
  for (const Source& source : sources({"app/requests"})) {
    if (source.path != "app/requests/respond.hpp") continue;
    for (const std::string& line : source.lines) {
      if (!line.starts_with("#include")) continue;
      ++includes;
      EXPECT_TRUE(line.starts_with("#include <")) << line;
      EXPECT_EQ(line.find('/'), std::string::npos) << line;
    }
  }
  EXPECT_GT(includes, 0);
}

TEST(LayeringTest, FilesStayShort) {
  const std::vector<Source> all = sources({"solver", "puzzles", "tutor", "app", "tests", "bench"});
  for (const Source& source : all) EXPECT_THAT(source.lines, SizeIs(testing::Le(500U))) << source.path;
  EXPECT_GT(all.size(), 10U);
}

}  // namespace
}  // namespace ouverte
