// Of free-for-all deals: plays that every guarantee keeps are judged by what comes of the deal if everyone plays for
// himself, and the coach's players play so.
#include "tutor/marks/own_costs.hpp"

#include <algorithm>
#include <memory>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/vectors.hpp"
#include "tutor/coach/coach.hpp"
#include "tutor/marks/analysis.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::tutor {
namespace {

class OwnCostsTest : public ::testing::TestWithParam<std::string> {
 protected:
  OwnCostsTest() : game_(*games::find_game(GetParam())) {
    search::Options options;
    options.memory_mib = 32;
    solver_ = game_.solver(options);
  }

  // Small positions of which it is known what comes if everyone plays for himself, judged for the player to move.
  template <class Look>
  void each_of_the_mover(const Look& look) {
    for (const support::Vector& vector : support::read_vectors(game_.name())) {
      if (!game_.contract_of(vector.setup).free_for_all() || vector.cards > 16) continue;
      const auto any = game_.position(vector.setup);
      ASSERT_TRUE(any.ok()) << any.status();
      games::Setup setup = vector.setup;
      setup.guarantee = (*any)->to_move();
      const auto position = game_.position(setup);
      ASSERT_TRUE(position.ok()) << position.status();
      const auto found = solver_->for_himself(**position);
      if (!found || !found->known() || !(*position)->lists_every_move()) continue;
      SCOPED_TRACE(vector.setup.id);
      look(**position, *found, game_.seats_at(setup).find(setup.guarantee));
    }
  }

  const games::Game& game_;
  std::unique_ptr<games::Solver> solver_;
};

TEST_P(OwnCostsTest, WhereEveryMoveKeepsTheGuaranteeTheMarkIsForThePlayersOwnResult) {
  int marked = 0;
  each_of_the_mover([&](const games::Position& position, const games::ForHimself& found, std::size_t player) {
    const games::Solution solution = solver_->solve(position, {.every_move = true});
    const bool keeps_anyhow = solution.best.size() == solution.moves.size();
    for (const games::ForHimself::Move& move : found.moves) {
      records::Record record;
      record.setup = position.setup();
      record.plays.push_back({.seat = position.to_move(), .move = move.move, .marks = {}, .comments = {}});
      const auto analysis = analyse(game_, record, *solver_, [](int, int) {});
      ASSERT_TRUE(analysis.ok()) << analysis.status();
      const auto& judgement = analysis->traces.front().plays.front().judgement;
      ASSERT_TRUE(judgement.has_value());
      const int cost = found.each[player] - move.each[player];
      ASSERT_GE(cost, 0);
      EXPECT_EQ(judgement->own.has_value(), keeps_anyhow && !judgement->forced && cost > 0) << move.move;
      if (!judgement->own) continue;
      ++marked;
      EXPECT_EQ(judgement->own->cost(), cost);
      EXPECT_EQ(judgement->cost, 0);
      EXPECT_TRUE(judgement->mark == Mark::kCost || judgement->mark == Mark::kSmallCost);
      EXPECT_EQ(std::ranges::count(judgement->own->best, move.move), 0);
      const base::Json analysed = to_json(game_, record, *analysis);
      for (const base::Json& account : analysed.at("traces").at(0).at("accounts"))
        EXPECT_EQ(account.value("for_himself", 0), account.at("player") == position.to_move() ? cost : 0);
    }
  });
  const bool has_free_for_all = GetParam() == "rummage" || GetParam() == "hoodwink" || GetParam() == "solo-whist";
  EXPECT_TRUE(marked > 0 || !has_free_for_all);
}

TEST_P(OwnCostsTest, TheCoachsPlayersPlayForThemselves) {
  each_of_the_mover([&](const games::Position& position, const games::ForHimself& found, std::size_t player) {
    games::Setup setup = position.setup();
    const std::string_view seats = game_.seats_at(setup);
    setup.guarantee = std::string(1, seats[(player + 1) % seats.size()]);  // the user's
    Coach coach(game_, *solver_, *game_.position(setup), setup.guarantee);
    EXPECT_EQ(std::ranges::count(found.best, coach.reply()), 1);
  });
}

INSTANTIATE_TEST_SUITE_P(Games, OwnCostsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
