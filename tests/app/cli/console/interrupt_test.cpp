// Ctrl-C and SIGTERM, sent to the program as a child process: it ends soon, with the exit status 130, and says what it
// knows by then. A second signal ends it at once.
#include <chrono>
#include <csignal>
#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>
#include <thread>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/child.hpp"

namespace ouverte {
namespace {

namespace fs = std::filesystem;
using support::Child;
using testing::HasSubstr;
using testing::Not;

constexpr int kInterrupted = 130;
constexpr double kSoon = 10;  // seconds, on a machine with much else to do
const std::string kExamples = std::string(OUVERTE_SOURCE_DIR) + "/examples";

std::string text_of(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// A folder for the files of a test.
class InterruptTest : public testing::Test {
 protected:
  void SetUp() override { ASSERT_NE(mkdtemp(folder_.data()), nullptr); }
  void TearDown() override { fs::remove_all(folder_); }

  void file(const std::string& name, const std::string& text) const { std::ofstream(path(name)) << text; }
  [[nodiscard]] fs::path path(const std::string& name) const { return fs::path(folder_) / name; }
  // Runs the program to its end and keeps what it says.
  void made(const std::string& name, const std::vector<std::string>& arguments) const {
    Child program(arguments, folder_);
    program.end_input();
    file(name, program.wait().out);
  }
  Child::Ended stopped(const std::vector<std::string>& arguments, int signal = SIGINT,
                       const std::string& when = "") const {
    SCOPED_TRACE(arguments[0]);
    Child program(arguments, folder_);
    if (when.empty()) {
      program.wait_for_work(0.3);  // the command is begun by then
    } else {
      program.wait_for(when);
    }
    return interrupted(program, signal);
  }
  static Child::Ended interrupted(Child& program, int signal) {
    program.send(signal);
    Child::Ended ended = program.wait();
    EXPECT_EQ(ended.status, kInterrupted) << ended.out << ended.err;
    EXPECT_LT(ended.seconds, kSoon);
    EXPECT_THAT(ended.err, HasSubstr("interrupted\n"));
    return ended;
  }

  std::string folder_ = (fs::temp_directory_path() / "ouverte_XXXXXX").string();
};

const std::string kData = std::string(OUVERTE_SOURCE_DIR) + "/tests/app/cli/data/";
// It takes hours.
const std::string kHard = kData + "hard.jsonl";

TEST_F(InterruptTest, TheBoundsOfTheDealInHandAreSaid) {
  for (const int signal : {SIGINT, SIGTERM}) {
    const auto json = stopped({"solve", "--json", kHard}, signal);
    EXPECT_THAT(json.out, HasSubstr("\"stopped\":true")) << json.out;
  }
  const auto text = stopped({"solve", "--for", "A", kHard});
  EXPECT_THAT(text.out, HasSubstr("interrupted")) << text.out;
  const auto proof = stopped({"prove", "--json", "--time", "1h", "--for", "A", kHard});
  EXPECT_THAT(proof.out, HasSubstr("\"exact\":false,\"lower\":")) << proof.out;
  const auto unproved = stopped({"prove", "--time", "1h", "--for", "A", kHard});
  EXPECT_THAT(unproved.err, AllOf(HasSubstr("not proved: interrupted"), Not(HasSubstr("limit")))) << unproved.err;
  const auto why = stopped({"explain", "--time", "1h", "--card", "SA", "--for", "A", kHard});
  EXPECT_THAT(why.err, HasSubstr(" before the play, ")) << why.err;
}

TEST_F(InterruptTest, NoLimitIsSaidToHaveStruck) {
  const auto expect_words = [](const Child::Ended& ended, const std::string& words) {
    EXPECT_THAT(ended.out + ended.err,
                AllOf(HasSubstr(words), Not(HasSubstr("limit")), Not(HasSubstr("time ran out"))));
  };
  expect_words(stopped({"explain", "--time", "1h", "--card", "SA", "--for", "A", kHard}),
               "interrupted before the values were known: ");
  expect_words(stopped({"deal", "whos-who", "--worth", "close", "--count", "500"}),
               "interrupted before a deal was found");
  expect_words(stopped({"puzzle", "solve", "--time", "1h", "--tree-time", "3600", "--plays", "1000000000",
                        kData + "two_suits.jsonl"}),
               "interrupted before a whole tree was found");
  expect_words(stopped({"check", kData + "long.proof"}), "neither proved nor refused: interrupted after ");
  EXPECT_THAT(stopped({"check", "--json", kData + "long.proof"}).out, HasSubstr("neither proved nor refused"));
}

TEST_F(InterruptTest, DealsThatAreDoneAreSaid) {
  made("deals.pbn", {"deal", "bridge", "--contract", "3NT by S", "--worth", "any", "--count", "2000"});
  for (const std::string threads : {"1", "3"}) {
    const auto ended = stopped({"solve", "--json", "--threads", threads, "deals.pbn"}, SIGINT, "\"id\":\"2\"");
    EXPECT_THAT(ended.out, HasSubstr("\"id\":\"1\",\"value\""));
    EXPECT_THAT(ended.err, HasSubstr(" of 2000 were looked at"));
    EXPECT_EQ(ended.out.back(), '\n');
    EXPECT_THAT(ended.out, Not(HasSubstr("\"id\":\"2000\"")));
  }
}

TEST_F(InterruptTest, EveryCommandThatWorksLongEnds) {
  made("deals.pbn", {"deal", "dreiertarock", "--count", "100"});
  made("bridge.pbn", {"deal", "bridge", "--contract", "3NT by S", "--worth", "any", "--count", "500"});
  std::string played;
  for (int copy = 0; copy < 200; ++copy) played += text_of(kExamples + "/played/bridge.pbn") + "\n";
  file("played.pbn", played);
  const std::string puzzles = std::string(OUVERTE_SOURCE_DIR) + "/puzzles/sets/bridge.pbn";
  stopped({"table", "deals.pbn"});
  stopped({"analyse", "played.pbn"}, SIGINT, "trick");
  stopped({"analyse", "--json", "--threads", "2", "played.pbn"}, SIGTERM, "traces");
  stopped({"analyse", "--pbn", "played.pbn"});
  stopped({"explain", "played.pbn", "--play", "8"}, SIGINT, "before");
  stopped({"prove", "bridge.pbn"});
  for (const std::string question : {"solve", "verify"})
    stopped({"puzzle", question, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles,
             puzzles,  puzzles,  puzzles, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles, puzzles});
  stopped({"puzzle", "make", "bridge", "--count", "1000"});
  stopped({"deal", "bridge", "--count", "1000000000"}, SIGINT, "Deal");
}

// Of the deals that were judged by then; but what there was before stays.
TEST_F(InterruptTest, APageIsWrittenWhereItReplacesNone) {
  std::string played;
  for (int copy = 0; copy < 1000; ++copy) played += text_of(kExamples + "/played/bridge.pbn") + "\n";
  file("played.pbn", played);
  file("old.html", "the old page");
  for (const std::string page : {"new.html", "old.html"}) {
    Child program({"analyse", "played.pbn", "--html", page}, folder_);
    program.wait_for_work(3);
    program.send(SIGINT);
    EXPECT_EQ(program.wait().status, kInterrupted);
  }
  EXPECT_THAT(text_of(path("new.html")), HasSubstr("<html"));
  EXPECT_EQ(text_of(path("old.html")), "the old page");
}

// Nobody types, and nothing comes through the pipe.
TEST_F(InterruptTest, AReadThatWaitsEnds) {
  const auto waited = [this](const std::vector<std::string>& command) {
    Child program(command, folder_);
    std::this_thread::sleep_for(std::chrono::milliseconds(300));  // it waits, more likely than not
    return interrupted(program, SIGINT).out;
  };
  for (const std::vector<std::string>& command :
       {std::vector<std::string>{"solve", "-"}, {"check", "-"}, {"puzzle", "read", "-"}, {"puzzle", "submit", "-"}}) {
    SCOPED_TRACE(command[0]);
    EXPECT_EQ(waited(command), "");
  }
  ASSERT_EQ(std::system(("mkfifo '" + path("pipe").string() + "'").c_str()), 0);
  EXPECT_EQ(waited({"solve", "pipe"}), "");
  EXPECT_EQ(waited({"check", "pipe"}), "");
}

TEST_F(InterruptTest, WhatWasPlayedWithTheCoachIsSaved) {
  Child program({"coach", kExamples + "/played/bridge.pbn", "--seat", "E", "--save", "mine.pbn"}, folder_);
  program.wait_for("> ");
  program.send(SIGINT);
  EXPECT_EQ(program.wait().status, kInterrupted);
  EXPECT_THAT(text_of(path("mine.pbn")), HasSubstr("[Play "));
}

TEST_F(InterruptTest, APuzzleAnsweredIsInTheHistory) {
  const std::string puzzle = std::string(OUVERTE_SOURCE_DIR) + "/tests/app/cli/data/play/bridge.pbn";
  {
    Child program({"puzzle", "play", puzzle, "--history", "history.sqlite"}, folder_);
    program.wait_for("> ");
    program.type("hint\nhint\nhint\n");
    program.wait_for("play ");
    program.send(SIGTERM);
    const auto ended = program.wait();
    EXPECT_EQ(ended.status, kInterrupted);
    EXPECT_THAT(ended.out, HasSubstr("0 of 1 right"));
  }
  Child stats({"puzzle", "play", "--stats", "--history", "history.sqlite"}, folder_);
  EXPECT_THAT(stats.wait().out, HasSubstr("Bridge"));
}

// Nobody reads what it writes, so that it cannot go on to its end.
TEST_F(InterruptTest, ASecondSignalEndsItAtOnce) {
  Child program({"deal", "bridge", "--count", "1000000000"}, folder_);
  std::this_thread::sleep_for(std::chrono::milliseconds(500));
  program.send(SIGINT);
  EXPECT_FALSE(program.ends_unread(0.5));
  program.send(SIGTERM);
  EXPECT_TRUE(program.ends_unread(kSoon));
  EXPECT_EQ(program.wait().status, kInterrupted);
}

}  // namespace
}  // namespace ouverte
