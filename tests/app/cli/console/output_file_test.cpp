// Files are written whole or not at all, and never over what is read.
#include "app/cli/console/output_file.hpp"

#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <sstream>
#include <string>

#include "app/cli/program.hpp"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "tests/support/files.hpp"

namespace ouverte::cli {
namespace {

namespace fs = std::filesystem;
using support::bytes_of;
using ::testing::ElementsAre;
using ::testing::HasSubstr;

class OutputFileTest : public ::testing::Test {
 protected:
  void SetUp() override {
    fs::remove_all(folder_);
    fs::create_directories(folder_ / "sub");
    std::ofstream(folder_ / "input.pbn") << "the record";
  }

  [[nodiscard]] absl::StatusOr<OutputFile> opened(const std::string& path,
                                                  const std::vector<std::string>& inputs = {}) {
    return OutputFile::open(path, inputs, console_);
  }
  // "" where all went well.
  [[nodiscard]] std::string written(const std::string& path, const std::string& text,
                                    const std::vector<std::string>& inputs = {}) {
    const auto file = opened(path, inputs);
    return base::message(file.ok() ? file->write(text) : file.status());
  }
  [[nodiscard]] std::vector<std::string> names() const {
    std::vector<std::string> all;
    for (const fs::directory_entry& entry : fs::directory_iterator(folder_)) all.push_back(entry.path().filename());
    std::ranges::sort(all);
    return all;
  }

