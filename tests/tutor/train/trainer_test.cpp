// Puzzles of every game worked on: what is right, what is refuted, and how it is judged.
#include "tutor/train/trainer.hpp"

#include <algorithm>
#include <memory>
#include <optional>
#include <string>
#include <variant>
#include <vector>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/solve/keeping.hpp"
#include "puzzles/solve/solution_tree.hpp"
#include "solver/proof/checker.hpp"
#include "solver/proof/proof.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/puzzles.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::Contains;
using ::testing::IsEmpty;
using ::testing::Not;

class TrainerTest : public ::testing::TestWithParam<std::string> {
 protected:
  puzzles::Puzzle puzzle(std::size_t moves_left = 8) {
    return support::random_puzzle(game_, *solver_, moves_left, random_);
  }
  // A move of the user that does not keep the task, where there is one.
  static std::string wrong_move(Trainer& trainer) {
    const Hint hint = trainer.hint().value();
    for (const std::string& move : trainer.position().moves())
      if (std::ranges::find(hint.moves, move) == hint.moves.end()) return move;
    return "";
  }

  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  base::Random random_{71};
};

TEST_P(TrainerTest, WhoeverKeepsTheTaskDoesIt) {
  for (int round = 0; round < support::rounds(5); ++round) {
    const puzzles::Puzzle puzzle = this->puzzle();
    Trainer trainer(puzzle, *solver_);
    EXPECT_EQ(trainer.can_be_done(), true);
    for (trainer.advance(); !trainer.done(); trainer.advance()) {
      ASSERT_TRUE(trainer.users_turn());
      const Hint hint = trainer.hint().value();
      ASSERT_GT(hint.good, 0U);
      const auto right = trainer.attempt(hint.moves[random_.below(hint.moves.size())]);
      ASSERT_TRUE(right.ok()) << right.status();
      ASSERT_TRUE(*right);
    }
    EXPECT_EQ(trainer.quality(), Quality::kPerfect);
    // However the rest is played, the value is what the task asks for.
    const auto rest = trainer.position().clone();
    while (!rest->over()) support::play_at_random(*rest, random_);
    EXPECT_TRUE(
        proof::settled({.bound = puzzle.task.bound, .value = puzzle.task.value}, {rest->value(), rest->value()}));
  }
}

TEST_P(TrainerTest, AnExactTaskIsShownFromBothSides) {
  for (int round = 0; round < support::rounds(3); ++round) {
    puzzles::Puzzle puzzle = this->puzzle();
    puzzle.task = {.bound = puzzle.position->maximises() ? proof::Bound::kAtLeast : proof::Bound::kAtMost,
                   .value = puzzle.task.value,
                   .exactly = true};
    Trainer trainer(puzzle, *solver_);
    ASSERT_EQ(trainer.can_be_done(), true);
    const std::size_t parts = trainer.parts();  // a bound that cannot be missed is none
    for (std::size_t part = 0; part < parts; ++part) {
      EXPECT_EQ(trainer.part(), part);
      for (trainer.advance(); !trainer.done(); trainer.advance()) {
        ASSERT_EQ(trainer.position().maximises(), trainer.claim().bound == proof::Bound::kAtLeast);
        const Hint hint = trainer.hint().value();
        ASSERT_GT(hint.good, 0U);
        ASSERT_EQ(*trainer.attempt(hint.moves[random_.below(hint.moves.size())]), true);
      }
      EXPECT_EQ(trainer.quality().has_value(), part + 1 == parts);
      EXPECT_EQ(trainer.next_part(), part + 1 < parts);
    }
    EXPECT_EQ(trainer.quality(), Quality::kPerfect);
  }
}

TEST_P(TrainerTest, EveryMoveIsJudgedByItsValue) {
  for (int round = 0; round < support::rounds(4); ++round) {
    const puzzles::Puzzle puzzle = this->puzzle();
    Trainer trainer(puzzle, *solver_);
    if (!puzzle.position->lists_every_move()) continue;
    const games::Solution solution = solver_->solve(*puzzle.position, {.every_move = true});
    for (const games::MoveValue& each : solution.moves) {
      trainer.restart();
      const auto right = trainer.attempt(each.move);
      ASSERT_TRUE(right.ok()) << right.status();
      EXPECT_EQ(*right, each.value == solution.value) << each.move;
    }
  }
}

