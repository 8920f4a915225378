// Sessions of `ouverte puzzle play` as they look: a puzzle of three games worked on from the first hint to the
// solution, and met again the next day. tests/app/cli/data/play/NAME.pbn holds the puzzle, NAME.1 and NAME.2 what is
// typed on the two days, NAME.out what comes out. OUVERTE_UPDATE_GOLDEN=1 writes NAME.out anew.
#include <sqlite3.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <functional>
#include <istream>
#include <sstream>
#include <streambuf>
#include <string>
#include <utility>
#include <vector>

#include "absl/strings/str_cat.h"
#include "app/cli/program.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using support::Ran;
using ::testing::HasSubstr;
using ::testing::Not;

fs::path data(const std::string& name) { return fs::path(OUVERTE_SOURCE_DIR) / "tests/app/cli/data/play" / name; }

std::string read(const fs::path& path) {
  std::ifstream file(path);
  std::ostringstream text;
  text << file.rdbuf();
  return text.str();
}

// What is typed, after something has happened.
class TypedAfter : public std::streambuf {
 public:
  TypedAfter(std::string text, std::function<void()> before) : text_(std::move(text)), before_(std::move(before)) {}

 protected:
  int_type underflow() override {
    if (before_ == nullptr) return traits_type::eof();
    std::exchange(before_, nullptr)();
    setg(text_.data(), text_.data(), text_.data() + text_.size());
    return traits_type::to_int_type(text_.front());
  }

 private:
  std::string text_;
  std::function<void()> before_;
};

class PuzzlePlayTest : public ::testing::Test {
 protected:
  void SetUp() override { fs::remove_all(history_); }

  // `ouverte puzzle play ARGUMENTS` at ten o'clock of a day, with the history of this test.
  [[nodiscard]] Ran play(const std::string& day, const std::vector<std::string>& arguments,
                         const std::string& typed = "") const {
    std::istringstream in(typed);
    return play(day, arguments, in);
  }
  [[nodiscard]] Ran play(const std::string& day, std::vector<std::string> arguments, std::istream& in) const {
    arguments.insert(arguments.begin(), {"ouverte", "puzzle", "play"});
    arguments.insert(arguments.end(), {"--history", history_.string(), "--now", day + "T10:00"});
    std::vector<const char*> argv;
    for (const std::string& argument : arguments) argv.push_back(argument.c_str());
    std::ostringstream out;
    std::ostringstream err;
    const int status = run(static_cast<int>(argv.size()), argv.data(), {in, out, err}, {}, games::all_games());
    return {status, out.str(), err.str()};
  }

  fs::path history_ = fs::path(::testing::TempDir()) /
                      (std::string("play_") + ::testing::UnitTest::GetInstance()->current_test_info()->name());
  const std::string bridge_ = data("bridge.pbn").string();
};

TEST_F(PuzzlePlayTest, FromTheFirstHintToTheSolutionAndTheNextDay) {
  for (const std::string game : {"bridge", "hoodwink", "dreiertarock"}) {
    fs::remove_all(history_);
    const std::string file = data(game + ".pbn").string();
    std::string out;
    for (const std::string day : {"1", "2"}) {
      const std::string typed = read(data(absl::StrCat(game, ".", day)));
      const Ran ran = play(absl::StrCat("2026-01-0", day), {day == "1" ? file : "--due"}, typed);
      EXPECT_EQ(ran.status, 0);
      EXPECT_EQ(ran.err, "");
      absl::StrAppend(&out, "=== day ", day, "\n", ran.out);
    }
    if (std::getenv("OUVERTE_UPDATE_GOLDEN") != nullptr) std::ofstream(data(game + ".out")) << out;
    EXPECT_EQ(out, read(data(game + ".out"))) << game;
  }
}

TEST_F(PuzzlePlayTest, NothingIsSpoiledBeforeItIsSolved) {
  const Ran ran = play("2026-01-01", {bridge_}, "board\nhelp\nhint\n");
  for (const std::string spoiler : {"unblock", "theme", "at the ace", "!", "?"})
    EXPECT_THAT(ran.out, Not(HasSubstr(spoiler)));
}

TEST_F(PuzzlePlayTest, WhatIsNotDueIsLeftOut) {
  EXPECT_THAT(play("2026-01-01", {bridge_}, "hint\nhint\nhint\n").out, HasSubstr("to be met again on 2026-01-02"));
  EXPECT_EQ(play("2026-01-01", {bridge_}).out,
            "No puzzle is due; the next on 2026-01-02 (--all: also those that are not)\n");
  EXPECT_EQ(play("2026-01-01", {"--due"}).out, "No puzzle is due; the next on 2026-01-02\n");
  EXPECT_THAT(play("2026-01-01", {bridge_, "--all"}).out, HasSubstr("1 puzzle "));
  EXPECT_THAT(play("2026-01-02", {bridge_}).out, HasSubstr("1 puzzle "));
  EXPECT_THAT(play("2026-01-02", {"--due"}).out, HasSubstr("1 puzzle "));
}

