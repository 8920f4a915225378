// Whole records of every game, played well but for one move in four: every fact that is told of a costly play is proved
// again, by a solver that has seen nothing else or, where the ending is small, by plain search, and the checker
// verifies every tree.
#include <algorithm>
#include <cstdio>
#include <memory>
#include <string>

#include "gtest/gtest.h"
#include "solver/proof/checker.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/fact_witness.hpp"
#include "tutor/explain/explanation.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

constexpr std::uint64_t kOneInSoMany = 4;
constexpr std::size_t kSmallEnding = 9;   // cards in all hands, for plain search
constexpr std::size_t kShortEnding = 12;  // for every play to the end

constexpr std::uint64_t kJudged = 400'000;    // nodes: harder positions, early in a deal, are left unjudged
constexpr std::uint64_t kProved = 4'000'000;  // for a proof without what the judge had in his tables

search::Options limited(std::uint64_t nodes) {
  search::Options options;
  options.memory_mib = 32;
  options.limits.nodes = nodes;
  return options;
}

std::size_t cards_left(const Position& at) {
  std::size_t cards = 0;
  for (const auto& [seat, hand] : at.setup().hands)
    cards += static_cast<std::size_t>(std::ranges::count_if(hand, [](char c) { return c != '.' && c != ','; }));
  return cards;
}

class WholeRecordsTest : public ::testing::TestWithParam<std::string> {
 protected:
  records::Record played(const support::Case& chosen, base::Random& random) {
    records::Record record;
    record.setup = game_.random_start(support::contract_in(game_, chosen.contract), random);
    record.setup.objective = chosen.objective;
    record.setup.guarantee = chosen.guarantee;
    const auto at = game_.position(record.setup);
    EXPECT_TRUE(at.ok()) << at.status();
    if (!at.ok()) return record;
    const auto solver = game_.solver(limited(kJudged));
    solver->expect(**at);
    while (!(*at)->over()) {
      std::vector<std::string> moves;
      if (random.below(kOneInSoMany) != 0) moves = solver->solve(**at, {}).best;
      if (moves.empty()) moves = (*at)->moves();
      record.plays.push_back(
          {.seat = (*at)->to_move(), .move = moves[random.below(moves.size())], .marks = {}, .comments = {}});
      EXPECT_TRUE((*at)->play(record.plays.back().move).ok());
    }
    return record;
  }

  void look_at(const Position& before, const Explanation& why) {
    const proof::Refutation& found = why.refutation;
    ++plays_;
    if (found.tree != nullptr) {
      const auto after = before.clone();
      ASSERT_TRUE(after->play(found.move).ok());
      EXPECT_TRUE(std::holds_alternative<proof::Checked>(check(proof_of(found, *after))));
      ++trees_;
    }
    const std::size_t cards = cards_left(before);
    const support::FactWitness witness(
        game_, before, found,
        cards <= kSmallEnding ? support::FactWitness::plain(game_) : game_.solver(limited(kProved)));
    for (const Fact& fact : why.facts) {
      if (cards > kShortEnding && support::FactWitness::looks_far(fact)) {
        ++left_out_;
        continue;
      }
      const bool confirmed = witness.confirms(fact);
      if (witness.gave_up()) {
        ++left_out_;
        continue;
      }
      EXPECT_TRUE(confirmed) << proof::standing_text(before.setup()) << ' ' << sentence(fact, found, {});
      ++facts_;
    }
  }

  const games::Game& game_ = *games::find_game(GetParam());
  int plays_ = 0;
  int trees_ = 0;
  int facts_ = 0;
  int left_out_ = 0;
};

TEST_P(WholeRecordsTest, NothingUntrueIsTold) {
  base::Random random(41);
  const auto cases = support::cases_of(game_);
  for (int round = 0; round < support::rounds(1); ++round) {
    const records::Record record = played(cases[random.below(cases.size())], random);
    const auto solver = game_.solver(limited(kJudged));
    auto analysis = analyse(game_, record, *solver, [](int, int) {});
    ASSERT_TRUE(analysis.ok()) << analysis.status();
    explain(game_, *analysis, *solver, {.plays = 20'000});
    for (const Trace& trace : analysis->traces) {
      const auto at = game_.position(trace.start);
      ASSERT_TRUE(at.ok());
      for (const Play& play : trace.plays) {
        if (play.judgement && play.judgement->why) {
          ASSERT_NO_FATAL_FAILURE(look_at(**at, *play.judgement->why));
        }
        ASSERT_TRUE((*at)->play(play.move).ok());
      }
    }
  }
  std::printf("%s: %d costly plays, %d trees, %d facts; %d facts not proved again\n", GetParam().c_str(), plays_,
              trees_, facts_, left_out_);
}

INSTANTIATE_TEST_SUITE_P(Games, WholeRecordsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
