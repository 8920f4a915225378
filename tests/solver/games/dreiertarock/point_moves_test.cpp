// Near-equal moves: of the moves tried, one is a best one, and those of one group differ by their worth at most.
#include <algorithm>
#include <array>
#include <span>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/dreiertarock/trischaken_search.hpp"
#include "tests/solver/games/dreiertarock/minimax.hpp"

namespace ouverte::games::dreiertarock {
namespace {

State random_ending(base::Random& random) {
  constexpr std::size_t kTricksLeft = 4;
  std::vector<Card> pack;
  for (const Card card : cards::kTarockPack.cards) pack.push_back(card);
  random.shuffle(std::span(pack));
  // Long runs, and often the Trull.
  std::stable_partition(pack.begin(), pack.end(), [&](Card card) {
    return is_trump(card) ? random.below(3) == 0 || (kTrull.has(card) && random.below(2) == 0)
                          : suit_of(card) == Suit{};
  });
  pack.resize(kPlayers * kTricksLeft);
  random.shuffle(std::span(pack));
  std::array<CardSet, kPlayers> hands{};
  for (std::size_t i = 0; i < pack.size(); ++i) hands[i % kPlayers].add(pack[i]);
  State state = new_state(hands, static_cast<Seat>(random.below(kPlayers)));
  state.points = {20, 15, 18};
  state.won = {4, 4, 0};
  return state;
}

template <class G>
void expect_near(const G& game, typename G::State state, base::Random& random) {
  while (!game.over(state)) {
    typename G::List choices, legal;
    game.distinct(state, choices);
    game.legal(state, legal);
    std::vector<int> values;
    for (const auto& choice : choices) {
      auto next = state;
      game.play(next, choice.move);
      values.push_back(minimax(game, next));
    }
    EXPECT_EQ(game.maximises(state) ? std::ranges::max(values) : std::ranges::min(values), minimax(game, state));
    const auto lost = [](int value) { return std::abs(value) >= PointSearch::kWon; };
    for (std::size_t i = 0; i < choices.size(); ++i)
      for (std::size_t j = 0; j < i; ++j) {
        if (choices[i].group != choices[j].group) continue;
        if (lost(values[i]) || lost(values[j]))
          EXPECT_EQ(values[i], values[j]);
        else
          EXPECT_LE(std::abs(values[i] - values[j]), std::abs(choices[i].worth - choices[j].worth));
      }
    game.play(state, legal[random.below(legal.size())].move);
  }
}

TEST(DreiertarockPointMoves, OfPaymentsAndPoints) {
  base::Random random(1);
  for (int round = 0; round < 200; ++round) {
    const State start = random_ending(random);
    Contract contract;
    contract.name = std::array{Name::kSingle, Name::kSolo, Name::kSuitSolo, Name::kTrischaken}[random.below(4)];
    contract.declarer = static_cast<Seat>(random.below(kPlayers));
    const auto objective =
        random.below(3) == 0 || contract.name == Name::kTrischaken ? Objective::kPoints : Objective::kPayment;
    const Game game(contract, objective, contract.declarer);
    TargetClasses classes;
    const int goal = objective == Objective::kPoints ? 40 : static_cast<int>(random.below(20)) * 20 - 200;
    const Targets targets(game, start, goal, classes);
    const PointSearch search(game, targets);
    SCOPED_TRACE(round);
    expect_near(search, search.state_of(start), random);
  }
}

TEST(DreiertarockPointMoves, OfTrischakenPayments) {
  base::Random random(1);
  for (int round = 0; round < 100; ++round) {
    const State start = random_ending(random);
    Contract contract;
    contract.name = Name::kTrischaken;
    const Game game(contract, Objective::kPayment, static_cast<Seat>(random.below(kPlayers)));
    TargetClasses classes;
    const Targets targets(game, start, 0, classes);
    SCOPED_TRACE(round);
    for (const Compare compare : {Compare::kLead, Compare::kApart}) {
      const ComparisonSearch search(game, targets, compare);
      expect_near(search, search.state_of(start), random);
    }
  }
}

}  // namespace
}  // namespace ouverte::games::dreiertarock
