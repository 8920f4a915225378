// The accelerators under altered rights: on endings full of runs, voids and ruffs they find what a search with nothing
// but a table of whole positions finds. One solver goes on from deal to deal without forgetting: a fact found in one
// must hold in every other that agrees with it in what it rests on.
#include "solver/games/bridge/altered_search.hpp"

#include "gtest/gtest.h"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/generic_search.hpp"
#include "solver/tricks/altered_taking.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games::bridge {
namespace {

using AlteredGame = AlteredSearch::Game;
using AlteredFast = tricks::AlteredTaking<AlteredGame>;
using cards::Suit;

// Of none to all four seats, one, two or three rights.
AlteredGame::Rights random_rights(base::Random& random) {
  AlteredGame::Rights rights;
  for (std::uint64_t count = 1 + random.below(3); count > 0; --count) {
    const std::size_t seat = random.below(kPlayers);
    const Camp more(1u << seat);
    switch (random.below(5)) {
      case 0:
        rights.no_ruff = Camp(rights.no_ruff.seats() | more.seats());
        break;
      case 1:
        rights.idle = Camp(rights.idle.seats() | more.seats());
        break;
      case 2:
        rights.barred[seat] |= CardSet::of(static_cast<Suit>(random.below(4)));
        break;
      case 3:
        rights.offers[seat] = static_cast<Seat>((seat + 2) % kPlayers);
        break;
      default:
        rights.leads[seat] = static_cast<Seat>((seat + (random.below(4) == 0 ? 1 : 2)) % kPlayers);
    }
  }
  return rights;
}

std::string told(const AlteredGame& game, const AlteredGame::State& state) {
  std::string text = support::drawn(state, game.trumps(), game.maximisers());
  text += " no ruff " + std::to_string(game.rights().no_ruff.seats()) + ", idle " +
          std::to_string(game.rights().idle.seats()) + ", idled " + std::to_string(state.idled.seats());
  for (std::size_t seat = 0; seat < kPlayers; ++seat)
    text += ", offers " + std::to_string(index(game.rights().offers[seat])) + " leads " +
            std::to_string(index(game.rights().leads[seat])) + " barred " +
            std::to_string(game.rights().barred[seat].bits());
  return text;
}

class AlteredSearchTest : public ::testing::TestWithParam<unsigned> {
 protected:
  static search::Options whole_positions() {
    search::Options options = support::small_tables();
    options.switches = {.table = true, .bounds = false, .equivalence = false, .order = false, .refutations = false};
    return options;
  }

  // Points of play from an ending on, some of them within tricks, some after a blank.
  void compare(search::AlphaBeta<AlteredFast>& solver, const AlteredGame& game, AlteredGame::State state,
               base::Random& random) {
    static tricks::SuitBook book;
    solver.budget().start();
    for (std::uint64_t plays = random.below(6); plays > 0 && !game.over(state); --plays) {
      AlteredGame::MoveList moves;
      game.moves(state, moves);
      game.play(state, moves.back() == tricks::kBlank ? tricks::kBlank : moves[random.below(moves.size())]);
    }
    if (game.over(state)) return;
    book.expect(state.hands, kNorthSouth);
    const int value = oracle_.solve(game, state, {.best = false}, {0, kAllTricks}).value.lower;
    const AlteredFast fast(game, book);
    for (int goal = state.won_by(game.maximisers()); goal <= kAllTricks; ++goal)
      ASSERT_EQ(solver.reaches(fast, state, goal), goal <= value) << goal << " or more: " << told(game, state);
  }

  search::GenericSearch<AlteredGame> oracle_{whole_positions()};
};

TEST_P(AlteredSearchTest, FactsOfOneDealHoldInAllOthers) {
  base::Random random(GetParam());
  for (int chosen = 0; chosen < support::rounds(200); ++chosen) {
    search::AlphaBeta<AlteredFast> solver(support::small_tables());
    const CardSet trumps = support::random_trumps(random);
    const AlteredGame game(bridge::Game(trumps, random.below(2) == 0 ? kNorthSouth : kEastWest), random_rights(random),
                           "");
    for (int deal = 0; deal < 20; ++deal) {
      compare(solver, game, AlteredGame::at(support::random_ending(random, 3 + deal % 2)), random);
      if (HasFatalFailure()) return;
    }
    compare(solver, game, AlteredGame::at(support::random_ending(random, 5)), random);
    if (HasFatalFailure()) return;
  }
}

TEST_P(AlteredSearchTest, PositionsAlikeShareWhatTheyRestOn) {
  base::Random random(100 + GetParam());
  for (int chosen = 0; chosen < support::rounds(200); ++chosen) {
    search::AlphaBeta<AlteredFast> solver(support::small_tables());
    const AlteredGame game(bridge::Game(support::random_trumps(random), kNorthSouth), random_rights(random), "");
    support::TrickState ending = support::random_ending(random, 4);
    for (int other = 0; other < 12; ++other) {
      compare(solver, game, AlteredGame::at(ending), random);
      if (HasFatalFailure()) return;
      CardSet kept;
      for (const Suit suit : cards::kAllSuits) {
        CardSet lane = ending.live & CardSet::of(suit);
        for (std::uint64_t skip = random.below(6); skip > 0 && !lane.empty(); --skip) lane.remove(lane.lowest());
        if (!lane.empty()) kept.add(lane.lowest());
      }
      ending = support::alike(ending, kept, random);
    }
  }
}

INSTANTIATE_TEST_SUITE_P(Seeds, AlteredSearchTest, ::testing::Range(1u, 5u));

TEST(AlteredSwitchesTest, EverySetOfAcceleratorsGivesTheSame) {
  base::Random random(7);
  for (int round = 0; round < support::rounds(100); ++round) {
    const AlteredGame game(bridge::Game(support::random_trumps(random), kEastWest), random_rights(random), "");
    const AlteredGame::State state = AlteredGame::at(support::random_ending(random, 4));
    tricks::SuitBook book;
    book.expect(state.hands, kNorthSouth);
    std::vector<bool> first;
    for (unsigned switches = 0; switches < support::kSwitchSets; ++switches) {
      search::Options options = support::small_tables();
      options.switches = support::switches_of(switches);
      search::AlphaBeta<AlteredFast> solver(options);
      solver.budget().start();
      std::vector<bool> reached;
      for (int goal = 0; goal <= 5; ++goal) reached.push_back(solver.reaches(AlteredFast(game, book), state, goal));
      if (switches == 0) first = reached;
      ASSERT_EQ(reached, first) << switches << ": " << told(game, state);
    }
  }
}

}  // namespace
}  // namespace ouverte::games::bridge
