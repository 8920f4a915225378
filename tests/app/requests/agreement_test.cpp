// Where play need not end, coach, analysis and explanation say the same of the same turn: of random deals at random
// points, asked through the requests, each by an engine of its own or after whatever else was asked.
#include <algorithm>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "tests/support/answers.hpp"

namespace ouverte {
namespace {

using base::Json;
using support::answer_to;

constexpr std::string_view kSeats = "ABCDEF";

// A whole deal of Rummage, and so many plays of it, each drawn from what the coach lists.
Json record_of(int players, int plays, std::uint64_t seed) {
  Json record =
      answer_to({{"ask", "deal"}, {"game", "rummage"}, {"players", players}, {"seed", seed}}).at("deals").at(0);
  record["plays"] = Json::array();
  base::Random random(seed);
  for (int play = 0; play < plays; ++play) {
    const Json step = answer_to({{"ask", "look"}, {"record", record}});
    const Json& moves = step.at("moves");
    if (moves.empty()) break;
    record["plays"].push_back(moves.at(random.below(moves.size())));
  }
  return record;
}

class AgreementTest : public ::testing::TestWithParam<int> {};

TEST_P(AgreementTest, OfATurnCoachAnalysisAndExplanationSayTheSame) {
  if (OUVERTE_SANITIZE) GTEST_SKIP() << "the limits of time would decide how far each looks ahead";
  const int players = GetParam();
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    const int plays = static_cast<int>(seed) * players * 2 + 1;
    SCOPED_TRACE(base::str(players, " players, seed ", seed));
    Json record = record_of(players, plays, seed);
    const std::size_t last = record.at("plays").size() - 1;
    const std::string move = record.at("plays").at(last);
    const std::string seat(1, kSeats[last % static_cast<std::size_t>(players)]);
    const Json analysis = answer_to({{"ask", "analyse"}, {"record", record}, {"for", seat}, {"why", false}});
    const Json* const judged = &analysis.at("traces").at(0).at("plays").at(last);
    EXPECT_EQ(judged->at("charged"), true);
    ASSERT_TRUE(judged->contains("before")) << judged->dump();

    Json before = record;
    before["plays"].erase(last);
    const Json hint = answer_to({{"ask", "coach"}, {"record", before}, {"seats", seat}, {"hint", true}});
    EXPECT_EQ(hint.at("hint").at("moves"), judged->at("best"));
    const Json played = answer_to({{"ask", "coach"}, {"record", before}, {"seats", seat}, {"card", move}});
    for (const char* const field : {"before", "after", "cost", "best", "moves", "mark", "horizon"})
      EXPECT_EQ(played.at("play").at(field), judged->at(field)) << field;

    const Json why = answer_to({{"ask", "explain"}, {"record", record}, {"play", last + 1}});
    EXPECT_EQ(why.at("horizon"), judged->at("horizon"));
    EXPECT_EQ(why.at("costs"), judged->at("cost") > 0);
    if (why.at("costs") == true) {
      EXPECT_EQ(why.at("before"), judged->at("before"));
      EXPECT_EQ(why.at("after"), judged->at("after"));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Rummage, AgreementTest, ::testing::Values(3, 6));

}  // namespace
}  // namespace ouverte
