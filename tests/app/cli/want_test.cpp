// The program where the system refuses it memory or threads: the same answers, and a word about it; never an abort.
#include <sys/wait.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::HasSubstr;
using ::testing::Not;

std::string contents_of(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// The program in the folder of the sources, in a shell of its own in which `limit` was said before.
support::Ran run(const std::string& limit, const std::string& arguments) {
  const std::string test = ::testing::UnitTest::GetInstance()->current_test_info()->name();
  const std::string scratch = (fs::path(testing::TempDir()) / ("want_" + test)).string();
  const std::string command = "cd '" OUVERTE_SOURCE_DIR "' && { " + limit + "; } && '" OUVERTE_PROGRAM "' " +
                              arguments + " >'" + scratch + ".out' 2>'" + scratch + ".err'";
  const int status = std::system(command.c_str());
  return {.status = WIFEXITED(status) ? WEXITSTATUS(status) : -1,
          .out = contents_of(scratch + ".out"),
          .err = contents_of(scratch + ".err")};
}

std::size_t lines(const std::string& text) { return static_cast<std::size_t>(std::ranges::count(text, '\n')); }

// Without counts of nodes and seconds, which depend on the tables.
std::string values(const std::string& json) {
  std::string kept;
  std::istringstream in(json);
  for (std::string line; std::getline(in, line);) kept += line.substr(0, line.find(",\"nodes\"")) + "\n";
  return kept;
}

class WantTest : public ::testing::Test {
 protected:
  void SetUp() override {
    if (OUVERTE_SANITIZE) GTEST_SKIP() << "sanitizers take memory of their own";
  }
};

constexpr const char* kSolve = "solve --json examples/bridge.pbn examples/whos-who.pbn examples/hoodwink.pbn";

TEST_F(WantTest, TablesThatCannotBeHadAreSmaller) {
  const support::Ran free = run("true", kSolve);
  const support::Ran bound = run("ulimit -v 300000", kSolve);
  EXPECT_EQ(bound.status, 0) << bound.err;
  EXPECT_EQ(values(bound.out), values(free.out));
  EXPECT_THAT(bound.err, HasSubstr("--memory"));
  EXPECT_EQ(lines(bound.err), 1u) << bound.err;
  EXPECT_EQ(free.err, "");
}

// The search and what is said of it want some, too.
TEST_F(WantTest, TablesLeaveMemoryToTheRest) {
  for (const int kib : {600'000, 500'000, 400'000, 200'000, 150'000})
    for (const std::string arguments : {"solve examples/bridge.pbn", "solve examples/bridge.pbn --memory 65536",
                                        "solve examples/hoodwink.pbn", "analyse examples/played/bridge.pbn"}) {
      const support::Ran bound = run("ulimit -v " + std::to_string(kib), arguments);
      EXPECT_EQ(bound.status, 0) << kib << " KiB, " << arguments << "\n" << bound.err;
    }
}

TEST_F(WantTest, NoThreadLosesADealForWantOfMemory) {
  const support::Ran free = run("true", kSolve);
  const support::Ran bound = run("ulimit -v 300000", std::string(kSolve) + " --threads 4");
  EXPECT_EQ(bound.status, 0) << bound.out;
  EXPECT_EQ(values(bound.out), values(free.out));
  EXPECT_THAT(bound.err, HasSubstr("--memory"));
}

TEST_F(WantTest, MoreMemoryThanThereIsCanBeAskedFor) {
  const support::Ran free = run("true", kSolve);
  for (const char* const mib : {"65536", "4194304"}) {
    const support::Ran large = run("true", std::string(kSolve) + " --memory " + mib);
    EXPECT_EQ(large.status, 0) << large.err;
    EXPECT_EQ(values(large.out), values(free.out));
    EXPECT_LE(lines(large.err), 1u) << large.err;
  }
}

// Where the smallest tables do, those that are asked for leave as much to the rest, or are given up.
TEST_F(WantTest, NoDealIsLostToATableThatIsTooLarge) {
  for (int kib = 70'000; kib <= 100'000; kib += 5'000) {
    const std::string limit = "ulimit -v " + std::to_string(kib);
    const std::string analyse = "analyse examples/played/bridge.pbn --memory ";
    if (run(limit, analyse + "1").status != 0) continue;
    for (const char* const mib : {"16", "65536"}) {
      const support::Ran bound = run(limit, analyse + mib);
      EXPECT_EQ(bound.status, 0) << kib << " KiB, --memory " << mib << "\n" << bound.err;
      EXPECT_LE(lines(bound.err), 1u) << bound.err;
    }
  }
}

// A status and a message, or the answers.
TEST_F(WantTest, NoWantOfMemoryIsAnAbort) {
  for (const int kib : {300'000, 150'000, 100'000})
    for (const std::string& arguments :
         {std::string(kSolve) + " --threads 3", std::string("solve examples/rummage.pbn --nodes 100000"),
          std::string("analyse examples/played/bridge.pbn"), std::string("deal bridge --seed 1"),
          std::string("prove examples/bridge.pbn --time 1s"),
          std::string("puzzle verify examples/puzzles/posted.txt --threads 2 --nodes 1000")}) {
      const support::Ran bound = run("ulimit -v " + std::to_string(kib), arguments);
      EXPECT_GE(bound.status, 0) << kib << " KiB, " << arguments;
      // 127: the system could not load the program
      EXPECT_THAT(bound.status, ::testing::AnyOf(0, 1, 127)) << kib << " KiB, " << arguments << "\n" << bound.err;
      EXPECT_TRUE(bound.status == 0 || !bound.err.empty() || !bound.out.empty()) << kib << " KiB, " << arguments;
      EXPECT_THAT(bound.err, Not(HasSubstr("terminate called")));
    }
}

// Threads whose stacks are larger than any memory are refused.
TEST_F(WantTest, WithoutThreadsTheWorkIsDoneAllTheSame) {
  const std::string no_threads = "ulimit -s 1000000000000 || exit 77";
  const support::Ran bound = run(no_threads, std::string(kSolve) + " --threads 3");
  if (bound.status == 77) GTEST_SKIP() << "the stack cannot be made as large";
  const support::Ran free = run("true", kSolve);
  EXPECT_EQ(bound.status, 0) << bound.err;
  EXPECT_EQ(values(bound.out), values(free.out));
  EXPECT_THAT(bound.err, HasSubstr("--threads"));
  EXPECT_EQ(lines(bound.err), 1u) << bound.err;
}

}  // namespace
}  // namespace ouverte::cli
