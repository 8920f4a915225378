// Files and standard input that cannot be read, or hold nothing that could be: every command that reads says so and
// ends with status 1.
#include "app/cli/console/input.hpp"

#include <gmock/gmock.h>
#include <gtest/gtest.h>
#include <sys/wait.h>
#include <unistd.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

#include "solver/base/status.hpp"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using std::string_literals::operator""s;

std::string contents(const fs::path& path) {
  std::ifstream file(path, std::ios::binary);
  return {std::istreambuf_iterator<char>(file), {}};
}

class InputTest : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "folder");
    write("board.pbn",
          "[Board \"1\"]\n[Deal \"W:A2... 43... 65... 87...\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Play \"W\"]\nSA "
          "S4 S6 S8\n");
  }

  void TearDown() override { fs::remove_all(folder_); }

  void write(const std::string& name, std::string_view text) const {
    std::ofstream(folder_ / name, std::ios::binary) << text;
  }

  // In the folder; the status is that of the program, or of the signal that ended it.
  [[nodiscard]] support::Ran run(const std::string& arguments) const {
    const std::string command =
        base::str("cd '", folder_.string(), "' && '" OUVERTE_PROGRAM "' ", arguments, " >out 2>err");
    const int ended = std::system(command.c_str());
    return {.status = WIFEXITED(ended) ? WEXITSTATUS(ended) : -1,
            .out = contents(folder_ / "out"),
            .err = contents(folder_ / "err")};
  }

  void expect_message(const std::string& arguments, std::string_view message) const {
    SCOPED_TRACE(arguments);
    const support::Ran ran = run(arguments);
    EXPECT_EQ(ran.status, 1);
    EXPECT_THAT(ran.err, testing::HasSubstr(std::string(message)));
    EXPECT_THAT(ran.err, testing::Not(testing::HasSubstr("terminate")));
  }

  const fs::path folder_ = fs::path(testing::TempDir()) / base::str("ouverte_input_test_", getpid());  // one a process
};

const std::vector<std::string>& readers() {
  static const std::vector<std::string> commands = {"solve",
                                                    "table",
                                                    "analyse",
                                                    "prove",
                                                    "check",
                                                    "coach",
                                                    "puzzle read",
                                                    "puzzle solve",
                                                    "puzzle submit",
                                                    "puzzle verify",
                                                    "explain --card SA",
                                                    "puzzle play --history h.db",
                                                    "puzzle make bridge --from"};
  return commands;
}

TEST_F(InputTest, FoldersAreNoFiles) {
  for (const std::string& command : readers()) {
    expect_message(command + " folder", "folder: cannot be read: Is a directory\n");
    expect_message(command + " - <folder", "standard input: cannot be read: Is a directory\n");
  }
}

TEST_F(InputTest, StandardInputMayBeClosed) {
  for (const std::string& command : readers())
    expect_message(command + " - <&-", "standard input: cannot be read: Bad file descriptor\n");
}

TEST_F(InputTest, FilesMayBeMissing) {
  for (const std::string& command : readers())
    expect_message(command + " nowhere", "nowhere: cannot be read: No such file or directory\n");
}

TEST_F(InputTest, WhatTheUserTypesMayNotBeReadable) {
  for (const std::string arguments :
       {"coach board.pbn", "coach board.pbn --seat E", "coach --deal bridge --contract '3NT by S'",
        "puzzle play '" OUVERTE_SOURCE_DIR "/puzzles/sets/bridge.pbn' --history h.db"})
    for (const std::string_view input : {" <&-", " <folder"})
      expect_message(base::str(arguments, input), "standard input: cannot be read");
  EXPECT_EQ(run("coach --deal bridge --contract '3NT by S' </dev/null").status, 0);
}

TEST_F(InputTest, FilesWithoutARecordSaySo) {
  write("empty", "");
  write("blank", "\xEF\xBB\xBF \r\n\t\n");
  write("mark", "\xFF\xFE");
  for (const std::string& command : readers())
    for (const std::string name : {"empty", "blank", "mark"})
      expect_message(base::str(command, " ", name), base::str(name, ": found nothing, expected text: it is empty\n"));
  expect_message("solve - </dev/null", "standard input: found nothing, expected text: it is empty\n");
  write("comments.pbn", "% PBN 2.1\n; nothing else\n");
  write("heading.lin", "vg|Final|pn|a,b,c,d|");
  for (const std::string name : {"comments.pbn", "heading.lin"})
    expect_message("solve " + name, name + ": found no record, expected one at least\n");
  EXPECT_EQ(run("solve empty --json").out, "{\"id\":null,\"error\":\"found nothing, expected text: it is empty\"}\n");
}

TEST_F(InputTest, WhatIsNoTextIsNamed) {
  write("packed", "\x1F\x8B\x08\0\0\0"s);
  write("archive", "PK\x03\x04\0"s);
  write("low_first", "[\0B\0o\0"s);
  write("high_first", "\0[\0B\0o"s);
  for (const std::string& command : readers()) {
    expect_message(command + " packed", "packed: found data packed by gzip, expected text: unpack it first\n");
    expect_message(command + " archive", "archive: found data packed by zip, expected text: unpack it first\n");
    for (const std::string name : {"low_first", "high_first"})
      expect_message(base::str(command, " ", name), name + ": found UTF-16 without a byte order mark, expected");
  }
  EXPECT_EQ(run("solve board.pbn packed").status, 1);
  EXPECT_THAT(run("solve board.pbn packed").out, testing::HasSubstr("1 trick"));  // the rest is done
}

TEST_F(InputTest, DoubtsAreWarnings) {
  write("doubtful.pbn", contents(folder_ / "board.pbn") +
                            "\n[Board \"2\"]\n[Vulnerable \"Foo\"]\n[Deal \"N:- - - -\"]\n[Contract \"Pass\"]\n");
  const support::Ran ran = run("solve doubtful.pbn");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(
      ran.err,
      "doubtful.pbn:9: board 2: warning: Vulnerable: found \"Foo\", expected one of None Love - NS EW All Both\n");
}

}  // namespace
}  // namespace ouverte::cli
