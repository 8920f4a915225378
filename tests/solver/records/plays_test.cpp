#include "solver/records/plays.hpp"

#include <gtest/gtest.h>

#include <string>
#include <string_view>
#include <variant>

#include "solver/base/status.hpp"

namespace ouverte::records {
namespace {

constexpr std::string_view kHeadOfPlays =
    R"([Deal "N:T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K65432.J2.J973"]
[Declarer "S"]
[Contract "3NT"]
)";

Record board(std::string_view head, std::string_view play) {
  Readings readings = read_pbn(base::str(head, play), "f");
  if (const auto* problem = std::get_if<Problem>(&readings.at(0))) ADD_FAILURE() << text(*problem);
  return std::get<Record>(readings[0]);
}

// The plays in order, each after its seat, and then how they end.
std::string plays_and_end(std::string_view head, std::string_view play) {
  static constexpr std::string_view kEnds[] = {"silent", "ended", "continued", "unresolved", "unknown", "irregular"};
  const Record record = board(head, play);
  std::string found;
  for (const Play& each : record.plays) found += base::str(each.seat, ':', each.move, ' ');
  return base::str(found, kEnds[static_cast<std::size_t>(record.plays_end)]);
}

TEST(Plays, FollowTheWinnersOfTheTricks) {
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nH2 HT H8 HQ\nSQ S5 S9 S8\nH6 H7 HJ HA"),
            "W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 W:H6 N:H7 E:HJ S:HA silent");
}

TEST(Plays, ReadAnySeatInTheFirstColumn) {
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"n\"]\nHT H8 HQ H2\nS5 S9 S8 SQ"),
            "W:H2 N:HT E:H8 S:HQ S:S8 W:SQ N:S5 E:S9 silent");
}

TEST(Plays, ReadCardsInAnyCaseAndRowsOfAnyLength) {
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nh2 {x} h10\nH8 hq sq\n- - S8"),
            "W:H2 N:HT E:H8 S:HQ S:S8 W:SQ silent");
}

// Whose guarantee is asked makes no difference to what may be played.
TEST(Plays, NeedNoSeatWhereEveryonePlaysForHimself) {
  EXPECT_EQ(plays_and_end("[Game \"solo-whist\"]\n[Deal \"N:K.A.. ..5.A A.5.. 3.2..\"]\n[Contract \"general-misere\"]\n"
                          "[Taken \"N:2 E:3 S:4 W:2\"]\n",
                          "[Play \"W\"]\nS3 SK CA SA"),
            "W:S3 N:SK E:CA S:SA silent");
}

TEST(Plays, EndInSeveralWays) {
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\n"), "silent");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"\"]\n"), "silent");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\n*"), "ended");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nH2 HT *"), "W:H2 N:HT ended");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nH2 + - -"), "W:H2 continued");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nH2 HT H8 HQ\n- - - +"), "W:H2 N:HT E:H8 S:HQ continued");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nH2 HT H8 HQ\n- S5 - S8\n*"), "W:H2 N:HT E:H8 S:HQ S:S8 unknown");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\nH2 HT H8 HQ\nSQ ^L S5 S9 S8"), "W:H2 N:HT E:H8 S:HQ irregular");
  EXPECT_EQ(plays_and_end(kHeadOfPlays, "[Play \"W\"]\n^L H2 HT H8 HQ"), "W:H2 N:HT E:H8 S:HQ silent");
}

TEST(Plays, WaitForAContractAndForHands) {
  EXPECT_EQ(plays_and_end("[Deal \"N:T52.T7.AKQT9.A85 - AKJ8763.AQ.73.KQ -\"][Contract \"3NT\"][Declarer \"S\"]\n",
                          "[Play \"W\"]\nH2 HT\n"),
            "unresolved");
  const Record record = board("[Deal \"N:T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K65432.J2.J973\"]\n",
                              "[Play \"W\"]\nH2 HT {a}\n*\n");
  EXPECT_EQ(record.plays_end, PlaysEnd::kUnresolved);
  EXPECT_EQ(record.unplayed, (std::vector<std::string>{"H2 HT", "*"}));
  EXPECT_EQ(record.comments, (std::vector<Comment>{{"Play", "a"}}));
}

TEST(Plays, NameTheLeaderOfAnEnding) {
  constexpr std::string_view ending = "[Deal \"N:A2.K.. K3.A.. Q4.Q.. J5.J..\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n";
  EXPECT_EQ(board(ending, "[Play \"E\"]\n").setup.leader, "E");
  EXPECT_EQ(plays_and_end(ending, "[Play \"E\"]\nHA HQ HJ HK"), "E:HA S:HQ W:HJ N:HK silent");
  EXPECT_EQ(board(kHeadOfPlays, "[Play \"N\"]\n").setup.leader, "");  // of a whole deal the contract says who leads
  EXPECT_EQ(board("[Deal \"N:T52.T7.AKQT9.A85 94.J98.8654.T642 AKJ8763.AQ.73.KQ Q.K65432.J2.J973\"][Contract \"NT\"]",
                  "[Play \"N\"]\n")
                .setup.leader,
            "N");  // but here it does not
}

TEST(Plays, GoOnFromTheTrickOnTheTable) {
  const std::string_view head =
      "[Game \"solo-whist\"][Deal \"N:.K.A. ..5.A A.5.. 3...\"][Contract \"prop-cop\"][Partners \"S N\"][Trump \"C\"]\n"
      "[Taken \"N:2 E:3 S:4 W:2\"][Trick \"W:ST\"]\n";
  EXPECT_EQ(plays_and_end(head, "[Play \"W\"]\n- HK CA SA\n"), "N:HK E:CA S:SA silent");
  EXPECT_EQ(plays_and_end(head, "[Play \"N\"]\nHK CA SA -\n"), "N:HK E:CA S:SA silent");
  const Record record = board(head, "[Play \"W\"]\n- HK CA SA\n- - - H5");
  EXPECT_NE(write_pbn(record).find("[Play \"W\"]\n- HK CA SA\n- - - H5\n"), std::string::npos) << write_pbn(record);
}

}  // namespace
}  // namespace ouverte::records
