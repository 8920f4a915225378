// The search of Hoodwink against minimax on endings of one deal: facts learnt in one serve the next, under every
// scoring, objective and rule.
#include "solver/games/hoodwink/search.hpp"

#include <algorithm>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/games/hoodwink/door.hpp"
#include "solver/games/hoodwink/question.hpp"
#include "solver/games/shared/random_hands.hpp"
#include "solver/search/plain.hpp"
#include "tests/support/endings.hpp"

namespace ouverte::games::hoodwink {
namespace {

// What can be asked of a deal with this player as the Hood, or for his guarantee.
std::vector<Game> games_of(CardSet trumps, Seat player) {
  std::vector<Game> games;
  for (const Scoring scoring : {Scoring::kBasic, Scoring::kSwing}) {
    Contract contract{.trumps = trumps, .free = false, .hood = player, .free_rule = {}, .scoring = scoring};
    for (const Objective objective : {Objective::kScore, Objective::kMake}) games.emplace_back(contract, objective);
    contract.free = true;
    for (const FreeRule rule : {FreeRule::kNone, FreeRule::kMiddle, FreeRule::kLast, FreeRule::kFirst}) {
      contract.free_rule = rule;
      games.emplace_back(contract, Objective::kScore, player);
    }
  }
  return games;
}

State random_deal(base::Random& random, Suit trump) {
  std::vector<Card> pack;
  for (const Card card : kPack.cards) pack.push_back(cards::kJokerNumbers.has(card) ? joker_of(trump) : card);
  random.shuffle(std::span(pack));
  std::array<CardSet, kPlayers> hands{};
  for (std::size_t i = 0; i < pack.size(); ++i) hands[i % kPlayers].add(pack[i]);
  State state;
  static_cast<tricks::State<kPlayers>&>(state) = tricks::new_state<kPlayers>(hands, Seat{0});
  return state;
}

TEST(HoodwinkSearchTest, EndingsOfOneDealAreWorthWhatMinimaxSays) {
  constexpr int kLeft = 4;
  base::Random random(8);
  search::Options options;
  options.memory_mib = 16;
  for (int round = 0; round < support::rounds(6); ++round) {
    const auto trump = static_cast<Suit>(random.below(cards::kSuits));
    const auto player = static_cast<Seat>(random.below(kPlayers));
    const State deal = random_deal(random, trump);
    const std::vector<Game> games = games_of(CardSet::of(trump), player);
    Search search(options);
    for (int ending = 0; ending < 3; ++ending) {
      State state = deal;
      // Every rule but this one would forget who took the first trick; with it all of them know.
      const Game& play = games.back();
      while (state.tricks_left() > kLeft || !state.new_trick()) {
        Game::MoveList moves;
        play.moves(state, moves);
        play.play(state, moves[random.below(moves.size())]);
      }
      for (const Game& game : games) {
        const int value = search::plain_value(game, state);
        EXPECT_EQ(search.solve(game, state, {}).value, (search::Interval{value, value}));
      }
    }
  }
}

template <class Set>
void expect_needed_splits(const Game& game, int goal, const Set& none) {
  const GoalQuestion<Set> question(game, goal);
  base::Random random(9);
  for (int round = 0; round < 200; ++round) {
    // Some tricks taken, then the rest in two ways at once: as counts, and as a walk through the automaton.
    const int left = 1 + static_cast<int>(random.below(kMostKept));
    State state;
    for (int trick = 0; trick < kAllTricks - left; ++trick) game.take(state, static_cast<Seat>(random.below(3)));
    Outcomes::Class at = outcomes_of(game, goal).find(tally_of(game, state, left), left).value();
    const Set& needed = question.needed(at, left);
    std::vector<Seat> takers;
    for (int trick = 0; trick < left; ++trick) takers.push_back(static_cast<Seat>(random.below(3)));
    for (int trick = left; trick > 0; --trick) {
      const Seat taker = takers[static_cast<std::size_t>(left - trick)];
      at = question.next(at, trick, taker);
      game.take(state, taker);
    }
    Set split = none;
    for (std::size_t trick = takers.size(); trick > 0; --trick) split = split.after(takers[trick - 1]);
    const bool reached = game.value(state) >= goal;
    EXPECT_EQ(at == Outcomes::kWon, reached);
    EXPECT_EQ(split.within(needed), reached);
    EXPECT_EQ(split.meets(needed), reached);
    EXPECT_TRUE(split.within(question.all(left)));
  }
}

TEST(HoodwinkQuestionTest, TheSplitsNeededAreThoseThatReachTheGoal) {
  for (const Game& game : games_of(CardSet::of(Suit::kHearts), Seat{1}))
    for (const int goal : {-22, 1, 9, 15}) {
      const bool last = game.contract().free && game.contract().free_rule == FreeRule::kLast;
      if (last) {
        expect_needed_splits(game, goal, SplitsByLast::all(0));
      } else {
        expect_needed_splits(game, goal, Splits::all(0));
      }
    }
}

}  // namespace
}  // namespace ouverte::games::hoodwink
