// What a record says that cannot be so, though the deal is good: a doubt at the place where it stands.
#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>
#include <vector>

#include "solver/base/status.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {
namespace {

// South has all four tricks, or as many as the contract is cut down to by `play`.
constexpr std::string_view kSolidSuits =
    "[Board \"7\"]\n[Deal \"N:AKQJT98765432... .AKQJT98765432.. ..AKQJT98765432. ...AKQJT98765432\"]\n"
    "[Contract \"7S\"]\n[Declarer \"N\"]\n";

// East leads each heart, and after the first trick North plays spades from the top: thirteen tricks.
std::string whole_play() {
  constexpr std::string_view kRanks = "AKQJT98765432";
  std::string rows = "[Play \"N\"]\n";
  for (const char rank : kRanks) rows += base::str('S', rank, " H", rank, " D", rank, " C", rank, '\n');
  return rows;
}

std::string doubts(const Readings& readings) {
  std::string all;
  for (const auto& reading : readings) {
    if (const auto* problem = std::get_if<Problem>(&reading)) return "problem " + text(*problem);
    for (const Problem& doubt : std::get<Record>(reading).doubts) all += text(doubt) + "\n";
  }
  return all;
}

std::string doubts_of_pbn(std::string_view tags, std::string_view play) {
  return doubts(read_pbn(base::str(kSolidSuits, tags, play), "f"));
}

TEST(Doubts, AreOfResultsThatThePlayContradicts) {
  for (const std::string_view right : {"13", "", "?", "^9", "NS 13", "EW 0", "EW 0 NS 13"})
    EXPECT_EQ(doubts_of_pbn(base::str("[Result \"", right, "\"]\n"), whole_play()), "") << right;
  EXPECT_EQ(doubts_of_pbn("[Result \"12\"]\n", whole_play()),
            "f:5: board 7: Result: found \"12\", expected 13 tricks for declarer, by the play\n");
  for (const std::string_view bad : {"0", "14", "-1", "NS 12", "EW 1", "Foo", "1 2", "99999999999"})
    EXPECT_EQ(doubts_of_pbn(base::str("[Result \"", bad, "\"]\n"), whole_play()),
              base::str("f:5: board 7: Result: found \"", bad, "\", expected 13 tricks for declarer, by the play\n"));
}

TEST(Doubts, AreOfResultsThatCannotComeAboutAnyMore) {
  const std::string_view two = "[Play \"N\"]\nSA HA DA CA\nSK HK DK CK\n*\n";
  EXPECT_EQ(doubts_of_pbn("[Result \"2\"]\n", two), "");
  EXPECT_EQ(doubts_of_pbn("[Result \"1\"]\n", two),
            "f:5: board 7: Result: found \"1\", expected 2 to 13 tricks for declarer, by the play\n");
  EXPECT_EQ(doubts_of_pbn("[Result \"14\"]\n", ""),
            "f:5: board 7: Result: found \"14\", expected 0 to 13 tricks for declarer\n");
}

TEST(Doubts, AreOfScoresThatAreNone) {
  for (const std::string& play : {whole_play(), std::string()})
    EXPECT_EQ(doubts_of_pbn("[Score \"foo\"]\n", play),
              "f:5: board 7: Score: found \"foo\", expected points, such as \"420\" or \"EW -50\"\n");
  EXPECT_EQ(doubts_of_pbn("[Score \"?\"]\n", ""), "");
}

TEST(Doubts, AreOfScoresThatTheTricksContradict) {
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"None\"]\n[Score \"1510\"]\n", whole_play()), "");
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"NS\"]\n[Score \"NS 2210\"]\n", whole_play()), "");
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"EW\"]\n[Score \"EW -1510\"]\n", whole_play()), "");
  EXPECT_EQ(doubts_of_pbn("[Score \"+2210\"]\n", whole_play()), "");
  EXPECT_EQ(doubts_of_pbn("[Score \"1000\"]\n", whole_play()),
            "f:5: board 7: Score: found \"1000\", expected 1510 or 2210 for declarer, with 13 tricks\n");
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"NS\"]\n[Score \"1510\"]\n", whole_play()),
            "f:6: board 7: Score: found \"1510\", expected 2210 for declarer, with 13 tricks\n");
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"None\"]\n[Result \"11\"]\n[Score \"NS -100\"]\n", ""), "");
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"None\"]\n[Result \"11\"]\n[Score \"100\"]\n", ""),
            "f:7: board 7: Score: found \"100\", expected -100 for declarer, with 11 tricks\n");
  EXPECT_EQ(doubts_of_pbn("[Scoring \"Rubber\"]\n[Score \"1000\"]\n", whole_play()), "");
}

TEST(Doubts, AreOfWordsThatPbnDoesNotKnow) {
  EXPECT_EQ(doubts_of_pbn("[Vulnerable \"Foo\"]\n", ""),
            "f:5: board 7: Vulnerable: found \"Foo\", expected one of None Love - NS EW All Both\n");
  for (const std::string_view known : {"None", "Love", "-", "NS", "EW", "All", "Both", "?", ""})
    EXPECT_EQ(doubts_of_pbn(base::str("[Vulnerable \"", known, "\"]\n"), ""), "") << known;
}

TEST(Doubts, AreOfEveryFormat) {
  EXPECT_EQ(doubts(read_json_lines(R"({"id": "x", "hands": {"N": "-"}, "tags": [["Vulnerable", "Foo"]]})", "f")),
            "f:1: board x: Vulnerable: found \"Foo\", expected one of None Love - NS EW All Both\n");
  EXPECT_EQ(doubts(read_lin("md|3SAT52HT7DQT9CA85,S94HJ98D8654CT642,SKJ8763HAQD73CKQ,SQHK65432DAKJ2CJ973|mb|1N|mb|p|"
                            "mb|p|mb|p|mc|14|",
                            "f")),
            "f:1: board 1: Result: found \"14\", expected 0 to 13 tricks for declarer\n");
}

TEST(Rows, CutShortAreReportedWhereTheyAreCut) {
  constexpr std::string_view kCut = ", expected - for each that is not known\n";
  EXPECT_EQ(doubts_of_pbn("", "[Play \"N\"]\nSA HA DA\nSK HK DK CK\nSQ HQ DQ CQ\n") + "\n",
            base::str("problem f:6: board 7: Play: found 3 of 4 cards in a row", kCut));
  EXPECT_EQ(doubts_of_pbn("", "[Play \"N\"]\nSA HA DA CA\nSK HK DK CK\nSQ HQ\nSJ HJ DJ CJ\n*\n") + "\n",
            base::str("problem f:8: board 7: Play: found 2 of 4 cards in a row", kCut));
  // East leads, and the file ends before his column.
  EXPECT_EQ(doubts_of_pbn("", "[Play \"N\"]\nSA"), base::str("f:6: board 7: Play: found 1 of 4 cards in a row", kCut));
  // Rows broken over lines lack nothing, nor does a last row of the cards that were played.
  EXPECT_EQ(doubts_of_pbn("", "[Play \"N\"]\nSA HA\nDA CA SK\nHK DK CK\n"), "");
  EXPECT_EQ(doubts_of_pbn("", "[Play \"E\"]\nHA DA CA SA\n*\n"), "");
  EXPECT_EQ(doubts_of_pbn("", "[Play \"E\"]\nHA DA\n"), "");
  // A revoke is one also before a row that is cut short.
  EXPECT_EQ(doubts_of_pbn("", "[Play \"N\"]\nSA HA DA HK\nSK\n"),
            "problem f:6: board 7: Play: trick 1: W does not hold HK");
}

}  // namespace
}  // namespace ouverte::records
