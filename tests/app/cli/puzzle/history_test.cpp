// The history of puzzles: what is written is read again, and no file is harmed.
#include "app/cli/puzzle/history.hpp"

#include <sqlite3.h>
#include <sys/stat.h>

#include <cstdlib>
#include <filesystem>
#include <fstream>
#include <optional>
#include <string>
#include <utility>
#include <vector>

#include "app/cli/text/history_text.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "tests/support/files.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using ::testing::ElementsAre;
using ::testing::Field;
using ::testing::HasSubstr;
using tutor::Quality;

// Gives a variable of the environment its value back at the end.
class KeptVariable {
 public:
  explicit KeptVariable(const char* name) : name_(name) {
    if (const char* const value = std::getenv(name)) kept_ = value;
  }
  ~KeptVariable() {
    if (kept_) {
      setenv(name_, kept_->c_str(), 1);
    } else {
      unsetenv(name_);
    }
  }
  KeptVariable(const KeptVariable&) = delete;
  KeptVariable& operator=(const KeptVariable&) = delete;

 private:
  const char* name_;
  std::optional<std::string> kept_;
};

class HistoryTest : public ::testing::Test {
 protected:
  void SetUp() override { fs::remove_all(folder_); }

  History opened() {
    auto history = History::open(path_);
    EXPECT_TRUE(history.ok()) << history.status();
    return *std::move(history);
  }
  static Answered answer(const std::string& key, int day, Quality quality, const std::string& theme = "duck") {
    return {.key = key,
            .game = "bridge",
            .name = "the puzzle " + key,
            .themes = {theme},
            .record = "{}",
            .at = absl::CivilSecond(2026, 1, day, 10, 0, 0),
            .quality = quality,
            .hints = 0,
            .wrong = ""};
  }
  // What opening the file says; it is the same afterwards.
  std::string fault() {
    const std::string before = support::bytes_of(path_);
    const auto history = History::open(path_);
    EXPECT_FALSE(history.ok());
    EXPECT_EQ(support::bytes_of(path_), before);
    return std::string(history.status().message());
  }
  std::string fault_of_reading() { return std::string(History::open_to_read(path_).status().message()); }
  void sql(const char* text) {
    sqlite3* file = nullptr;
    ASSERT_EQ(sqlite3_open(path_.c_str(), &file), SQLITE_OK);
    EXPECT_EQ(sqlite3_exec(file, text, nullptr, nullptr, nullptr), SQLITE_OK) << text;
    sqlite3_close(file);
  }

  fs::path folder_ = fs::path(::testing::TempDir()) /
                     (std::string("history_") + ::testing::UnitTest::GetInstance()->current_test_info()->name());
  std::string path_ = folder_ / "deep" / "history.sqlite";
};

TEST_F(HistoryTest, AnswersAreThereWhenItIsOpenedAgain) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  EXPECT_TRUE(opened().add(answer("one", 3, Quality::kAfterThinking)).ok());
  const auto known = opened().find("one");
  ASSERT_TRUE(known.ok() && *known);
  EXPECT_EQ((*known)->answers, 2);
  EXPECT_EQ((*known)->record, "{}");
  EXPECT_EQ((*known)->schedule, (tutor::Schedule{.repetitions = 2, .easiness = 260, .interval = 6}));
  EXPECT_EQ((*known)->due, absl::CivilDay(2026, 1, 9));
  EXPECT_FALSE((*opened().find("other")).has_value());
}

TEST_F(HistoryTest, AllAnswersToAPuzzleTellWhenItIsDue) {
  History history = opened();
  EXPECT_TRUE(history.add(answer("one", 20, Quality::kWrong)).ok());
  EXPECT_TRUE(history.add(answer("other", 2, Quality::kPerfect)).ok());
  const std::vector<Answered> told = {answer("one", 2, Quality::kPerfect), answer("one", 3, Quality::kAfterThinking)};
  EXPECT_TRUE(history.replace(told).ok());
  const auto known = history.find("one");
  ASSERT_TRUE(known.ok() && *known);
  EXPECT_EQ((*known)->answers, 2);
  EXPECT_EQ((*known)->due, absl::CivilDay(2026, 1, 9));
  const auto answers = history.answers();
  ASSERT_TRUE(answers.ok());
  EXPECT_THAT(*answers,
              ::testing::UnorderedElementsAre(Field(&Answered::at, told[0].at), Field(&Answered::at, told[1].at),
                                              Field(&Answered::key, "other")));
}

