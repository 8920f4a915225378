#include "solver/cards/text.hpp"

#include <gtest/gtest.h>

#include <fstream>
#include <string>
#include <string_view>

#include "solver/base/json.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cards {
namespace {

constexpr Pack kOneJoker = pack_with_jokers("33 cards", from_rank('7'), 1);
constexpr Pack kTwoJokers = pack_with_jokers("54 cards", CardSet::common_pack(), 2);
constexpr Pack kTwoJokersFromFive = pack_with_jokers("42 cards", from_rank('5'), 2);

std::string again(const Pack& pack, std::string_view text, CardSet taken = {}) {
  const absl::StatusOr<CardSet> hand = parse_hand(pack, text, taken);
  return hand.ok() ? hand_text(pack, *hand) : base::message(hand.status());
}

std::string card_again(const Pack& pack, std::string_view text, CardSet taken = {}) {
  const absl::StatusOr<Card> card = parse_card(pack, text, taken);
  return card.ok() ? card_text(pack, *card) : base::message(card.status());
}

TEST(Packs, WriteAndReadEveryCard) {
  for (const Pack& pack : {kCommonPack, kOneJoker, kTwoJokersFromFive, kTwoJokers, kTarockPack}) {
    EXPECT_EQ(*parse_hand(pack, hand_text(pack, pack.cards)), pack.cards) << pack.name;
    CardSet seen;
    for (const Card card : pack.cards) {
      const absl::StatusOr<Card> read = parse_card(pack, card_text(pack, card), seen);
      ASSERT_TRUE(read.ok()) << read.status();
      EXPECT_EQ(*read, card) << pack.name << ": " << card_text(pack, card);
      seen.add(*read);
    }
  }
}

TEST(Packs, AreWrittenInFull) {
  EXPECT_EQ(hand_text(kOneJoker, kOneJoker.cards), "AKQJT987.AKQJT987.AKQJT987.AKQJT987.*");
  EXPECT_EQ(hand_text(kTwoJokers, kTwoJokers.cards), "AKQJT98765432.AKQJT98765432.AKQJT98765432.AKQJT98765432.**");
  EXPECT_EQ(hand_text(kTarockPack, kTarockPack.cards),
            "KQNJT.KQNJ1.KQNJ1.KQNJT.*,21,20,19,18,17,16,15,14,13,12,11,10,9,8,7,6,5,4,3,2,1");
}

TEST(Hands, AreReadInAnyOrderAndCaseAndWrittenCanonically) {
  EXPECT_EQ(again(kCommonPack, "AKQ.JT9.876.5432"), "AKQ.JT9.876.5432");
  EXPECT_EQ(again(kCommonPack, "qak.9Tj..23"), "AKQ.JT9..32");
  EXPECT_EQ(again(kCommonPack, "A10.10.109."), "AT.T.T9.");
  EXPECT_EQ(again(kCommonPack, "..."), "-");
  EXPECT_EQ(again(kCommonPack, "-"), "-");
  EXPECT_EQ(again(kOneJoker, "AQ.9.KJ7.T8"), "AQ.9.KJ7.T8.");
  EXPECT_EQ(again(kOneJoker, "AQ.9.KJ7.T8.*"), "AQ.9.KJ7.T8.*");
  EXPECT_EQ(again(kTarockPack, "KQ.N.1.J.1,9,*,21,14"), "KQ.N.1.J.*,21,14,9,1");
  EXPECT_EQ(again(kTarockPack, "10...10."), "T...T.");
}

TEST(Hands, GiveAlikeJokersTheNumbersThatAreLeft) {
  EXPECT_EQ(parse_hand(kTwoJokersFromFive, "....**")->bits(), 0x8000'8000U);
  const CardSet first = *parse_hand(kTwoJokersFromFive, "A....*");
  const CardSet second = *parse_hand(kTwoJokersFromFive, "K....*", first);
  EXPECT_TRUE(first.has(Card(15)));
  EXPECT_TRUE(second.has(Card(31)));
  EXPECT_EQ(card_text(kTwoJokersFromFive, Card(31)), "*");
  EXPECT_EQ(card_again(kTwoJokersFromFive, "*", first | second),
            R"(found "*", which is elsewhere already, expected each card once)");
}

TEST(Hands, SayWhatIsWrong) {
  EXPECT_EQ(again(kCommonPack, "AKX.J.."), R"(found 'X' in the spades of "AKX.J..", expected one of AKQJT98765432)");
  EXPECT_EQ(again(kOneJoker, "A.6..."), R"(found '6' in the hearts of "A.6...", expected one of AKQJT987)");
  EXPECT_EQ(again(kTarockPack, "A...."), R"(found 'A' in the spades of "A....", expected one of KQNJT)");
  EXPECT_EQ(again(kTarockPack, "1...."), R"(found '1' in the spades of "1....", expected one of KQNJT)");
  EXPECT_EQ(again(kCommonPack, "AKA..."), R"(found SA once too often in "AKA...", expected each card once)");
  EXPECT_EQ(again(kOneJoker, "....**"), R"(found * once too often in "....**", expected each card once)");
  EXPECT_EQ(again(kCommonPack, "A..7.", CardSet(Card(Suit::kSpades, 12))),
            R"(found SA in "A..7.", which is elsewhere already, expected each card once)");
  EXPECT_EQ(again(kCommonPack, "A.K.Q"), R"(found 3 fields in "A.K.Q", expected 4 (spades.hearts.diamonds.clubs))");
  EXPECT_EQ(again(kCommonPack, "A.K.Q.J."),
            R"(found 5 fields in "A.K.Q.J.", expected 4 (spades.hearts.diamonds.clubs))");
  EXPECT_EQ(again(kTwoJokersFromFive, "A"),
            R"(found 1 field in "A", expected 4 or 5 (spades.hearts.diamonds.clubs.jokers))");
  EXPECT_EQ(again(kTarockPack, "....22"), R"(found "22" among the trumps of "....22", expected 1 to 21, or *)");
  EXPECT_EQ(again(kTarockPack, "....21,,3"), R"(found "" among the trumps of "....21,,3", expected 1 to 21, or *)");
  EXPECT_EQ(again(kOneJoker, "....x"), R"(found 'x' among the jokers of "....x", expected *)");
  EXPECT_EQ(again(kCommonPack, ""), "found an empty text, expected a hand, or - for no cards");
}

TEST(Cards, AreReadInAnyCase) {
  EXPECT_EQ(card_again(kCommonPack, "sa"), "SA");
  EXPECT_EQ(card_again(kCommonPack, "h10"), "HT");
  EXPECT_EQ(card_again(kTarockPack, "d1"), "D1");
  EXPECT_EQ(card_again(kTarockPack, "1"), "1");
  EXPECT_EQ(card_again(kTarockPack, "*"), "*");
}

TEST(Cards, SayWhatIsWrong) {
  for (const std::string_view text : {"", "S", "A", "XA", "S1", "SAK", "S100", "*", "21", "♠A"}) {
    EXPECT_EQ(card_again(kCommonPack, text),
              base::str("found ", base::quoted(text), ", expected a card of the 52 cards, such as SK"));
  }
  for (const std::string_view text : {"0", "01", "22", "-1", "+1", "1x", "SA", "H10", "**"}) {
    EXPECT_EQ(card_again(kTarockPack, text),
              base::str("found ", base::quoted(text), ", expected a card of the 42 tarock cards, such as SK"));
  }
}

// Every hand and card of the vectors of a game comes back as it was written.
void check_vectors(const Pack& pack, std::string_view file) {
  std::ifstream lines(base::str(OUVERTE_SOURCE_DIR, "/tests/vectors/", file));
  int hands = 0;
  for (std::string line; std::getline(lines, line);) {
    const absl::StatusOr<base::Json> vector = base::parse_json(line);
    ASSERT_TRUE(vector.ok()) << vector.status();
    CardSet seen;
    for (const auto& item : vector->at("hands").items()) {
      const std::string text = item.value().get<std::string>();
      const absl::StatusOr<CardSet> hand = parse_hand(pack, text, seen);
      ASSERT_TRUE(hand.ok()) << hand.status();
      EXPECT_EQ(hand_text(pack, *hand), text);
      seen |= *hand;
      ++hands;
    }
    for (const base::Json& card : vector->at("table")) {
      EXPECT_EQ(card_again(pack, card.get<std::string>(), seen), card.get<std::string>());
    }
  }
  EXPECT_GT(hands, 400);
}

TEST(Vectors, AreWrittenAsRead) {
  check_vectors(kCommonPack, "bridge.jsonl");
  check_vectors(kCommonPack, "solo-whist.jsonl");
  check_vectors(kOneJoker, "hoodwink.jsonl");
  check_vectors(kTwoJokers, "whos-who.jsonl");
  check_vectors(kTarockPack, "dreiertarock.jsonl");
}

}  // namespace
}  // namespace ouverte::cards
