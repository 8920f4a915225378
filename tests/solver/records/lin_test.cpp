// LIN files and links to the hand viewer: what becomes of their fields, and the words for what is wrong.
#include "solver/records/lin.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"
#include "tests/solver/records/files.hpp"

namespace ouverte::records {
namespace {

// East's hand is left out: it is what the others leave.
constexpr std::string_view kDeal = "md|3SKH4579QKAD69C58K,S569QAH3D5TJQAC69,S47H8TD248KC347QA,|";
constexpr std::string_view kBoard =
    "qx|c7|pn|Jan,Piet,Joris,Korneel|st||md|3SKH4579QKAD69C58K,S569QAH3D5TJQAC69,S47H8TD248KC347QA,|rh||ah|Board 7|"
    "sv|b|mb|p|mb|p|mb|1H|an|five cards|mb|2H!|mb|p|mb|4S|mb|5H|mb|d|mb|p|mb|p|mb|p|nt|Well.|pg||\n"
    "pc|C9|pc|c3|pc|C2|nt|Third hand low.|pc|CK|pg||\npc|HA|mc|11|pg||\n";

std::string problems_of(const Readings& readings) {
  std::string all;
  for (const auto& reading : readings)
    if (const auto* problem = std::get_if<Problem>(&reading)) all += text(*problem) + "\n";
  return all;
}

Record only(std::string_view text) {
  const Readings readings = read_records(text, "f.lin");
  EXPECT_EQ(problems_of(readings), "");
  if (readings.size() != 1 || !std::holds_alternative<Record>(readings[0])) {
    ADD_FAILURE() << readings.size() << " readings";
    return {};
  }
  return std::get<Record>(readings[0]);
}

std::string tag(const Record& record, std::string_view name) { return std::string(tag_value(record.tags, name)); }

TEST(LinTest, ABoardIsRead) {
  const Record record = only(kBoard);
  EXPECT_EQ(record.place.board, "7");
  EXPECT_EQ(tag(record, "Room"), "Closed");
  EXPECT_EQ(tag(record, "South"), "Jan");
  EXPECT_EQ(tag(record, "East"), "Korneel");
  EXPECT_EQ(tag(record, "Dealer"), "N");
  EXPECT_EQ(tag(record, "Vulnerable"), "All");
  EXPECT_EQ(tag(record, "Deal"), "S:K.AKQ9754.96.K85 AQ965.3.AQJT5.96 74.T8.K842.AQ743 JT832.J62.73.JT2");
  EXPECT_EQ(tag(record, "Contract"), "5HX");
  EXPECT_EQ(tag(record, "Declarer"), "S");
  EXPECT_EQ(tag(record, "Result"), "11");
  ASSERT_EQ(record.plays.size(), 5u);
  EXPECT_EQ(record.plays[0].seat + record.plays[0].move, "WC9");
  EXPECT_EQ(record.plays[1].move, "C3");
  EXPECT_EQ(record.plays[2].comments, std::vector<std::string>{"Third hand low."});
  EXPECT_EQ(record.plays[4].seat + record.plays[4].move, "SHA");
  EXPECT_EQ(record.plays_end, PlaysEnd::kEnded);
}

TEST(LinTest, CallsKeepTheirMeaning) {
  const Record record = only(kBoard);
  ASSERT_EQ(record.auction.size(), 11u);
  EXPECT_EQ(record.auction[0].call, "Pass");
  EXPECT_EQ(record.auction[2].marks, std::vector<std::string>{"=1="});
  EXPECT_EQ(record.auction[7].call, "X");
  EXPECT_EQ(record.auction.back().comments, std::vector<std::string>{"Well."});
  ASSERT_EQ(record.notes.size(), 2u);
  EXPECT_EQ(record.notes[0].text, "1: five cards");
  EXPECT_EQ(record.notes[1].text, "2: alerted");
}

// The first of the side to name the strain declares, not the last to bid it.
TEST(LinTest, DeclarerIsTheFirstOfTheSideToNameTheStrain) {
  const auto declarer = [](std::string_view calls) { return tag(only(base::str(kDeal, "sv|o|", calls)), "Declarer"); };
  EXPECT_EQ(declarer("mb|1H|mb|p|mb|4H|mb|p|mb|p|mb|p|"), "N");
  EXPECT_EQ(declarer("mb|p|mb|1H|mb|p|mb|2H|mb|p|mb|4H|mb|p|mb|p|mb|p|"), "E");
  EXPECT_EQ(declarer("mb|1N|mb|2H|mb|3N|mb|p|mb|p|mb|p|"), "N");
  EXPECT_EQ(declarer("mb|1H|mb|2H|mb|2S|mb|3H|mb|p|mb|p|mb|p|"), "E");
}

TEST(LinTest, APassedOutBoardHasNothingToPlay) {
  const Record record = only(base::str(kDeal, "sv|n|mb|p|mb|p|mb|p|mb|p|"));
  EXPECT_EQ(tag(record, "Contract"), "Pass");
  EXPECT_TRUE(record.setup.contract.is_null());
}

TEST(LinTest, TheHeadIsSaidOfEveryBoard) {
  const std::string file = base::str("vg|Final,Segment 2,I,1,2,,,,|\npn|a,b,c,d,e,f,g,h|pg||\nqx|o1|", kDeal,
                                     "sv|o|pg||\nqx|c1|", kDeal, "sv|o|pg||\n");
  const Readings readings = read_records(file, "f.lin");
  EXPECT_EQ(problems_of(readings), "");
  ASSERT_EQ(readings.size(), 2u);
  const auto& open = std::get<Record>(readings[0]);
  const auto& closed = std::get<Record>(readings[1]);
  EXPECT_EQ(tag(open, "Event"), "Final");
  EXPECT_EQ(tag(open, "West"), "b");
  EXPECT_EQ(tag(closed, "West"), "f");
  EXPECT_EQ(closed.place.line, 4);
  EXPECT_EQ(tag(closed, "Room"), "Closed");
}

TEST(LinTest, ARecordGoesToPbnAndBack) {
  const Record record = only(kBoard);
  const Readings again = read_records(write_pbn(record), "f.pbn");
  EXPECT_EQ(problems_of(again), "");
  ASSERT_EQ(again.size(), 1u);
  const auto& copy = std::get<Record>(again[0]);
  EXPECT_EQ(copy.plays, record.plays);
  EXPECT_EQ(copy.auction, record.auction);
  EXPECT_EQ(copy.notes, record.notes);
  EXPECT_TRUE(copy.setup == record.setup);
}

TEST(LinTest, LinksCarryLinOrHands) {
  const Record lin = only(
      "https://example.org/handviewer.html?bbo=y&lin=md%7C3SKH4579QKAD69C58K%2CS569QAH3D5TJQAC69%2C"
      "S47H8TD248KC347QA%2C%7Csv%7Co%7Cah%7CBoard+3%7Cmb%7C1H%7C\n");
  EXPECT_EQ(lin.place.board, "3");
  EXPECT_EQ(tag(lin, "Contract"), "1H");
  const Record hands = only(
      "https://example.org/handviewer.html?s=skh4579qkad69c58k&w=s569qah3d510jqac69&n=s47h8td248kc347qa&d=n&v=e&b=12"
      "&sn=Jan&a=p-p-1h(five)-2H!-p-4s-5h-p-p-p&p=c9c3c2ckha&c=11");
  EXPECT_EQ(hands.place.board, "12");
  EXPECT_EQ(tag(hands, "Vulnerable"), "EW");
  EXPECT_EQ(tag(hands, "South"), "Jan");
  EXPECT_EQ(tag(hands, "Contract"), "5H");
  EXPECT_EQ(tag(hands, "Deal"), tag(only(kBoard), "Deal"));
  EXPECT_EQ(hands.plays.size(), 5u);
  EXPECT_EQ(hands.notes.size(), 2u);
}

// Where a hand is hidden or there was no auction, the cards played are kept as they are.
TEST(LinTest, PlayThatCannotBeFollowedIsKept) {
  const Record hidden = only("md|1SAKQ,,,|sv|o|mb|1N|mb|p|mb|p|mb|p|pc|SA|pc|S2|");
  EXPECT_EQ(hidden.plays_end, PlaysEnd::kUnresolved);
  EXPECT_EQ(hidden.unplayed, (std::vector<std::string>{"SA", "S2"}));
  EXPECT_EQ(only(base::str(kDeal, "sv|o|pc|C9|")).plays_end, PlaysEnd::kUnresolved);
}

TEST(LinTest, WhatIsWrongIsSaidWithItsLine) {
  const auto wrong = [](std::string_view text) { return problems_of(read_records(text, "f.lin")); };
  EXPECT_EQ(wrong("qx|o1|md|9S2,,,|"),
            "f.lin:1: board 1: md: found \"9\", expected the dealer: 1 South, 2 West, 3 North, 4 East\n");
  EXPECT_EQ(wrong("qx|o1|\nmd|1AKQ,,,|"),
            "f.lin:2: board 1: md: South: found \"AKQ\", expected a suit letter before its cards, such as SAK2H943\n");
  EXPECT_EQ(wrong("qx|o1|md|1SZ,,,|"),
            "f.lin:1: board 1: md: South: found 'Z' in the spades of \"Z...\", expected one of AKQJT98765432\n");
  EXPECT_EQ(wrong(base::str("qx|o1|", kDeal, "\nmb|8C|")),
            "f.lin:2: board 1: mb: found \"8C\", expected a call such as 1C, 3N, p, d or r\n");
  EXPECT_EQ(wrong(base::str(kDeal, "sv|z|")), "f.lin:1: board 1: sv: found \"z\", expected one of o n e b\n");
  EXPECT_EQ(wrong(base::str("qx|o4|", kDeal, "mb|1H|mb|p|mb|p|mb|p|\npc|HA|pc|H3|\npc|CA|")),
            "f.lin:2: board 4: pc: trick 1: E does not hold HA\n");
  EXPECT_EQ(wrong("https://example.org/?myhand=M-1"),
            "f.lin:1: board 1: found a link that carries no deal, expected lin=… or hands (n=… e=… s=… w=…) in it\n");
}

TEST(LinTest, FilesCutShortAndNoiseAreNoCrash) {
  for (std::size_t length = 0; length < kBoard.size(); ++length) {
    (void)read_records(kBoard.substr(0, length), "f.lin");
    std::string noisy(kBoard);
    noisy[length] = "|,%\n?"[length % 5];
    (void)read_records(noisy, "f.lin");
  }
}

// Real files, where the workplace has them: every board is read with all its play.
TEST(LinTest, SamplesAreRead) {
  for (const auto& file : files_in(kSource.parent_path() / "shared/samples", ".lin")) {
    const Readings readings = read_records(read_file(file), file.filename().string());
    EXPECT_EQ(problems_of(readings), "");
    EXPECT_GT(readings.size(), 1u);
    for (const auto& reading : readings) EXPECT_GT(std::get<Record>(reading).plays.size(), 20u);
  }
}

}  // namespace
}  // namespace ouverte::records
