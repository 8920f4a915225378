// Whole deals with their story, whose contract or lead stands in it alone: data/whole_stories.txt has them with what
// each must come to, beside as many that look alike and are refused.
#include <string>
#include <variant>

#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "tests/support/said_cases.hpp"

namespace ouverte::puzzles {
namespace {

// "4S S goal HK", and of more readings than one each, in their order, "refused" where there is none.
std::string comes_to(const std::string& post, WordsUsed words = WordsUsed::kAll) {
  std::string text;
  for (const Understood& each : explain_puzzles({.words = words}, post, "post.txt")) {
    const auto* record = std::get_if<records::Record>(&each.reading);
    if (record == nullptr) return "refused";
    if (!text.empty()) text += " or ";
    for (const char* tag : {"Contract", "Declarer", "Task"})
      text += std::string(records::tag_value(record->tags, tag)) + " ";
    text.pop_back();
    for (const records::Play& play : record->plays) text += " " + play.move;
  }
  return text;
}

std::string story_comes_to(const std::string& words) { return comes_to(support::kDealSpokenOf + words); }

// The same deal in a diagram, as columns have it.
const std::string kDiagram =
    "        ♠ K Q 4 2\n        ♥ 6 5 3\n        ♦ A 5 4\n        ♣ K 3 2\n"
    "♠ 5 3             ♠ 9 8\n♥ K Q J 10        ♥ 9 8 7\n♦ Q 10 7 6        ♦ K J 9 8\n♣ 7 6 5           ♣ J 10 9 8\n"
    "        ♠ A J 10 7 6\n        ♥ A 4 2\n        ♦ 3 2\n        ♣ A Q 4\n\n";
std::string column_comes_to(const std::string& words) { return comes_to(kDiagram + words); }

std::string comes_to_without(const std::string& words) { return comes_to(kDiagram + words, WordsUsed::kAllButClauses); }

TEST(WholeStoryTest, TellsContractAndLeadOrIsRefused) {
  EXPECT_GE(support::expect_said("whole_stories.txt", story_comes_to), 50);
}

TEST(WholeStoryTest, TaleOfThePlayAsksForNothing) { EXPECT_GE(support::expect_said("tales.txt", story_comes_to), 100); }

TEST(WholeStoryTest, ColumnWithTheSameTalesAsksForNothing) {
  EXPECT_GE(support::expect_said("columns.txt", column_comes_to), 20);
}

TEST(WholeStoryTest, AllMayBeSetAsideButWhatAsksForSomethingElse) {
  EXPECT_GE(support::expect_said("set_aside.txt", comes_to_without), 20);
}

TEST(WholeStoryTest, ContractIsThatOfWhateverIsCertain) {
  EXPECT_GE(support::expect_said("contracts.txt", comes_to_without), 40);
}

// The same hands without names and signs, North, West, East, South.
const std::string kUnnamed =
    "K Q 4 2\n6 5 3\nA 5 4\nK 3 2\n5 3\nK Q J 10\nQ 10 7 6\n7 6 5\n9 8\n9 8 7\nK J 9 8\nJ 10 9 8\n"
    "A J 10 7 6\nA 4 2\n3 2\nA Q 4\n\n";
std::string unnamed_comes_to(const std::string& words) { return comes_to(kUnnamed + words, WordsUsed::kAllButClauses); }

TEST(WholeStoryTest, CallsInNoOrderTellNoDeclarerOfHandsWithoutNames) {
  const std::string lead = "Opening lead: ♥K\nSouth drew trumps, and ten tricks were there.";
  EXPECT_EQ(unnamed_comes_to("The bidding:\n1♦\nAll Pass\n1♠\n4♠\n" + lead), "refused");
  EXPECT_EQ(unnamed_comes_to("Contract: 4♠ by South.\n" + lead), "4S S goal HK");
}

TEST(WholeStoryTest, CardsToldOfDummyTellWhoseHandsWithoutNamesAre) {
  const std::string told = "3NT by South. West leads ♥K. ";
  EXPECT_EQ(unnamed_comes_to(told + "South wins, throws a heart from dummy, leads the ♠J and makes it."),
            "3NT S goal HK");
  EXPECT_EQ(unnamed_comes_to(told + "West's lead is won, and dummy's ♠J makes a trick."), "refused");
  EXPECT_EQ(unnamed_comes_to(told + "South wins and makes it."), "refused");
}

TEST(WholeStoryTest, LeadThatMayNotBeTheFirstIsRefused) {
  EXPECT_GE(support::expect_said("first_leads.txt", story_comes_to), 90);
}

}  // namespace
}  // namespace ouverte::puzzles
