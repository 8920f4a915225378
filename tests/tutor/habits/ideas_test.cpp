// Which idea a decision is of, and that the list of ideas is told in full.
#include "tutor/habits/ideas.hpp"

#include <fstream>
#include <sstream>

#include "gtest/gtest.h"
#include "solver/records/record.hpp"

namespace ouverte::tutor {
namespace {

struct Board {
  std::string deal;  // as PBN has it
  std::string contract;
  std::string leader;
  std::string plays;  // before the decision
};

struct Decided {
  std::string idea;
  std::string way;  // of a move; empty where the idea has no two
};

Decided decided(const Board& board, const std::string& move = {}) {
  const std::string text = "[Deal \"N:" + board.deal + "\"]\n[Contract \"" + board.contract +
                           "\"]\n[Declarer \"S\"]\n[Play \"" + board.leader + "\"]\n" + board.plays + "\n";
  const records::Readings readings = records::read_records(text, "p.pbn");
  if (std::holds_alternative<records::Problem>(readings.at(0)))
    return {records::text(std::get<records::Problem>(readings[0])), ""};
  const auto& record = std::get<records::Record>(readings[0]);
  std::vector<FirstCard> leads;
  for (std::size_t plays = 0; plays < record.plays.size(); plays += 4)
    leads.push_back({record.plays[plays].seat, record.plays[plays].move[0]});
  if (record.plays.size() % 4 != 0) leads.pop_back();
  const auto at = records::position_after(record, record.plays.size());
  EXPECT_TRUE(at.ok()) << at.status();
  const Moment moment(*games::find_game("bridge"), **at, leads);
  const Idea& idea = idea_of(moment);
  if (move.empty() || idea.one_way == nullptr) return {std::string(idea.name), ""};
  return {std::string(idea.name), std::string(idea.one_way(moment, move) ? idea.wrongly_so : idea.wrongly_not)};
}

std::string idea(const Board& board) { return decided(board).idea; }

constexpr const char* kWhole = "Q63.75.AQJT4.K63 974.T92.K65.JT74 AK5.A86.9872.AQ5 JT82.KQJ43.3.982";

TEST(IdeasTest, TheFirstCardOfADealIsTheOpeningLeadAndNoOtherIs) {
  EXPECT_EQ(idea({kWhole, "3NT", "W", ""}), "opening-lead");
  EXPECT_EQ(idea({".432.. .76..5 A4..2. KQ5...", "1NT", "W", ""}), "lead");
}

TEST(IdeasTest, AnAceMayBeHeldUpAtNoTrumps) {
  const Board no_trumps{".432.. .76..5 A4..2. KQ5...", "1NT", "W", "SK H2 H6 -"};
  EXPECT_EQ(idea(no_trumps), "hold-up");
  EXPECT_EQ(decided(no_trumps, "SA").way, "took the trick too soon");
  EXPECT_EQ(decided(no_trumps, "S4").way, "held up too long");
  EXPECT_EQ(idea({"..432. ..765. A4...2 KQ5...", "1H", "W", "SK D2 D5 -"}), "taking");
}

TEST(IdeasTest, DeclarerDrawsTrumpsWhileOthersHaveSome) {
  const Board board{"432... 765... A.KQ.. .J32..", "1H", "S", ""};
  EXPECT_EQ(idea(board), "trumps");
  EXPECT_EQ(decided(board, "HK").way, "drew trumps too soon");
  EXPECT_EQ(decided(board, "SA").way, "left trumps out");
  EXPECT_NE(idea({"432... ..765. A.KQ.. .J32..", "1S", "S", ""}), "trumps");
}

TEST(IdeasTest, TheLeadIsKeptOrGivenUp) {
  const Board board{"..543. 5.54.. A.3.2. K.A.K.", "1NT", "S", ""};
  EXPECT_EQ(idea(board), "giving-up-the-lead");
  EXPECT_EQ(decided(board, "SA").way, "cashed too soon");
  EXPECT_EQ(decided(board, "H3").way, "gave up the lead too soon");
}

TEST(IdeasTest, ASuitIsContinuedOrLeft) {
  const Board board{"43.2.. K5.4.. A2.3.. Q6.5..", "1NT", "S", "SA S6 S3 S5"};
  EXPECT_EQ(idea(board), "continuing");
  EXPECT_EQ(decided(board, "S2").way, "kept on with the suit");
  EXPECT_EQ(decided(board, "H3").way, "left the suit");
}

TEST(IdeasTest, ATenaceIsFinessedOrNot) {
  const Board board{"AQ.2.. K3.4.. 42.3.. J5.5..", "1NT", "S", "S2 S5 - -"};
  EXPECT_EQ(idea(board), "finesse");
  EXPECT_EQ(decided(board, "SQ").way, "finessed in vain");
  EXPECT_EQ(decided(board, "SA").way, "did not finesse");
  // The queen that is sure to win is a finesse too: the king lies before her.
  EXPECT_EQ(idea({"AQ.2.. J3.4.. 42.3.. K5.5..", "1NT", "S", "S2 S5 - -"}), "finesse");
}

TEST(IdeasTest, WhoeverCannotFollowRuffsOrDiscards) {
  EXPECT_EQ(idea({".2.3.4 65..4. .3..32 AK...5", "1H", "W", "SA - - -"}), "ruff");
  EXPECT_EQ(idea({"..32.4 65..4. ..5.32 AK...5", "1NT", "W", "SA - - -"}), "discard");
}

TEST(IdeasTest, TheSecondHandCoversAnHonour) {
  const Board board{"432... A65... QJT... K97...", "1NT", "S", "SQ - - -"};
  EXPECT_EQ(idea(board), "cover");
  EXPECT_EQ(decided(board, "SK").way, "covered in vain");
  EXPECT_EQ(decided(board, "S7").way, "did not cover");
}

TEST(IdeasTest, SecondAndThirdHand) {
  EXPECT_EQ(idea({"K32... A65... QT9... J74...", "1NT", "S", "S9 - - -"}), "second-hand");
  EXPECT_EQ(idea({"J32... A65... QT9... K74...", "1NT", "S", "S9 S4 - -"}), "third-hand");
}

TEST(IdeasTest, TwoHandsThatCanBothTakeTheTrick) {
  const Board board{"A3.2.. 65.3.. K2.4.. 74.5..", "1NT", "S", "SK S4 - -"};
  EXPECT_EQ(idea(board), "entry");
  EXPECT_EQ(decided(board, "SA").way, "won the trick in the wrong hand");
  EXPECT_EQ(decided(board, "S3").way, "left the trick to the wrong hand");
}

TEST(IdeasTest, EveryIdeaIsToldInTheFormat) {
  std::ifstream file(std::string(OUVERTE_SOURCE_DIR) + "/docs/formats/habits.md");
  std::ostringstream text;
  text << file.rdbuf();
  for (const Idea& idea : ideas()) {
    const std::string row =
        "| " + std::string(idea.title) + " | `" + std::string(idea.name) + "` | " + std::string(idea.definition) + " |";
    EXPECT_NE(text.str().find(row), std::string::npos) << row;
  }
}

}  // namespace
}  // namespace ouverte::tutor
