// Every subcommand says that its standard output could not be written, and ends in silence where nobody reads on.
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <set>
#include <sstream>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "tests/support/files.hpp"
#include "tests/support/program.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using support::bytes_of;

struct ShellRun {
  int status = 0;
  std::string out, err;
};

// In the source tree: `ouverte ARGUMENTS`, where the arguments may go on in the shell's own words.
ShellRun run_in_shell(const std::string& arguments) {
  const std::string scratch =
      fs::path(::testing::TempDir()) / ::testing::UnitTest::GetInstance()->current_test_info()->name();
  const int status = std::system(("cd '" OUVERTE_SOURCE_DIR "' && exec 2>'" + scratch + ".err' >'" + scratch +
                                  ".out' </dev/null; '" OUVERTE_PROGRAM "' " + arguments)
                                     .c_str());
  return {WIFEXITED(status) ? WEXITSTATUS(status) : -1, bytes_of(scratch + ".out"), bytes_of(scratch + ".err")};
}

// One run at least of every subcommand, all of which write to standard output.
const std::vector<std::string>& runs() {
  static const std::string proof =
      fs::path(::testing::TempDir()) / ("standard_output_" + std::to_string(getpid()) + ".proof");
  static const std::string ending = "tests/golden/prove.in";
  static const std::string posted = "examples/puzzles/posted.txt";
  static const std::string puzzle = "tests/app/cli/data/play/bridge.pbn";
  static const std::string history = " --history '" + proof + ".sqlite'";
  static const std::string batch = "'" + proof + ".batch'";
  static const std::string tables = "'" + proof + ".tables.json'";
  static const std::string analyses = "'" + proof + ".analyses.json'";
  static const std::string analysed = "'" + proof + ".analysed'";
  static const std::string make = "batch make --game bridge --count 2 --with '{\"nodes\": 1000}' -o " + tables;
  static const std::vector<std::string> all = {
      "--help",
      "--version",
      "solve --help",
      "solve examples/bridge.pbn",
      "solve --json examples/bridge.pbn",
      "solve --json examples/no_such_file",
      "table examples/bridge.pbn --json",
      "analyse examples/played/bridge.pbn --no-why",
      "analyse examples/played/bridge.pbn --no-why --pbn",
      "analyse examples/played/bridge.pbn --no-why --html -",
      "score examples/played/bridge.pbn",
      "score --json examples/played/bridge.pbn",
      "prove " + ending,
      "prove --json " + ending,
      "check '" + proof + "'",
      "check --json '" + proof + "'",
      "explain --play 1 tests/golden/explain.in",
      "coach " + ending,
      "coach --review examples/played/bridge.pbn",
      "puzzle read " + posted,
      "puzzle read --json " + posted,
      "puzzle solve " + posted,
      "puzzle solve --html - " + posted,
      "puzzle solve --pbn " + posted,
      "puzzle submit " + puzzle + " --solution 'S SA.'",
      "puzzle play " + puzzle + history,
      "puzzle play --stats" + history,
      "puzzle history --export - --import tests/app/cli/data/play/history.jsonl" + history,
      "puzzle play --anki - " + puzzle,
      "puzzle verify " + puzzle,
      "puzzle make bridge --cards 3 --seed 1 --time 60s",
      "puzzle make bridge --themes",
      "odds --suit AKJ2/543",
      "odds --suit AKJ2/543 --json",
      "serve --help",
      make,
      "batch run " + tables + " --out " + batch,
      "batch status " + batch,
      "batch check " + batch + " --sample 1",
      "batch merge " + batch + " -o '" + proof + ".merged'",
      "batch sums " + analysed,
      "respond <tests/fuzz/respond/games.json",
      "deal bridge",
      "deal bridge --json",
      "games",
      "manual solve",
      "completions bash",
      "games --json",
      "rules bridge",
  };
  static const int proved = run_in_shell("prove " + ending + " >'" + proof + "'").status;
  EXPECT_EQ(proved, 1) << "one proof, and one record that is bad";
  static const int made =
      run_in_shell(make).status +
      run_in_shell("batch make examples/played/bridge.pbn --ask analyse --with '{\"sums\": true, \"why\": false}' -o " +
                   analyses)
          .status +
      run_in_shell("batch run " + analyses + " --out " + analysed).status;
  EXPECT_EQ(made, 0);
  return all;
}

TEST(StandardOutputTest, EverySubcommandIsRunHere) {
  for (const std::string group : {"", "batch ", "puzzle "}) {
    const std::vector<std::string> names = support::subcommands(run_in_shell(group + "--help").out);
    EXPECT_GT(names.size(), 5U);
    for (const std::string& name : names)
      EXPECT_THAT(runs(), ::testing::Contains(::testing::StartsWith(group + name))) << name;
  }
}

TEST(StandardOutputTest, AFullDiskIsAnError) {
  for (const std::string& arguments : runs()) {
    const ShellRun run = run_in_shell(arguments + " >/dev/full");
    EXPECT_EQ(run.status, 1) << arguments;
    EXPECT_THAT(run.err, ::testing::EndsWith("standard output: cannot be written: No space left on device\n"))
        << arguments;
  }
}

TEST(StandardOutputTest, SoIsOneThatIsClosed) {
  for (const std::string& arguments : runs()) {
    const ShellRun run = run_in_shell(arguments + " >&-");
    EXPECT_EQ(run.status, 1) << arguments;
    EXPECT_THAT(run.err, ::testing::EndsWith("standard output: cannot be written: Bad file descriptor\n")) << arguments;
  }
}

TEST(StandardOutputTest, WhereNothingIsWrittenItMayBeClosed) {
  const std::string page = fs::path(::testing::TempDir()) / "standard_output.html";
  fs::remove(page);
  const ShellRun run = run_in_shell("analyse examples/played/bridge.pbn --no-why --html '" + page + "' >&-");
  EXPECT_EQ(run.status, 0);
  EXPECT_EQ(run.err, "");
  EXPECT_THAT(bytes_of(page), ::testing::StartsWith("<!doctype html>"));
  EXPECT_EQ(run_in_shell("--no-such-option >/dev/full").status, 2);
}

TEST(StandardOutputTest, NothingMoreIsDoneOnceItIsFull) {
  EXPECT_EQ(run_in_shell("deal bridge --count 1000000000 >/dev/full").status, 1);
}

TEST(StandardOutputTest, APipeThatIsClosedEndsItInSilence) {
  const std::string status = fs::path(::testing::TempDir()) / "standard_output.status";
  for (const std::string trap : {"", "trap '' PIPE; "}) {
    const ShellRun run = run_in_shell(base::str("--version >/dev/null; ", trap,
                                                "{ '" OUVERTE_PROGRAM "' deal bridge --count 1000000000; echo $? >'",
                                                status, "'; } | head -n 1"));
    EXPECT_EQ(run.err, "");
    EXPECT_EQ(run.out, "[Board \"1\"]\n");
    EXPECT_EQ(bytes_of(status), "141\n");
  }
}

}  // namespace
}  // namespace ouverte::cli
