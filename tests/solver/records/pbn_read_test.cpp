#include <gmock/gmock.h>
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/pbn.hpp"

namespace ouverte::records::pbn {
namespace {

using testing::ElementsAre;

// Every board as one text: tags as "Name=value", other items by their values, each after its line.
std::vector<std::string> boards(std::string_view text) {
  std::vector<std::string> found;
  for (const Board& board : parse(text).boards) {
    std::string items;
    for (const Item& item : board.items) {
      items +=
          base::str(items.empty() ? "" : " | ", item.line, " ", item.name, item.name.empty() ? "" : "=", item.value);
    }
    found.push_back(items);
  }
  return found;
}

std::vector<std::string> faults(std::string_view text) {
  std::vector<std::string> found;
  for (const Fault& fault : parse(text).faults)
    found.push_back(base::str(fault.line, " board ", fault.board, " [", fault.tag, "] ", fault.message));
  return found;
}

TEST(Boards, EndAtEmptyLines) {
  EXPECT_THAT(boards("[A \"1\"]\n[B \"2\"]\n \t\n[A \"3\"]\n\n\n\n"), ElementsAre("1 A=1 | 2 B=2", "4 A=3"));
  EXPECT_THAT(boards(""), ElementsAre());
  EXPECT_THAT(boards("\n\n \n"), ElementsAre());
}

TEST(Boards, BeginWithTheirFirstTagAgain) {
  EXPECT_THAT(boards("[A \"1\"][B \"2\"]\n[B \"3\"]\n[A \"4\"]"), ElementsAre("1 A=1 | 1 B=2 | 2 B=3", "3 A=4"));
  EXPECT_THAT(boards("[Auction \"N\"]\n[Note \"1:a\"][Note \"2:b\"]"),
              ElementsAre("1 Auction=N | 2 Note=1:a | 2 Note=2:b"));
}

TEST(Boards, GoOnAfterAnEmptyLineBeforeTheAuctionOrThePlay) {
  EXPECT_THAT(boards("[A \"1\"]\n\n[Auction \"N\"]\nPass\n\n{x}\n[Play \"E\"]\nSA\n\n[A \"2\"]"),
              ElementsAre("1 A=1 | 3 Auction=N | 4 Pass | 6 x | 7 Play=E | 8 SA", "10 A=2"));
  EXPECT_THAT(boards("[Play \"E\"]\n\n[Play \"W\"]"), ElementsAre("1 Play=E", "3 Play=W"));
}

TEST(Boards, TakeInCommentsAndEscapesBeforeTheirTags) {
  EXPECT_THAT(boards("% PBN 2.1\n%\n\n; note\n\n[A \"1\"]\n\n; end"),
              ElementsAre("1  PBN 2.1 | 2  | 4  note | 6 A=1", "8  end"));
}

TEST(Comments, MaySpanLinesAndHoldAnything) {
  EXPECT_THAT(boards("[A \"1\"]{ a\n\n[B \"2\"]\n% ; \n}[C \"3\"] ; d [E \"5\"] }\n[F \"6\"]"),
              ElementsAre("1 A=1 | 1  a\n\n[B \"2\"]\n% ; \n | 5 C=3 | 5  d [E \"5\"] } | 6 F=6"));
}

TEST(Tags, MayBeWrittenLoosely) {
  EXPECT_THAT(boards("[ A\n \"1\"\t] [B\"2\"][C \"\"]"), ElementsAre("1 A=1 | 2 B=2 | 2 C="));
  EXPECT_THAT(boards(R"([A "a \"b\" \\ \2R ; { % ]"])"), ElementsAre(R"(1 A=a "b" \ \2R ; { % ])"));
}

TEST(Tags, MayHoldQuotesAsSomeProgramsWriteThem) {
  EXPECT_THAT(boards("[A \"Robert \"Bob\" X\"][B \"2\"]\n[C \"a \"b\"\"]"),
              ElementsAre("1 A=Robert \"Bob\" X | 1 B=2 | 2 C=a \"b\""));
  EXPECT_THAT(faults("[A \"1\" [B \"2\"]"),
              ElementsAre("1 board 0 [A] found [A \"1\" [B \"2\"] with no closing bracket, expected [A \"...\"]"));
  EXPECT_THAT(faults("[A \"1\" x]\n[B \"2\"]"),
              ElementsAre("1 board 0 [A] found [A \"1\" x] with no closing quote, expected [A \"...\"]"));
}

TEST(SectionText, IsKeptByLines) {
  EXPECT_THAT(boards("[T \"x\"]\nN \"a ; b\" 5\" }\n  %7 {c} d ; e\n%f\nlast"),
              ElementsAre("1 T=x | 2 N \"a ; b\" 5\" } | 3 %7 | 3 c | 3 d | 3  e | 4 f | 5 last"));
}

TEST(SectionText, HoldsCommentsBetweenQuotesOnlyInTables) {
  EXPECT_THAT(boards("[Play \"W\"]\nSA\" {c} \"\n[T \"\"]\n\"a {b}\""),
              ElementsAre("1 Play=W | 2 SA\" | 2 c | 2 \" | 3 T= | 4 \"a {b}\""));
}

TEST(Faults, AreNamedAndKeptToTheirBoard) {
  EXPECT_THAT(faults("[A \"1\"]\n[B \"2\n[C \"3\"]\n\n[A \"4\"]"),
              ElementsAre("2 board 0 [B] found [B \"2 with no closing quote, expected [B \"...\"]"));
  EXPECT_THAT(faults("[A \"1\"]\n\n[B \"2\""),
              ElementsAre("3 board 1 [B] found [B \"2\" with no closing bracket, expected [B \"...\"]"));
  EXPECT_THAT(faults("[A \"1\"]\n[B"), ElementsAre("2 board 0 [B] found [B, expected a tag such as [Board \"1\"]"));
  EXPECT_THAT(faults("[\"1\"]"), ElementsAre("1 board 0 [] found [\"1\"], expected a tag such as [Board \"1\"]"));
  EXPECT_THAT(faults("[A \"1\"]\n]"), ElementsAre("2 board 0 [A] found ], expected a tag such as [Board \"1\"]"));
  EXPECT_THAT(faults("hello\nworld\n\n[A \"1\"]"),
              ElementsAre("1 board 0 [] found hello, expected a tag such as [Board \"1\"]"));
}

TEST(Faults, OpenBracesSpareTheBoardsAfterThem) {
  const std::string_view open = "found { with no closing brace, expected { ... }";
  EXPECT_THAT(faults("[A \"1\"]\n{ open\n\n[A \"2\"]"), ElementsAre(base::str("2 board 0 [A] ", open)));
  EXPECT_THAT(boards("[A \"1\"]\n{ open\n\n[A \"2\"]"), ElementsAre("1 A=1 | 2 ", "4 A=2"));
  EXPECT_THAT(faults("[A \"1\"]\n{ open\n\n[A \"2\"] {closed}"), ElementsAre(base::str("2 board 0 [A] ", open)));
  EXPECT_THAT(boards("[A \"1\"]\n{ open\n\n[A \"2\"] {closed}"), ElementsAre("1 A=1 | 2 ", "4 A=2 | 4 closed"));
}

TEST(Faults, OfHugeFilesAreFoundInTime) {
  std::string braces;
  for (int brace = 0; brace < 200'000; ++brace) braces += "{\n\n";
  EXPECT_EQ(parse(braces).faults.size(), 200'000U);
  EXPECT_EQ(parse(braces + "[A \"1\"] {}").faults.size(), 200'000U);
  EXPECT_EQ(parse(std::string(1'000'000, '[')).faults.size(), 1U);
  std::string comments;
  for (int line = 0; line < 200'000; ++line) comments += "; x\n\n";
  EXPECT_EQ(parse(comments).boards.size(), 1U);
  std::string lines = "[Table \"\"]\n";
  for (int line = 0; line < 200'000; ++line) lines += "x\n";
  EXPECT_EQ(parse(lines).boards.size(), 1U);
}

}  // namespace
}  // namespace ouverte::records::pbn