TEST_P(TrainerTest, AWrongMoveIsRefutedAndTakenBack) {
  int wrong = 0;
  for (int round = 0; round < support::rounds(12); ++round) {
    const puzzles::Puzzle puzzle = this->puzzle();
    Trainer trainer(puzzle, *solver_);
    const std::string move = wrong_move(trainer);
    if (move.empty()) continue;
    ++wrong;
    const games::Setup before = trainer.position().setup();
    const auto right = trainer.attempt(move);
    ASSERT_TRUE(right.ok()) << right.status();
    EXPECT_FALSE(*right);
    EXPECT_EQ(trainer.quality(), Quality::kWrong);
    EXPECT_EQ(trainer.wrong_move(), move);
    const std::vector<std::string> line = trainer.refuted(move);
    ASSERT_THAT(line, Not(IsEmpty()));
    EXPECT_EQ(line.front(), move);
    const auto at = trainer.position().clone();
    for (const std::string& each : line) ASSERT_TRUE(at->play(each).ok()) << each;
    const bool least = puzzle.task.bound == proof::Bound::kAtLeast;
    const search::Interval possible = at->possible();
    EXPECT_TRUE(least ? possible.upper < puzzle.task.value : possible.lower > puzzle.task.value);
    EXPECT_TRUE(trainer.position().setup() == before);
    // The first answer counts.
    EXPECT_TRUE(*trainer.attempt(trainer.hint().value().moves.front()));
    trainer.told();
    EXPECT_EQ(trainer.quality(), Quality::kWrong);
  }
  EXPECT_GT(wrong, 0);
}

TEST_P(TrainerTest, WhatWasTakenBackCanBePlayedAgain) {
  for (int round = 0; round < support::rounds(4); ++round) {
    const puzzles::Puzzle puzzle = this->puzzle();
    Trainer trainer(puzzle, *solver_);
    trainer.advance();
    if (trainer.done()) continue;
    const games::Setup before = trainer.position().setup();
    EXPECT_FALSE(trainer.take_back());
    ASSERT_TRUE(*trainer.attempt(trainer.hint().value().moves.front()));
    trainer.advance();
    EXPECT_TRUE(trainer.take_back());
    EXPECT_TRUE(trainer.position().setup() == before);
    trainer.restart();
    EXPECT_TRUE(trainer.position().setup() == puzzle.position->setup());
  }
}

TEST_P(TrainerTest, TheSolutionIsProvedAndCountsAsGivingUp) {
  int proved = 0;
  for (int round = 0; round < support::rounds(4); ++round) {
    const puzzles::Puzzle puzzle = this->puzzle();
    Trainer trainer(puzzle, *solver_);
    const puzzles::Line line = trainer.solution();
    EXPECT_EQ(trainer.quality(), Quality::kGivenUp);
    if (!line.complete()) continue;
    ++proved;
    const auto checked = proof::check(proof_of(line, claims_of(puzzle.task).front(), *puzzle.position));
    EXPECT_TRUE(std::holds_alternative<proof::Checked>(checked));
  }
  EXPECT_GT(proved, 0);
}

// Of the user's classes of moves after a move of the program, the share that misses the task; nothing where it is not
// his turn, or he has no choice.
std::optional<double> share_that_misses(const puzzles::Puzzle& puzzle, const games::Position& before,
                                        const std::string& move, games::Solver& solver) {
  const auto at = games::after(before, move);
  if (at->over() || !solvers_turn(puzzle.task, *at) || at->classes().size() < 2) return std::nullopt;
  const std::optional<puzzles::Keeping> classes =
      puzzles::classes_that_keep(claims_of(puzzle.task).front(), *at, solver);
  return static_cast<double>(classes.value().lose.size()) / static_cast<double>(at->classes().size());
}

TEST_P(TrainerTest, TheProgramTemptsMost) {
  int compared = 0;
  for (int round = 0; round < support::rounds(60); ++round) {
    puzzles::Puzzle puzzle = this->puzzle();
    // The other side has the task, so that the program begins.
    puzzle.task.bound = puzzle.task.bound == proof::Bound::kAtLeast ? proof::Bound::kAtMost : proof::Bound::kAtLeast;
    Trainer trainer(puzzle, *solver_);
    const std::vector<Trainer::Move> played = trainer.advance();
    if (played.empty()) continue;
    const auto share = share_that_misses(puzzle, *puzzle.position, played.front().move, *solver_);
    if (!share) continue;
    for (const auto& together : puzzle.position->classes())
      if (const auto other = share_that_misses(puzzle, *puzzle.position, together.back(), *solver_)) {
        EXPECT_GE(*share, *other) << played.front().move << " " << together.back();
        ++compared;
      }
  }
  EXPECT_GT(compared, 0);
}

