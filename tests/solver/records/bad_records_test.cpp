// Wrong input and the exact words each gets. Between two good boards stands one in which something is replaced.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::records {
namespace {

constexpr std::string_view kGood = R"([Board "1"]
[Deal "N:AJ2.A72.52.QT652 K93.KQT94.T64.A4 654.8.KQJ8.K9873 QT87.J653.A973.J"]

)";
constexpr std::string_view kBridge = R"([Board "2"]
[Dealer "N"]
[Deal "N:T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K65432.J2.J973"]
[Declarer "S"]
[Contract "3NT"]
[Auction "N"]
1D Pass 1S =1=
[Play "W"]
H2 HT H8 HQ
SQ S5 S9 S8
*
)";
constexpr std::string_view kSoloBoard = R"([Board "2"]
[Game "solo-whist"]
[Deal "N:.K.A. ..5.A A.5.. 3..."]
[Contract "prop-cop"]
[Partners "S N"]
[Trump "C"]
[Taken "N:2 E:3 S:4 W:2"]
[Trick "W:ST"]
)";

struct Case {
  std::string_view base;
  std::string_view from;
  std::string_view to;
  std::string_view expected;
};

// What is wrong with the only board that is, the check of its position included.
std::string wrong(const Case& bad) {
  std::string text(bad.base);
  const std::size_t at = text.find(bad.from);
  if (at == std::string::npos) return "nothing to replace";
  text.replace(at, bad.from.size(), bad.to);
  const Readings readings = read_records(base::str(kGood, text, "\n", kGood), "f.pbn");
  std::string found;
  std::size_t good = 0;
  for (const auto& reading : readings) {
    if (const auto* problem = std::get_if<Problem>(&reading)) {
      found += records::text(*problem);
      continue;
    }
    const Record& record = std::get<Record>(reading);
    if (record.place.board == "1") ++good;
    if (record.place.board == "1" || record.setup.contract.empty()) continue;
    const auto position = position_after(record, 0);
    if (!position.ok()) found += records::text(problem_with(record, base::message(position.status())));
  }
  return good == 2 ? found : base::str(good, " of the other boards read; ", found);
}

class BadRecord : public testing::TestWithParam<Case> {};

TEST_P(BadRecord, GetsItsOwnError) { EXPECT_EQ(wrong(GetParam()), GetParam().expected); }

TEST(BadRecords, OfAGameThatIsNone) {
  EXPECT_EQ(wrong({kBridge, "[Board \"2\"]", "[Board \"2\"]\n[Game \"whist\"]", ""}),
            R"(f.pbn:5: board 2: Game: found "whist", expected one of )" + support::game_list());
}

INSTANTIATE_TEST_SUITE_P(
    Syntax, BadRecord,
    testing::Values(
        Case{kBridge, "", "", ""},
        Case{kBridge, "3NT\"]", "3NT",
             R"(f.pbn:8: board 2: Contract: found [Contract "3NT with no closing quote, expected [Contract "..."])"},
        Case{kBridge, "[Dealer \"N\"]", "[Dealer \"N\"",
             R"(f.pbn:5: board 2: Dealer: found [Dealer "N" with no closing bracket, expected [Dealer "..."])"},
        Case{kBridge, "[Dealer \"N\"]", "{ no end",
             R"(f.pbn:5: board 2: Board: found { with no closing brace, expected { ... })"},
        Case{kBridge, "[Board \"2\"]", "Board 2",
             R"(f.pbn:4: board 2: found Board 2, expected a tag such as [Board "1"])"},
        Case{kBridge, "SQ S5", "SQ ^Q S5",
             R"(f.pbn:13: board 2: Play: found "^Q", expected a card, or after one a mark such as ! $7 =1=)"}));

