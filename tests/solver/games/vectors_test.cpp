// The solver gives the known value of every position of tests/vectors/ and of every legal move in it, for each game
// behind the door.
#include "tests/support/vectors.hpp"

#include <map>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/door/game.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

class VectorsTest : public ::testing::TestWithParam<std::string> {};

TEST_P(VectorsTest, EveryPositionAndEveryMoveHasItsKnownValue) {
  const Game& game = *find_game(GetParam());
  const auto vectors = support::read_vectors(game.name());
  ASSERT_FALSE(vectors.empty());
  search::Options options;
  options.memory_mib = 64;
  const auto solver = game.solver(options);
  for (const support::Vector& vector : vectors) {
    SCOPED_TRACE(vector.setup.id);
    const auto position = game.position(vector.setup);
    ASSERT_TRUE(position.ok()) << position.status();
    const Solution solution = solver->solve(**position, {.every_move = true, .line = true});
    ASSERT_TRUE(solution.value.exact());
    EXPECT_EQ(game.value_json(solution.value.lower, vector.setup), vector.value);
    std::map<std::string, base::Json> moves;
    std::vector<std::string> best;
    for (const auto& [move, value] : solution.moves) {
      ASSERT_TRUE(value.exact()) << move;
      moves[support::in_order(move)] = game.value_json(value.lower, vector.setup);
      if (value == solution.value) best.push_back(move);
    }
    EXPECT_EQ(moves, vector.moves);
    EXPECT_EQ(solution.best, best);
    EXPECT_FALSE(solution.stopped);

    // The line is legal to its end, and keeps the value.
    const auto end = (*position)->clone();
    for (const std::string& move : solution.line) ASSERT_TRUE(end->play(move).ok()) << move;
    EXPECT_TRUE(end->over());
    EXPECT_EQ(solver->solve(*end, {}).value, solution.value);
  }
}

INSTANTIATE_TEST_SUITE_P(Games, VectorsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
