// What `coach --save` writes.
#include <unistd.h>

#include <fstream>
#include <sstream>
#include <string>
#include <variant>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/records/record.hpp"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

using support::ran;

std::vector<records::Play> plays_of(const std::string& pbn) {
  const records::Readings readings = records::read_records(pbn, "saved.pbn");
  EXPECT_EQ(readings.size(), 1U) << pbn;
  return std::get<records::Record>(readings.at(0)).plays;
}

// A deal of Rummage whose record names no horizon.
TEST(CoachSaveTest, TheMarksOfAPlayWithoutEndAreThoseOfItsAnalysis) {
  const std::string saved = testing::TempDir() + "coach_save_" + std::to_string(getpid()) + ".pbn";
  const std::string deal = OUVERTE_SOURCE_DIR "/tests/app/cli/data/endless.jsonl";
  const auto played = ran({"coach", deal, "--seat", "A", "--nodes", "300000", "--save", saved}, "SA\nquit\n");
  EXPECT_NE(played.status, 2) << played.err;
  std::ostringstream text;
  text << std::ifstream(saved).rdbuf();
  EXPECT_THAT(text.str(), testing::Not(testing::HasSubstr("[Horizon")));
  const auto mine = plays_of(text.str());
  const auto judged = plays_of(ran({"analyse", "--pbn", "--no-why", "--nodes", "300000", saved}).out);
  ASSERT_EQ(mine.size(), judged.size());
  ASSERT_GT(mine.size(), 4U);
  int marked = 0;
  for (std::size_t place = 0; place < mine.size(); ++place) {
    if (judged[place].marks.empty()) continue;
    ++marked;
    EXPECT_EQ(mine[place].marks, judged[place].marks) << place;
    // The cost; what else is said rests on the play before, which the coach need not have judged.
    const std::string cost = mine[place].comments.back().substr(0, mine[place].comments.back().find(';'));
    ASSERT_FALSE(judged[place].comments.empty()) << place;
    EXPECT_THAT(judged[place].comments.back(), testing::StartsWith(cost)) << place;
  }
  EXPECT_GT(marked, 0) << text.str();
}

// What a record says of its deal is kept; what it says of its own play is not.
TEST(CoachSaveTest, EveryTagOfTheDealIsKept) {
  const std::string saved = testing::TempDir() + "coach_save_tags_" + std::to_string(getpid()) + ".pbn";
  const std::string deal = testing::TempDir() + "coach_save_deal_" + std::to_string(getpid()) + ".pbn";
  std::ofstream(deal)
      << "[Event \"Club\"]\n[Site \"Here\"]\n[Board \"7\"]\n[North \"Ada\"]\n[Dealer \"S\"]\n"
         "[Vulnerable \"NS\"]\n[Deal \"N:Q63.75.AQJT4.K63 974.T92.K65.JT74 AK5.A86.9872.AQ5 "
         "JT82.KQJ43.3.982\"]\n[Scoring \"IMP\"]\n[Declarer \"S\"]\n"
         "[Contract \"3NT\"]\n[Result \"9\"]\n[Score \"NS 600\"]\n[Auction \"S\"]\n3NT =1= Pass Pass Pass\n"
         "[Note \"1:weak\"]\n[Play \"W\"]\nHK H5 H2 H6\n*\n";
  const auto played = ran({"coach", deal, "--seat", "S", "--save", saved}, "quit\n");
  EXPECT_NE(played.status, 2) << played.err;
  std::ostringstream text;
  text << std::ifstream(saved).rdbuf();
  for (const std::string kept : {"Event \"Club\"", "Site \"Here\"", "Board \"7\"", "North \"Ada\"", "Vulnerable \"NS\"",
                                 "Scoring \"IMP\"", "Auction \"S\"", "3NT =1= Pass", "Note \"1:weak\""})
    EXPECT_THAT(text.str(), testing::HasSubstr(kept));
  for (const std::string told : {"Result", "Score \""}) EXPECT_THAT(text.str(), testing::Not(testing::HasSubstr(told)));
}

}  // namespace
}  // namespace ouverte::cli
