// What the checker remembers changes nothing but its speed: proofs, as made and with random faults planted, are judged
// as by one that remembers nothing; and of equal cards it looks at few enough positions.
#include <algorithm>

#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/proof/checker.hpp"
#include "solver/proof/proof_search.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/plain_checker.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::proof {
namespace {

constexpr std::uint64_t kMostPositions = 100'000;

bool accepted(const Proof& proof) { return std::holds_alternative<Checked>(check(proof)); }

// An ending of no trump, North to lead.
std::unique_ptr<games::Position> ending(const std::string& north, const std::string& east, const std::string& south,
                                        const std::string& west) {
  games::Setup setup;
  setup.game = "bridge";
  setup.hands = {{"N", north}, {"E", east}, {"S", south}, {"W", west}};
  setup.leader = "N";
  setup.contract = {{"trump", "NT"}, {"declarer", "S"}};
  auto position = games::find_game("bridge")->position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? *std::move(position) : nullptr;
}

// Every hand holds the highest so many cards of a suit of its own.
std::unique_ptr<games::Position> one_suit_each(std::size_t cards) {
  const std::string all = std::string("AKQJT98765432").substr(0, cards);
  return ending(all + "...", "." + all + "..", ".." + all + ".", "..." + all);
}

Proof proved(const games::Position& position) {
  const games::Game& game = *games::find_game(position.setup().game);
  auto proof = prove(position, *game.solver(support::small_tables()), {});
  EXPECT_TRUE(proof.ok()) << proof.status();
  return proof.ok() ? *std::move(proof) : Proof{};
}

TEST(CheckerMemoryTest, EqualCardsAreNoExplosion) {
  for (const auto& [cards, most] : {std::pair{5, 5'000U}, {6, 30'000U}, {7, 150'000U}}) {
    const auto outcome = check(proved(*one_suit_each(static_cast<std::size_t>(cards))));
    ASSERT_TRUE(std::holds_alternative<Checked>(outcome));
    EXPECT_LE(std::get<Checked>(outcome).positions, most) << cards << " cards";
  }
}

TEST(CheckerMemoryTest, ALimitThatStrikesIsNoVerdict) {
  const Proof proof = proved(*one_suit_each(6));
  const auto few = check(proof, {.positions = 100});
  ASSERT_TRUE(std::holds_alternative<Unchecked>(few));
  EXPECT_EQ(std::get<Unchecked>(few).positions, 100U);
  EXPECT_TRUE(
      std::holds_alternative<Unchecked>(check(proof, {.deadline = base::Deadline(std::chrono::nanoseconds(1))})));
  EXPECT_TRUE(std::holds_alternative<Checked>(check(proof, {.deadline = base::Deadline(std::chrono::hours(1))})));
}

// Plants one fault: a move led elsewhere, called otherwise, answered otherwise, left out or put in twice.
void plant(Proof& proof, base::Random& random) {
  const auto any_of = [&](auto& all) -> auto& { return all[random.below(all.size())]; };
  std::vector<ProofMove>& moves = any_of(proof.nodes).moves;
  if (moves.empty()) return;
  ProofMove& move = any_of(moves);
  const ProofMove other = any_of(moves);
  switch (random.below(7)) {
    case 0:
      move.to = random.below(proof.nodes.size() + 1);
      break;
    case 1:
      if (const ProofNode& node = any_of(proof.nodes); !node.moves.empty()) move.move = any_of(node.moves).move;
      break;
    case 2:
      move.as = move.as.empty() ? other.move : "";
      break;
    case 3:
      moves.erase(moves.begin() + (&move - moves.data()));
      break;
    case 4:
      moves.push_back(other);
      break;
    case 5:
      move.to = other.to;
      break;
    default:
      any_of(proof.claims).value += random.below(2) == 0 ? 1 : -1;
  }
}

// The outcome of the plain checker, if it came to one.
std::optional<bool> expect_same(const Proof& proof) {
  const std::optional<bool> plain = support::plainly_shown(proof, kMostPositions);
  EXPECT_EQ(plain.value_or(accepted(proof)), accepted(proof)) << proof_text(proof);
  return plain;
}

// No move may lead back: such a proof cannot be read.
void lead_down(Proof& proof) {
  for (std::size_t number = 1; number <= proof.nodes.size(); ++number)
    for (ProofMove& move : proof.nodes[number - 1].moves)
      if (move.to <= number) move.to = kSettled;
}

int refused_of(const Proof& proof, int mutants, base::Random& random) {
  int refused = 0;
  for (int mutant = 0; mutant < mutants; ++mutant) {
    Proof faulty = proof;
    for (std::size_t faults = 1 + random.below(3); faults > 0; --faults) plant(faulty, random);
    lead_down(faulty);
    if (expect_same(faulty) == false) ++refused;
  }
  return refused;
}

TEST(CheckerMemoryTest, FaultsAmongEqualCardsAreJudgedAsWithoutMemory) {
  base::Random random(31);
  for (const auto& position :
       {one_suit_each(3), one_suit_each(4), ending("A2.A2..", "KQ.KQ..", "3.3.32.", "54.54.."),
        ending("A2.2.2.", "KQJT...", "3.3.43.", "987...6"), ending("Q2.K.2.", "KJT9...", "A3.3.3.", "87.A2..")}) {
    ASSERT_NE(position, nullptr);
    const Proof proof = proved(*position);
    EXPECT_TRUE(accepted(proof));
    EXPECT_NE(support::plainly_shown(proof, kMostPositions), false);
    EXPECT_GT(refused_of(proof, support::rounds(400), random), support::rounds(200));
  }
}

class EveryCheckTest : public ::testing::TestWithParam<std::string> {};

TEST_P(EveryCheckTest, IsThatOfACheckerWithoutMemory) {
  const games::Game& game = *games::find_game(GetParam());
  const auto solver = game.solver(support::small_tables());
  base::Random random(32);
  int refused = 0;
  for (const support::Case& chosen : support::cases_of(game)) {
    const auto position = support::random_ending(game, chosen, 3 * game.seats().size(), random);
    ASSERT_NE(position, nullptr);
    const auto proof = prove(*position, *solver, {.nodes = 500});
    if (!proof.ok() || proof->nodes.empty()) continue;
    EXPECT_TRUE(accepted(*proof));
    EXPECT_NE(support::plainly_shown(*proof, kMostPositions), false);
    refused += refused_of(*proof, support::rounds(60), random);
  }
  EXPECT_GT(refused, support::rounds(100));
}

INSTANTIATE_TEST_SUITE_P(Games, EveryCheckTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::proof