TEST_F(PuzzlePlayTest, APuzzleLookedAtAndLeftIsNotAnswered) {
  EXPECT_EQ(play("2026-01-01", {bridge_}, "board\nquit\n").status, 0);
  EXPECT_EQ(play("2026-01-01", {"--stats"}).out, "No puzzle has been answered yet\n");
}

TEST_F(PuzzlePlayTest, OwnDealsHaveOtherNamesOnlyWhenTheyComeAgain) {
  const std::string deals = std::string(OUVERTE_SOURCE_DIR) + "/examples/played/solo-whist.pbn";
  const Ran ran = play("2026-01-01", {"--from-deals", deals, "--count", "1"}, "hint\nhint\nhint\nsolution\n");
  EXPECT_EQ(ran.status, 0);
  EXPECT_EQ(ran.err, "");
  EXPECT_THAT(ran.out, HasSubstr("keep"));
  const Ran again = play("2026-01-02", {"--due"});
  EXPECT_THAT(again.out, HasSubstr("1 puzzle "));
  const auto board = [](const std::string& out) { return out.substr(0, out.find("to lead")); };
  const auto posed = [&](const std::string& day, const std::vector<std::string>& more) {
    std::vector<std::string> arguments = {"--from-deals", deals, "--count", "1", "--all"};
    arguments.insert(arguments.end(), more.begin(), more.end());
    return board(play(day, arguments).out);
  };
  EXPECT_EQ(board(ran.out), posed("2026-01-02", {"--as-printed"}));
  EXPECT_NE(board(ran.out), posed("2026-01-02", {}));
  EXPECT_THAT(play("2026-01-01", {"--from-deals", deals, "--player", "Nobody"}).err,
              HasSubstr("--player: found \"Nobody\" in none of the deals"));
}

TEST_F(PuzzlePlayTest, BadInputIsSaidToBeSo) {
  const auto fault = [&](const std::vector<std::string>& arguments) {
    const Ran ran = play("2026-01-01", arguments);
    EXPECT_EQ(ran.status, 1);
    return ran.err;
  };
  EXPECT_THAT(fault({"--set", "chess"}), HasSubstr("game: found \"chess\", expected one of"));
  EXPECT_THAT(fault({"--sets", "/no/such/folder"}), HasSubstr("--sets: found \"/no/such/folder\""));
  EXPECT_THAT(fault({"/no/such/file"}), HasSubstr("/no/such/file: cannot be read"));
  EXPECT_THAT(fault({(data("unsound.pbn")).string()}), HasSubstr("Task: found \">= 2\", which cannot be done"));
  std::ofstream(history_) << "no history, but long enough to be looked at as if it were one: a hundred bytes and more, "
                             "as the header of a database has.";
  const std::string before = read(history_);
  EXPECT_THAT(fault({bridge_}), HasSubstr("found no history that can be read"));
  EXPECT_EQ(read(history_), before);
}

TEST_F(PuzzlePlayTest, AHistoryInUseIsSaidToBeSo) {
  EXPECT_EQ(play("2026-01-01", {bridge_}).status, 0);
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(history_.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const Ran ran = play("2026-01-01", {bridge_}, "hint\nhint\nhint\n");
  EXPECT_EQ(play("2026-01-01", {"--stats"}).out, "No puzzle has been answered yet\n");
  sqlite3_close(other);
  EXPECT_EQ(ran.status, 1);
  EXPECT_EQ(ran.out, "");
  EXPECT_THAT(ran.err, HasSubstr("is being written by another program"));
}

TEST_F(PuzzlePlayTest, WhatCouldNotBeRecordedIsNamed) {
  sqlite3* other = nullptr;
  TypedAfter typed("hint\nhint\nhint\n", [&] {
    ASSERT_EQ(sqlite3_open(history_.c_str(), &other), SQLITE_OK);
    ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  });
  std::istream in(&typed);
  const Ran ran = play("2026-01-01", {bridge_}, in);
  sqlite3_close(other);
  EXPECT_EQ(ran.status, 1);
  EXPECT_THAT(ran.err, HasSubstr("is being written by another program"));
  EXPECT_THAT(ran.err, HasSubstr("not recorded: bridge-1"));
  EXPECT_EQ(play("2026-01-01", {"--stats"}).out, "No puzzle has been answered yet\n");
}

}  // namespace
}  // namespace ouverte::cli
