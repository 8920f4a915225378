// What cannot be read of a posted problem, or in two ways, is a problem that says what is missing and where.
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/text/posted.hpp"
#include "solver/base/random.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::HasSubstr;

const std::string kHands =
    "N: AJ.A..\n"
    "E: 54.3..\n"
    "S: 2..A.2\n"
    "W: KQ.K..\n";

// The only reading of a text, as text: a problem, or its task.
std::string reading_of(const std::string& text) {
  const records::Readings readings = read_puzzles(text, "post.txt");
  if (readings.size() != 1) return "found " + std::to_string(readings.size()) + " problems";
  if (const auto* problem = std::get_if<records::Problem>(&readings[0])) return records::text(*problem);
  const auto& record = std::get<records::Record>(readings[0]);
  std::string plays;
  for (const records::Play& play : record.plays) plays += " " + play.move;
  return std::string(records::tag_value(record.tags, "Task")) + " " +
         std::string(records::tag_value(record.tags, "Declarer")) + plays;
}

struct Fault {
  std::string text, message;
};

TEST(PostedFaultsTest, WhatIsMissingIsNamed) {
  const std::vector<Fault> faults = {
      {kHands + "South leads. N-S to win three tricks.",
       "post.txt:1: board 1: trumps: found nothing, expected a suit, no trumps or a contract"},
      {kHands + "No trumps. N-S to win three tricks.",
       "on lead: found nothing, expected the seat that leads the ending"},
      {kHands + "No trumps. South to lead.", "Task: found nothing, expected what a side is to do"},
      {"N: AJ.A..\nE: 54.3..\nS: 2..A.2\nNT. South to lead. N-S to win three tricks.",
       "West: found no hand, expected one of 3 cards"},
      {"N: AJ.A..\nE: 54...\nS: 2..A.2\nW: KQ.K..\nNT. South to lead. N-S to win three tricks.",
       "post.txt:2: board 1: East: found 2 cards, expected 3"},
      {"N: AJ.A..\nE: A4.3..\nS: 2..A.2\nW: KQ.K..\nNT. South to lead. N-S to win three tricks.",
       "found SA, which hands.N has too, expected each card once"},
      {"Nothing but words.", "hands: found none, expected a hand for every player"},
      {kHands + "NT. South to lead. Beat 3NT!",
       "expected a number of tricks: the contract alone does not tell how many are needed here"},
      {"A: AJ.A..\nB: 54.3..\nC: 2..A.2\nA to lead.", "Game: found no word that names it, expected one of "},
  };
  for (const Fault& fault : faults) EXPECT_THAT(reading_of(fault.text), HasSubstr(fault.message)) << fault.text;
}

TEST(PostedFaultsTest, WhatIsSaidTwiceIsNotChosenFrom) {
  const std::vector<Fault> faults = {
      {kHands + "Hearts are trumps. Spades are trumps. South to lead. N-S to win three tricks.", "trumps: found "},
      {kHands + "NT. South to lead. West on lead. N-S to win three tricks.",
       "on lead: found S in line 5 and W in line 5, expected only one"},
      {kHands + "NT. South to lead. N-S to win three tricks. N-S to win two tricks.",
       "Task: found \"N-S to win three tricks\" and \"N-S to win two tricks\", expected one"},
      {kHands + "NT. South to lead. N-S to win five of the last six tricks.", "found 6 tricks in "},
      {kHands + "NT. South to lead. N-S to win nine tricks.", "expected 3 tricks at most"},
      {kHands + "NT. South to lead. East and South to win two tricks.", "who are not on one side"},
      {"N: AJ.A..\nE: 52.3..\nS: x..A.2\nW: KQ.K..\nNT. South to lead. N-S to win three tricks.",
       "South: found x in spades, expected the card by name: another hand has as low a card"},
      {"♠ AJ ♥ A\n♠ 54 ♥ 3\n♠ 2 ♦ A ♣ 2\n♠ KQ ♥ K\nNT. South to lead. N-S to win three tricks.",
       "without a name beside or above them"},
      {kHands + "NT. South to lead. N-S 3 tricks, E-W 7 tricks so far. N-S to win three tricks.",
       "expected \"3 more tricks\" or \"3 tricks in all\""},
  };
  for (const Fault& fault : faults) EXPECT_THAT(reading_of(fault.text), HasSubstr(fault.message)) << fault.text;
}

