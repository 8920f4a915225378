// The hands of a text alone: nothing that it says beside them counts, and all else is said by who reads it.
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

const std::string kFourHands =
    "N: ♠KQ42 ♥653 ♦A54 ♣K32\nE: ♠98 ♥987 ♦KJ98 ♣JT98\nS: ♠AJT76 ♥A42 ♦32 ♣AQ4\nW: ♠53 ♥KQJT ♦QT76 ♣765\n\n";
const std::string kTale =
    "Nobody at the club would swap the ♥K for a smaller card. South was told not to play 3NT, and West, who is to lead "
    "a diamond unless South wins ten tricks, leads what he likes.\n";

Understood hands_of(const std::string& text, const std::string& supplied) {
  auto all = explain_puzzles({.supplied = supplied, .words = WordsUsed::kNone}, text, "post.txt");
  EXPECT_EQ(all.size(), 1U);
  return all.at(0);
}

TEST(HandsOnlyTest, WhatIsSuppliedIsAllThatIsSaid) {
  const Understood read = hands_of(kFourHands + kTale, "South plays 4♠. West leads ♥K.");
  EXPECT_EQ(read.in_normal_form, "Bridge; 4♠ by South; West leads ♥K; declarer: make the contract (assumed)");
}

TEST(HandsOnlyTest, AnAuctionThatIsDrawnIsNoContract) {
  const std::string auction = "West North East South\n- - - 1NT\nPass 3NT All Pass\n";
  EXPECT_EQ(hands_of(kFourHands + auction, "South plays 4♠.").in_normal_form,
            "Bridge; 4♠ by South; West leads; declarer: make the contract (assumed)");
  EXPECT_EQ(hands_of(kFourHands + auction, "").in_normal_form, "");
}

TEST(HandsOnlyTest, TwinsAreOneDeal) {
  EXPECT_EQ(
      hands_of(kFourHands + "a) South plays 4♠. b) With ♥3 and ♥K exchanged.\n", "North plays 4♠.").in_normal_form,
      "Bridge; 4♠ by North; East leads; declarer: make the contract (assumed)");
}

TEST(HandsOnlyTest, WhatIsSuppliedHasALanguageOfItsOwn) {
  const std::string dutch =
      "Noord: ♠HV42 ♥653 ♦A54 ♣H32\nOost: ♠98 ♥987 ♦HB98 ♣B1098\nZuid: ♠AB1076 ♥A42 ♦32 ♣AV4\n"
      "West: ♠53 ♥HVB10 ♦V1076 ♣765\n\nNa een saaie bieding werd zuid leider in een dun contract, dat niemand wilde.\n";
  EXPECT_EQ(hands_of(dutch, "South plays 4♠. West leads ♥K.").in_normal_form,
            "Bridge; 4♠ by South; West leads ♥K; declarer: make the contract (assumed)");
}

TEST(HandsOnlyTest, WhatIsLackingIsAFault) {
  const Understood read = hands_of(kFourHands + kTale, "West leads ♥K.");
  ASSERT_TRUE(std::holds_alternative<records::Problem>(read.reading));
  EXPECT_THAT(std::get<records::Problem>(read.reading).message, HasSubstr("or say it with --trump"));
}

TEST(HandsOnlyTest, OfADealNothingNeedBeSaid) {
  const records::Readings readings = read_deals({.words = WordsUsed::kNone}, kFourHands + kTale, "post.txt");
  ASSERT_EQ(readings.size(), 1U);
  ASSERT_TRUE(std::holds_alternative<records::Record>(readings[0]));
  const auto& record = std::get<records::Record>(readings[0]);
  EXPECT_FALSE(record.setup.contract.contains("declarer"));
  EXPECT_EQ(record.setup.hands.size(), 4U);
}

TEST(HandsOnlyTest, AnErrorNamesItWhereTheDealIsWhole) {
  const auto told = [](const std::string& text, const HowPosted& how) {
    const records::Readings readings = read_puzzles_as(how, text, "post.txt");
    const auto* problem = std::get_if<records::Problem>(&readings.at(0));
    return problem == nullptr ? "" : problem->message;
  };
  EXPECT_THAT(told(kFourHands + kTale, {}), HasSubstr("--hands-only --task"));
  EXPECT_THAT(told(kFourHands + kTale, {.by_options = false}), Not(HasSubstr("--hands-only")));
  EXPECT_THAT(told("N: ♠A\nE: ♠K\nS: ♠2\nW: ♠3\n\n" + kTale, {}), Not(HasSubstr("--hands-only")));
}

TEST(HandsOnlyTest, TheErrorOffersWhatMayBeMeant) {
  const std::string tale =
      "Nobody may swap cards in four spades, my partner said. I opened one spade and did not stop below 4♠. "
      "West could not but lead the ♥K, unless he had led a club, and South had to play it out.\n";
  const auto all = explain_puzzles({}, kFourHands + tale, "post.txt");
  ASSERT_EQ(all.size(), 1U);
  EXPECT_EQ(all[0].offer, "South plays 4♠. West leads ♥K");
  ASSERT_TRUE(std::holds_alternative<records::Problem>(all[0].reading));
  EXPECT_THAT(std::get<records::Problem>(all[0].reading).message,
              HasSubstr("such as --hands-only --task \"South plays"));
}

}  // namespace
}  // namespace ouverte::puzzles
