// Recorded plays judged on what their players knew.
#include "tutor/fair/fair.hpp"

#include "gmock/gmock.h"
#include "tests/tutor/fair/support.hpp"

namespace ouverte::tutor::fair {
namespace {

using ::testing::HasSubstr;
using ::testing::StartsWith;

// Seven no trumps, eight tricks won, five to come. The Queen fell from West: the finesse of the Ten is right in 4 of 7
// weighted layouts, the King in 3 (odds_test.cpp). West and East as they really hold their cards, and South's play.
records::Record played(const std::string& west, const std::string& east, const std::string& south) {
  const std::string json = R"({"game": "bridge", "hands": {"N": "765.A.2.", "S": "AKT3.2..", "W": ")" + west +
                           R"(", "E": ")" + east +
                           R"("}, "leader": "S", "won": {"N": 4, "E": 0, "S": 4, "W": 0},
    "contract": {"trump": "NT", "declarer": "S", "level": 7},
    "plays": ["SA", "SQ", "S5", "S8", "H2", "H3", "HA", "H4", "S6", "S9", ")" +
                           south + R"("]})";
  auto read = records::read_json_line(json, {});
  const auto* problem = std::get_if<records::Problem>(&read);
  EXPECT_EQ(problem, nullptr) << problem->message;
  return problem == nullptr ? std::get<records::Record>(std::move(read)) : records::Record{};
}
const char* const kWestHasJack[] = {"QJ.3.54.", "98.4.76."};
const char* const kEastHasJack[] = {"Q.3.543.", "J98.4.7."};

Analysis judged(const records::Record& record, const FairOptions& options = {}) {
  const games::Game& game = *games::find_game("bridge");
  search::Options search;
  search.memory_mib = 16;
  const auto solver = game.solver(search);
  auto analysis = analyse(game, record, *solver, [](int, int) {});
  EXPECT_TRUE(analysis.ok()) << analysis.status();
  EXPECT_TRUE(judge_fairly(game, record, options, *analysis).ok());
  return *std::move(analysis);
}

const Judgement& last(const Analysis& analysis) { return *analysis.traces.front().plays.back().judgement; }

TEST(FairTest, ACardThatWasRightOnTheOddsIsUnlucky) {
  const Analysis analysis = judged(played(kWestHasJack[0], kWestHasJack[1], "ST"));
  EXPECT_GT(last(analysis).cost, 0);
  ASSERT_NE(last(analysis).fair, nullptr);
  EXPECT_EQ(last(analysis).fair->luck, Luck::kUnlucky);
  const std::string words = in_words(*games::find_game("bridge"), analysis.traces.front().stakes, *last(analysis).fair);
  EXPECT_THAT(words, StartsWith("unlucky: ♠T 57 %, the best on the odds, ♠K 43 %"));
  EXPECT_THAT(words, HasSubstr("(all 10 layouts, single-dummy solved)"));
  for (const Account& account : analysis.traces.front().accounts)
    EXPECT_EQ(account.on_the_odds, (account.player == "S" ? OnTheOdds{.unlucky = account.cost} : OnTheOdds{}));
}

TEST(FairTest, AWorseCardThatCostIsAgainstTheOdds) {
  const Analysis analysis = judged(played(kEastHasJack[0], kEastHasJack[1], "SK"));
  ASSERT_NE(last(analysis).fair, nullptr);
  EXPECT_EQ(last(analysis).fair->luck, Luck::kAgainstTheOdds);
  EXPECT_EQ(last(analysis).fair->best.move, "ST");
  EXPECT_NEAR(last(analysis).fair->gap.value, 1.0 / 7, 1e-9);
}

TEST(FairTest, AWorseCardThatCostNothingIsLuckyIfThatIsAsked) {
  const records::Record record = played(kWestHasJack[0], kWestHasJack[1], "SK");
  EXPECT_EQ(last(judged(record)).fair, nullptr);
  const Analysis analysis = judged(record, {.lucky = true});
  ASSERT_NE(last(analysis).fair, nullptr);
  EXPECT_EQ(last(analysis).fair->luck, Luck::kLucky);
}

// The verdict rests on nothing that South did not see: where the others' cards lie otherwise it is the same.
TEST(FairTest, HowTheCardsReallyLieChangesNothingButTheWord) {
  const Analysis west = judged(played(kWestHasJack[0], kWestHasJack[1], "SK"), {.lucky = true});
  const Analysis east = judged(played(kEastHasJack[0], kEastHasJack[1], "SK"), {.lucky = true});
  ASSERT_NE(last(west).fair, nullptr);
  ASSERT_NE(last(east).fair, nullptr);
  base::Json one = to_json(*last(west).fair), other = to_json(*last(east).fair);
  one.erase("verdict");
  other.erase("verdict");
  EXPECT_EQ(one, other);
}

TEST(FairTest, WhatIsKnownOfHandsCounts) {
  records::Record record = played(kEastHasJack[0], kEastHasJack[1], "SK");
  record.tags.emplace_back("Knows", "W: has SJ");
  EXPECT_NE(last(judged(record, {.lucky = true})).cost, 0);
  ASSERT_NE(last(judged(record)).fair, nullptr);
  EXPECT_EQ(last(judged(record)).fair->luck, Luck::kUnlucky);  // with the Jack in West the King was right
}

TEST(FairTest, WhatDoesNotFitTheHandsSeenIsToldAsThat) {
  records::Record record = played(kEastHasJack[0], kEastHasJack[1], "SK");
  record.tags.emplace_back("Knows", "N: 8+ hcp");
  const Analysis analysis = judged(record);
  EXPECT_EQ(last(analysis).fair, nullptr);
  EXPECT_FALSE(analysis.unjudged);  // no limit struck
  EXPECT_EQ(
      analysis.unfitting,
      "not every cost could be judged on what the player knew; play 11: knows: found \"N: 8+ hcp\", expected what "
      "fits the hand that S sees");
}

}  // namespace
}  // namespace ouverte::tutor::fair