INSTANTIATE_TEST_SUITE_P(Games, TrainerTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

puzzles::Puzzle bridge_puzzle(const std::string& tags) {
  const records::Readings readings = records::read_records(tags, "p.pbn");
  EXPECT_EQ(readings.size(), 1U);
  auto puzzle = puzzles::puzzle_of(std::get<records::Record>(readings[0]));
  EXPECT_TRUE(puzzle.ok()) << puzzle.status();
  return *std::move(puzzle);
}

class HandmadeTest : public ::testing::Test {
 protected:
  // South has no way to North but the king, which North must overtake.
  puzzles::Puzzle puzzle_ = bridge_puzzle(
      "[Deal \"N:AQJ... T98... K.32.. .AKQ..\"]\n[Contract \"NT\"]\n[Declarer \"S\"]\n[Leader \"S\"]\n[Task "
      "\">= "
      "3\"]\n");
  const games::Game& bridge_ = *games::find_game("bridge");
  std::unique_ptr<games::Solver> solver_ = bridge_.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
};

TEST_F(HandmadeTest, ForcedMovesArePlayedForTheUser) {
  Trainer trainer(puzzle_, *solver_);
  EXPECT_THAT(trainer.advance(), IsEmpty());
  EXPECT_EQ(trainer.hint().value().classes, 2U);
  ASSERT_TRUE(*trainer.attempt("SK"));
  const std::vector<Trainer::Move> played = trainer.advance();
  ASSERT_EQ(played.size(), 1U);
  EXPECT_EQ(played[0].seat, "W");
  EXPECT_FALSE(played[0].forced);
  ASSERT_FALSE(*trainer.attempt("SQ"));
  ASSERT_TRUE(*trainer.attempt("SA"));
  for (const Trainer::Move& each : trainer.advance()) EXPECT_EQ(each.forced, each.seat == "N" || each.seat == "S");
  EXPECT_TRUE(trainer.done());
  EXPECT_EQ(trainer.quality(), Quality::kWrong);
  EXPECT_EQ(trainer.wrong_move(), "SQ");
}

TEST_F(HandmadeTest, HintsCount) {
  for (const int hints : {0, 1, 2}) {
    Trainer trainer(puzzle_, *solver_);
    for (int told = 0; told < hints; ++told) trainer.hinted();
    for (const std::string move : {"SK", "SA"}) {
      ASSERT_TRUE(*trainer.attempt(move));
      trainer.advance();
    }
    ASSERT_TRUE(trainer.done());
    EXPECT_EQ(trainer.quality(), hints == 0   ? Quality::kPerfect
                                 : hints == 1 ? Quality::kAfterThinking
                                              : Quality::kWithEffort);
  }
}

TEST_F(HandmadeTest, AnIllegalMoveIsSaidToBeSo) {
  Trainer trainer(puzzle_, *solver_);
  EXPECT_EQ(trainer.attempt("HK").status().code(), absl::StatusCode::kInvalidArgument);
  EXPECT_EQ(trainer.quality(), std::nullopt);
}

TEST_F(HandmadeTest, ALimitIsSaidToStrike) {
  base::Random random(72);
  records::Record record;
  record.setup = bridge_.random_start(*bridge_.contract_from_text("NT by S"), random);
  record.tags = {{"Task", ">= 7"}};
  const auto puzzle = puzzles::puzzle_of(record);
  ASSERT_TRUE(puzzle.ok()) << puzzle.status();
  const auto hurried = bridge_.solver({.switches = {}, .limits = {.nodes = 1}, .memory_mib = 16, .stop = {}});
  Trainer trainer(*puzzle, *hurried);
  EXPECT_EQ(trainer.can_be_done(), std::nullopt);
  EXPECT_EQ(trainer.attempt(puzzle->position->moves().front()).status().code(), absl::StatusCode::kResourceExhausted);
  EXPECT_FALSE(trainer.hint().has_value());
}

}  // namespace
}  // namespace ouverte::tutor
