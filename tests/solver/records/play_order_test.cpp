// Plays written in the order of play where PBN has columns by seat.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

constexpr std::string_view kBridgeHead =
    R"([Deal "N:T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K65432.J2.J973"]
[Declarer "S"]
[Contract "3NT"]
[Play "W"]
)";
constexpr std::string_view kHoodwinkHead = R"([Game "hoodwink"]
[Deal "A:AK... Q....* T9..."]
[Trump "S"]
[Declarer "A"]
[Taken "A:3 B:3 C:3"]
[Play "A"]
)";

// The plays in order, each after its seat, and then the doubts; or what is wrong.
std::string read(std::string_view head, std::string_view play) {
  const Readings readings = read_pbn(base::str(head, play, "\n"), "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) return text(*problem);
  const auto& record = std::get<Record>(readings[0]);
  std::string found;
  for (const Play& each : record.plays) found += base::str(each.seat, ':', each.move, ' ');
  for (const Problem& doubt : record.doubts) found += base::str("| ", text(doubt));
  return found;
}

constexpr std::string_view kDoubt =
    "| f:5: board 1: Play: found rows whose cards do not stand in columns by seat; they are read in the order of play";

TEST(PlayOrder, RowsOfColumnsAreTheStandard) {
  EXPECT_EQ(read(kBridgeHead, "H2 HT H8 HQ\nSQ S5 S9 S8\nH6 H7 HJ HA"),
            "W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 W:H6 N:H7 E:HJ S:HA ");
}

TEST(PlayOrder, RowsThatAreLegalOnlySoAreReadInTheOrderOfPlay) {
  EXPECT_EQ(read(kBridgeHead, "H2 HT H8 HQ\nS8 SQ S5 S9\nH6 H7 HJ HA"),
            base::str("W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 W:H6 N:H7 E:HJ S:HA ", kDoubt));
  EXPECT_EQ(read(kBridgeHead, "H2 HT H8 HQ\nS8 SQ S5"), base::str("W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 ", kDoubt));
  EXPECT_EQ(read(kBridgeHead, "H2 HT H8 HQ S8 SQ S5 S9 *"),
            base::str("W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 ", kDoubt));
}

// A name of several words stands in one cell of a row.
TEST(PlayOrder, CardsInWordsAreReadInRows) {
  const std::string columns = "W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 W:H6 N:H7 E:HJ S:HA ";
  EXPECT_EQ(
      read(kBridgeHead, "two of hearts HT 8 of hearts the Queen of Hearts\nSQ S5 spade 9 S8\nH6 H7 HJ A of hearts"),
      columns);
  EXPECT_EQ(read(kBridgeHead, "H2 ten of hearts ! H8 heart Queen {so}\nSQ S5 S9 eight of spades\nH6 H7 HJ HA"),
            columns);
}

TEST(PlayOrder, WordsThatAreNoCardAreNamed) {
  EXPECT_EQ(read(kBridgeHead, "H2 HT king of roses HQ"),
            "f:5: board 1: Play: trick 1: found \"KING\", expected a card of the 52 cards, such as SK");
}

TEST(PlayOrder, TarockCardsAreReadByTheirNames) {
  constexpr std::string_view kTarockSolo = R"([Game "dreiertarock"]
[Dealer "C"]
[Contract "solo"]
[Declarer "B"]
[Talon "J....15,9 .N.Q..3"]
[Deal "A:T.Q1.K1.NJ.14,13,10,8,2 KQ.K.N..*,21,20,18,12,11,6,4 N.J.J.KQT.19,17,16,7,5,1"]
[Play "A"]
)";
  EXPECT_EQ(read(kTarockSolo, "XIV IV I Pagat\n13 6 5\n10 11 16\n2 12 19\n8 18 17\nace of hearts Sküs VII"),
            read(kTarockSolo, "14 4 1\n13 6 5\n10 11 16\n2 12 19\n8 18 17\nH1 * 7"));
}

TEST(PlayOrder, WhatIsLegalInNeitherWayIsExplained) {
  EXPECT_EQ(
      read(kBridgeHead, "H2 HT H8 HQ\nS8 SQ S5 S9\nS2 H7 HJ HA"),
      "f:6: board 1: Play: trick 2: S does not hold S9; plays stand in columns by seat, from W, whom the tag Play "
      "names; these rows look like the order of play");
  EXPECT_EQ(read(kBridgeHead, "H2 HT H8 HQ\nSQ S5 S9 S2"), "f:6: board 1: Play: trick 2: S does not hold S2");
}

TEST(PlayOrder, ACardThatIsNotKnownNeedsItsColumn) {
  EXPECT_EQ(read(kBridgeHead, "H2 HT H8 HQ\nS8 SQ S5 -"), "W:H2 N:HT E:H8 S:HQ ");
}

TEST(PlayOrder, CardsAreReadInWords) {
  EXPECT_EQ(read(kBridgeHead, "2♥ ♥10 h8 QH\nSQ S5 S9 8♠"), "W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 ");
  EXPECT_EQ(read(kHoodwinkHead, "SA joker ST"), "A:SA B:* C:ST ");
}

}  // namespace
}  // namespace ouverte::records
