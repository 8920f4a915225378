// What comes of a free-for-all deal if everyone plays for himself: against a plain recursion through the door, and
// within the bounds that guarantees give.
#include "solver/games/door/for_himself.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <optional>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "solver/search/max_n.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/vectors.hpp"

namespace ouverte::games {
namespace {

// The same point of a deal as every player's guarantee has it: their values are the players' results.
using Table = std::vector<std::unique_ptr<Position>>;

std::optional<Table> players_table(const Game& game, Setup setup) {
  Table table;
  for (const char seat : game.seats_at(setup)) {
    setup.guarantee = std::string(1, seat);
    auto position = game.position(setup);
    if (!position.ok()) return std::nullopt;
    table.push_back(*std::move(position));
  }
  return table;
}

// Plain backward induction: every legal move, nothing remembered.
class Plain {
 public:
  explicit Plain(std::string_view seats) : seats_(seats) {}

  // Nothing where it takes too long, or a position does not list its moves.
  std::optional<std::vector<int>> results(const Table& table) {
    if (++positions_ > kMost || !table.front()->lists_every_move()) return std::nullopt;
    if (table.front()->over()) {
      std::vector<int> results;
      for (const auto& position : table) results.push_back(position->value());
      return results;
    }
    const std::size_t mover = seats_.find(table.front()->to_move());
    std::optional<std::vector<int>> best;
    for (const std::string& move : table.front()->moves()) {
      const auto after = results_after(table, move);
      if (!after) return std::nullopt;
      if (!best || rank(mover, *after) < rank(mover, *best)) best = after;
    }
    return best;
  }
  std::optional<std::vector<int>> results_after(const Table& table, const std::string& move) {
    Table next;
    for (const auto& position : table) {
      next.push_back(position->clone());
      EXPECT_TRUE(next.back()->play(move).ok());
    }
    return results(next);
  }

  // The less, the better: his loss, the most that another has, what each of the others has in turn.
  static std::vector<int> rank(std::size_t mover, const std::vector<int>& results) {
    std::vector<int> others;
    for (std::size_t turn = 1; turn < results.size(); ++turn)
      others.push_back(results[(mover + turn) % results.size()]);
    std::vector<int> rank = {-results[mover], *std::ranges::max_element(others)};
    rank.insert(rank.end(), others.begin(), others.end());
    return rank;
  }

 private:
  static constexpr int kMost = 30'000;
  std::string_view seats_;
  int positions_ = 0;
};

std::string kind_of(const Setup& setup) {
  if (setup.contract.contains("name")) return setup.contract.at("name").get<std::string>();
  if (setup.contract.contains("free")) return "free-" + setup.contract.at("free").get<std::string>();
  return std::to_string(setup.hands.size()) + " players";
}

// Every player's guarantee at a point of the deal, and his guarantee after each move.
struct Guarantees {
  std::vector<search::Interval> now;
  std::map<std::string, std::vector<search::Interval>> after;
};
Guarantees guarantees_of(const Table& table, Solver& solver) {
  Guarantees guarantees;
  for (const auto& position : table) {
    const Solution solution = solver.solve(*position, {.every_move = true});
    guarantees.now.push_back(solution.value);
    for (const MoveValue& move : solution.moves) guarantees.after[move.move].push_back(move.value);
  }
  return guarantees;
}

class ForHimselfTest : public ::testing::TestWithParam<std::string> {
 protected:
  ForHimselfTest() : game_(*find_game(GetParam())) {
    search::Options options;
    options.memory_mib = 32;
    solver_ = game_.solver(options);
  }

