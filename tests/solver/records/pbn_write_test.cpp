#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/encoding.hpp"
#include "solver/records/pbn.hpp"
#include "tests/solver/records/files.hpp"

namespace ouverte::records::pbn {
namespace {

using testing::ElementsAre;

std::vector<std::string> resolved(std::string_view text) {
  std::vector<std::string> boards;
  for (const games::Tags& tags : resolve(parse(text))) {
    std::string line;
    for (const auto& [name, value] : tags) line += base::str(line.empty() ? "" : " ", name, "=", value);
    boards.push_back(line);
  }
  return boards;
}

TEST(Documents, AreWrittenAsTheyWereRead) {
  const auto files = sample_files();
  EXPECT_GE(files.size(), 7U);
  for (const auto& file : files) {
    const std::string text = read_file(file);
    EXPECT_EQ(write(parse(text)), plain_text(text)) << file;
    EXPECT_TRUE(parse(text).faults.empty()) << file;
  }
  for (const std::string_view text : {"[A \"1\n{x\n\n]y\"]", "  %x", "[", "{", ";", "\"", "a\n\n%b\n \n"})
    EXPECT_EQ(write(parse(text)), text);
}

TEST(Inheritance, TakesTheNearestValueBefore) {
  EXPECT_THAT(resolved("[A \"1\"][B \"x\"]\n\n[A \"2\"]\n\n[A \"#\"][B \"#\"][C \"#\"]"),
              ElementsAre("A=1 B=x", "A=2", "A=2 B=x C="));
}

TEST(Inheritance, StandsForAllBoardsAfter) {
  EXPECT_THAT(resolved("[A \"##1\"]\n[B \"##\"]\n\n[C \"2\"]\n\n[A \"3\"]\n\n[C \"#\"]\n\n; nothing"),
              ElementsAre("A=1 B=", "A=1 B= C=2", "B= A=3", "A=3 B= C=2", ""));
}

TEST(Inheritance, CountsTheFirstOfTagsWrittenTwice) {
  EXPECT_THAT(resolved("[A \"1\"][B \"2\"][B \"3\"][Note \"1:n\"]"), ElementsAre("A=1 B=2"));
}

TEST(Items, AreReadAsTheyWereMade) {
  for (const std::string_view value : {"", "a \"b\" c", "\\", "\\\\", "x\\", "\\\"", "Result\\2R", "♠", "] { ; %"}) {
    const Document document = parse(tag("Name", value).source);
    ASSERT_EQ(document.boards.size(), 1U) << value;
    EXPECT_EQ(document.boards[0].items[0].value, value);
    EXPECT_TRUE(document.faults.empty());
  }
  EXPECT_EQ(tag("T", "Result\\2R").source, "[T \"Result\\2R\"]");
  for (const std::string_view text : {"", " a\n\nb ; { ", " a } b "}) {
    EXPECT_EQ(parse(comment(text).source).boards[0].items[0].value, text);
  }
  EXPECT_EQ(parse("[A \"1\"]\n" + line("% x").source).boards[0].items[1].value, "% x");
}

}  // namespace
}  // namespace ouverte::records::pbn
