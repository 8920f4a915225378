// README.md says nothing that the program does not print: each of its commands is run as it stands there.
#include <cstdlib>
#include <fstream>
#include <optional>
#include <regex>
#include <string>
#include <vector>

#include "absl/strings/ascii.h"
#include "absl/strings/match.h"
#include "absl/strings/str_join.h"
#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/program.hpp"

namespace ouverte {
namespace {

using Lines = std::vector<std::string>;

constexpr const char* kLeftOut = "…";

// A command of the README, and the lines printed below it; none where it only says what to type.
struct Shown {
  std::string command;
  Lines lines;
  bool printed = false;
};

// `./run` builds first, so the program itself stands in for it.
std::string as_run(const std::string& command) {
  const std::string bare = std::regex_replace(command, std::regex(" +# .*"), "");
  return std::regex_replace(bare, std::regex(R"(\./run\b)"), "'" OUVERTE_PROGRAM "'");
}

// The commands of the indented and fenced blocks: lines that begin with "$ ", or with "./run " and a subcommand. One
// that names a file of the reader's own ("my.pbn") is only an example.
std::vector<Shown> commands() {
  std::ifstream file(std::string(OUVERTE_SOURCE_DIR) + "/README.md");
  std::vector<Shown> all;
  bool inside = false;
  for (std::string line; std::getline(file, line);) {
    if (line.starts_with("```")) {
      inside = !inside;
      if (inside) all.push_back({});  // what follows belongs to no command of the block before
    } else if (inside && line.starts_with("$ ")) {
      all.push_back({.command = as_run(line.substr(2)), .lines = {}, .printed = true});
    } else if (inside && std::regex_search(line, std::regex(R"(^\./run [a-z])")) &&
               !absl::StrContains(line, "my.pbn")) {
      all.push_back({.command = as_run(line) + " </dev/null", .lines = {}, .printed = false});
    } else if (inside) {
      all.back().lines.push_back(line);
    }
  }
  std::erase_if(all, [](const Shown& shown) { return shown.command.empty(); });
  return all;
}

// The first line shown that is not printed in its place, or printed and not shown; nothing if all are. A line "…"
// stands for any number of lines.
std::optional<std::string> first_fault(const Lines& shown, const Lines& printed) {
  std::size_t at = 0;
  bool gap = false;
  for (const std::string& line : shown) {
    if (line == kLeftOut) {
      gap = true;
      continue;
    }
    while (gap && at < printed.size() && printed[at] != line) ++at;
    if (at == printed.size() || printed[at] != line) return "not printed there: " + line;
    ++at;
    gap = false;
  }
  if (gap || at == printed.size()) return std::nullopt;
  return "no line but those shown, not: " + printed[at];
}

Lines lines_of(const std::string& text) {
  const std::string counted = support::without_counts(text);
  const std::string bare = std::regex_replace(counted, std::regex("[0-9,]+ positions checked"), "… positions checked");
  return absl::StrSplit(absl::StripTrailingAsciiWhitespace(bare), '\n');
}

class ReadmeTest : public testing::Test {
 protected:
  // The trainer keeps its history there.
  void SetUp() override {
    setenv("HOME", testing::TempDir().c_str(), 1);
    setenv("XDG_DATA_HOME", testing::TempDir().c_str(), 1);
  }
};

TEST_F(ReadmeTest, EveryBlockIsWhatItsCommandPrints) {
  int blocks = 0;
  for (const Shown& shown : commands()) {
    if (!shown.printed) continue;
    const support::Run run = support::run(shown.command);
    EXPECT_EQ(run.status, 0) << shown.command;
    EXPECT_EQ(first_fault(lines_of(absl::StrJoin(shown.lines, "\n")), lines_of(run.out)), std::nullopt)
        << shown.command << "\nprinted\n"
        << run.out;
    ++blocks;
  }
  EXPECT_GE(blocks, 6);
}

// The sets of puzzles have tests of their own, and take long.
TEST_F(ReadmeTest, EveryCommandCanBeTyped) {
  for (const Shown& shown : commands()) {
    if (shown.printed || absl::StrContains(shown.command, "puzzle verify")) continue;
    EXPECT_EQ(support::run("timeout 120 " + shown.command + " >/dev/null").status, 0) << shown.command;
  }
}

TEST(ReadmeBlocksTest, LinesLeftOutMayBeAny) {
  EXPECT_EQ(first_fault({"…", "b", "…"}, {"a", "b", "c"}), std::nullopt);
  EXPECT_EQ(first_fault({"a", "c"}, {"a", "b", "c"}), "not printed there: c");
  EXPECT_EQ(first_fault({"a", "…", "d"}, {"a", "b", "c"}), "not printed there: d");
  EXPECT_EQ(first_fault({"a", ""}, {"a", "b"}), "not printed there: ");
  EXPECT_EQ(first_fault({"a"}, {"a", "b"}), "no line but those shown, not: b");
}

}  // namespace
}  // namespace ouverte
