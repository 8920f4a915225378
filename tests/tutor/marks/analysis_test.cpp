// Analyses of random records of every game: each value is that of a fresh solve, and the accounts add up.
#include "tutor/marks/analysis.hpp"

#include <algorithm>
#include <map>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/records.hpp"

namespace ouverte::tutor {
namespace {

const games::Progress kSilent = [](int, int) {};

void expect_account_adds_up(const Trace& trace) {
  ASSERT_TRUE(trace.value.exact());
  ASSERT_TRUE(trace.result);
  EXPECT_EQ(trace.value.lower - trace.cost_to(true) + trace.cost_to(false), *trace.result);
  int value = trace.value.lower;
  for (const Play& play : trace.plays) {
    ASSERT_TRUE(play.judgement);
    EXPECT_EQ(play.judgement->before, value);
    EXPECT_GE(play.judgement->cost, 0);
    if (play.judgement->forced) {
      EXPECT_EQ(play.judgement->cost, 0);
      EXPECT_EQ(play.judgement->mark, Mark::kNone);
    }
    value = play.judgement->after;
  }
  EXPECT_EQ(value, *trace.result);
  int charged = 0, costs = 0;
  for (const Play& play : trace.plays) charged += trace.charges(play) ? play.judgement->cost : 0;
  for (const Account& account : trace.accounts) {
    costs += account.cost + account.blind_cost;
    EXPECT_LE(account.kept, account.decisions);
  }
  EXPECT_EQ(charged, costs);
}

// Each value again, each time by a solver that knows nothing yet.
void expect_fresh_values(const games::Game& game, const Trace& trace) {
  auto at = game.position(trace.start);
  ASSERT_TRUE(at.ok());
  search::Options options;
  options.memory_mib = 4;
  for (const Play& play : trace.plays) {
    const games::Solution fresh = game.solver(options)->solve(**at, {.every_move = true});
    ASSERT_EQ(fresh.value, (search::Interval{play.judgement->before, play.judgement->before}));
    ASSERT_EQ(fresh.best, play.judgement->best);
    ASSERT_EQ(fresh.moves.size(), play.judgement->moves.size());
    for (std::size_t i = 0; i < fresh.moves.size(); ++i) {
      EXPECT_EQ(fresh.moves[i].move, play.judgement->moves[i].move);
      EXPECT_EQ(fresh.moves[i].value, play.judgement->moves[i].value);
    }
    ASSERT_TRUE((*at)->play(play.move).ok());
  }
}

// Moves of one class would have had the same value, and so the same cost and mark.
void expect_equal_moves_alike(const games::Game& game, const Trace& trace) {
  auto at = game.position(trace.start);
  ASSERT_TRUE(at.ok());
  for (const Play& play : trace.plays) {
    std::map<std::string, int> values;
    for (const games::MoveValue& each : play.judgement->moves) values[each.move] = each.value.lower;
    for (const auto& together : (*at)->classes())
      for (const std::string& move : together) EXPECT_EQ(values.at(move), values.at(together.front())) << move;
    ASSERT_TRUE((*at)->play(play.move).ok());
  }
}

class EveryGameAnalysisTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
  search::Options options_{.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}};
};

TEST_P(EveryGameAnalysisTest, AccountsAddUpOnAThousandRandomRecords) {
  base::Random random(11);
  const auto cases = support::cases_of(game_);
  const auto solver = game_.solver(options_);
  for (int round = 0; round < 1000; ++round) {
    const records::Record record = support::random_record(game_, cases[random.below(cases.size())], 8, random);
    // A royal misère long decided does not say by whom, and is no start of a record.
    if (record.plays.empty() || !game_.playable(record.setup).ok()) continue;
    const auto analysis = analyse(game_, record, *solver, kSilent);
    ASSERT_TRUE(analysis.ok()) << analysis.status();
    for (const Trace& trace : analysis->traces) ASSERT_NO_FATAL_FAILURE(expect_account_adds_up(trace));
  }
}

TEST_P(EveryGameAnalysisTest, EveryValueIsThatOfAFreshSolve) {
  base::Random random(12);
  const auto solver = game_.solver(options_);
  for (const support::Case& chosen : support::cases_of(game_)) {
    const records::Record record = support::random_record(game_, chosen, 4 * game_.seats().size(), random);
    // A royal misère long decided does not say by whom, and is no start of a record.
    if (record.plays.empty() || !game_.playable(record.setup).ok()) continue;
    SCOPED_TRACE(record.setup.contract.dump());
    const auto analysis = analyse(game_, record, *solver, kSilent);
    ASSERT_TRUE(analysis.ok()) << analysis.status();
    const bool free = game_.contract_of(record.setup).free_for_all();
    EXPECT_EQ(analysis->traces.size(), free ? game_.seats_at(record.setup).size() : 1);
    for (const Trace& trace : analysis->traces) {
      ASSERT_NO_FATAL_FAILURE(expect_fresh_values(game_, trace));
      ASSERT_NO_FATAL_FAILURE(expect_equal_moves_alike(game_, trace));
    }
  }
}

TEST_P(EveryGameAnalysisTest, ALimitLeavesEarlierPlaysUnjudged) {
  base::Random random(13);
  search::Options hurried = options_;
  hurried.limits.nodes = 0;
  hurried.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .refutations = false};
  const records::Record record =
      support::random_record(game_, support::cases_of(game_).front(), 5 * game_.seats().size(), random);
  const auto analysis = analyse(game_, record, *game_.solver(hurried), kSilent);
  ASSERT_TRUE(analysis.ok()) << analysis.status();
  EXPECT_TRUE(analysis->stopped);
  const Trace& trace = analysis->traces.front();
  EXPECT_FALSE(trace.plays.front().judgement);
  bool known = false;
  for (const Play& play : trace.plays) {
    EXPECT_GE(play.judgement.has_value(), known);
    known = play.judgement.has_value();
  }
}

TEST_P(EveryGameAnalysisTest, WhereALimitStrikesTheDealHasNoValueButItsOwn) {
  base::Random random(14);
  const records::Record record =
      support::random_record(game_, support::cases_of(game_).front(), 5 * game_.seats().size(), random);
  const auto whole = analyse(game_, record, *game_.solver(options_), kSilent);
  ASSERT_TRUE(whole.ok()) << whole.status();
  search::Options hurried = options_;
  hurried.switches.bounds = false;
  for (hurried.limits.nodes = 1; hurried.limits.nodes < 5'000; hurried.limits.nodes *= 2) {
    const auto analysis = analyse(game_, record, *game_.solver(hurried), kSilent);
    ASSERT_TRUE(analysis.ok()) << analysis.status();
    for (std::size_t i = 0; i < analysis->traces.size(); ++i) {
      const search::Interval value = analysis->traces[i].value;
      EXPECT_LE(value.lower, whole->traces[i].value.lower) << hurried.limits.nodes;
      EXPECT_GE(value.upper, whole->traces[i].value.upper) << hurried.limits.nodes;
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameAnalysisTest, ::testing::ValuesIn(support::game_names()),
                         support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
