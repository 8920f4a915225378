// The door's solver where no horizon is named: as deep as the limits allow, with all that was asked.
#include "solver/games/rummage/solver.hpp"

#include <limits>
#include <memory>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"

namespace ouverte::games::rummage {
namespace {

// Two cards each are left of three hands, some melds made; no horizon.
games::Setup late_deal() {
  games::Setup setup;
  setup.game = "rummage";
  setup.hands = {{"A", "J..T.."}, {"B", "...T9."}, {"C", "...K."}};
  setup.table = {"DJ", "SJ", "HJ"};
  setup.leader = "A";
  setup.contract = {{"players", 3}, {"melds", {{"A", {4, 5, 4}}, {"B", {4, 4, 3, 3}}, {"C", {4, 6, 3, 3}}}}};
  setup.guarantee = "A";
  return setup;
}

games::Setup full_deal() {
  games::Setup setup;
  setup.game = "rummage";
  setup.hands = {{"A", "AKQJT9.AKQJT9.AKQJT.."}, {"B", "AKQJT9.AKQJT9..AK.***"}, {"C", "..AKQJT99.AKQQJJTT99."}};
  setup.guarantee = "A";
  return setup;
}

std::unique_ptr<Position> position(const games::Setup& setup) {
  auto position = position_of(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? *std::move(position) : nullptr;
}

constexpr Request kEverything{.every_move = true, .line = true};

search::Options limited(std::uint64_t nodes) {
  search::Options options;
  options.memory_mib = 16;
  options.limits.nodes = nodes;
  return options;
}

// What a solution without a horizon says is what one says to the horizon that it names.
void expect_same_at_horizon(const games::Setup& setup, const Solution& solution) {
  games::Setup named = setup;
  named.contract["horizon"] = solution.facts.at("horizon");
  const auto at = position(named);
  ASSERT_NE(at, nullptr);
  RummageSolver solver(limited(std::numeric_limits<std::uint64_t>::max()));
  const Solution there = solver.solve(*at, kEverything);
  EXPECT_EQ(solution.value, there.value);
  EXPECT_EQ(solution.best, there.best);
  ASSERT_EQ(solution.moves.size(), there.moves.size());
  for (std::size_t i = 0; i < there.moves.size(); ++i) {
    EXPECT_EQ(solution.moves[i].move, there.moves[i].move);
    EXPECT_EQ(solution.moves[i].value, there.moves[i].value);
  }
  EXPECT_EQ(solution.line.size(), there.line.size());
  EXPECT_LE(solution.facts.at("proved").get<bool>(), there.facts.at("proved").get<bool>());
}

TEST(RummageSolverTest, AProvedValueComesWithAllThatWasAsked) {
  RummageSolver solver(limited(1'000'000));
  const Solution solution = solver.solve(*position(late_deal()), kEverything);
  EXPECT_TRUE(solution.value.exact());
  EXPECT_FALSE(solution.stopped);
  EXPECT_TRUE(solution.facts.at("proved").get<bool>());
  EXPECT_FALSE(solution.best.empty());
  EXPECT_EQ(solution.moves.size(), position(late_deal())->moves().size());
  expect_same_at_horizon(late_deal(), solution);
}

TEST(RummageSolverTest, GoingOutComesWithAllThatWasAsked) {
  games::Setup setup = late_deal();
  setup.objective = "out";
  RummageSolver solver(limited(1'000'000));
  const auto at = position(setup);
  const Solution solution = solver.solve(*at, kEverything);
  EXPECT_EQ(solution.value, (search::Interval{1, 1}));
  EXPECT_EQ(solution.best, std::vector<std::string>{"DT+SJ.SJ.HJ.DJ"});
  EXPECT_EQ(solution.moves.size(), at->moves().size());
  EXPECT_EQ(solution.line, solution.best);
}

TEST(RummageSolverTest, WhoCannotForceGoingOutCannotToTheHorizonNamed) {
  games::Setup setup = late_deal();
  setup.objective = "out";
  setup.guarantee = "C";
  setup.contract["horizon"] = 1;  // and A is to play
  const auto at = position(setup);
  ASSERT_NE(at, nullptr);
  RummageSolver solver(limited(1'000'000));
  const Solution solution = solver.solve(*at, kEverything);
  ASSERT_EQ(solution.value.lower, kNever);
  EXPECT_EQ(solution.facts, base::Json({{"horizon", 1}}));
}

TEST(RummageSolverTest, LimitsCountOnceForAllHorizons) {
  const auto at = position(full_deal());
  ASSERT_NE(at, nullptr);
  int before = 0;
  for (const std::uint64_t nodes : {3'000u, 30'000u, 300'000u}) {
    RummageSolver solver(limited(nodes));
    const Solution solution = solver.solve(*at, {});
    EXPECT_LE(solution.nodes, nodes + 2);  // a node for each look at the limit that has struck
    EXPECT_TRUE(solution.value.exact());
    EXPECT_FALSE(solution.best.empty());
    const int horizon = solution.facts.at("horizon").get<int>();
    EXPECT_GE(horizon, before);
    before = horizon;
  }
  EXPECT_GE(before, 4);
}

TEST(RummageSolverTest, EveryMoveIsOfTheHorizonNamed) {
  const auto at = position(full_deal());
  RummageSolver solver(limited(200'000));
  const Solution solution = solver.solve(*at, kEverything);
  ASSERT_TRUE(solution.value.exact());
  EXPECT_EQ(solution.moves.size(), at->moves().size());
  expect_same_at_horizon(full_deal(), solution);
}

// The value to a horizon, with nothing in its way.
search::Interval value_at(games::Setup setup, int horizon) {
  setup.contract["horizon"] = horizon;
  RummageSolver solver(limited(std::numeric_limits<std::uint64_t>::max()));
  return solver.solve(*position(setup), {}).value;
}

// Whatever limit strikes, in the search for the value or after it, what is said is of the horizon named.
TEST(RummageSolverTest, UnderAnyLimitTheHorizonNamedIsThatOfTheValue) {
  int stopped_after = 0;
  for (games::Setup setup : {full_deal(), late_deal()})
    for (const bool named : {true, false}) {
      if (named) setup.contract["horizon"] = 7;
      const auto at = position(setup);
      ASSERT_NE(at, nullptr);
      for (std::uint64_t nodes = 1; nodes < 60'000; nodes += 1 + nodes / 3) {
        RummageSolver solver(limited(nodes));
        const Solution solution = solver.solve(*at, kEverything);
        const int horizon = solution.facts.at("horizon").get<int>();
        EXPECT_EQ(solution.horizon, horizon);
        const search::Interval there = value_at(setup, horizon);
        if (solution.value.exact()) {
          EXPECT_EQ(solution.value, there) << nodes << " nodes, horizon " << horizon;
          EXPECT_TRUE(!named || horizon == 7) << horizon;
          stopped_after += solution.stopped && named ? 1 : 0;
        } else {
          EXPECT_EQ(solution.facts.at("value_at_horizon"), there.lower) << nodes << " nodes, horizon " << horizon;
        }
      }
      setup.contract.erase("horizon");
    }
  EXPECT_GT(stopped_after, 0);
}

}  // namespace
}  // namespace ouverte::games::rummage
