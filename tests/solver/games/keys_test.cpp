// The keys of positions of every game: among those that one position leads to they tell apart whatever the setup and
// the values still possible tell apart, and nothing else.
#include <map>
#include <memory>
#include <string>
#include <utility>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/position.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"

namespace ouverte::games {
namespace {

using support::Case;
using support::cases_of;

// Positions of one deal, by their keys and by what the keys stand for.
class Keys {
 public:
  void meet(const Position& at) {
    ++met_;
    const Setup setup = at.setup();
    EXPECT_EQ(at.table_empty(), setup.table.empty());
    const search::Interval possible = at.possible();
    const std::string text =
        base::str(base::json_line(records::json_from_setup(setup)), ' ', possible.lower, ' ', possible.upper);
    EXPECT_EQ(texts_.try_emplace(at.key(), text).first->second, text);
    EXPECT_EQ(keys_.try_emplace(text, at.key()).first->second, at.key()) << text;
  }
  [[nodiscard]] std::size_t met_again() const { return met_ - keys_.size(); }

 private:
  std::map<std::string, std::string> texts_;
  std::map<std::string, std::string> keys_;
  std::size_t met_ = 0;
};

// Every position that a play from here on comes to, as far as `left` goes.
void visit(const Position& at, Keys& keys, int& left) {
  if (left-- <= 0) return;
  keys.meet(at);
  for (const std::string& move : at.moves()) {
    const auto next = at.clone();
    ASSERT_TRUE(next->play(move).ok()) << move;
    visit(*next, keys, left);
  }
}

class KeysTest : public ::testing::TestWithParam<std::string> {
 protected:
  const Game& game_ = *find_game(GetParam());
};

TEST_P(KeysTest, EqualKeysMeanEqualPositions) {
  base::Random random(1);
  std::size_t met_again = 0;
  for (const Case& chosen : cases_of(game_)) {
    SCOPED_TRACE(chosen.contract.dump());
    const auto ending = support::random_ending(game_, chosen, 12, random);
    ASSERT_NE(ending, nullptr);
    Keys keys;
    int left = support::rounds(3'000);
    visit(*ending, keys, left);
    met_again += keys.met_again();
  }
  // Where tricks have no length of their own, the way to a position tells in the trick.
  EXPECT_EQ(met_again > 0, game_.plays_in_rows());
}

TEST_P(KeysTest, WholeDealsPlayedInManyWaysKeepTheirKeysApart) {
  base::Random random(2);
  for (const Case& chosen : cases_of(game_)) {
    SCOPED_TRACE(chosen.contract.dump());
    const auto start = support::dealt(game_, chosen, random);
    ASSERT_NE(start, nullptr);
    Keys keys;
    for (int times = 0; times < 5; ++times) {
      const auto at = start->clone();
      for (keys.meet(*at); !at->over(); keys.meet(*at)) support::play_at_random(*at, random);
    }
    EXPECT_GE(keys.met_again(), 4u);  // the start
  }
}

INSTANTIATE_TEST_SUITE_P(Games, KeysTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
