// The parts of a value that games name (`Position::aspects`), on random endings: worth 1 or 0, the same to plain search
// as to the fast one, and to the side that the whole value is high or low for.
#include <algorithm>
#include <memory>
#include <set>
#include <string>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

class AspectsTest : public ::testing::TestWithParam<std::string> {
 protected:
  static search::Options plain_search() {
    search::Options plain;
    plain.switches = {.table = false, .bounds = false, .equivalence = false, .order = false, .refutations = false};
    return plain;
  }

  const Game& game_ = *find_game(GetParam());
  std::unique_ptr<Solver> solver_ = game_.solver({});
  std::unique_ptr<Solver> plain_ = game_.solver(plain_search());
};

TEST_P(AspectsTest, FastSearchAgreesWithPlainSearch) {
  base::Random random(7);
  for (int round = 0; round < support::rounds(10); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto at = support::random_ending(game_, chosen, 1 + random.below(4 * game_.seats().size()), random);
      ASSERT_NE(at, nullptr);
      if (at->over()) continue;
      for (const Aspect& aspect : at->aspects()) {
        SCOPED_TRACE(aspect.reached);
        EXPECT_NE(aspect.reached, aspect.missed);
        EXPECT_EQ(aspect.position->moves(), at->moves());
        EXPECT_EQ(aspect.position->maximises(), at->maximises());
        const search::Interval value = solver_->solve(*aspect.position, {}).value;
        EXPECT_TRUE(value.exact() && (value.lower == 0 || value.lower == 1));
        EXPECT_EQ(value, plain_->solve(*aspect.position, {}).value);
        EXPECT_EQ(solver_->reaches(*aspect.position, 1), value.lower == 1);
      }
    }
}

TEST_P(AspectsTest, AreOneOrZeroInTheEnd) {
  base::Random random(8);
  for (const support::Case& chosen : support::cases_of(game_)) {
    const auto at = support::random_ending(game_, chosen, 3, random);
    ASSERT_NE(at, nullptr);
    if (at->over()) continue;
    for (const Aspect& aspect : at->aspects()) {
      while (!aspect.position->over()) support::play_at_random(*aspect.position, random);
      EXPECT_TRUE(aspect.position->value() == 0 || aspect.position->value() == 1);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Games, AspectsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
