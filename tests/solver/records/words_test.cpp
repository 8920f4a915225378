// Whole records in people's words: what is read is what the same record says in its own.
#include <string>
#include <string_view>
#include <variant>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/records/record.hpp"
#include "solver/records/words_of_auctions.hpp"

namespace ouverte::records {
namespace {

using base::str;
using ::testing::HasSubstr;

std::string json_of(std::string_view text) {
  const Readings readings = read_records(text, "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) return records::text(*problem);
  return write_json(std::get<Record>(readings[0]));
}
std::string pbn_of(std::string_view text) {
  const Readings readings = read_records(text, "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) return records::text(*problem);
  return write_pbn(std::get<Record>(readings[0]));
}

constexpr std::string_view kSolo = R"([Board "1"]
[Game "solo-whist"]
[Deal "N:.K.A. ..5.A A.5.. 3.2.."]
[Contract "royal-abundance"]
[Declarer "N"]
[Trump "H"]
[Dealer "W"]
[Taken "N:2 E:3 S:4 W:2"]

)";
constexpr std::string_view kSoloInWords = R"([Board "1"]
[Game "Solo Whist"]
[Deal "north:.K.A. ..5.A A.5.. 3.2.."]
[Contract "Royal Abundance"]
[Declarer "eldest"]
[Trump "Hearts"]
[Dealer "west"]
[Taken "N:2 E:3 S:4 W:2"]

)";

TEST(Words, OfTagsAreWrittenAsRecordsSayThem) {
  EXPECT_EQ(pbn_of(kSolo), kSolo);
  EXPECT_EQ(pbn_of(kSoloInWords), kSolo);
}

// Names of several words are one call where they are no calls by themselves.
TEST(Words, OfAuctionsAreReadAsRecordsSayThem) {
  const auto calls = [](std::string_view game, std::string_view auction) {
    const Readings readings =
        read_pbn(str("[Game \"", game, "\"]\n[Deal \"N:.K.A. ..5.A A.5.. 3.2..\"]\n[Auction \"N\"]\n", auction), "f");
    std::string all;
    for (const std::string& call : calls_of(std::get<Record>(readings.at(0)))) all += (all.empty() ? "" : ",") + call;
    return all;
  };
  EXPECT_EQ(calls("solo-whist", "pass pass Royal Abundance =1= pass"), "pass,pass,royal-abundance,pass");
  EXPECT_EQ(calls("solo-whist", "prop and cop - Open Misere"), "prop-cop,-,misere-ouverte");
  EXPECT_EQ(calls("solo-whist", "misère ouverte"), "misère,ouverte");
  EXPECT_EQ(calls("solo-whist", "pass royal\nabundance"), "pass,royal,abundance");
  EXPECT_EQ(calls("bridge", "1NT pass 3NT AP"), "1NT,pass,3NT,AP");
}

TEST(Words, OfAuctionsAreTold) {
  const Readings readings =
      read_pbn("[Game \"solo-whist\"]\n[Deal \"N:.K.A. ..5.A A.5.. 3.2..\"]\n[Auction \"E\"]\npass - solo AP\n", "f");
  const auto& record = std::get<Record>(readings.at(0));
  EXPECT_EQ(auction_in_words(record, "NESW"), "E pass, W solo, all pass");
  EXPECT_EQ(caller_of(record, "NESW", 3), "N");
  EXPECT_EQ(caller_of(record, "ABC", 3), "");
}

TEST(Words, OfJsonAreReadAsRecordsSayThem) {
  EXPECT_EQ(
      json_of(
          R"({"id":"1","game":"Solo Whist","hands":{"North":".K..","east":"..5.","s":"A...","W":"3..."},"table":["ace of diamonds","♣A","10 of hearts"],"leader":"north","won":{"north":2,"E":3,"S":5,"W":2},"contract":{"name":"Royal Abundance","soloist":"North","trump":"hearts"},"plays":["3S","heart king"]})"),
      json_of(
          R"({"id":"1","game":"solo-whist","hands":{"N":".K..","E":"..5.","S":"A...","W":"3..."},"table":["DA","CA","HT"],"leader":"N","won":{"N":2,"E":3,"S":5,"W":2},"contract":{"name":"royal-abundance","soloist":"N","trump":"H"},"plays":["S3","HK"]})"));
}

TEST(Words, ThatCannotBeReadAreNamedByTheirTag) {
  const auto with = [](std::string_view from, std::string_view to) {
    std::string text(kSolo);
    text.replace(text.find(from), from.size(), to);
    return json_of(text);
  };
  EXPECT_EQ(with(R"([Trump "H"])", R"([Trump "roses"])"),
            "f:6: board 1: Trump: found \"roses\", expected one of S H D C NT");
  EXPECT_EQ(with(R"([Declarer "N"])", R"([Declarer "me"])"),
            "f:5: board 1: Declarer: found \"me\", expected one of N E S W");
}

// As people type a contract after `--contract`, in games that have one name for it, and in those that have none.
TEST(Words, OfAWholeContractAreTakenApart) {
  constexpr std::string_view kSoloDeal =
      "[Game \"solo-whist\"]\n[Deal \"N:.K.A. ..5.A A.5.. 3.2..\"]\n[Dealer \"W\"]\n[Taken \"N:2 E:3 S:4 W:2\"]\n";
  EXPECT_EQ(json_of(str(kSoloDeal, "[Contract \"solo by South in hearts\"]\n")),
            json_of(str(kSoloDeal, "[Contract \"solo\"]\n[Declarer \"S\"]\n[Trump \"H\"]\n")));
  constexpr std::string_view kHoodwinkDeal = "[Game \"hoodwink\"]\n[Deal \"A:AK... 98... .AK..\"]\n[Leader \"A\"]\n";
  EXPECT_EQ(json_of(str(kHoodwinkDeal, "[Contract \"B is the Hood, spades trumps\"]\n")),
            json_of(str(kHoodwinkDeal, "[Trump \"S\"]\n[Declarer \"B\"]\n")));
  EXPECT_THAT(json_of(str(kHoodwinkDeal, "[Contract \"roses trumps\"]\n")), HasSubstr("Contract: found \"roses"));
}

TEST(Words, SeatsNamedTwiceAreSeen) {
  EXPECT_EQ(
      json_of(
          R"({"hands":{"N":"A...","North":"K...","S":"Q...","W":"J..."},"contract":{"trump":"NT"},"plays":["SA"]})"),
      "f:1: board 1: hands: found the seat N twice, expected each seat once");
}

}  // namespace
}  // namespace ouverte::records