TEST(PostedFaultsTest, StipulationsInManyWords) {
  const std::vector<std::pair<std::string, std::string>> stipulations = {
      {"NT, South to lead, N/S make three tricks", ">= 3 S"},
      {"At no-trump South, on lead, can take all the tricks. How?", ">= 3 S"},
      {"Hearts trumps. West to play. East-West to win a trick.", ">= 1 E"},
      {"Hearts are trumps; it is East's lead; how can North and South win every trick?", ">= 3 S"},
      {"No trumps. The lead is with South. E-W are to hold North-South to two tricks.", "<= 2 S"},
      {"3NT by South. South to lead. The defence to win a trick.", "<= 2 S"},
      {"South plays 3NT and has the lead. He is to win exactly three tricks.", "= 3 S"},
      {"Trumps: none. Leader: S. N-S to lose no trick.", ">= 3 S"},
      {"Trump suit: clubs. Lead: ♠2. N-S to take no fewer than two of the three tricks.", ">= 2 S S2"},
      {"NT. South leads the ace of diamonds and West plays the spade queen. North-South to take the remaining tricks.",
       ">= 3 S DA SQ"},
      {"NT. South leads the ace of diamonds. Can East-West get a trick?", ">= 1 E DA"},
      {"Hearts trumps. East to lead. Can North-South avoid losing more than one trick?", ">= 2 S"},
      {"Hearts trumps. East to lead. North-South to lose at most one trick.", ">= 2 S"},
      {"Hearts trumps. Why can't North-South, with East on lead, make three tricks?", "<= 2 S"},
      {"Diamonds trumps, N leads the ♥A. NS all but one.", ">= 2 S HA"},
  };
  for (const auto& [words, task] : stipulations) EXPECT_EQ(reading_of(kHands + words), task) << words;
}

TEST(PostedFaultsTest, SmallCardsAreTheLowestThatNobodyHas) {
  EXPECT_EQ(reading_of("N: AJ.A..\nE: 54.3..\nS: 2..Ax.\nW: KQ.K..\nNT. South to lead. N-S to win three tricks."),
            ">= 3 S");
}

TEST(PostedFaultsTest, AFourthHandIsWhatThreeOthersLeave) {
  EXPECT_EQ(reading_of("N: KQ42.653.A54.K32\nE: 98.987.KJ98.JT98\nS: AJT76.A42.32.AQ4\n"
                       "South plays four spades. West leads the king of hearts. South to make ten tricks."),
            ">= 10 S HK");
}

// Whatever a text has become, it is read to its end, and what is wrong is said.
TEST(PostedFaultsTest, TextsWithFaultsAreReadToTheirEnd) {
  base::Random random(7);
  std::vector<std::string> texts = {
      kHands + "NT. South leads the ace of diamonds and West plays the spade queen. N-S to win the rest.",
      "            ♠ AJ\n            ♥ A\n♠ KQ   N   ♠ 54\n♥ K  W   E  ♥ 3\n       S\n            ♠ 2\n            ♦ "
      "A\n"
      "            ♣ 2\nHearts trumps. 4♥ by South. Tricks: N-S 3, E-W 2. [hv=n=sa&s=h2] <b>South</b> to make five!",
      "Tarock: A: ♠ KQ Trumps XXI, 7, Sküs\nB: S N H K 1\nC: ♦ N J\nMelds: A 4; B none. Points: declarer 3"};
  for (int round = 0; round < support::rounds(400); ++round) {
    std::string text = texts[random.below(texts.size())];
    for (std::uint64_t change = random.below(6); change-- > 0 && !text.empty();) {
      const auto at = static_cast<std::size_t>(random.below(text.size()));
      switch (random.below(4)) {
        case 0:
          text.resize(at);
          break;
        case 1:
          text[at] = static_cast<char>(random.below(256));
          break;
        case 2:
          text.insert(at, text.substr(random.below(text.size()), 1 + random.below(20)));
          break;
        default:
          text.erase(at, 1 + random.below(8));
      }
    }
    for (const auto& reading : read_puzzles(text, "post.txt")) {
      const auto* problem = std::get_if<records::Problem>(&reading);
      EXPECT_TRUE(problem == nullptr || !problem->message.empty()) << text;
    }
  }
}

}  // namespace
}  // namespace ouverte::puzzles
