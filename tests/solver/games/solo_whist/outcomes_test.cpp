// The automaton of an all-pass deal, against every way in which the tricks can still fall.
#include "solver/games/solo_whist/outcomes.hpp"

#include <algorithm>
#include <map>
#include <tuple>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"

namespace ouverte::games::solo_whist {
namespace {

constexpr int kMostLeft = 4;

// Some hands, of no matter what cards: the automaton counts tricks.
State with_tricks_left(State state, int left) {
  for (CardSet& hand : state.hands) hand = CardSet((std::uint64_t{1} << left) - 1);
  return state;
}

// A deal with `left` tricks left, the others taken at random.
State random_counts(const Game& game, int left, base::Random& random) {
  State state;
  for (int trick = left; trick < kAllTricks; ++trick) game.take(state, static_cast<Seat>(random.below(kPlayers)));
  return with_tricks_left(state, left);
}

// Whether the goal is reached at the end of each course of the tricks left: first by the next taker, and so on.
void courses(const Game& game, int goal, const State& state, int left, std::vector<bool>& reached) {
  if (left == 0) {
    reached.push_back(game.value(state) >= goal);
    return;
  }
  for (int seat = 0; seat < kPlayers; ++seat) {
    State after = state;
    game.take(after, static_cast<Seat>(seat));
    courses(game, goal, after, left - 1, reached);
  }
}

// Whether the goal is reached however the others share the tricks left.
bool reached_without_player(const Game& game, int goal, const State& state, int left) {
  if (left == 0) return game.value(state) >= goal;
  for (int seat = 0; seat < kPlayers; ++seat) {
    State after = state;
    game.take(after, static_cast<Seat>(seat));
    if (static_cast<Seat>(seat) != game.player() && !reached_without_player(game, goal, after, left - 1)) return false;
  }
  return true;
}

// How many of the tricks left the player takes at least in courses that miss the goal; more than all if there are none.
int least_missing(const Game& game, int goal, const State& state, int left) {
  if (left == 0) return game.value(state) >= goal ? kAllTricks + 1 : 0;
  int least = kAllTricks + 1;
  for (int seat = 0; seat < kPlayers; ++seat) {
    State after = state;
    game.take(after, static_cast<Seat>(seat));
    const int own = static_cast<Seat>(seat) == game.player() ? 1 : 0;
    least = std::min(least, own + least_missing(game, goal, after, left - 1));
  }
  return least;
}

void follow(const Outcomes& outcomes, Outcomes::Class at, int left, std::vector<bool>& reached) {
  if (left == 0) {
    ASSERT_LE(at, Outcomes::kWon);
    reached.push_back(at == Outcomes::kWon);
    return;
  }
  for (int seat = 0; seat < kPlayers; ++seat)
    follow(outcomes, outcomes.next(at, left, static_cast<Seat>(seat)), left - 1, reached);
}

class OutcomesTest : public ::testing::TestWithParam<std::tuple<Name, int>> {
 protected:
  [[nodiscard]] static Game game(Seat player) {
    return Game({.name = std::get<Name>(GetParam()), .declaring = {}, .trumps = {}}, Objective::kPayment, player);
  }
  [[nodiscard]] static int goal() { return std::get<int>(GetParam()); }
};

TEST_P(OutcomesTest, ClassesSayWhatEveryCourseOfTheTricksLeftSays) {
  base::Random random(1);
  for (int i = 0; i < 60; ++i) {
    const int left = i % (kMostLeft + 1);
    const Game game = this->game(static_cast<Seat>(i % kPlayers));
    const State state = random_counts(game, left, random);
    const Outcomes outcomes(game, goal(), state);
    const auto found = outcomes.find(state);
    ASSERT_TRUE(found);
    std::vector<bool> wanted, said;
    courses(game, goal(), state, left, wanted);
    follow(outcomes, *found, left, said);
    ASSERT_EQ(said, wanted);
    // Decided at once where no course says otherwise.
    const bool all = std::ranges::find(wanted, false) == wanted.end();
    const bool none = std::ranges::find(wanted, true) == wanted.end();
    EXPECT_EQ(*found == Outcomes::kWon, all);
    EXPECT_EQ(*found == Outcomes::kLost, none);
    EXPECT_EQ(outcomes.safe(*found, left), reached_without_player(game, goal(), state, left));
    const int least = least_missing(game, goal(), state, left);
    if (least <= left) {
      EXPECT_EQ(outcomes.least(*found, left), least);
    } else {
      EXPECT_GT(outcomes.least(*found, left), left);
    }
  }
}

// Counts that every course treats alike are one class, and no others are.
TEST_P(OutcomesTest, ClassesAreAsFewAsCanBe) {
  const Game game = this->game(Seat{2});
  base::Random random(2);
  const State start = random_counts(game, 6, random);
  const Outcomes outcomes(game, goal(), start);
  constexpr int kLeft = 3;
  std::map<std::vector<bool>, Outcomes::Class> classes;
  std::map<Outcomes::Class, std::vector<bool>> meanings;
  for (int course = 0; course < 64; ++course) {
    State state = start;
    for (int trick = 0; trick < 3; ++trick) game.take(state, static_cast<Seat>(course >> 2 * trick & 3));
    state = with_tricks_left(state, kLeft);
    const auto found = outcomes.find(state);
    ASSERT_TRUE(found);
    std::vector<bool> reached;
    courses(game, goal(), state, kLeft, reached);
    EXPECT_EQ(classes.try_emplace(reached, *found).first->second, *found);
    EXPECT_EQ(meanings.try_emplace(*found, reached).first->second, reached);
  }
}

INSTANTIATE_TEST_SUITE_P(AllPass, OutcomesTest,
                         ::testing::Combine(::testing::Values(Name::kGeneralMisere, Name::kCompetitiveMisere,
                                                              Name::kRoyalMisere),
                                            ::testing::Values(-30, -20, -10, 10, 20, 30)));

}  // namespace
}  // namespace ouverte::games::solo_whist
