// A game with nothing but rules is solved: every value, best move and line agrees with plain minimax, under every
// combination of accelerators, whatever the values are; and hooks are taken up one by one.
#include "solver/search/generic_search.hpp"

#include <algorithm>
#include <array>
#include <cstdint>
#include <numeric>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/bridge/rules.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::search {
namespace {

constexpr std::size_t kCoins = 9;

// Coins in a row: two players take one in turn, from either end. Value: what the first took less what the second did.
class Row {
 public:
  struct State {
    std::uint8_t first = 0, last = kCoins;  // those left
    bool second_to_move = false;
    int ahead = 0;
  };
  enum class Move : std::uint8_t { kFirst, kLast };
  using MoveList = std::vector<Move>;

  explicit Row(const std::array<int, kCoins>& coins) : coins_(coins) {}

  [[nodiscard]] bool over(const State& state) const { return state.first == state.last; }
  [[nodiscard]] int value(const State& state) const { return state.ahead; }
  [[nodiscard]] bool maximises(const State& state) const { return !state.second_to_move; }
  void moves(const State&, MoveList& out) const { out = {Move::kFirst, Move::kLast}; }
  void play(State& state, Move move) const {
    const int coin = coins_.at(move == Move::kFirst ? state.first++ : --state.last);
    state.ahead += state.second_to_move ? -coin : coin;
    state.second_to_move = !state.second_to_move;
  }

  friend bool operator==(const Row&, const Row&) = default;

 protected:
  std::array<int, kCoins> coins_;
};

// The same with hooks: what is left cannot do more than go to one player; the table keeps what is still to come.
class HelpedRow : public Row {
 public:
  using Row::Row;
  [[nodiscard]] Interval bounds(const State& state) const {
    const int left = std::accumulate(coins_.begin() + state.first, coins_.begin() + state.last, 0);
    return {state.ahead - left, state.ahead + left};
  }
  struct Key {
    std::uint8_t first = 0, last = 0;
    [[nodiscard]] std::uint64_t hash() const { return (std::uint64_t{first} << 8 | last) * 0x9E3779B97F4A7C15; }
    friend bool operator==(const Key&, const Key&) = default;
  };
  [[nodiscard]] Key key(const State& state) const { return {state.first, state.last}; }
  [[nodiscard]] int rest(const State& state, int goal) const { return goal - state.ahead; }
};

template <class Game>
void expect_plain_values(GenericSearch<Game>& search, const Game& game, const typename Game::State& state) {
  auto answer = search.solve(game, state, {.best = true, .every_move = true, .line = true});
  const int value = plain_value(game, state);
  ASSERT_EQ(answer.value, (Interval{value, value}));
  std::vector<typename Game::Move> best;
  for (const auto& [move, found] : answer.moves) {
    auto next = state;
    game.play(next, move);
    const int after = plain_value(game, next);
    ASSERT_EQ(found, (Interval{after, after}));
    if (after == value) best.push_back(move);
  }
  EXPECT_EQ(answer.best, best);
  auto end = state;
  for (const auto& move : answer.line) game.play(end, move);
  ASSERT_TRUE(game.over(end));
  EXPECT_EQ(game.value(end), value);
  for (const int goal : {value - 1, value, value + 1})
    EXPECT_EQ(reaches(search.solve(game, state, {.best = false, .goal = goal}).value, goal), value >= goal);
}

std::array<int, kCoins> random_coins(base::Random& random, int most) {
  std::array<int, kCoins> coins{};
  for (int& coin : coins) coin = static_cast<int>(random.below(static_cast<std::uint64_t>(most)));
  return coins;
}

template <class Game>
void expect_rows_to_be_solved() {
  base::Random random(1);
  for (unsigned bits = 0; bits < support::kSwitchSets; ++bits) {
    SCOPED_TRACE(bits);
    GenericSearch<Game> search({.switches = support::switches_of(bits), .limits = {}, .memory_mib = 1, .stop = {}});
    for (const int most : {4, 100, 10'000'000}) {
      const Game game(random_coins(random, most));
      for (std::uint8_t first = 0; first < 4; ++first)
        expect_plain_values(search, game, {.first = first, .second_to_move = first % 2 == 1});
    }
  }
}

TEST(GenericSearchTest, RulesAloneMakeAGameSolvable) { expect_rows_to_be_solved<Row>(); }
TEST(GenericSearchTest, HooksAreTakenUp) {
  expect_rows_to_be_solved<HelpedRow>();
  base::Random random(2);
  const auto coins = random_coins(random, 1000);
  GenericSearch<Row> plain({});
  GenericSearch<HelpedRow> helped({});
  EXPECT_LT(helped.solve(HelpedRow(coins), {}, {}).nodes, plain.solve(Row(coins), {}, {}).nodes);
}

TEST(GenericSearchTest, AGameThatComparesEqualKeepsItsTable) {
  base::Random random(3);
  const Row row(random_coins(random, 1000));
  GenericSearch<Row> search({});
  const auto first = search.solve(row, {}, {}).nodes;
  EXPECT_LT(search.solve(row, {}, {}).nodes, first);
  EXPECT_GE(search.solve(Row(random_coins(random, 1000)), {}, {}).nodes, first / 4);
}

TEST(GenericSearchTest, WhenALimitStrikesWhatIsSaidIsTrue) {
  base::Random random(4);
  for (std::uint64_t nodes = 1; nodes < 400; nodes += 7) {
    const Row row(random_coins(random, 100));
    GenericSearch<Row> search({.switches = {}, .limits = {.nodes = nodes}, .memory_mib = 1, .stop = {}});
    const auto answer = search.solve(row, {}, {.best = true, .every_move = true}, {-900, 900});
    EXPECT_TRUE(answer.value.holds(plain_value(row, {})));
    EXPECT_GE(answer.value.lower, -900);
    EXPECT_LE(answer.value.upper, 900);
  }
}

// The rules of a trick game whose own search uses every hook.
TEST(GenericSearchTest, TricksAreSolvedToo) {
  using games::bridge::Game;
  base::Random random(5);
  GenericSearch<Game> search({.switches = {}, .limits = {}, .memory_mib = 1, .stop = {}});
  for (int round = 0; round < 60; ++round) {
    const auto trumps = support::random_trumps(random);
    auto state = support::random_ending(random, 4);
    support::play_on(state, trumps, random, static_cast<int>(random.below(4)));
    expect_plain_values(search, Game(trumps, games::bridge::kNorthSouth), state);
  }
}

}  // namespace
}  // namespace ouverte::search
