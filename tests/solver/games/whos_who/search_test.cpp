// The search against plain minimax, on random endings rich in Jokers: whatever is asked of a deal, in any order, by one
// solver that keeps its facts.
#include "solver/games/whos_who/search.hpp"

#include <span>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::games::whos_who {
namespace {

struct Ending {
  State state;
  Contract contract;
};

// `size` cards each, the two Jokers among them more often than not; any leader, any tricks before.
Ending random_ending(base::Random& random, int size, PackSize pack) {
  std::vector<Card> cards;
  for (const Card card : pack_of(pack).cards) cards.push_back(card);
  random.shuffle(std::span(cards));
  const auto count = std::size_t{kPlayers} * static_cast<std::size_t>(size);
  for (const Card joker : kJokers)
    if (random.below(4) > 0) std::swap(*std::ranges::find(cards, joker), cards[random.below(count)]);
  std::array<CardSet, kPlayers> hands{};
  for (std::size_t i = 0; i < count; ++i) hands[i % kPlayers].add(cards[i]);

  Ending ending;
  static_cast<tricks::State<kPlayers>&>(ending.state) =
      tricks::new_state<kPlayers>(hands, static_cast<Seat>(random.below(kPlayers)));
  const CardSet jokers = (hands[0] | hands[1] | hands[2]) & kJokers;
  const auto anyone = static_cast<Seat>(random.below(kPlayers));
  ending.contract = {.soloist = jokers == kJokers ? soloist_of(hands) : anyone, .pack = pack};
  for (int trick = size; trick < all_tricks(pack); ++trick) ++ending.state.won[random.below(kPlayers)];
  return ending;
}

void play_at_random(State& state, const Game& game, base::Random& random, std::uint64_t moves) {
  for (std::uint64_t i = 0; i < moves; ++i) {
    Game::MoveList legal;
    game.moves(state, legal);
    game.play(state, legal[random.below(legal.size())]);
  }
}

TEST(WhosWhoSearchTest, EveryMoveHasItsPlainValueWhateverWasAskedBefore) {
  base::Random random(1);
  search::Options options;
  options.memory_mib = 8;
  Search search(options);
  for (int round = 0; round < support::rounds(150); ++round) {
    const PackSize pack = random.below(2) == 0 ? PackSize::kSmall : PackSize::kLarge;
    Ending ending = random_ending(random, 2 + static_cast<int>(random.below(3)), pack);
    play_at_random(ending.state, Game(ending.contract, Objective::kMake), random, random.below(4));
    const bool make_first = random.below(2) == 0;
    for (const Objective objective :
         {make_first ? Objective::kMake : Objective::kScore, make_first ? Objective::kScore : Objective::kMake}) {
      const Game game(ending.contract, objective);
      const auto answer = search.solve(game, ending.state, {.best = true, .every_move = true, .line = true});
      const int value = search::plain_value(game, ending.state);
      ASSERT_EQ(answer.value, (search::Interval{value, value})) << round;
      for (const auto& [move, found] : answer.moves) {
        State next = ending.state;
        game.play(next, move);
        const int plain = search::plain_value(game, next);
        ASSERT_EQ(found, (search::Interval{plain, plain})) << round << " " << move.number();
      }
    }
  }
}

TEST(WhosWhoSearchTest, ALimitLeavesAnIntervalThatHoldsTheValue) {
  base::Random random(2);
  for (int round = 0; round < 20; ++round) {
    const Ending ending = random_ending(random, 4, PackSize::kSmall);
    const Game game(ending.contract, Objective::kScore);
    search::Options options;
    options.memory_mib = 1;
    options.limits.nodes = 1 + random.below(400);
    const auto answer = Search(options).solve(game, ending.state, {.best = false, .every_move = false, .line = false});
    EXPECT_TRUE(answer.value.holds(search::plain_value(game, ending.state))) << round;
  }
}

}  // namespace
}  // namespace ouverte::games::whos_who
