// Records of a game whose deal is more than its hands, with a pack of its own.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

constexpr std::string_view kTarockDeal =
    R"([Board "1"]
[Game "dreiertarock"]
[Dealer "C"]
[Deal "A:Q.Q.N.K.13,11,8,7,6,4,3,1 JT.NJ1.KQ.QN.21,20,16 KN.K.1.T.*,19,18,14,10,9,5"]
[Talon "..J.J.15 ....17,12,2"]
)";
constexpr std::string_view kSingleTags = "[Contract \"single\"]\n[Declarer \"C\"]\n[TalonTaken \"2\"]\n";

Record board(const std::string& text) {
  Readings readings = read_records(text, "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) ADD_FAILURE() << records::text(*problem);
  return std::get<Record>(readings[0]);
}

std::string plays(const Record& record) {
  std::string found;
  for (const Play& each : record.plays) found += base::str(each.seat, ':', each.move, ' ');
  return found;
}

std::string problem(const std::string& text) {
  const Readings readings = read_records(text, "f");
  const auto* found = std::get_if<Problem>(&readings.at(0));
  return found == nullptr ? "none" : records::text(*found);
}

TEST(TarockRecords, PlaysGoOnFromTheExchange) {
  const std::string head = base::str(kTarockDeal, kSingleTags, "[LaidAside \"N..1.T.\"]\n");
  const std::string expected = "A:SQ B:ST C:SK C:* A:13 B:16 C:17 A:1 B:21 B:HJ C:HK A:HQ ";
  for (const char* rows : {"[Play \"A\"]\nSQ ST SK\n13 16 *\n1 21 17\nhq HJ HK",
                           "[Play \"C\"]\nSK SQ S10\n* 13 16\n17 1 21\nHK HQ HJ\n*"}) {
    const Record record = board(base::str(head, rows));
    EXPECT_EQ(plays(record), expected);
    const auto position = position_after(record, record.plays.size());
    ASSERT_TRUE(position.ok()) << position.status();
    EXPECT_EQ((*position)->setup().contract.at("points").dump(), R"({"declarer":30,"defenders":16})");
    // Written and read again, in either form, it is the same record.
    for (const std::string& text : {write_pbn(record), write_json(record)}) {
      const Record again = board(text);
      EXPECT_TRUE(again.setup == record.setup) << text;
      EXPECT_EQ(plays(again), expected) << text;
    }
  }
}

TEST(TarockRecords, ADealBeforeItsBiddingOrExchangeIsARecord) {
  EXPECT_EQ(board(std::string(kTarockDeal)).setup.contract.dump(), R"({"talon":["..J.J.15","....17,12,2"]})");
  EXPECT_EQ(board(base::str(kTarockDeal, kSingleTags)).setup.contract.at("taken"), 2);
}

TEST(TarockRecords, AnnouncementsMayBeginWithCapitals) {
  const std::string head = base::str(kTarockDeal, kSingleTags, "[LaidAside \"N..1.T.\"]\n");
  EXPECT_EQ(board(base::str(head, "[Announced \"Pagat:A Absolute:Declarer\"]\n")).setup,
            board(base::str(head, "[Announced \"pagat:A absolute:declarer\"]\n")).setup);
}

TEST(TarockRecords, FreeForAllPlaysNeedNoSeat) {
  const Record record = board(base::str(kTarockDeal, "[Contract \"trischaken\"]\n[Play \"A\"]\n13 16 *\n"));
  EXPECT_EQ(plays(record), "A:13 B:16 C:* ");
}

TEST(TarockRecords, WhatIsWrongStandsAtItsTag) {
  EXPECT_EQ(problem(base::str(kTarockDeal, kSingleTags, "[LaidAside \"N..1..\"]\n")),
            "f:9: board 1: LaidAside: found 2 cards, expected three cards");
  EXPECT_EQ(problem(base::str(kTarockDeal, kSingleTags, "[LaidAside \"N..1.T.\"]\n[Play \"A\"]\nSQ ST HK\n")),
            "f:11: board 1: Play: trick 1: C revokes with HK while holding SK: follow suit; if you cannot, play a "
            "trump; if you have neither, any card");
}

TEST(TarockRecordsTest, TrumpsInHandsMayBeCalledByTheirNames) {
  std::string named(kTarockDeal);
  for (const auto& [number, name] :
       {std::pair<std::string_view, std::string_view>{"*,19", "Sküs,XIX"}, {"3,1 JT", "3,Pagat JT"}})
    named.replace(named.find(number), number.size(), name);
  EXPECT_EQ(board(named).setup.hands, board(std::string(kTarockDeal)).setup.hands);
}

}  // namespace
}  // namespace ouverte::records