TEST_F(HistoryTest, PuzzlesAreDueInTheirOrder) {
  History history = opened();
  EXPECT_TRUE(history.add(answer("b", 3, Quality::kPerfect)).ok());
  EXPECT_TRUE(history.add(answer("a", 2, Quality::kWrong)).ok());
  EXPECT_TRUE(history.add(answer("c", 2, Quality::kPerfect)).ok());
  EXPECT_THAT(*history.due(absl::CivilDay(2026, 1, 2)), ElementsAre());
  EXPECT_THAT(*history.due(absl::CivilDay(2026, 1, 3)), ElementsAre(Field(&Known::key, "a"), Field(&Known::key, "c")));
  EXPECT_THAT(*history.due(absl::CivilDay(2026, 1, 4)),
              ElementsAre(Field(&Known::key, "a"), Field(&Known::key, "c"), Field(&Known::key, "b")));
  EXPECT_EQ(*history.next_due(absl::CivilDay(2026, 1, 3)), absl::CivilDay(2026, 1, 4));
  EXPECT_EQ(*history.next_due(absl::CivilDay(2026, 1, 4)), std::nullopt);
}

TEST_F(HistoryTest, WhatIsNoHistoryIsLeftAsItIs) {
  fs::create_directories(fs::path(path_).parent_path());
  std::ofstream(path_) << "This is a letter to a friend, and no database at all. It is longer than a header.\n";
  EXPECT_THAT(fault(), HasSubstr("found no history that can be read"));
  EXPECT_THAT(fault(), HasSubstr(path_));
}

TEST_F(HistoryTest, AHistoryThatWasDamagedIsLeftAsItIs) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(100);
  for (int byte = 0; byte < 2'000; ++byte) file.put('x');
  file.close();
  EXPECT_THAT(fault(), HasSubstr("found no history that can be read"));
}

TEST_F(HistoryTest, AnotherProgramsDatabaseIsLeftAsItIs) {
  fs::create_directories(fs::path(path_).parent_path());
  sql("CREATE TABLE song (name TEXT)");
  EXPECT_THAT(fault(), HasSubstr("another program's database"));
}

TEST_F(HistoryTest, ALaterVersionIsLeftAsItIs) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  sql("PRAGMA user_version = 9");
  EXPECT_THAT(fault(), HasSubstr("found a history of version 9, expected version 1"));
}

TEST_F(HistoryTest, DamageInTheMiddleIsKnownAtTheStart) {
  for (int number = 0; number < 100; ++number)
    EXPECT_TRUE(opened().add(answer(std::to_string(number), 2, Quality::kPerfect)).ok());
  const auto middle = static_cast<std::streamoff>(fs::file_size(path_) / 2);
  std::fstream file(path_, std::ios::in | std::ios::out | std::ios::binary);
  file.seekp(middle);
  for (int byte = 0; byte < 5'000; ++byte) file.put('x');
  file.close();
  EXPECT_THAT(fault(), HasSubstr("found no history that can be read"));
  EXPECT_THAT(fault_of_reading(), HasSubstr("found no history that can be read"));
}

TEST_F(HistoryTest, AMissingTableOrColumnIsNamed) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  sql("ALTER TABLE answer RENAME COLUMN hints TO help");
  EXPECT_THAT(fault(), HasSubstr("found a history that is not whole (no such column: hints)"));
  sql("DROP TABLE theme");
  EXPECT_THAT(fault(), HasSubstr("found a history that is not whole (no such table: theme)"));
  EXPECT_THAT(fault_of_reading(), HasSubstr("found a history that is not whole (no such table: theme)"));
}

TEST_F(HistoryTest, WhereThereIsNoneNoneIsMadeToBeRead) {
  const auto none = History::open_to_read(path_);
  ASSERT_TRUE(none.ok()) << none.status();
  EXPECT_THAT(*none->answer_counts(), ElementsAre());
  EXPECT_FALSE(fs::exists(folder_));
  fs::create_directories(fs::path(path_).parent_path());
  std::ofstream(path_).close();
  EXPECT_TRUE(History::open_to_read(path_).ok());
  EXPECT_EQ(fs::file_size(path_), 0U);
}

TEST_F(HistoryTest, ItIsReadWhileAnotherProgramWrites) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path_.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN IMMEDIATE", nullptr, nullptr, nullptr), SQLITE_OK);
  const auto history = History::open_to_read(path_);
  ASSERT_TRUE(history.ok()) << history.status();
  EXPECT_EQ(history->answer_counts()->size(), 2U);
  sqlite3_close(other);
}

