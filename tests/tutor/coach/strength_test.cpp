// Opponents who look a trick or two ahead.
#include "tutor/coach/strength.hpp"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/records/position.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/every_game.hpp"
#include "tutor/coach/coach.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::IsSubsetOf;

// South has the last three tricks if he unblocks the king first; a trick ahead all tops look alike.
constexpr const char* kUnblock =
    R"({"game": "bridge", "hands": {"N": "AQJ...", "E": "T98...", "S": "K.32..", "W": ".AKQ.."}, "leader": "S",
        "won": {"N": 0, "E": 5, "S": 5, "W": 0}, "contract": {"level": 1, "trump": "NT", "declarer": "S"}})";

TEST(StrengthTest, WhatIsSeenWithinATrickIsTaken) {
  const auto vector = records::vector_from_json(base::Json::parse(kUnblock));
  ASSERT_TRUE(vector.ok()) << vector.status();
  const games::Game& bridge = *games::find_game("bridge");
  const auto at = bridge.position(vector->setup);
  ASSERT_TRUE(at.ok()) << at.status();
  EXPECT_THAT(moves_seen_best(bridge, **at, 1), ElementsAre("SK"));
  EXPECT_EQ(simple_move(bridge, **at, {"SK"}), "SK");
}

class EveryGameStrengthTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryGameStrengthTest, WhoLooksToTheEndPlaysPerfectly) {
  const games::Game& game = *games::find_game(GetParam());
  const auto solver = game.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  base::Random random(53);
  for (const support::Case& chosen : support::cases_of(game)) {
    if (support::contract_in(game, chosen.contract).free_for_all()) continue;
    const auto at = support::random_ending(game, chosen, 4, random);
    ASSERT_NE(at, nullptr);
    if (at->over() || at->moves().size() > 20) continue;
    const std::vector<std::string> best = solver->solve(*at, {}).best;
    EXPECT_THAT(moves_seen_best(game, *at, 4), IsSubsetOf(best)) << chosen.name;
  }
}

TEST_P(EveryGameStrengthTest, AWeakProgramPlaysToTheEnd) {
  const games::Game& game = *games::find_game(GetParam());
  const auto solver = game.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  base::Random random(54);
  for (const Strength strength : {Strength::kOneTrick, Strength::kTwoTricks}) {
    const support::Case chosen = support::cases_of(game).front();
    auto start = support::random_ending(game, chosen, 6, random);
    ASSERT_NE(start, nullptr);
    if (start->over()) continue;
    const std::string user = start->to_move();
    Coach coach(game, *solver, std::move(start), user, {}, strength);
    while (!coach.over()) {
      const std::vector<std::string> legal = coach.position().moves();
      const std::string move = coach.users_turn() ? legal.front() : coach.reply();
      EXPECT_THAT(legal, Contains(move));
      ASSERT_TRUE(coach.play(move).ok());
    }
  }
}

TEST(StrengthTest, NamesAreRead) {
  EXPECT_EQ(strength_named("perfect"), Strength::kPerfect);
  EXPECT_EQ(strength_named("one-trick"), Strength::kOneTrick);
  EXPECT_FALSE(strength_named("strong"));
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameStrengthTest, ::testing::ValuesIn(support::game_names()),
                         support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
