// Records and answers in JSON: to a terminal without what would control it, to a pipe as they were read.
#include <unistd.h>

#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "app/cli/program.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;

using ::testing::AllOf;
using ::testing::HasSubstr;
using ::testing::Not;

// A puzzle whose title would turn the text red, go back by a letter and begin a sequence in one letter.
constexpr const char* kTitled =
    R"({"game": "bridge", "hands": {"N": "A...", "E": "K...", "S": "2...", "W": "3..."}, "leader": "N",)"
    R"( "contract": {"trump": "NT", "declarer": "S"}, "won": {"N": 6, "E": 0, "S": 6, "W": 0},)"
    R"( "tags": [["Title", "red \u001b[31m \b \u009b31m"], ["Task", ">= 13"]], "plays": ["SA", "SK", "S2", "S3"]})";
constexpr const char* kTitledPuzzle =
    R"({"game": "bridge", "hands": {"N": "A...", "E": "K...", "S": "2...", "W": "3..."}, "leader": "N",)"
    R"( "contract": {"trump": "NT", "declarer": "S"}, "won": {"N": 6, "E": 0, "S": 6, "W": 0},)"
    R"( "tags": [["Title", "red \u001b[31m \b \u009b31m"], ["Task", ">= 13"]]})";

std::string output_of(const std::string& command, const std::string& typed, bool terminal) {
  const std::vector<std::string> words = absl::StrSplit("ouverte " + command, ' ');
  std::vector<const char*> argv;
  for (const std::string& word : words) argv.push_back(word.c_str());
  std::istringstream in(typed);
  std::ostringstream out;
  std::ostringstream err;
  EXPECT_EQ(run(static_cast<int>(argv.size()), argv.data(), {in, out, err}, {.out = terminal, .no_color = true},
                games::all_games()),
            0)
      << command << err.str();
  return out.str();
}

TEST(TerminalOutputTest, NothingInARecordControlsTheTerminal) {
  for (const std::string command :
       {"puzzle read -", "puzzle read --json -", "puzzle solve --pbn -", "puzzle solve - --html -", "analyse --pbn -",
        "analyse --json -", "analyse - --html -"}) {
    const char* const record = command.starts_with("analyse") ? kTitled : kTitledPuzzle;
    const std::string shown = output_of(command, record, true);
    EXPECT_THAT(shown, AllOf(Not(HasSubstr("\x1b")), Not(HasSubstr("\b")), Not(HasSubstr("\u009b")))) << command;
  }
  EXPECT_THAT(output_of("puzzle read -", kTitledPuzzle, true), HasSubstr("red \uFFFD[31m \uFFFD \uFFFD31m"));
  EXPECT_THAT(output_of("puzzle read -", kTitledPuzzle, false), HasSubstr("red \x1b[31m \b \u009b31m"));
}

TEST(TerminalOutputTest, NorDoesANameInTheSumsOfABatch) {
  const fs::path folder = fs::path(testing::TempDir()) / ("terminal_output_" + std::to_string(getpid()));
  fs::remove_all(folder);
  fs::create_directories(folder);
  const std::string manifest = (folder / "manifest.json").string(), answers = (folder / "answers").string();
  std::ofstream(folder / "deals.jsonl")
      << R"({"game": "bridge", "hands": {"N": "A...", "E": "K...", "S": "2...", "W": "3..."}, "leader": "N",)"
         R"( "contract": {"trump": "NT", "declarer": "S"}, "tags": [["South", "\u001b[31m \u009b31m"]],)"
         R"( "plays": ["SA", "SK", "S2", "S3"]})"
      << "\n";
  output_of("batch make " + (folder / "deals.jsonl").string() +
                R"( --ask analyse --with {"sums":true,"why":false} -o )" + manifest,
            "", true);
  output_of("batch run " + manifest + " --out " + answers, "", true);
  const std::string shown = output_of("batch sums " + answers, "", true);
  EXPECT_THAT(shown, AllOf(HasSubstr("\\u001b[31m"), Not(HasSubstr("\x1b")), Not(HasSubstr("\u009b"))));
  EXPECT_THAT(output_of("batch sums " + answers, "", false), HasSubstr("\u009b"));
  fs::remove_all(folder);
}

}  // namespace
}  // namespace ouverte::cli
