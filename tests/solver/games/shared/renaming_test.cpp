// Suits and seats by other names: in all games the same values, and moves that can be played.
#include "solver/games/shared/renaming.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

constexpr std::size_t kMovesLeft = 8;
constexpr std::size_t kTried = 4;  // renamings of each position

class RenamingTest : public ::testing::TestWithParam<std::string> {
 protected:
  const Game& game_ = *find_game(GetParam());
  const std::unique_ptr<Solver> solver_ = game_.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
};

std::map<std::string, int> values_of(const Solution& solution) {
  std::map<std::string, int> values;
  for (const MoveValue& each : solution.moves) values.emplace(each.move, each.value.lower);
  return values;
}

TEST_P(RenamingTest, ARenamedPositionHasTheSameValues) {
  base::Random random(61);
  for (int round = 0; round < support::rounds(2); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto position = support::random_ending(game_, chosen, kMovesLeft, random);
      ASSERT_NE(position, nullptr);
      if (position->over()) continue;
      const games::Setup setup = position->setup();
      const std::string_view seats = game_.seats_at(setup);
      const Solution before = solver_->solve(*position, {.every_move = true});
      const std::vector<Renaming> all = renamings(game_, setup);
      ASSERT_GT(all.size(), 1U);
      EXPECT_EQ(all.front(), Renaming());
      for (std::size_t tried = 0; tried < kTried; ++tried) {
        const Renaming& renaming = all[random.below(all.size())];
        SCOPED_TRACE(setup.contract.dump() + " " + renaming.suits + " " + std::to_string(renaming.turn));
        const games::Setup other = renamed(setup, renaming, seats);
        const auto there = game_.position(other);
        ASSERT_TRUE(there.ok()) << there.status();
        EXPECT_TRUE((*there)->setup() == other);
        EXPECT_TRUE(renamed(other, inverse(renaming, seats.size()), seats) == setup);
        EXPECT_EQ((*there)->to_move(), renamed_seat(position->to_move(), renaming, seats));
        const Solution after = solver_->solve(**there, {.every_move = true});
        EXPECT_EQ(after.value, before.value);
        // With equal moves listed: where some of many are, others may be.
        if (!position->lists_every_move()) continue;
        const std::map<std::string, int> values = values_of(after);
        for (const MoveValue& each : before.moves) {
          const std::string move = renamed_move(each.move, renaming, seats);
          EXPECT_TRUE((*there)->clone()->play(move).ok()) << move;
          EXPECT_EQ(renamed_move(move, inverse(renaming, seats.size()), seats), each.move);
          if (const auto found = values.find(move); found != values.end()) {
            EXPECT_EQ(found->second, each.value.lower) << move;
          }
        }
        EXPECT_EQ(canonical(game_, other), canonical(game_, setup));
      }
    }
}

TEST_P(RenamingTest, WholeDealsKeepTheirLeader) {
  base::Random random(62);
  for (const support::Case& chosen : support::cases_of(game_)) {
    const auto deal = support::dealt(game_, chosen, random);
    ASSERT_NE(deal, nullptr);
    const games::Setup setup = deal->setup();
    for (const Renaming& renaming : renamings(game_, setup)) {
      const auto there = game_.position(renamed(setup, renaming, game_.seats_at(setup)));
      ASSERT_TRUE(there.ok()) << there.status();
      EXPECT_EQ((*there)->to_move(), renamed_seat(deal->to_move(), renaming, game_.seats_at(setup)));
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, RenamingTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

std::string canonical_of(const Setup& setup) {
  const Game& game = *find_game(setup.game);
  const auto position = game.position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? canonical(game, (*position)->setup()) : "";
}

Setup bridge(const std::vector<std::string>& hands, const std::string& trump, const std::string& leader) {
  Setup setup;
  for (std::size_t seat = 0; seat < hands.size(); ++seat)
    setup.hands.emplace_back(std::string(1, "NESW"[seat]), hands[seat]);
  setup.leader = leader;
  setup.contract = {{"trump", trump}, {"declarer", "S"}, {"ending", 2}};
  return setup;
}

TEST(CanonicalTest, CardsThatComeCloserTogetherAreNoDifference) {
  const std::string one = canonical_of(bridge({"A2...", "K3...", ".AK..", ".QJ.."}, "NT", "N"));
  EXPECT_EQ(one, canonical_of(bridge({"93...", "84...", ".AK..", ".QJ.."}, "NT", "N")));
  EXPECT_EQ(one, canonical_of(bridge({"...93", "...84", "KQ...", "T9..."}, "NT", "N")));
  EXPECT_NE(one, canonical_of(bridge({"A3...", "K2...", ".AK..", ".QJ.."}, "NT", "N")));
  EXPECT_NE(one, canonical_of(bridge({"A2...", "K3...", ".AK..", ".QJ.."}, "S", "N")));
  EXPECT_NE(one, canonical_of(bridge({"A2...", "K3...", ".AK..", ".QJ.."}, "NT", "E")));
}

TEST(TarockRenamingTest, ThePipCardsOfTarockKeepTheirNames) {
  const Game& tarock = *find_game("dreiertarock");
  base::Random random(63);
  for (const support::Case& chosen : support::cases_of(tarock)) {
    const auto deal = support::dealt(tarock, chosen, random);
    ASSERT_NE(deal, nullptr);
    for (const Renaming& renaming : renamings(tarock, deal->setup())) {
      EXPECT_NE(std::string("SC").find(renaming.suits[0]), std::string::npos);
      EXPECT_NE(std::string("HD").find(renaming.suits[1]), std::string::npos);
    }
  }
}

}  // namespace
}  // namespace ouverte::games
