// The cards that may be led, followed with and laid aside, and what takes a trick.
#include "solver/games/dreiertarock/rules.hpp"

#include "gtest/gtest.h"
#include "solver/cards/text.hpp"

namespace ouverte::games::dreiertarock {
namespace {

CardSet hand(std::string_view text) { return *cards::parse_hand(cards::kTarockPack, text); }
Card card(std::string_view text) { return *cards::parse_card(cards::kTarockPack, text); }

TEST(DreiertarockRules, CardsCountTheirPoints) {
  EXPECT_EQ(card_points(hand("KQNJT....")), 14);
  EXPECT_EQ(card_points(hand("....*,21,20,2,1")), 17);
  EXPECT_EQ(card_points(hand("Q.N.J.T.17")), 10);
}

TEST(DreiertarockRules, WhoCannotFollowMustPlayATrump) {
  const CardSet cards = hand("KJ..Q..14,3");
  EXPECT_EQ(may_lead(Name::kSolo, cards), cards);
  EXPECT_EQ(may_follow(Name::kSolo, cards, card("ST")), hand("KJ...."));
  EXPECT_EQ(may_follow(Name::kSolo, cards, card("HK")), hand("....14,3"));
  EXPECT_EQ(may_follow(Name::kSolo, cards, card("*")), hand("....14,3"));
  EXPECT_EQ(may_follow(Name::kSolo, hand("K.Q..."), card("5")), hand("K.Q..."));
}

TEST(DreiertarockRules, NoTrumpIsLedInSuitSoloFromAHandWithSuitCards) {
  EXPECT_EQ(may_lead(Name::kSuitSolo, hand("K..J..14,3")), hand("K..J.."));
  EXPECT_EQ(may_lead(Name::kSuitSolo, hand("....14,3")), hand("....14,3"));
  EXPECT_EQ(may_follow(Name::kSuitSolo, hand("K..J..14,3"), card("HK")), hand("....14,3"));
}

TEST(DreiertarockRules, ThePagatIsTheLastTrumpPlayedInTrischaken) {
  EXPECT_EQ(may_lead(Name::kTrischaken, hand("K....2,1")), hand("K....2"));
  EXPECT_EQ(may_lead(Name::kTrischaken, hand("K....1")), hand("K....1"));
  EXPECT_EQ(may_follow(Name::kTrischaken, hand("K....2,1"), card("3")), hand("....2"));
  EXPECT_EQ(may_follow(Name::kTrischaken, hand("K....2,1"), card("HK")), hand("....2"));
  EXPECT_EQ(may_follow(Name::kTrischaken, hand("K....1"), card("HK")), hand("....1"));
  EXPECT_EQ(may_follow(Name::kSolo, hand("K....2,1"), card("3")), hand("....2,1"));
}

TEST(DreiertarockRules, TrumpsWinNothingInSuitSoloUnlessLed) {
  EXPECT_TRUE(beats(Name::kSolo, card("1"), card("SK")));
  EXPECT_FALSE(beats(Name::kSuitSolo, card("*"), card("ST")));
  EXPECT_TRUE(beats(Name::kSuitSolo, card("*"), card("21")));
  EXPECT_FALSE(beats(Name::kSuitSolo, card("HK"), card("ST")));
  EXPECT_TRUE(beats(Name::kSuitSolo, card("HK"), card("HQ")));
}

TEST(DreiertarockRules, TrumpsAreLaidAsideOnlyWhenNoOtherSuitCardIsLeft) {
  const CardSet rich = hand("KQ.J.K1..*,20,19,18,17,16,15,14,2,1");
  EXPECT_TRUE(may_lay_aside(rich, hand("Q.J.1..")));
  EXPECT_FALSE(may_lay_aside(rich, hand("Q.J...2")));
  EXPECT_FALSE(may_lay_aside(rich, hand("K.J.1..")));
  const CardSet poor = hand("KQ....*,20,19,18,17,16,15,14,13,12,11,2,1");
  EXPECT_TRUE(may_lay_aside(poor, hand("Q....11,2")));
  EXPECT_FALSE(may_lay_aside(poor, hand("....12,11,2")));
  EXPECT_FALSE(may_lay_aside(poor, hand("Q....11,1")));
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
