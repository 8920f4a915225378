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

// "to a horizon of 6 plays" of what is said of a play.
std::string horizon_of(const records::Play& play) {
  const std::string said = play.comments.empty() ? "" : play.comments.back();
  const std::size_t at = said.find("to a horizon");
  return at == std::string::npos ? "" : said.substr(at);
}

// A deal of Rummage whose record names no horizon.
TEST(CoachSaveTest, TheMarksOfAPlayWithoutEndAreThoseOfItsAnalysis) {
  const std::string saved = testing::TempDir() + "coach_save_" + std::to_string(getpid()) + ".pbn";
  const std::string deal = OUVERTE_SOURCE_DIR "/tests/app/cli/data/endless.jsonl";
  const auto played =
      ran({"coach", deal, "--seat", "A", "--nodes", "20000", "--save", saved}, "SA\nHK\nDA\nC8\nquit\n");
  EXPECT_NE(played.status, 2) << played.err;
  std::ostringstream text;
  text << std::ifstream(saved).rdbuf();
  EXPECT_THAT(text.str(), testing::ContainsRegex("\\[Horizon \"[0-9]+\"\\]"));
  const auto mine = plays_of(text.str());
  const auto judged = plays_of(ran({"analyse", "--pbn", "--no-why", "--nodes", "20000", saved}).out);
  ASSERT_EQ(mine.size(), judged.size());
  ASSERT_GT(mine.size(), 5U);
  int marked = 0;
  for (std::size_t place = 0; place < mine.size(); ++place) {
    // What a limit kept from being judged anew was said to another horizon.
    if (mine[place].marks.empty() || horizon_of(mine[place]) != horizon_of(judged[place])) continue;
    ++marked;
    EXPECT_EQ(mine[place].marks, judged[place].marks) << place;
    // The cost; what else is said rests on the play before, which the coach need not have judged.
    const std::string cost = mine[place].comments.back().substr(0, mine[place].comments.back().find(';'));
    ASSERT_FALSE(judged[place].comments.empty()) << place;
    EXPECT_THAT(judged[place].comments.back(), testing::StartsWith(cost)) << place;
  }
  EXPECT_GT(marked, 0) << text.str();
}

}  // namespace
}  // namespace ouverte::cli
