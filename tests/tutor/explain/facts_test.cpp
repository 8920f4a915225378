// Facts: on positions where a player knows the point (tests/tutor/data/facts.jsonl), and on random endings of
// every game, where each is proved again by plain search, all plays tried one by one (tests/support/fact_witness.hpp).
#include "tutor/explain/facts.hpp"

#include <algorithm>
#include <filesystem>
#include <fstream>
#include <iostream>
#include <map>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/proof/checker.hpp"
#include "solver/records/position.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/fact_witness.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::tutor {
namespace {

using games::Position;

std::unique_ptr<Position> after(const Position& at, const std::string& move) {
  auto next = at.clone();
  EXPECT_TRUE(next->play(move).ok());
  return next;
}

class FactsTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver(support::small_tables());
};

TEST_P(FactsTest, EveryFactIsProvedAgainByPlainSearch) {
  base::Random random(31);
  std::map<std::string, int> seen;
  for (int round = 0; round < support::rounds(15); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto position = support::random_ending(game_, chosen, 2 + random.below(3 * game_.seats().size()), random);
      ASSERT_NE(position, nullptr);
      if (position->possible().exact() || position->moves().size() > 40) continue;
      SCOPED_TRACE(proof::standing_text(position->setup()));
      const std::vector<std::string> legal = position->moves();
      const std::string& move = legal[random.below(legal.size())];
      const auto found = proof::refutation(game_, *position, move, *solver_, {.plays = 5'000});
      ASSERT_TRUE(found.ok()) << found.status();
      if (!found->has_value()) continue;
      const support::FactWitness witness(game_, *position, **found, support::FactWitness::plain(game_));
      for (const Fact& fact : every_fact_of(game_, *position, **found, *solver_)) {
        EXPECT_TRUE(witness.confirms(fact)) << move << ": " << sentence(fact, **found, game_.faces());
        EXPECT_NE(sentence(fact, **found, game_.faces()), "");
        ++seen[std::string(name_of(fact))];
      }
    }
  EXPECT_GE(seen.size(), static_cast<std::size_t>(support::rounds(2)));
  for (const auto& [kind, times] : seen) {
    RecordProperty(kind, times);
    std::cout << kind << ' ' << times << '\n';
  }
}

std::vector<std::string> sets_of_known_positions() {
  std::vector<std::string> sets;
  for (const auto& entry : std::filesystem::directory_iterator(OUVERTE_SOURCE_DIR "/tests/tutor/data"))
    sets.push_back(entry.path().stem().string());
  std::ranges::sort(sets);
  return sets;
}

class KnownPositionsTest : public ::testing::TestWithParam<std::string> {};

// Each line: a position, a card that costs, and the sentence that is told first; in textbook.jsonl also the point as a
// strong player makes it. In premises.jsonl: what must not be told of the card, by its kinds, and why not.
TEST_P(KnownPositionsTest, ThePointIsMade) {
  int count = 0;
  std::ifstream file(base::str(OUVERTE_SOURCE_DIR "/tests/tutor/data/", GetParam(), ".jsonl"));
  for (std::string line; std::getline(file, line); ++count) {
    base::Json json = base::Json::parse(line);
    const std::string move = json.at("card");
    const std::string point = json.value("point", "");
    const std::vector<std::string> untold = json.value("not", std::vector<std::string>{});
    for (const char* key : {"card", "point", "expert", "not"}) json.erase(key);
    const auto position = records::vector_from_json(json);
    ASSERT_TRUE(position.ok()) << position.status();
    SCOPED_TRACE(position->setup.id);
    const games::Game& game = *games::find_game(position->setup.game);
    const auto before = game.position(position->setup);
    ASSERT_TRUE(before.ok()) << before.status();
    const auto solver = game.solver(support::small_tables());
    const auto found = proof::refutation(game, **before, move, *solver, {});
    ASSERT_TRUE(found.ok()) << found.status();
    ASSERT_TRUE(found->has_value()) << "costs nothing";
    if ((*found)->tree != nullptr) {
      const auto outcome = proof::check(proof::proof_of(**found, *after(**before, move)));
      EXPECT_TRUE(std::holds_alternative<proof::Checked>(outcome));
    }
    const support::FactWitness witness(game, **before, **found, game.solver(support::small_tables()));
    const std::vector<Fact> told = facts_of(game, **before, **found, *solver);
    if (untold.empty()) {
      ASSERT_FALSE(told.empty());
      EXPECT_EQ(sentence(told.front(), **found, game.faces()), point);
    }
    for (const Fact& fact : told) {
      const std::string said = sentence(fact, **found, game.faces());
      EXPECT_EQ(std::ranges::count(untold, name_of(fact)), 0) << said;
      for (const Fact& why : fact.reason) EXPECT_EQ(std::ranges::count(untold, name_of(why)), 0) << said;
    }
    for (const Fact& fact : untold.empty() ? every_fact_of(game, **before, **found, *solver) : told)
      EXPECT_TRUE(witness.confirms(fact)) << sentence(fact, **found, game.faces());
  }
  EXPECT_GE(count, 10);
}

INSTANTIATE_TEST_SUITE_P(Sets, KnownPositionsTest, ::testing::ValuesIn(sets_of_known_positions()),
                         support::name_of_test);

INSTANTIATE_TEST_SUITE_P(Games, FactsTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::tutor
