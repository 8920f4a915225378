// The search gives the values of plain minimax in random endings, under every combination of accelerators, for every
// contract and objective, with bonuses open, earned, announced and doubled.
#include "solver/games/dreiertarock/search.hpp"

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <span>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::dreiertarock {
namespace {

std::vector<search::Switches> all_switches() {
  std::vector<search::Switches> all;
  for (unsigned bits = 0; bits < support::kSwitchSets; ++bits)
    for (const bool bonuses : {false, true}) {
      all.push_back(support::switches_of(bits));
      all.back().bonuses = bonuses;
    }
  return all;
}

std::vector<std::unique_ptr<Search>> searches_of_all_switches() {
  std::vector<std::unique_ptr<Search>> searches;
  for (const search::Switches& switches : all_switches()) {
    search::Options options;
    options.switches = switches;
    options.memory_mib = 4;
    searches.push_back(std::make_unique<Search>(options));
  }
  return searches;
}

Seat any_seat(base::Random& random) { return static_cast<Seat>(random.below(kPlayers)); }
std::int8_t seat_or_nobody(base::Random& random) {
  return static_cast<std::int8_t>(static_cast<int>(random.below(4)) - 1);
}

Contract random_contract(Name name, base::Random& random) {
  Contract contract;
  contract.name = name;
  contract.declarer = any_seat(random);
  contract.game_doubled = random.below(4) == 0;
  contract.kings = seat_or_nobody(random);
  contract.trull = seat_or_nobody(random);
  if (random.below(3) == 0 && name != Name::kSuitSolo) contract.pagat.by = seat_or_nobody(random);
  if (random.below(3) == 0) contract.absolute.by = static_cast<Side>(random.below(3));
  if (random.below(3) == 0) contract.slam.by = static_cast<Side>(random.below(3));
  contract.pagat.doubled = random.below(2) == 0;
  contract.absolute.doubled = random.below(2) == 0;
  contract.slam.doubled = random.below(2) == 0;
  return contract;
}

// The last `tricks` tricks of a deal: cards that the bonuses hang on are likely to be still there.
State random_ending(const Game& game, int tricks, base::Random& random) {
  std::vector<Card> pack;
  for (const Card card : cards::kTarockPack.cards) pack.push_back(card);
  random.shuffle(std::span(pack));
  if (random.below(2) == 0)
    std::stable_partition(pack.begin(), pack.end(),
                          [&](Card card) { return kTrull.has(card) || (kKings.has(card) && card.number() < 16); });
  std::vector<Card> dealt(pack.begin(), pack.begin() + std::ptrdiff_t{kPlayers} * tricks);
  random.shuffle(std::span(dealt));
  std::array<CardSet, kPlayers> hands;
  for (std::size_t i = 0; i < dealt.size(); ++i) hands[i % kPlayers].add(dealt[i]);
  State state = new_state(hands, any_seat(random));

  const int rest = kAllPoints - card_points(state.live);
  const int first = std::clamp(static_cast<int>(random.below(30)) + kToWin - card_points(state.live), 0, rest);
  state.points[0] = static_cast<std::uint8_t>(first);
  state.points[1] = static_cast<std::uint8_t>(game.trischaken() ? (rest - first) / 2 : rest - first);
  if (game.trischaken()) {
    state.points[2] = static_cast<std::uint8_t>((rest - first + 1) / 2);
    random.shuffle(std::span<std::uint8_t>(state.points));
  }
  const auto gone = static_cast<std::uint8_t>(kAllTricks - tricks);
  for (std::uint8_t i = 0; i < gone; ++i) ++state.won[static_cast<std::size_t>(any_seat(random))];
  if (random.below(3) == 0) {
    state.won = {};
    state.won[static_cast<std::size_t>(any_seat(random))] = gone;
  }
  if (!state.live.holds(CardSet(kSkues) | CardSet(kMond)) && random.below(3) == 0)
    state.mondfang = seat_or_nobody(random);
  return state;
}

constexpr int kRounds = 25;

class DreiertarockSearch : public ::testing::TestWithParam<Name> {};

TEST_P(DreiertarockSearch, EveryCombinationOfAcceleratorsGivesTheValuesOfPlainMinimax) {
  base::Random random(1);
  const auto searches = searches_of_all_switches();
  for (int round = 0; round < kRounds; ++round) {
    const Contract contract = random_contract(GetParam(), random);
    for (const Objective objective : {Objective::kPayment, Objective::kPoints, Objective::kMake}) {
      if (objective == Objective::kMake && contract.name == Name::kTrischaken) continue;
      const Game game(contract, objective, any_seat(random));
      State state = random_ending(game, 2 + static_cast<int>(random.below(4)), random);
      for (std::uint64_t plays = random.below(3); plays > 0; --plays) {
        const CardSet legal = game.legal(state);
        auto card = legal.begin();
        for (std::uint64_t skip = random.below(static_cast<std::uint64_t>(legal.size())); skip > 0; --skip) ++card;
        game.play(state, *card);
      }
      const int value = search::plain_value(game, state);
      std::vector<int> after;
      Game::MoveList moves;
      game.moves(state, moves);
      for (const Card move : moves) {
        State next = state;
        game.play(next, move);
        after.push_back(search::plain_value(game, next));
      }
      for (const auto& searcher : searches) {
        const auto answer = searcher->solve(game, state, {.best = true, .every_move = true, .line = false});
        ASSERT_EQ(answer.value, (search::Interval{value, value})) << "round " << round;
        ASSERT_EQ(answer.moves.size(), moves.size());
        for (std::size_t i = 0; i < after.size(); ++i)
          ASSERT_EQ(answer.moves[i].second, (search::Interval{after[i], after[i]})) << "round " << round;
      }
    }
  }
}

// One player has trumps alone, another the Pagat: it cannot take the last trick.
State ending_with_a_hand_of_trumps(int tricks, base::Random& random) {
  std::vector<Card> trumps, suits;
  for (const Card card : kTrumps - CardSet(kPagat)) trumps.push_back(card);
  for (const Card card : cards::kTarockPack.cards - kTrumps) suits.push_back(card);
  random.shuffle(std::span(trumps));
  random.shuffle(std::span(suits));
  const auto size = static_cast<std::size_t>(tricks);
  std::array<CardSet, kPlayers> hands;
  const std::uint64_t first = random.below(kPlayers);
  const auto hand = [&](std::uint64_t place) -> CardSet& { return hands[(first + place) % kPlayers]; };
  hand(1).add(kPagat);
  for (std::size_t i = 0; i < size; ++i) {
    hand(0).add(trumps[i]);
    if (i > 0) hand(1).add(random.below(2) == 0 ? suits[i] : trumps[size + i]);
    hand(2).add(random.below(2) == 0 ? suits[size + i] : trumps[2 * size + i]);
  }
  State state = new_state(hands, any_seat(random));
  state.points[0] = static_cast<std::uint8_t>(25 + random.below(25));
  state.won[static_cast<std::size_t>(any_seat(random))] = static_cast<std::uint8_t>(kAllTricks - tricks);
  return state;
}

TEST_P(DreiertarockSearch, APagatBesideAHandOfTrumpsIsWorthWhatPlainMinimaxSays) {
  if (GetParam() == Name::kTrischaken) return;
  base::Random random(2);
  const auto searches = searches_of_all_switches();
  for (std::size_t round = 0; round < 200; ++round) {
    Search& searcher = *searches[round % searches.size()];
    const Contract contract = random_contract(GetParam(), random);
    const State state = ending_with_a_hand_of_trumps(2 + static_cast<int>(random.below(3)), random);
    for (const Objective objective : {Objective::kPayment, Objective::kUltimo, Objective::kUltimoKept,
                                      Objective::kNoUltimo, Objective::kUltimoBeaten}) {
      const Game game(contract, objective, contract.declarer);
      const int value = search::plain_value(game, state);
      const auto answer = searcher.solve(game, state, {.best = false, .every_move = false, .line = false});
      ASSERT_EQ(answer.value, (search::Interval{value, value})) << "round " << round;
    }
  }
}

// By plain minimax: whether the maximisers can make at least `points`, and with them at least `payment`.
bool plainly_reaches_both(const Game& game, const State& state, int payment, int points) {
  if (game.over(state)) {
    Result result = game.result_of(state);
    if (result.points < points) return false;
    result.points = points;
    return game.worth(result) >= payment;
  }
  const bool wanted = game.maximises(state);
  for (const Card card : game.legal(state)) {
    State next = state;
    game.play(next, card);
    if (plainly_reaches_both(game, next, payment, points) == wanted) return wanted;
  }
  return !wanted;
}

// One search answers questions about points, about payments and about both at once: no fact of one misleads another.
TEST_P(DreiertarockSearch, PointsAndPaymentTogetherAreWhatPlainMinimaxSays) {
  if (GetParam() == Name::kTrischaken) return;
  base::Random random(3);
  const auto searches = searches_of_all_switches();
  int reached = 0;
  for (std::size_t round = 0; round < 128; ++round) {
    Search& searcher = *searches[round % searches.size()];
    const Contract contract = random_contract(GetParam(), random);
    const Game paid(contract, Objective::kPayment, contract.declarer),
        counted(contract, Objective::kPoints, contract.declarer);
    const State state = random_ending(paid, 3 + static_cast<int>(random.below(2)), random);
    const int points = search::plain_value(counted, state), payment = search::plain_value(paid, state);
    for (int goal = std::max(points - 3, 1); goal <= points + 2; ++goal) {
      for (const int pay : {payment, paid.worth({.points = goal, .tricks = kAllTricks / 2})}) {
        const bool both = searcher.reaches_both(paid, state, pay, goal);
        ASSERT_EQ(both, plainly_reaches_both(paid, state, pay, goal)) << "round " << round;
        ASSERT_TRUE(!both || (points >= goal && payment >= pay)) << "round " << round;
        ASSERT_EQ(searcher.reaches(counted, state, goal), points >= goal) << "round " << round;
        ASSERT_EQ(searcher.reaches(paid, state, pay), payment >= pay) << "round " << round;
        reached += both ? 1 : 0;
      }
    }
  }
  EXPECT_GT(reached, 100);
}

INSTANTIATE_TEST_SUITE_P(Contracts, DreiertarockSearch,
                         ::testing::Values(Name::kSingle, Name::kTriple, Name::kSuitSolo, Name::kSolo, Name::kSoloSlam,
                                           Name::kTrischaken));

}  // namespace
}  // namespace ouverte::games::dreiertarock
