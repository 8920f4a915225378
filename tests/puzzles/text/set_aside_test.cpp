// Clauses that no rule takes: an error quotes each, with its place, and tells what the problem is without them; where
// they are to be set aside it is read so, and says so.
#include <string>
#include <variant>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"

namespace ouverte::puzzles {
namespace {

using testing::HasSubstr;
using testing::Not;

const std::string kWholeDeal =
    "N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n\n";

std::string problem_in(const std::string& words, const HowPosted& how = {}) {
  const records::Readings readings = read_puzzles_as(how, kWholeDeal + words, "post.txt");
  const auto* problem = std::get_if<records::Problem>(&readings.at(0));
  return problem == nullptr ? "" : records::text(*problem);
}

Understood aside(const std::string& words) {
  auto all = explain_puzzles({.words = WordsUsed::kAllButClauses}, kWholeDeal + words, "post.txt");
  EXPECT_EQ(all.size(), 1U);
  return all.at(0);
}

TEST(SetAsideTest, AnErrorQuotesTheClauseAndShowsWhatIsLeftWithoutIt) {
  const std::string found = problem_in("4♠ by South. West leads ♥K. South to make it, but he must not touch hearts.");
  EXPECT_THAT(found, HasSubstr("without \"but he must not touch hearts\" (line 6, column 47) (--set-aside) it reads: "
                               "Bridge; 4♠ by South; West leads ♥K; declarer: make the contract"));
}

TEST(SetAsideTest, ItQuotesEveryOne) {
  const std::string found = problem_in(
      "4♠ by South. West leads ♥K.\nNo heart led. South to make it.\nUnless West leads a heart, East may not ruff.");
  EXPECT_THAT(found, HasSubstr("(line 7, column 1)"));
  EXPECT_THAT(found, HasSubstr("\"Unless West leads a heart\" (line 8, column 1)"));
  EXPECT_THAT(found, HasSubstr("it reads: Bridge; 4♠ by South; West leads ♥K; declarer: make the contract"));
}

TEST(SetAsideTest, AskedForTheProblemIsReadWithoutThem) {
  const Understood read = aside("4♠ by South. West leads ♥K. South to make it, but he must not touch hearts.");
  EXPECT_EQ(read.in_normal_form, "Bridge; 4♠ by South; West leads ♥K; declarer: make the contract");
  ASSERT_EQ(read.not_used.size(), 1U);
  EXPECT_TRUE(read.not_used[0].set_aside);
  EXPECT_EQ(read.not_used[0].words, "but he must not touch hearts");
  const auto& record = std::get<records::Record>(read.reading);
  ASSERT_EQ(record.doubts.size(), 1U);
  EXPECT_EQ(records::text(record.doubts[0]), "post.txt:6: board 1: set aside: \"but he must not touch hearts\"");
}

TEST(SetAsideTest, AFactIsNotTakenFromAClauseThatIsTurned) {
  const std::string found = problem_in("South is not in 4♠. West leads ♥K. South to make the contract.");
  EXPECT_THAT(found, HasSubstr("there is this fault: "));
  EXPECT_THAT(found, Not(HasSubstr("it reads")));
  EXPECT_THAT(problem_in("South is not in 4♠. West leads ♥K. South to make the contract.",
                         {.words = WordsUsed::kAllButClauses}),
              HasSubstr("is not understood"));
}

TEST(SetAsideTest, WhatIsMissingIsNamedWithItsOption) {
  EXPECT_THAT(problem_in("South to make his contract."), HasSubstr("or say it with --trump"));
  const std::string found = problem_in("West leads ♥K. South to make it, but he must not touch hearts.");
  EXPECT_THAT(found, HasSubstr("there is this fault: trumps: found nothing"));
  EXPECT_THAT(found, HasSubstr("or say it with --trump"));
}

TEST(SetAsideTest, NoOptionIsNamedThatWhoAsksHasNot) {
  const records::Readings readings = read_deals({}, kWholeDeal + "South to make his contract.", "post.txt");
  ASSERT_TRUE(std::holds_alternative<records::Problem>(readings.at(0)));
  EXPECT_THAT(std::get<records::Problem>(readings[0]).message, Not(HasSubstr("--trump")));
}

TEST(SetAsideTest, OfDealsToo) {
  const std::string post = kWholeDeal + "4♠ by South. West leads ♥K. Unless he ruffs.";
  const records::Readings readings = read_deals({.words = WordsUsed::kAllButClauses}, post, "post.txt");
  ASSERT_EQ(readings.size(), 1U);
  EXPECT_TRUE(std::holds_alternative<records::Record>(readings[0]));
}

TEST(SetAsideTest, OfWordsBesideARecord) {
  const std::string post =
      "[Deal \"N:KQ42.653.A54.K32 98.987.KJ98.JT98 AJT76.A42.32.AQ4 53.KQJT.QT76.765\"]\n"
      "[Contract \"4S\"]\n[Declarer \"S\"]\n\nSouth to make it, but he must not touch hearts.\n";
  const records::Readings refused = read_puzzles(post, "post.txt");
  ASSERT_TRUE(std::holds_alternative<records::Problem>(refused.at(0)));
  EXPECT_THAT(std::get<records::Problem>(refused[0]).message, HasSubstr("it reads: Bridge; 4♠ by South; West leads"));
  const records::Readings read = read_puzzles_as({.words = WordsUsed::kAllButClauses}, post, "post.txt");
  ASSERT_TRUE(std::holds_alternative<records::Record>(read.at(0)));
  EXPECT_EQ(records::tag_value(std::get<records::Record>(read[0]).tags, "Task"), "goal");
}

TEST(SetAsideTest, TaleIsRefusedWithTheSentenceThatLeavesContractOrLeadOpen) {
  const std::string tale = " South won, drew trumps and led a diamond. East took the ace and returned a club.";
  const HowPosted aside{.words = WordsUsed::kAllButClauses};
  EXPECT_THAT(
      problem_in("4♠ by South. Unless I err, West led the wrong suit." + tale, aside),
      HasSubstr("\"Unless I err, West led the wrong suit\", which cannot be set aside: the lead is not certain"));
  EXPECT_THAT(problem_in("Unless I err, South played 4♠, or maybe 5♠." + tale, aside),
              HasSubstr("the contract, or who plays it, is not certain"));
}

// What nothing asks of a record but that its contract is made, beside which words may ask for something else.
TEST(SetAsideTest, WordsBesideARecordMayMakeAnotherProblemOfIt) {
  const std::string record =
      "[Deal \"N:KQ42.653.A54.K32 98.987.KJ98.JT98 AJT76.A42.32.AQ4 53.KQJT.QT76.765\"]\n"
      "[Declarer \"S\"]\n[Contract \"4S\"]\n\n";
  for (const WordsUsed used : {WordsUsed::kAll, WordsUsed::kAllButClauses}) {
    for (const std::string words :
         {"Suppose East held the ace of hearts instead.", "Which card should West lead?",
          "You are West. What do you lead?", "Which card must West lead so that South can make four spades?"}) {
      const records::Readings readings = read_puzzles_as({.words = used}, record + words, "post.txt");
      EXPECT_TRUE(std::holds_alternative<records::Problem>(readings.at(0))) << words;
    }
    const records::Readings told =
        read_puzzles_as({.words = used}, record + "West led a heart and South went down, poor man.", "post.txt");
    EXPECT_TRUE(std::holds_alternative<records::Record>(told.at(0)));
  }
}

}  // namespace
}  // namespace ouverte::puzzles