TEST_F(HistoryTest, WithoutTheRightToWriteItIsReadAndTheRestIsSaidAtTheStart) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  const fs::path folder = fs::path(path_).parent_path();
  for (const auto& [rights_of_file, rights_of_folder] : {std::pair{0444, 0777}, {0666, 0555}, {0444, 0555}}) {
    chmod(path_.c_str(), static_cast<mode_t>(rights_of_file));
    chmod(folder.c_str(), static_cast<mode_t>(rights_of_folder));
    const support::OrdinaryUser user;
    const auto to_read = History::open_to_read(path_);
    const std::size_t tallies = to_read.ok() ? to_read->answer_counts()->size() : 0;
    EXPECT_EQ(tallies, 2U) << to_read.status();
    EXPECT_EQ(fault(), path_ + ": cannot be written: it or its folder may only be read");
  }
  chmod(folder.c_str(), 0777);
}

TEST_F(HistoryTest, AFolderIsNone) {
  fs::create_directories(path_);
  EXPECT_EQ(fault(), path_ + ": cannot be read or written: Is a directory");
  EXPECT_EQ(fault_of_reading(), path_ + ": cannot be read or written: Is a directory");
}

TEST_F(HistoryTest, AFullDiskIsSaidAtTheStart) {
  EXPECT_TRUE(opened().add(answer("one", 2, Quality::kPerfect)).ok());
  const support::FullDisk full(0);
  EXPECT_THAT(fault(), HasSubstr(path_ + ": cannot be read or written: File too large"));
}

TEST_F(HistoryTest, WhileAnotherProgramWritesNothingIsLost) {
  History history = opened();
  EXPECT_TRUE(history.add(answer("one", 2, Quality::kPerfect)).ok());
  sqlite3* other = nullptr;
  ASSERT_EQ(sqlite3_open(path_.c_str(), &other), SQLITE_OK);
  ASSERT_EQ(sqlite3_exec(other, "BEGIN EXCLUSIVE", nullptr, nullptr, nullptr), SQLITE_OK);
  const absl::Status refused = history.add(answer("one", 3, Quality::kPerfect));
  EXPECT_THAT(std::string(refused.message()), HasSubstr("is being written by another program"));
  sqlite3_close(other);
  EXPECT_EQ((*history.find("one"))->answers, 1);
  EXPECT_TRUE(history.add(answer("one", 3, Quality::kPerfect)).ok());
  EXPECT_EQ((*history.find("one"))->answers, 2);
}

TEST_F(HistoryTest, ItLiesInTheUsersDataFolder) {
  const KeptVariable data("XDG_DATA_HOME"), home("HOME");
  setenv("XDG_DATA_HOME", "/some/where", 1);
  unsetenv("HOME");
  EXPECT_EQ(*default_history(), "/some/where/ouverte/history.sqlite");
  setenv("XDG_DATA_HOME", "not/absolute", 1);
  EXPECT_EQ(default_history().status().message(),
            "--history: found neither XDG_DATA_HOME nor HOME, expected a file to keep the history in");
  setenv("HOME", "/home/someone", 1);
  EXPECT_EQ(*default_history(), "/home/someone/.local/share/ouverte/history.sqlite");
}

TEST_F(HistoryTest, TheChartCountsFirstTriesByGameAndTheme) {
  History history = opened();
  EXPECT_TRUE(history.add(answer("a", 2, Quality::kPerfect)).ok());
  EXPECT_TRUE(history.add(answer("b", 2, Quality::kWrong)).ok());
  EXPECT_TRUE(history.add(answer("c", 2, Quality::kAfterThinking, "squeeze")).ok());
  const auto lines = stats_text(history, absl::CivilDay(2026, 1, 3), games::all_games());
  ASSERT_TRUE(lines.ok()) << lines.status();
  std::string text;
  for (const Text& line : *lines) text += line.bytes(Colour::kOff) + "\n";
  EXPECT_EQ(text,
            "           answers  right\n"
            "Bridge           3  █████████████▍······   67 %\n"
            "  duck           2  ██████████··········   50 %\n"
            "  squeeze        1  ████████████████████  100 %\n"
            "due: 3 now, 3 by tomorrow, 3 within a week\n");
}

TEST(BarTest, ItIsFilledToEighths) {
  EXPECT_EQ(bar(0, 0, 4), "····");
  EXPECT_EQ(bar(1, 8, 4), "▌···");
  EXPECT_EQ(bar(3, 8, 4), "█▌··");
  EXPECT_EQ(bar(8, 8, 4), "████");
}

}  // namespace
}  // namespace ouverte::cli
