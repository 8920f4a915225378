// Boards compared, against counting them by hand and against a scale of IMPs written out.
#include "tutor/marks/duplicate.hpp"

#include <cmath>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tutor/marks/books.hpp"

namespace ouverte::tutor {
namespace {

using Tags = games::Tags;
using Session = Duplicate::Session;

// The scale as it is printed on the back of a score card: the greatest difference worth so many IMPs.
int plain_imps(int difference) {
  const std::vector<int> greatest = {10,  40,  80,   120,  160,  210,  260,  310,  360,  420,  490,  590,
                                     740, 890, 1090, 1290, 1490, 1740, 1990, 2240, 2490, 2990, 3490, 3990};
  int imps = 0;
  for (const int most : greatest) imps += std::abs(difference) > most ? 1 : 0;
  return difference < 0 ? -imps : imps;
}

class DuplicateTest : public ::testing::Test {
 protected:
  void add(const std::string& board, int score, const Tags& tags = {}, const std::string& north = "A...") {
    records::Record record;
    record.place.board = board;
    record.tags = tags;
    record.setup.hands = {{"N", north}, {"E", "K..."}};
    record.setup.contract = {{"trump", "S"}, {"declarer", "S"}, {"level", 4}};
    const games::ScoreSheet sheet{
        .unit = "point", .paid = false, .parts = {}, .each = {score, -score, score, -score}, .words = "played"};
    duplicate_.add(game_, record, &sheet);
  }

  const games::Game& game_ = *games::find_game("bridge");
  Duplicate duplicate_;
};

TEST_F(DuplicateTest, ImpsAreThoseOfTheScale) {
  for (int difference = -5000; difference <= 5000; difference += 10)
    EXPECT_EQ(imps_for(difference), plain_imps(difference)) << difference;
}

TEST_F(DuplicateTest, TwoRoomsOfAMatchMakeImps) {
  add("1", 170, {{"Room", "Closed"}, {"HomeTeam", "Poland"}, {"VisitTeam", "Italy"}});
  add("1", 620, {{"Room", "Open"}, {"HomeTeam", "Poland"}, {"VisitTeam", "Italy"}});
  add("2", -50, {{"Room", "Open"}, {"HomeTeam", "Poland"}, {"VisitTeam", "Italy"}});
  add("2", 100, {{"Room", "Closed"}, {"HomeTeam", "Poland"}, {"VisitTeam", "Italy"}});
  const std::vector<Session> sessions = duplicate_.sessions();
  ASSERT_EQ(sessions.size(), 1U);
  EXPECT_EQ(sessions[0].comparison, Comparison::kImps);
  EXPECT_EQ(sessions[0].boards[0].tables[0].room, "Open") << "whichever is recorded first";
  EXPECT_EQ(sessions[0].boards[0].imps, (Duplicate::OfPairs{10, 0}));
  EXPECT_EQ(sessions[0].boards[1].imps, (Duplicate::OfPairs{0, 4}));
  EXPECT_EQ(sessions[0].imps, (Duplicate::OfPairs{10, 4}));
  EXPECT_EQ(sessions[0].teams[1], "Italy");
}

TEST_F(DuplicateTest, TeamsAloneTellAMatchOfTwoRecords) {
  for (const int score : {420, -50}) add("1", score, {{"HomeTeam", "Reds"}, {"VisitTeam", "Blues"}});
  EXPECT_EQ(duplicate_.sessions().front().imps, (Duplicate::OfPairs{10, 0}));
}

TEST_F(DuplicateTest, OtherDealsOfTheSameNumberAreNotCompared) {
  add("1", 420, {}, "A...");
  add("1", 170, {}, "Q...");
  const std::vector<Session> sessions = duplicate_.sessions();
  ASSERT_EQ(sessions.size(), 1U);
  EXPECT_EQ(sessions[0].comparison, Comparison::kTotals);
  EXPECT_EQ(sessions[0].totals[0].points, 590);
  EXPECT_EQ(sessions[0].totals[1].points, -590);
}

TEST_F(DuplicateTest, MatchpointsOfRandomTablesAreTablesBeaten) {
  base::Random random(3);
  for (int round = 0; round < 1000; ++round) {
    duplicate_ = {};
    std::vector<int> scores;
    for (std::size_t table = 0; table < 2 + random.below(6); ++table) {
      scores.push_back(static_cast<int>(random.below(5)) * 30 - 60);
      add("7", scores.back(), {{"North", "n" + std::to_string(table)}, {"East", "e" + std::to_string(table)}});
    }
    if (scores.size() < 2) continue;
    const Session session = duplicate_.sessions().front();
    ASSERT_EQ(session.comparison, Comparison::kMatchpoints);
    for (std::size_t table = 0; table < scores.size(); ++table) {
      int points = -1;  // a pair ties with itself
      for (const int other : scores) points += scores[table] > other ? 2 : scores[table] == other ? 1 : 0;
      const int all = 2 * (static_cast<int>(scores.size()) - 1);
      EXPECT_EQ(session.boards[0].tables[table].matchpoints, (Duplicate::OfPairs{points, all - points}));
    }
    for (std::size_t place = 1; place < session.totals.size(); ++place)
      EXPECT_GE(session.totals[place - 1].points, session.totals[place].points);
  }
}

// A file of a club's evening, read as the program reads it: a claim, a deal passed out, and one of unknown
// vulnerability.
TEST(BooksTest, BoardsOfAnEveningAreEntered) {
  constexpr std::string_view kText = R"([Board "1"]
[North "Ann"]
[South "Bob"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]

[Board "1"]
[North "Cy"]
[South "Di"]
[Vulnerable "None"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer ""]
[Contract "Pass"]

[Board "2"]
[Deal "N:AKQJ.AKQ.AKQ.AKQ T987.JT9.JT9.JT9 6543.876.876.876 2.5432.5432.5432"]
[Declarer "N"]
[Contract "7NT"]
[Result "13"]
)";
  Books books({});
  std::vector<std::string> why;
  for (const auto& reading : records::read_pbn(kText, "evening.pbn")) {
    const auto& record = std::get<records::Record>(reading);
    why.push_back(*books.add(*games::find_game(record.setup.game), record));
  }
  EXPECT_EQ(why, (std::vector<std::string>{"", "", "not saying who is vulnerable"}));
  const std::vector<Session> sessions = books.duplicate().sessions();
  ASSERT_EQ(sessions.size(), 1U);
  EXPECT_EQ(sessions[0].comparison, Comparison::kMatchpoints);
  EXPECT_EQ(sessions[0].boards[0].tables[0].pairs[0], "Ann–Bob");
  EXPECT_EQ(sessions[0].boards[0].tables[0].score, 1520);
  EXPECT_EQ(sessions[0].boards[0].tables[1].result, "passed out");
  EXPECT_EQ(sessions[0].boards[0].tables[0].matchpoints, (Duplicate::OfPairs{2, 0}));
  EXPECT_EQ(to_json(books).at("duplicate")[0].at("pairs")[0].at("of"), 2);
}

}  // namespace
}  // namespace ouverte::tutor
