// Alpha-mu in every game, on tiny endings: held to plain search over all pure strategies, and to sampling.
#include "tutor/fair/alpha_mu.hpp"

#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "tests/support/every_game.hpp"
#include "tests/tutor/fair/plain_strategies.hpp"
#include "tests/tutor/fair/redealt.hpp"

namespace ouverte::tutor::fair {
namespace {

constexpr int kCards = 3;         // in each hand
constexpr std::size_t kMost = 8;  // layouts

// A point of an ending of some game, in layouts that one seat, or a declarer with his dummy, cannot tell apart.
struct Ending {
  const games::Game* game = nullptr;
  std::string seats;
  std::vector<LayoutPoint> layouts;
};

std::string others(const games::Setup& setup, const std::string& seats) {
  std::string hidden;
  for (const auto& [seat, hand] : setup.hands)
    if (seats.find(seat) == std::string::npos) hidden += seat;
  return hidden;
}

// Those of a random ending, before its first play or a few plays on; nothing where it is over too soon.
std::optional<Ending> random_ending(const games::Game& game, base::Random& random) {
  auto position = game.playable(game.random_puzzle(random, kCards, ""));
  EXPECT_TRUE(position.ok());
  for (std::uint64_t plays = random.next() % 3; plays > 0 && !(*position)->over(); --plays)
    EXPECT_TRUE((*position)->play((*position)->moves().front()).ok());
  if ((*position)->over() || !(*position)->lists_every_move()) return std::nullopt;
  const games::Setup setup = (*position)->setup();
  Ending ending{&game, (*position)->to_move(), {}};
  for (const char seat : game.seats_at(setup))
    if (game.player_of(std::string(1, seat), setup) == ending.seats && ending.seats.find(seat) == std::string::npos)
      ending.seats += seat;
  const auto solver = game.solver({});
  const int goal = solver->solve(**position, {}).value.lower;
  const bool high = (*position)->maximises();
  const std::string hidden = others(setup, ending.seats);
  std::vector<FieldCard> cards = cards_of_seats(setup, hidden);
  std::set<std::string> seen;
  for (std::size_t tries = 0; tries < 4 * kMost && ending.layouts.size() < kMost; ++tries) {
    auto layout = game.position(redealt(setup, hidden, cards));
    random.shuffle(std::span(cards));
    if (!layout.ok() || (*layout)->moves() != (*position)->moves() || (*layout)->maximises() != high) continue;
    std::string text;
    for (const auto& [seat, hand] : (*layout)->setup().hands) text += hand + " ";
    if (!seen.insert(text).second) continue;
    const auto weight = static_cast<double>(1 + random.next() % 3);
    ending.layouts.push_back({*std::move(layout), weight, goal, high});
  }
  return ending;
}

class AlphaMu : public testing::TestWithParam<std::string> {
 protected:
  // Calls `check` with endings of the game, each with a solver.
  template <class Check>
  void for_endings(int count, const Check& check) {
    const games::Game& game = *games::find_game(GetParam());
    base::Random random(17);
    const auto solver = game.solver({});
    for (int i = 0; i < count; ++i)
      if (auto ending = random_ending(game, random)) check(*ending, *solver);
  }
};

AlphaMuAnswer answer(const Ending& ending, games::Solver& solver, AlphaMuOptions options) {
  options.seats = ending.seats;
  return alpha_mu(ending.layouts, options, solver);
}

// Whether all ways to play on are at most so many; what is left of the number.
int ways_left(const games::Position& position, int most) {
  if (position.over() || most <= 0) return most - 1;
  for (const std::string& move : position.moves()) {
    const auto after = position.clone();
    EXPECT_TRUE(after->play(move).ok());
    if (most > 0) most = ways_left(*after, most);
  }
  return most;
}

TEST_P(AlphaMu, ToTheEndIsTheBestOfAllPureStrategies) {
  int compared = 0;
  for_endings(8, [&](const Ending& ending, games::Solver& solver) {
    if (ways_left(*ending.layouts.front().position, 1'500) <= 0) return;
    ++compared;
    const AlphaMuAnswer found = answer(ending, solver, {.own_moves = kToTheEnd});
    EXPECT_TRUE(found.exact);
    const PlainStrategies plain(ending.layouts, ending.seats);
    for (const AlphaMuMove& move : found.moves)
      for (const std::string& card : move.moves) EXPECT_NEAR(move.chance, plain.chance(card), 1e-9) << card;
  });
  EXPECT_GE(compared, 2);
}

TEST_P(AlphaMu, WithOneMoveIsSampling) {
  for_endings(10, [](const Ending& ending, games::Solver& solver) {
    for (const AlphaMuMove& move : answer(ending, solver, {.own_moves = 1}).moves) {
      double won = 0, sum = 0;
      for (const LayoutPoint& layout : ending.layouts) {
        const auto after = layout.position->clone();
        ASSERT_TRUE(after->play(move.moves.front()).ok());
        const int value = after->over() ? after->value() : solver.solve(*after, {}).value.lower;
        sum += layout.weight;
        if (layout.high ? value >= layout.goal : value <= layout.goal) won += layout.weight;
      }
      EXPECT_NEAR(move.chance, won / sum, 1e-9);
    }
  });
}

TEST_P(AlphaMu, MovesMoreNeverBringTheChanceUp) {
  for_endings(10, [](const Ending& ending, games::Solver& solver) {
    AlphaMuAnswer before = answer(ending, solver, {.own_moves = 1});
    for (int moves = 2; moves <= 4; ++moves) {
      AlphaMuAnswer after = answer(ending, solver, {.own_moves = moves});
      ASSERT_EQ(after.moves.size(), before.moves.size());
      for (std::size_t i = 0; i < after.moves.size(); ++i)
        EXPECT_LE(after.moves[i].chance, before.moves[i].chance + 1e-9);
      before = std::move(after);
    }
  });
}

TEST_P(AlphaMu, SwitchesChangeNoAnswer) {
  for_endings(6, [](const Ending& ending, games::Solver& solver) {
    for (const int moves : {1, 2, 3, kToTheEnd}) {
      const AlphaMuAnswer one = answer(ending, solver, {.own_moves = moves});
      for (const auto& [cuts, table] : {std::pair(false, false), {true, false}, {false, true}}) {
        const AlphaMuAnswer other = answer(ending, solver, {.own_moves = moves, .cuts = cuts, .table = table});
        ASSERT_EQ(one.moves.size(), other.moves.size());
        for (std::size_t i = 0; i < one.moves.size(); ++i) EXPECT_EQ(one.moves[i].chance, other.moves[i].chance);
      }
    }
  });
}

INSTANTIATE_TEST_SUITE_P(Games, AlphaMu, testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor::fair
