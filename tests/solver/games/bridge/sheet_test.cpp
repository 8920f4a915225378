// The score of a deal of bridge against a second reading of the laws, on random deals played at random to their end.
#include <map>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/solver/games/bridge/the_game.hpp"

namespace ouverte::games::bridge {
namespace {

// Law 77, step by step as a player reckons it. `strain`: "C" to "NT"; `doubled`: 0, 1, 2; `down`: negative, else tricks
// over.
int plain_score(int level, const std::string& strain, int doubled, int over, bool vulnerable) {
  int score = 0;
  if (over < 0) {
    for (int trick = 1; trick <= -over; ++trick) {
      int penalty = vulnerable ? 100 : 50;
      if (doubled > 0 && vulnerable) penalty = trick == 1 ? 200 : 300;
      if (doubled > 0 && !vulnerable) penalty = trick == 1 ? 100 : trick <= 3 ? 200 : 300;
      score -= doubled == 2 ? 2 * penalty : penalty;
    }
    return score;
  }
  const bool minor = strain == "C" || strain == "D";
  int odd_tricks = level * (minor ? 20 : 30) + (strain == "NT" ? 10 : 0);
  for (int times = 0; times < doubled; ++times) odd_tricks *= 2;
  score += odd_tricks;
  int over_trick = minor ? 20 : 30;
  if (doubled == 1) over_trick = vulnerable ? 200 : 100;
  if (doubled == 2) over_trick = vulnerable ? 400 : 200;
  score += over * over_trick;
  if (odd_tricks < 100) score += 50;
  if (odd_tricks >= 100) score += vulnerable ? 500 : 300;
  if (level == 6) score += vulnerable ? 750 : 500;
  if (level == 7) score += vulnerable ? 1500 : 1000;
  return score + 50 * doubled;
}

// Declarer's tricks of a deal played at random to its end, by ranks and suits alone.
int play_out(Position& at, const std::string& trump, char declarer, base::Random& random) {
  const std::string seats = "NESW", ranks = "23456789TJQKA";
  int taken = 0;
  while (!at.over()) {
    char winner = 0;
    std::string best;
    for (int card = 0; card < 4; ++card) {
      const std::string seat = at.to_move();
      const std::vector<std::string> moves = at.moves();
      const std::string& move = moves[random.below(moves.size())];
      EXPECT_TRUE(at.play(move).ok());
      const bool same = !best.empty() && move[0] == best[0];
      const bool ruffs = !best.empty() && !same && trump == move.substr(0, 1);
      if (best.empty() || ruffs || (same && ranks.find(move[1]) > ranks.find(best[1]))) {
        best = move;
        winner = seat[0];
      }
    }
    taken += (seats.find(winner) + seats.find(declarer)) % 2 == 0 ? 1 : 0;
  }
  return taken;
}

TEST(BridgeSheetTest, ScoresAThousandRandomDealsAsTheLawsDo) {
  const std::vector<std::string> strains = {"C", "D", "H", "S", "NT"}, doubles = {"", "X", "XX"};
  const std::map<std::string, bool> northern = {{"None", false}, {"NS", true}, {"EW", false}, {"All", true}};
  const std::map<std::string, bool> eastern = {{"None", false}, {"NS", false}, {"EW", true}, {"All", true}};
  base::Random random(41);
  for (int round = 0; round < 1000; ++round) {
    games::Setup setup = the_game().random_deal(random);
    const int level = 1 + static_cast<int>(random.below(7));
    const std::string& strain = strains[random.below(strains.size())];
    const std::size_t doubled = random.below(doubles.size());
    const char declarer = "NESW"[random.below(4)];
    setup.contract = {{"trump", strain}, {"declarer", std::string(1, declarer)}, {"level", level}};
    if (doubled > 0) setup.contract["doubled"] = doubles[doubled];
    setup.leader.clear();
    auto at = the_game().position(setup);
    ASSERT_TRUE(at.ok()) << at.status();
    const int taken = play_out(**at, strain, declarer, random);
    auto vulnerable = northern.begin();
    std::advance(vulnerable, random.below(northern.size()));
    const auto sheet = the_game().score_sheet(**at, {{"Vulnerable", vulnerable->first}});
    ASSERT_TRUE(sheet.has_value());
    const bool of_north = declarer == 'N' || declarer == 'S';
    const bool risky = of_north ? vulnerable->second : eastern.at(vulnerable->first);
    const int score = plain_score(level, strain, static_cast<int>(doubled), taken - 6 - level, risky);
    const int norths = of_north ? score : -score;
    EXPECT_EQ(sheet->each, (std::vector<int>{norths, -norths, norths, -norths}))
        << level << strain << doubles[doubled] << " by " << declarer << ", " << taken << " tricks, "
        << vulnerable->first;
    const std::string earned = (score > 0 ? "+" : "") + std::to_string(score);
    EXPECT_NE(sheet->words.find(": " + earned + " for " + (of_north ? "North-South" : "East-West")), std::string::npos)
        << sheet->words;
  }
}

class BridgeClaimTest : public ::testing::Test {
 protected:
  // 4♠ by South, with nothing played.
  static std::optional<ScoreSheet> scored(const Tags& tags, const base::Json& contract = {
                                                                {"trump", "S"}, {"declarer", "S"}, {"level", 4}}) {
    base::Random random(7);
    games::Setup setup = the_game().random_deal(random);
    setup.leader.clear();
    setup.contract = contract;
    return the_game().score_sheet(**the_game().position(setup), tags);
  }
};

TEST_F(BridgeClaimTest, AClaimHasTheTricksThatItsRecordSays) {
  EXPECT_FALSE(scored({{"Vulnerable", "None"}}).has_value()) << "nobody knows how it ended";
  EXPECT_EQ(scored({{"Vulnerable", "None"}, {"Result", "10"}})->words, "10 tricks, made: +420 for North-South");
  EXPECT_EQ(scored({{"Vulnerable", "NS"}, {"Result", "EW 4"}})->words, "9 tricks, down 1: -100 for North-South");
  EXPECT_FALSE(scored({{"Vulnerable", "None"}, {"Result", "^10"}}).has_value()) << "settled by others";
  EXPECT_FALSE(scored({{"Vulnerable", "None"}, {"Result", "14"}}).has_value());
}

TEST_F(BridgeClaimTest, WhereNobodySaysWhoIsVulnerableBothScoresAreTold) {
  const auto sheet = scored({{"Result", "10"}});
  EXPECT_EQ(sheet->words, "10 tricks, made: +420 for North-South, vulnerable +620");
  EXPECT_EQ(sheet->unsaid, "who is vulnerable");
  EXPECT_TRUE(sheet->each.empty());
  const auto part_score = scored({{"Result", "8"}}, {{"trump", "S"}, {"declarer", "S"}, {"level", 2}});
  EXPECT_EQ(part_score->each, (std::vector<int>{110, -110, 110, -110})) << "it does not matter";
}

TEST_F(BridgeClaimTest, RubberBridgeAndContractsOfNoLevelHaveNoScoreOfTheirOwn) {
  EXPECT_FALSE(scored({{"Vulnerable", "None"}, {"Result", "10"}, {"Scoring", "Rubber"}}).has_value());
  EXPECT_FALSE(scored({{"Vulnerable", "None"}, {"Result", "10"}}, {{"trump", "S"}, {"declarer", "S"}}).has_value());
}

}  // namespace
}  // namespace ouverte::games::bridge
