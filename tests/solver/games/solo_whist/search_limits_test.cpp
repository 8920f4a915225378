// Limits on real searches: whatever strikes, the bounds are true, and the solver can be asked again.
#include <vector>

#include "gtest/gtest.h"
#include "solver/games/solo_whist/search.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::games::solo_whist {
namespace {

constexpr int kHandSize = 3;  // cards a hand

struct Asked {
  Game game;
  State state;
};

std::vector<Asked> questions() {
  std::vector<Asked> all;
  base::Random random(1);
  for (const Name name : {Name::kPropCop, Name::kMisere, Name::kCompetitiveMisere, Name::kRoyalMisere}) {
    const Camp declaring = all_pass(name) ? Camp() : name == Name::kMisere ? Camp{Seat{1}} : Camp{Seat{1}, Seat{2}};
    const Game game({.name = name, .declaring = declaring, .trumps = {}},
                    all_pass(name) ? Objective::kPayment : Objective::kTricks, Seat{3});
    for (int i = 0; i < 6; ++i) {
      State state;
      for (int trick = kHandSize; trick < kAllTricks; ++trick)
        game.take(state, static_cast<Seat>(random.below(kPlayers)));
      const State counts = state;
      static_cast<tricks::State<kPlayers>&>(state) = support::random_ending(random, kHandSize);
      state.won = counts.won;
      all.push_back({game, state});
    }
  }
  return all;
}

TEST(SearchLimitsTest, EveryNodeLimitLeavesTrueBounds) {
  for (const Asked& asked : questions()) {
    const int value = search::plain_value(asked.game, asked.state);
    for (std::uint64_t nodes = 1;; nodes += 1 + nodes / 8) {
      search::Options options;
      options.memory_mib = 1;
      options.limits.nodes = nodes;
      Search search(options);
      const auto answer = search.solve(asked.game, asked.state, {.best = true, .every_move = true, .line = true});
      ASSERT_TRUE(answer.value.holds(value));
      for (const auto& [card, found] : answer.moves) {
        State after = asked.state;
        asked.game.play(after, card);
        ASSERT_TRUE(found.holds(search::plain_value(asked.game, after)));
      }
      // What was learnt before the limit struck is no less true: asked again and again, the solver says nothing wrong.
      for (int again = 0; again < 3; ++again) ASSERT_TRUE(search.solve(asked.game, asked.state, {}).value.holds(value));
      if (!answer.stopped) {
        ASSERT_TRUE(answer.value.exact());
        break;
      }
    }
  }
}

}  // namespace
}  // namespace ouverte::games::solo_whist