  const Game& game_;
  std::unique_ptr<Solver> solver_;
};

TEST_P(ForHimselfTest, IsWhatPlainBackwardInductionFinds) {
  std::map<std::string, int> looked_at;
  std::map<std::string, std::size_t> places;
  for (const support::Vector& vector : support::read_vectors(game_.name())) {
    if (!game_.contract_of(vector.setup).free_for_all()) continue;
    if (!support::is_looked_at(places[kind_of(vector.setup)]++)) continue;
    SCOPED_TRACE(vector.setup.id);
    const auto table = players_table(game_, vector.setup);
    ASSERT_TRUE(table.has_value());
    const auto found = solver_->for_himself(*table->front());
    const bool of_all = vector.setup.objective == "score" || vector.setup.objective == "payment";
    ASSERT_EQ(found.has_value(), of_all);
    Plain plain(game_.seats_at(vector.setup));
    const auto expected = of_all ? plain.results(*table) : std::nullopt;
    if (!expected) continue;
    ASSERT_TRUE(found->known());
    EXPECT_EQ(found->each, *expected);
    std::vector<std::string> best;
    for (const ForHimself::Move& move : found->moves) {
      if (move.each == found->each) best.push_back(move.move);
      const auto after = Plain(game_.seats_at(vector.setup)).results_after(*table, move.move);
      EXPECT_TRUE(!after || move.each == *after) << move.move;
    }
    EXPECT_EQ(found->best, best);
    EXPECT_EQ(found->moves.size(), table->front()->moves().size());
    ++looked_at[kind_of(vector.setup)];
  }
  std::map<std::string, std::vector<std::string>> kinds = {
      {"solo-whist", {"general-misere", "competitive-misere", "royal-misere"}},
      {"hoodwink", {"free-none", "free-middle", "free-last", "free-first"}},
      {"dreiertarock", {"trischaken"}},
      {"rummage", {"3 players", "4 players", "5 players", "6 players"}}};
  for (const std::string& kind : kinds[GetParam()]) EXPECT_GE(looked_at[kind], support::rounds(3)) << kind;
}

// Nobody has less than he is sure of, nobody more than the others must leave him; and all results add up to nothing.
TEST_P(ForHimselfTest, LiesWithinTheBoundsThatGuaranteesGive) {
  for (const support::Vector& vector : support::read_vectors(game_.name())) {
    if (!game_.contract_of(vector.setup).free_for_all() || vector.cards > 24) continue;
    SCOPED_TRACE(vector.setup.id);
    const auto table = players_table(game_, vector.setup);
    const auto found = solver_->for_himself(*table->front());
    if (!found || !found->known()) continue;
    const Guarantees guarantees = guarantees_of(*table, *solver_);
    const Bounds bounds = bounds_by_guarantees(guarantees.now);
    std::vector<Bounds> after;
    for (const auto& [move, each] : guarantees.after) after.push_back(bounds_by_guarantees(each));
    const std::size_t mover = game_.seats_at(vector.setup).find(table->front()->to_move());
    const Bounds narrowed = bounds_by_choice(bounds, mover, after);
    int sum = 0;
    for (std::size_t seat = 0; seat < found->each.size(); ++seat) {
      sum += found->each[seat];
      EXPECT_TRUE(bounds[seat].holds(found->each[seat]));
      EXPECT_TRUE(narrowed[seat].holds(found->each[seat]));
      EXPECT_LE(bounds[seat].lower, narrowed[seat].lower);
      EXPECT_GE(bounds[seat].upper, narrowed[seat].upper);
    }
    EXPECT_EQ(sum, 0);
    for (const ForHimself::Move& move : found->moves)
      for (std::size_t seat = 0; seat < move.each.size(); ++seat)
        EXPECT_TRUE(bounds_by_guarantees(guarantees.after.at(move.move))[seat].holds(move.each[seat])) << move.move;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ForHimselfTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

TEST(RatherTest, OfTwoDifferentResultsEveryPlayerWouldRatherHaveOne) {
  base::Random random(7);
  const auto draw = [&] {
    search::Results results;
    for (int seat = 0; seat < 4; ++seat) results.push_back(static_cast<std::int16_t>(10 * random.below(3)));
    return results;
  };
  for (int round = 0; round < 3'000; ++round) {
    const search::Results a = draw();
    const search::Results b = draw();
    const search::Results c = draw();
    for (std::size_t player = 0; player < 4; ++player) {
      EXPECT_EQ(search::rather(player, a, b) || search::rather(player, b, a), a != b);
      EXPECT_FALSE(search::rather(player, a, b) && search::rather(player, b, a));
      if (search::rather(player, a, b) && search::rather(player, b, c)) {
        EXPECT_TRUE(search::rather(player, a, c));
      }
    }
  }
}

TEST(RatherTest, HisOwnResultThenTheGreatestOfTheOthersThenEachInTurn) {
  EXPECT_TRUE(search::rather(0, {10, 0, 0, 0}, {0, 0, 0, 0}));
  EXPECT_TRUE(search::rather(0, {0, 10, 10, 10}, {0, 0, 20, 0}));
  EXPECT_TRUE(search::rather(0, {0, 10, 20, 20}, {0, 20, 10, 10}));
  EXPECT_TRUE(search::rather(2, {20, 10, 0, 0}, {10, 0, 0, 20}));  // D is on C's left
}

}  // namespace
}  // namespace ouverte::games