INSTANTIATE_TEST_SUITE_P(
    Tags, BadRecord,
    testing::Values(
        Case{kBridge, "[Deal ", "[Dealt ",
             R"(f.pbn:4: board 2: Deal: found nothing, expected hands such as "N:AKQ.JT9.876.5432 ...")"},
        Case{
            kBridge, "N:T52", "X:T52",
            R"(f.pbn:6: board 2: Deal: found "X:T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K6543...", expected one of N E S W, then a colon)"},
        Case{
            kBridge, "N:T52", "T52",
            R"(f.pbn:6: board 2: Deal: found "T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K65432....", expected one of N E S W, then a colon)"},
        Case{kBridge, "Q.K65432.J2.J973", "Q.K65432.J2.J973 -", R"(f.pbn:6: board 2: Deal: found 5 hands, expected 4)"},
        Case{kBridge, "Q.K65432.J2.J973", "", R"(f.pbn:6: board 2: Deal: found 3 hands, expected 4)"},
        Case{kBridge, "[Dealer \"N\"]", "[Dealer \"Norse\"]",
             R"(f.pbn:5: board 2: Dealer: found "Norse", expected one of N E S W)"},
        Case{kBridge, "3NT", "8NT",
             R"(f.pbn:8: board 2: Contract: found "8NT", expected a contract such as "4S", "3NTX" or "Pass")"},
        Case{kBridge, "[Declarer \"S\"]", "[Declarer \"Y\"]",
             R"(f.pbn:7: board 2: Declarer: found "Y", expected one of N E S W)"},
        Case{kSoloBoard, "N:2 E:3", "N:2 F:3",
             R"(f.pbn:10: board 2: Taken: found "F:3", expected one of N E S W, then a colon)"},
        Case{kSoloBoard, "N:2 E:3", "N:2 E:three",
             R"(f.pbn:10: board 2: Taken: found "E:three", expected a seat and its tricks, such as N:3)"},
        Case{kSoloBoard, "[Taken \"N:2 E:3 S:4 W:2\"]\n", "",
             "f.pbn:4: board 2: Taken: found nothing, expected the tricks each seat has won, for the largest hand has "
             "2 cards, not 13"},
        Case{kSoloBoard, "W:ST", "ST",
             R"(f.pbn:11: board 2: Trick: found "ST", expected one of N E S W, then a colon)"},
        Case{
            kSoloBoard, "prop-cop", "bidding",
            R"(f.pbn:7: board 2: Contract: found "bidding", expected one of prop-cop solo misere abundance royal-abundance misere-ouverte slam general-misere competitive-misere royal-misere)"},
        Case{kSoloBoard, "S N", "S", R"(f.pbn:8: board 2: Partners: found "S", expected two of N E S W)"},
        Case{kSoloBoard, "[Trump \"C\"]\n", "",
             R"(f.pbn:4: board 2: Trump: found nothing, expected one of S H D C: prop-cop needs a trump)"}));

INSTANTIATE_TEST_SUITE_P(
    Positions, BadRecord,
    testing::Values(
        Case{kBridge, "T52.T7", "T52.T72", R"(f.pbn:6: board 2: Deal: the hand of N: found 14 cards, expected 13)"},
        Case{
            kBridge, "94.J98", "94.T98",
            R"(f.pbn:6: board 2: Deal: the hand of E: found HT, which the hand of N has too, expected each card once)"},
        Case{
            kBridge, "94.J98", "94.X98",
            R"(f.pbn:6: board 2: Deal: the hand of E: found 'X' in the hearts of "94.X98.8654.T642", expected one of AKQJT98765432)"},
        Case{
            kBridge, "T52.T7.AKQT9.A85", "T52.T7.AKQT9A85",
            R"(f.pbn:6: board 2: Deal: the hand of N: found 3 fields in "T52.T7.AKQT9A85", expected 4 (spades.hearts.diamonds.clubs))"},
        Case{
            kSoloBoard, "W:ST", "E:ST",
            R"(f.pbn:6: board 2: Deal: the hand of E: found 2 cards, expected 1 after 11 tricks and a card to the trick in progress)"},
        Case{
            kSoloBoard, "E:3", "E:5",
            R"(f.pbn:6: board 2: Deal: the hand of W: found 1 card, expected 0 after 13 tricks and a card to the trick in progress)"},
        Case{
            kSoloBoard, "W:ST", "W:S3",
            R"(f.pbn:11: board 2: Trick: table: found S3, which is in a hand or on the table already, expected each card once)"}));

INSTANTIATE_TEST_SUITE_P(
    Plays, BadRecord,
    testing::Values(
        Case{kBridge, "[Play \"W\"]", "[Play \"Z\"]", R"(f.pbn:11: board 2: Play: found "Z", expected one of N E S W)"},
        Case{kBridge, "S5 S9", "S5 DA", R"(f.pbn:13: board 2: Play: trick 2: E does not hold DA)"},
        Case{
            kBridge, "S5 S9", "S5 C2",
            R"(f.pbn:13: board 2: Play: trick 2: E revokes with C2 while holding S9: follow suit if able, otherwise any card)"},
        Case{kBridge, "S5 S9", "S5 S4X",
             R"(f.pbn:13: board 2: Play: trick 2: found "S4X", expected a card of the 52 cards, such as SK)"},
        Case{kBridge, "SQ S5", "H2 S5", R"(f.pbn:13: board 2: Play: trick 2: W does not hold H2)"},
        Case{kBridge, "SQ S5", "* S5",
             R"(f.pbn:13: board 2: Play: trick 2: found "*", expected a card of the 52 cards, such as SK)"}));

}  // namespace
}  // namespace ouverte::records
