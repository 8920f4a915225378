// Deals that are worth playing: what they are said to be worth is what the solver finds.
#include "app/requests/worth.hpp"

#include <gtest/gtest.h>

#include <algorithm>
#include <cstdlib>
#include <string>

#include "app/requests/deal.hpp"
#include "app/requests/exchanged.hpp"
#include "solver/base/status.hpp"

namespace ouverte::requests {
namespace {

struct Case {
  const char* game;
  const char* contract;
  const char* objective;  // that tells whether it is made, with a goal
};
constexpr Case kCases[] = {{"bridge", "4S by N", "tricks"},         {"solo-whist", "misere by E", "make"},
                           {"solo-whist", "slam by N", "make"},     {"solo-whist", "abundance by S, trump H", "make"},
                           {"hoodwink", "hood B, trump C", "make"}, {"dreiertarock", "single by A", "make"},
                           {"whos-who", "pack 42", "make"}};

games::Setup dealt(const Case& each, Worth worth, std::uint64_t seed) {
  const games::Game& game = *games::find_game(each.game);
  Context context;
  Dealer dealer(game, *contract_of(game, each.contract), worth, seed, context.solvers);
  const auto record = dealer.next();
  EXPECT_TRUE(record.ok()) << record.status();
  return record.ok() ? record->setup : games::Setup();
}

bool made(const Case& each, games::Setup setup) {
  const games::Game& game = *games::find_game(each.game);
  setup.objective = each.objective;
  const auto position = game.position(setup);
  if (!position.ok()) ADD_FAILURE() << position.status();
  const int goal = *game.stakes((*position)->setup())->goal;
  return game.solver({})->solve(**position, {}).value.lower >= goal;
}

TEST(Worth, MadeAndLostAreWhatTheSolverFinds) {
  for (const Case& each : kCases) {
    SCOPED_TRACE(base::str(each.game, " ", each.contract));
    for (std::uint64_t seed = 1; seed <= 2; ++seed) {
      EXPECT_TRUE(made(each, dealt(each, Worth::kMade, seed)));
      EXPECT_FALSE(made(each, dealt(each, Worth::kLost, seed)));
    }
  }
}

TEST(Worth, CloseIsWithinATrickOfTheGoal) {
  const games::Game& bridge = *games::find_game("bridge");
  for (std::uint64_t seed = 1; seed <= 5; ++seed) {
    const auto position = bridge.position(dealt(kCases[0], Worth::kClose, seed));
    ASSERT_TRUE(position.ok());
    const int tricks = bridge.solver({})->solve(**position, {}).value.lower;
    EXPECT_TRUE(tricks == 9 || tricks == 10) << tricks;
  }
}

// A contract that is made whatever is played is none to play; nor one that is far from its goal.
TEST(Worth, CloseDealsCanEndOtherwise) {
  const games::Game& game = *games::find_game("solo-whist");
  int made_ones = 0, lost_ones = 0;
  for (std::uint64_t seed = 1; seed <= 6; ++seed) {
    games::Setup setup = dealt(kCases[2], Worth::kClose, seed);
    setup.objective = "make";
    const bool is_made = made(kCases[2], setup);
    ++(is_made ? made_ones : lost_ones);
    bool failed = false;
    base::Random random(seed);
    for (int playout = 0; playout < 50 && !failed; ++playout) {
      auto at = *game.position(setup);
      while (!at->over()) {
        const auto moves = at->moves();
        ASSERT_TRUE(at->play(moves[random.below(moves.size())]).ok());
      }
      failed = at->value() == 0;
    }
    EXPECT_TRUE(failed) << seed;
    setup.objective = "tricks";
    EXPECT_GE(game.solver({})->solve(**game.position(setup), {}).value.lower, 12) << seed;
  }
  EXPECT_GT(made_ones, 0);
  EXPECT_GT(lost_ones, 0);
}

TEST(Worth, ACloseTarockIsWithinAFewPoints) {
  const games::Game& game = *games::find_game("dreiertarock");
  for (std::uint64_t seed = 1; seed <= 2; ++seed) {
    games::Setup setup = dealt(kCases[5], Worth::kClose, seed);
    setup.objective = "points";
    const int points = game.solver({})->solve(**game.position(setup), {}).value.lower;
    EXPECT_LE(std::abs(2 * points - 91), 12) << points;  // 46 make it
  }
}

TEST(Worth, TheSameSeedDealsTheSame) {
  for (const Case& each : kCases) EXPECT_EQ(dealt(each, Worth::kClose, 7), dealt(each, Worth::kClose, 7));
}

TEST(Worth, AContractIsDrawnWhereNoneIsNamed) {
  for (const games::Game* game : games::all_games()) {
    Context context;
    const auto record = Dealer(*game, {}, Worth::kClose, 3, context.solvers).next();
    EXPECT_EQ(record.ok(), has_goal(*game, {})) << game->name();
    if (record.ok()) {
      EXPECT_TRUE(game->names_contract(record->setup)) << game->name();
    }
  }
}

TEST(Worth, WhereEveryonePlaysForHimselfThereIsNone) {
  const games::Game& game = *games::find_game("solo-whist");
  Context context;
  const auto contract = contract_of(game, "general-misere");
  ASSERT_TRUE(contract.ok());
  EXPECT_FALSE(has_goal(game, *contract));
  EXPECT_EQ(base::message(Dealer(game, *contract, Worth::kMade, 1, context.solvers).next().status()),
            "worth: found made, expected any: no contract of Solo Whist here has a goal that one side plays for");
}

TEST(Worth, ExchangedCardsKeepEveryHandWhole) {
  base::Random random(5);
  games::Setup setup;
  setup.hands = {{"A", "KQ.1J..T.*,21,3"}, {"B", "JT..QN.K.20,10,1"}};
  for (int turn = 0; turn < 200; ++turn) {
    setup = exchanged(std::move(setup), "A", "B", random);
    std::string all;
    for (const auto& [seat, hand] : setup.hands) {
      EXPECT_EQ(std::ranges::count(hand, '.'), 4) << hand;
      all += hand;
    }
    EXPECT_EQ(std::ranges::count(all, '*'), 1);
    EXPECT_EQ(std::ranges::count(all, 'K'), 2);
  }
  setup.hands = {{"A", "A...."}, {"B", "....**"}};
  EXPECT_EQ(exchanged(setup, "A", "B", random).hands[1].second, "A....*");
}

}  // namespace
}  // namespace ouverte::requests
