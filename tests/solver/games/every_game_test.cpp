// What must hold for every game behind the door, on random deals under the contracts of tests/contracts/<game>.jsonl:
// positions go to text and back, only legal moves can be played, and every combination of accelerators gives the values
// of plain minimax.
#include "tests/support/every_game.hpp"

#include <algorithm>
#include <map>
#include <memory>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::games {
namespace {

using base::Json;
using support::Case;
using support::cases_of;
using support::dealt;
using support::play_at_random;

// The moves of a whole deal played at random: in the games where all cards are played, every card there is.
std::vector<std::string> random_playout(const Position& start, base::Random& random) {
  std::vector<std::string> moves;
  for (const auto position = start.clone(); !position->over();) {
    const std::vector<std::string> legal = position->moves();
    moves.push_back(legal[random.below(legal.size())]);
    EXPECT_TRUE(position->play(moves.back()).ok());
  }
  return moves;
}

class EveryGameTest : public ::testing::TestWithParam<std::string> {
 protected:
  const Game& game_ = *find_game(GetParam());
};

TEST_P(EveryGameTest, EveryContractHasItsCases) {
  std::set<std::string> objectives;
  for (const Case& chosen : cases_of(game_)) objectives.insert(base::str(chosen.name, " ", chosen.objective));
  for (const ContractInfo& contract : game_.contracts())
    for (const std::string_view objective : contract.objectives)
      EXPECT_TRUE(objectives.contains(base::str(contract.name, " ", objective))) << contract.name << " " << objective;
}

// What a person who takes the first of every choice says in a field; null: nothing.
Json first_choice(const FormField& field, std::string_view seats) {
  switch (field.kind) {
    case FormKind::kWord:
      if (field.most > 0) return Json::array({field.values.front()});
      return field.values.front();
    case FormKind::kWay:
      return field.values.front();
    case FormKind::kNumber: {
      if (field.values.empty()) return field.most;
      Json numbers = Json::object();
      for (const Json& whose : field.values) numbers[whose.get<std::string>()] = field.least;
      return numbers;
    }
    case FormKind::kFlag:
      return true;
    case FormKind::kSuit:
    case FormKind::kTrump:
      return "H";
    case FormKind::kSeat:
      return std::string(seats.substr(0, 1));
    case FormKind::kSeats:
      return {std::string(seats.substr(0, 1)), std::string(seats.substr(1, 1))};
    case FormKind::kText:
    case FormKind::kCards:
    case FormKind::kOfSeats:
      break;
  }
  return nullptr;
}

TEST_P(EveryGameTest, WhatTheFormAsksForIsAContract) {
  ASSERT_FALSE(game_.form().empty());
  for (const Json& first :
       game_.form().front().values.empty() ? std::vector<Json>{nullptr} : game_.form().front().values) {
    Json said = Json::object(), contract = Json::object();
    said["ending"] = true;  // as of a position after the first trick: all that can be asked
    for (const FormField& field : game_.form()) {
      const bool asked = std::ranges::all_of(field.when, [&](const FormField::When& when) {
        return said.contains(when.field) && std::ranges::find(when.values, said[when.field]) != when.values.end();
      });
      const Json choice = said.size() == 1 && !first.is_null() ? first : first_choice(field, game_.seats());
      if (!asked || choice.is_null()) continue;
      said[field.name] = choice;
      if (field.kind != FormKind::kWay) contract[field.name] = choice;
    }
    const auto read = game_.contract_from_json(contract);
    EXPECT_TRUE(read.ok()) << contract << ": " << read.status();
  }
}

TEST_P(EveryGameTest, TheRulesPageNamesEveryObjective) {
  for (const ContractInfo& contract : game_.contracts())
    for (const std::string_view objective : contract.objectives)
      EXPECT_NE(game_.rules().find(base::str('`', objective, '`')), std::string_view::npos) << objective;
}

TEST_P(EveryGameTest, StakesSayWhatValuesCountAndForWhom) {
  base::Random random(2);
  for (const Case& chosen : cases_of(game_)) {
    const auto position = dealt(game_, chosen, random);
    ASSERT_NE(position, nullptr);
    const Stakes stakes = *game_.stakes(position->setup());
    EXPECT_FALSE(stakes.measure.empty()) << chosen.name;
    EXPECT_FALSE(stakes.whose.empty()) << chosen.name;
    // A unit that is no card's or trick's has to be explained.
    const bool plain = stakes.unit == "trick" || stakes.unit == "deal" || stakes.measure == "card points";
    EXPECT_EQ(stakes.meaning.empty(), plain) << chosen.name << ' ' << chosen.objective;
  }
}

TEST_P(EveryGameTest, WhoSeesAllHandsKnowsTheContract) {
  base::Random random(3);
  for (const Case& chosen : cases_of(game_)) {
    const auto position = dealt(game_, chosen, random);
    ASSERT_NE(position, nullptr);
    const auto setup = position->setup();
    EXPECT_EQ(game_.known_contract(setup, game_.seats_at(setup)).json(), setup.contract);
  }
}

TEST_P(EveryGameTest, PositionsGoToTextAndBack) {
  base::Random random(1);
  for (const Case& chosen : cases_of(game_)) {
    SCOPED_TRACE(chosen.contract.dump());
    const auto position = dealt(game_, chosen, random);
    ASSERT_NE(position, nullptr);
    while (true) {
      const games::Setup setup = position->setup();
      const auto again = game_.position(setup);
      ASSERT_TRUE(again.ok()) << again.status();
      EXPECT_TRUE((*again)->setup() == setup);
      EXPECT_EQ((*again)->over(), position->over());
      EXPECT_EQ((*again)->to_move(), position->to_move());
      EXPECT_EQ((*again)->moves(), position->moves());
      if (position->over()) {
        EXPECT_EQ((*again)->value(), position->value());
        break;
      }
      EXPECT_EQ((*again)->maximises(), position->maximises());
      play_at_random(*position, random);
    }
  }
}

TEST_P(EveryGameTest, OnlyLegalMovesCanBePlayed) {
  base::Random random(2);
  for (const Case& chosen : cases_of(game_)) {
    SCOPED_TRACE(chosen.contract.dump());
    const auto position = dealt(game_, chosen, random);
    ASSERT_NE(position, nullptr);
    const std::vector<std::string> known = random_playout(*position, random);
    for (const std::string& next : known) {
      const games::Setup before = position->setup();
      const std::vector<std::string> legal = position->moves();
      EXPECT_NE(game_.seats().find(position->to_move()), std::string_view::npos);
      for (const std::string& move : known) {
        if (std::ranges::find(legal, move) != legal.end()) {
          EXPECT_TRUE(position->clone()->play(move).ok()) << move;
          continue;
        }
        const absl::Status refused = position->play(move);
        EXPECT_EQ(refused.code(), absl::StatusCode::kInvalidArgument) << move;
        // The error names the trick, or the play where tricks are not counted, the seat and the move.
        const std::string message = base::message(refused);
        EXPECT_TRUE(message.starts_with(game_.plays_in_rows() ? "trick " : "play ")) << message;
        EXPECT_NE(message.find(base::str(": ", position->to_move(), " ")), std::string::npos) << message;
        EXPECT_NE(message.find(move), std::string::npos) << message;
      }
      EXPECT_FALSE(position->play("no card").ok());
      EXPECT_TRUE(position->setup() == before);
      ASSERT_TRUE(position->play(next).ok());
    }
    EXPECT_TRUE(position->over());
    EXPECT_TRUE(position->moves().empty());
    EXPECT_FALSE(position->play(known.front()).ok());
  }
}

// Minimax through the door: no table, no bounds, no order.
int plain(const Position& position) {
  if (position.over()) return position.value();
  std::vector<int> values;
  for (const std::string& move : position.moves()) {
    const auto next = position.clone();
    EXPECT_TRUE(next->play(move).ok());
    values.push_back(plain(*next));
  }
  return position.maximises() ? *std::ranges::max_element(values) : *std::ranges::min_element(values);
}

// Near the end, so that plain minimax comes to an end too.
TEST_P(EveryGameTest, MovesOfAClassHaveTheSameValue) {
  const std::size_t most_moves_left = 3 * game_.seats().size() + 1;
  base::Random random(4);
  for (int round = 0; round < 20; ++round)
    for (const Case& chosen : cases_of(game_)) {
      const auto position = dealt(game_, chosen, random);
      ASSERT_NE(position, nullptr);
      for (std::size_t left = random_playout(*position, random).size(); left > most_moves_left && !position->over();
           --left)
        play_at_random(*position, random);
      std::vector<std::string> listed;
      for (const std::vector<std::string>& together : position->classes()) {
        std::set<int> values;
        for (const std::string& move : together) {
          listed.push_back(move);
          if (together.size() == 1) break;
          const auto next = position->clone();
          ASSERT_TRUE(next->play(move).ok());
          values.insert(plain(*next));
        }
        EXPECT_LE(values.size(), 1U) << position->setup().contract.dump() << ": " << together.front();
      }
      std::vector<std::string> moves = position->moves();
      std::ranges::sort(moves);
      std::ranges::sort(listed);
      EXPECT_EQ(listed, moves);
    }
}

std::vector<search::Switches> all_switches() {
  std::vector<search::Switches> all;
  for (unsigned bits = 0; bits < support::kSwitchSets; ++bits) all.push_back(support::switches_of(bits));
  return all;
}

void expect_solution(Solver& solver, const Position& position, const std::map<std::string, int>& moves, int value) {
  const Solution solution = solver.solve(position, {.every_move = true, .line = true});
  ASSERT_EQ(solution.value, (search::Interval{value, value}));
  ASSERT_EQ(solution.moves.size(), moves.size());
  std::vector<std::string> best;
  for (const auto& [move, found] : solution.moves) {
    const int known = moves.at(move);
    ASSERT_EQ(found, (search::Interval{known, known})) << move;
    if (known == value) best.push_back(move);
  }
  ASSERT_EQ(solution.best, best);
  const auto end = position.clone();
  for (const std::string& move : solution.line) ASSERT_TRUE(end->play(move).ok());
  ASSERT_TRUE(end->over());
  ASSERT_EQ(end->value(), value);
}

TEST_P(EveryGameTest, EveryCombinationOfAcceleratorsGivesTheValuesOfPlainMinimax) {
  // Four tricks and a card: plain minimax has to come to an end.
  const std::size_t most_moves_left = 4 * game_.seats().size() + 1;
  constexpr std::size_t kLeastMovesLeft = 5;
  base::Random random(3);
  // Each solver keeps its tables through all the deals and contracts.
  std::vector<std::unique_ptr<Solver>> solvers;
  for (const search::Switches& switches : all_switches()) {
    search::Options options;
    options.switches = switches;
    options.memory_mib = 4;
    solvers.push_back(game_.solver(options));
  }
  for (int round = 0; round < 8; ++round)
    for (const Case& chosen : cases_of(game_)) {
      const auto position = dealt(game_, chosen, random);
      ASSERT_NE(position, nullptr);
      const std::vector<std::string> known = random_playout(*position, random);
      const std::size_t left = kLeastMovesLeft + random.below(most_moves_left - kLeastMovesLeft + 1);
      for (std::size_t played = 0; played + left < known.size(); ++played)
        ASSERT_TRUE(position->play(known[played]).ok());
      const games::Setup setup = position->setup();
      SCOPED_TRACE(base::str(base::Json(setup.hands).dump(), base::Json(setup.table).dump(), " ", setup.leader,
                             setup.contract.dump(), " ", setup.objective, " for ", setup.guarantee));
      std::map<std::string, int> moves;
      for (const std::string& move : position->moves()) {
        const auto next = position->clone();
        ASSERT_TRUE(next->play(move).ok());
        moves[move] = plain(*next);
      }
      const int value = plain(*position);
      for (std::size_t bits = 0; bits < solvers.size(); ++bits) {
        SCOPED_TRACE(bits);
        expect_solution(*solvers[bits], *position, moves, value);
        if (HasFatalFailure()) return;
      }
    }
}

INSTANTIATE_TEST_SUITE_P(Games, EveryGameTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::games
