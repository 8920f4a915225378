// What is told of plays that cost says of the play to come what holds in every line of best play, and rests on grounds
// that are proved again: in random positions of every game, late and early, mistakes of players who do not think far
// among them. OUVERTE_ROUNDS=100 looks at some thousands of plays, OUVERTE_SEED=N at other ones. What was seen is
// printed in lines of a name and counts, which can be added up over processes.
#include <algorithm>
#include <iostream>
#include <map>

#include "gtest/gtest.h"
#include "puzzles/compose/naive.hpp"
#include "solver/proof/checker.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/fact_witness.hpp"
#include "tests/support/literal_witness.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::tutor {
namespace {

using support::LiteralWitness;

class LiteralTest : public ::testing::TestWithParam<std::string> {
 protected:
  static constexpr std::size_t kMostOfPlainSearch = 16;  // moves to come
  static constexpr std::size_t kMostPositions = 20'000;

  // Of a play, and how many moves are left in its position; without accelerators where there are few.
  void look_at(const games::Position& position, std::size_t moves, const std::string& move) {
    const auto found = proof::refutation(game_, position, move, *solver_, {.plays = 5'000});
    ASSERT_TRUE(found.ok()) << found.status();
    if (!found->has_value()) return;
    ++plays_;
    const bool small = moves <= kMostOfPlainSearch;
    const auto second = [&] {
      return small ? support::FactWitness::plain(game_) : game_.solver(support::small_tables());
    };
    LiteralWitness literal(game_, position, move, second(), small ? kMostPositions : 400);
    const support::FactWitness grounds(game_, position, **found, second());
    const std::vector<Fact> told = facts_of(game_, position, **found, *solver_);
    ++first_[told.empty() ? "nothing" : std::string(name_of(told.front()))];
    for (const Fact& fact : told) {
      const std::string said =
          base::str(proof::standing_text(position.setup()), ' ', move, ": ", sentence(fact, **found, game_.faces()));
      Seen& seen = seen_[std::string(name_of(fact))];
      const LiteralWitness::Standing verdict = literal.of(fact);
      EXPECT_NE(verdict, LiteralWitness::Standing::kFalse) << said;
      ++seen.literally[verdict];
      if (!small && support::FactWitness::looks_far(fact)) continue;
      const bool confirmed = grounds.confirms(fact);
      EXPECT_TRUE(confirmed) << "its ground: " << said;
      ++(grounds.gave_up() ? seen.given_up : confirmed ? seen.confirmed : seen.refuted);
    }
  }
  // A play that costs: of a player who does not think far, if his does; "": none does.
  [[nodiscard]] std::string mistake(const games::Position& at, base::Random& random) {
    std::vector<std::string> costing;
    const games::Solution solved = solver_->solve(at, {.every_move = true});
    for (const auto& [move, value] : solved.moves)
      if (std::ranges::find(solved.best, move) == solved.best.end()) costing.push_back(move);
    if (costing.empty()) return "";
    if (game_.plays_in_rows()) {
      const puzzles::TrickAhead turn(game_, at);
      for (const std::string& move :
           {puzzles::greedy_move(turn), puzzles::shallow_move(turn, puzzles::trick_left(turn))})
        if (std::ranges::find(costing, move) != costing.end()) return move;
    }
    return costing[random.below(costing.size())];
  }
  void print() const {
    const std::string who = base::str("literal ", GetParam(), ' ');
    std::cout << who << "plays " << plays_ << '\n';
    for (const auto& [kind, times] : first_) std::cout << who << "first " << kind << ' ' << times << '\n';
    for (const auto& [kind, seen] : seen_) {
      const auto times = [&of = seen.literally](LiteralWitness::Standing verdict) {
        const auto found = of.find(verdict);
        return found == of.end() ? 0 : found->second;
      };
      std::cout << who << "kind " << kind << " proved " << times(LiteralWitness::Standing::kProved) << " sampled "
                << times(LiteralWitness::Standing::kSampled) << " silent " << times(LiteralWitness::Standing::kSilent)
                << " false " << times(LiteralWitness::Standing::kFalse) << " grounds " << seen.confirmed << " refuted "
                << seen.refuted << " given-up " << seen.given_up << '\n';
    }
  }

  // Of the sentences of a kind: what is literally said, and its grounds.
  struct Seen {
    std::map<LiteralWitness::Standing, int> literally;
    int confirmed = 0, refuted = 0, given_up = 0;
  };

  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver(support::small_tables());
  std::map<std::string, Seen> seen_;
  std::map<std::string, int> first_;
  int plays_ = 0;
};

TEST_P(LiteralTest, WhatIsSaidHoldsInEveryLineOfBestPlay) {
  base::Random random(support::seed(47));
  for (int round = 0; round < support::rounds(8); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const std::size_t moves = 2 + random.below((round % 4 == 0 ? 9 : 5) * game_.seats().size());
      const auto position = support::random_ending(game_, chosen, moves, random);
      ASSERT_NE(position, nullptr);
      if (position->over() || position->possible().exact() || position->moves().size() > 40) continue;
      const std::string move = mistake(*position, random);
      if (move.empty()) continue;
      look_at(*position, moves, move);
    }
  print();
  EXPECT_GE(plays_, 1);
}

INSTANTIATE_TEST_SUITE_P(Games, LiteralTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