  fs::path folder_ = fs::path(::testing::TempDir()) /
                     (std::string("output_") + ::testing::UnitTest::GetInstance()->current_test_info()->name());
  const std::string input_ = folder_ / "input.pbn";
  const std::string report_ = folder_ / "report.html";
  std::istringstream in_;
  std::ostringstream out_, err_;
  const Console console_{.in = in_, .out = out_, .err = err_};
};

TEST_F(OutputFileTest, NothingIsThereBeforeItIsWritten) {
  const auto file = opened(report_, {input_});
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_THAT(names(), ElementsAre("input.pbn", "sub"));
  EXPECT_TRUE(file->write("the page").ok());
  EXPECT_EQ(bytes_of(report_), "the page");
  EXPECT_THAT(names(), ElementsAre("input.pbn", "report.html", "sub"));
}

TEST_F(OutputFileTest, WhatWasThereStaysUntilTheWholeOfItIsReplaced) {
  std::ofstream(report_) << "the old page, which was longer";
  const auto file = opened(report_);
  ASSERT_TRUE(file.ok()) << file.status();
  EXPECT_EQ(bytes_of(report_), "the old page, which was longer");
  EXPECT_TRUE(file->write("the new page").ok());
  EXPECT_EQ(bytes_of(report_), "the new page");
}

TEST_F(OutputFileTest, AFullDiskLeavesTheOldFile) {
  std::ofstream(report_) << "the old page";
  const auto file = opened(report_);
  ASSERT_TRUE(file.ok()) << file.status();
  absl::Status refused;
  {
    const support::FullDisk full(4);
    refused = file->write("the new page");
  }
  EXPECT_EQ(base::message(refused), report_ + ": cannot be written: File too large");
  EXPECT_EQ(bytes_of(report_), "the old page");
  EXPECT_THAT(names(), ElementsAre("input.pbn", "report.html", "sub"));
}

TEST_F(OutputFileTest, NoInputIsReplacedWhateverItsNameIs) {
  fs::create_symlink(input_, folder_ / "link");
  fs::create_symlink("link", folder_ / "link_to_link");
  fs::create_hard_link(input_, folder_ / "hard");
  fs::create_directory_symlink(folder_, folder_ / "sub" / "up");
  const std::string twice = folder_ / "sub" / ".." / "input.pbn";
  for (const std::string& name : {input_, twice, std::string(fs::relative(input_)), std::string(folder_ / "link"),
                                  std::string(folder_ / "link_to_link"), std::string(folder_ / "hard"),
                                  std::string(folder_ / "sub" / "up" / "input.pbn")}) {
    EXPECT_EQ(written(name, "the page", {"missing.pbn", input_}),
              name + ": cannot be written: found a file that is read, expected another one");
    EXPECT_NE(written(input_, "the page", {name}), "") << name;
    EXPECT_EQ(bytes_of(input_), "the record");
  }
}

TEST_F(OutputFileTest, StandardInputIsAnInputToo) {
  const int kept = dup(STDIN_FILENO);
  const int file = open(input_.c_str(), O_RDONLY | O_CLOEXEC);
  dup2(file, STDIN_FILENO);
  EXPECT_THAT(written(input_, "the page", {"-"}), HasSubstr("found a file that is read"));
  dup2(kept, STDIN_FILENO);
  close(kept);
  close(file);
  EXPECT_EQ(written(input_, "the page", {"-"}), "");
}

TEST_F(OutputFileTest, AReplacedFileKeepsItsPermissionsAndItsLinks) {
  std::ofstream(report_) << "the old page";
  chmod(report_.c_str(), 0640);
  fs::create_symlink("report.html", folder_ / "link");
  EXPECT_EQ(written(folder_ / "link", "the new page"), "");
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(bytes_of(report_), "the new page");
  struct stat info {};
  ASSERT_EQ(stat(report_.c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777, 0640);
}

TEST_F(OutputFileTest, ALinkToNothingLeadsToTheNewFile) {
  fs::create_symlink("sub/report.html", folder_ / "link");
  EXPECT_EQ(written(folder_ / "link", "the page"), "");
  EXPECT_TRUE(fs::is_symlink(folder_ / "link"));
  EXPECT_EQ(bytes_of(folder_ / "sub" / "report.html"), "the page");
}

TEST_F(OutputFileTest, ANewFileHasThePermissionsThatTheUserSet) {
  const mode_t mask = umask(027);
  EXPECT_EQ(written(report_, "the page"), "");
  umask(mask);
  struct stat info {};
  ASSERT_EQ(stat(report_.c_str(), &info), 0);
  EXPECT_EQ(info.st_mode & 07777, 0640);
}

TEST_F(OutputFileTest, WhatStandsAgainstItIsNamedBeforeAnythingIsDone) {
  const auto fault = [&](const std::string& path) { return base::message(opened(path).status()); };
  EXPECT_EQ(fault(folder_), folder_.string() + ": cannot be written: Is a directory");
  EXPECT_EQ(fault(input_ + "/x"), input_ + "/x: cannot be written: Not a directory");
  const std::string none = folder_ / "none";
  EXPECT_EQ(fault(none + "/x"), none + "/x: cannot be written in the folder " + none + ": No such file or directory");
  fs::create_symlink("loop", folder_ / "loop");
  EXPECT_EQ(fault(folder_ / "loop"),
            (folder_ / "loop").string() + ": cannot be written: Too many levels of symbolic links");
}

TEST_F(OutputFileTest, AFileOrFolderWithoutTheRightToWriteIsNamed) {
  std::ofstream(report_) << "the old page";
  chmod(report_.c_str(), 0444);
  chmod(folder_.c_str(), 0777);
  chmod((folder_ / "sub").c_str(), 0555);
  std::string file;
  std::string folder;
  {
    const support::OrdinaryUser user;
    file = base::message(opened(report_).status());
    folder = base::message(opened(folder_ / "sub" / "x").status());
  }
  EXPECT_EQ(file, report_ + ": cannot be written: Permission denied");
  EXPECT_THAT(folder, HasSubstr("sub/x: cannot be written in the folder "));
  EXPECT_THAT(folder, HasSubstr("sub: Permission denied"));
}

TEST_F(OutputFileTest, DevicesAndPipesAreWrittenAsTheyAre) {
  EXPECT_EQ(written("/dev/null", "the page", {"/dev/null"}), "");
  EXPECT_TRUE(fs::is_character_file("/dev/null"));
  EXPECT_EQ(written("/dev/full", "the page"), "/dev/full: cannot be written: No space left on device");
  const std::string pipe = folder_ / "pipe";
  ASSERT_EQ(mkfifo(pipe.c_str(), 0600), 0);
  const int reader = open(pipe.c_str(), O_RDONLY | O_NONBLOCK | O_CLOEXEC);
  EXPECT_EQ(written(pipe, "the page"), "");
  std::string text(8, '\0');
  EXPECT_EQ(::read(reader, text.data(), text.size()), 8);
  close(reader);
  EXPECT_EQ(text, "the page");
  EXPECT_TRUE(fs::is_fifo(pipe));
}

TEST_F(OutputFileTest, AHyphenIsStandardOutputAndNothingIsNoFile) {
  EXPECT_EQ(written("-", "the page"), "");
  EXPECT_EQ(out_.str(), "the page");
  EXPECT_FALSE(fs::exists("-"));
  const auto none = opened("");
  ASSERT_TRUE(none.ok());
  EXPECT_FALSE(none->asked());
  EXPECT_TRUE(none->write("the page").ok());
}

// What standard output is under another name: what was written there before stays, and the order too.
TEST_F(OutputFileTest, TheNameOfStandardOutputIsStandardOutput) {
  std::fflush(stdout);
  const int kept = dup(STDOUT_FILENO);
  const int file = open(report_.c_str(), O_WRONLY | O_CREAT | O_CLOEXEC, 0600);
  dup2(file, STDOUT_FILENO);
  const std::string link = written("/dev/stdout", "one");
  const std::string name = written(report_, " two");
  dup2(kept, STDOUT_FILENO);
  close(kept);
  close(file);
  EXPECT_EQ(link, "");
  EXPECT_EQ(name, "");
  EXPECT_EQ(out_.str(), "one two");
}

TEST_F(OutputFileTest, APageOfNothingReplacesNone) {
  std::ofstream(report_) << "the old page";
  for (const std::vector<const char*>& arguments : std::vector<std::vector<const char*>>{
           {"ouverte", "analyse", "no_such_file", "--html", report_.c_str()},
           {"ouverte", "puzzle", "solve", "no_such_file", "--html", report_.c_str()}}) {
    err_.str("");
    EXPECT_EQ(run(static_cast<int>(arguments.size()), arguments.data(), {in_, out_, err_}, {}, games::all_games()), 1);
    EXPECT_THAT(err_.str(), HasSubstr(report_ + ": not written: found no p"));
    EXPECT_EQ(bytes_of(report_), "the old page");
  }
}

TEST_F(OutputFileTest, NoCommandWritesOverWhatItReads) {
  const std::string source = OUVERTE_SOURCE_DIR;
  const std::string deal = folder_ / "sub" / "deal.pbn";
  const std::string puzzle = folder_ / "sub" / "puzzle.pbn";
  fs::copy_file(source + "/examples/played/bridge.pbn", deal);
  fs::copy_file(source + "/tests/app/cli/data/play/bridge.pbn", puzzle);
  const std::string folder = folder_ / "sub";
  const std::string deal_before = bytes_of(deal);
  const std::string puzzle_before = bytes_of(puzzle);
  for (std::vector<const char*> arguments :
       std::vector<std::vector<const char*>>{{"analyse", deal.c_str(), "--html", deal.c_str()},
                                             {"coach", deal.c_str(), "--save", deal.c_str()},
                                             {"puzzle", "solve", puzzle.c_str(), "--html", puzzle.c_str()},
                                             {"puzzle", "play", puzzle.c_str(), "--anki", puzzle.c_str()},
                                             {"puzzle", "play", "--from-deals", deal.c_str(), "--anki", deal.c_str()},
                                             {"puzzle", "play", "--sets", folder.c_str(), "--anki", puzzle.c_str()}}) {
    arguments.insert(arguments.begin(), "ouverte");
    err_.str("");
    EXPECT_EQ(run(static_cast<int>(arguments.size()), arguments.data(), {in_, out_, err_}, {}, games::all_games()), 1);
    EXPECT_EQ(err_.str(),
              std::string(arguments.back()) + ": cannot be written: found a file that is read, expected another one\n");
    EXPECT_EQ(bytes_of(deal), deal_before);
    EXPECT_EQ(bytes_of(puzzle), puzzle_before);
  }
}

}  // namespace
}  // namespace ouverte::cli
