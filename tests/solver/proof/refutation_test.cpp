// Refutations: on positions where a player knows why the card is wrong, and on random endings of every game, where the
// checker verifies each tree.
#include "solver/proof/refutation.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/proof/checker.hpp"
#include "solver/records/record.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::proof {
namespace {

std::unique_ptr<games::Position> position_of(const std::string& json) {
  const records::Readings readings = records::read_json_lines(json, "test");
  const auto* record = std::get_if<records::Record>(&readings.at(0));
  if (record == nullptr) return nullptr;
  auto position = records::position_after(*record, 0);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? *std::move(position) : nullptr;
}

std::optional<Refutation> why(const std::string& json, const std::string& move) {
  const auto position = position_of(json);
  if (position == nullptr) {
    ADD_FAILURE() << "no position: " << json;
    return std::nullopt;
  }
  const games::Game& game = *games::find_game(position->setup().game);
  const auto found = refutation(game, *position, move, *game.solver(support::small_tables()), {});
  EXPECT_TRUE(found.ok()) << found.status();
  return found.ok() ? *found : std::nullopt;
}

// The tree as one line: "E cashes HA HK", "W S2; N {S3: …} {else: …}".
std::string drawn(const Tree& tree) {
  std::string text;
  const auto joined = [](const std::vector<std::string>& moves) {
    std::string all;
    for (const std::string& move : moves) all += (all.empty() ? "" : " ") + move;
    return all;
  };
  if (tree.kind == Tree::Kind::kThere) return ".";
  if (tree.kind == Tree::Kind::kCashes) return tree.seat + " cashes " + joined(tree.moves);
  if (tree.kind == Tree::Kind::kPlays) return base::str(tree.seat, ' ', tree.moves[0], "; ", drawn(*tree.next));
  for (const Replies& branch : tree.branches)
    text += base::str(text.empty() ? tree.seat : "", " {", branch.others ? "else" : joined(branch.moves), ": ",
                      drawn(*branch.next), '}');
  return text;
}

std::string drawn(const std::optional<Refutation>& found) {
  if (!found) return "costs nothing";
  return found->tree == nullptr ? "too long" : drawn(*found->tree);
}

TEST(RefutationTest, AMoveThatKeepsTheValueHasNone) {
  EXPECT_EQ(drawn(why(R"({"hands": {"N": "AK.2..", "E": ".AK.A.", "S": "2.3..2", "W": "3.4..3"}, "leader": "N",)"
                      R"("contract": {"trump": "NT", "declarer": "S"}})",
                      "SA")),
            "costs nothing");
}

TEST(RefutationTest, WinnersNotCashedAreLostToTheWinnersOfTheOthers) {
  const auto found = why(R"({"hands": {"N": "AK.2..", "E": ".AK.A.", "S": "2.3..2", "W": "3.4..3"}, "leader": "N",)"
                         R"("contract": {"trump": "NT", "declarer": "S"}})",
                         "H2");
  EXPECT_EQ(drawn(found), "E cashes HA HK");
  ASSERT_TRUE(found);
  EXPECT_EQ(found->before, 2);
  EXPECT_EQ(found->after, 0);
  EXPECT_EQ(claim_text(found->claim), "<= 1");
}

class EveryRefutationTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver(support::small_tables());
};

TEST_P(EveryRefutationTest, ItsTreeIsAProofThatTheCheckerAccepts) {
  base::Random random(21);
  int trees = 0;
  int wrong = 0;
  for (int round = 0; round < support::rounds(25); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto position = support::random_ending(game_, chosen, 2 + random.below(5 * game_.seats().size()), random);
      ASSERT_NE(position, nullptr);
      if (position->possible().exact()) continue;
      SCOPED_TRACE(standing_text(position->setup()));
      const games::Solution solution = solver_->solve(*position, {.every_move = true});
      for (const auto& [move, value] : solution.moves) {
        SCOPED_TRACE(move);
        const auto found = refutation(game_, *position, move, *solver_, {.plays = 20'000});
        ASSERT_TRUE(found.ok()) << found.status();
        ASSERT_EQ(found->has_value(), value != solution.value);
        if (!found->has_value()) continue;
        EXPECT_EQ((*found)->after, value.lower);
        EXPECT_TRUE(settled((*found)->claim, value));
        EXPECT_FALSE(settled((*found)->claim, solution.value));
        ++wrong;
        if ((*found)->tree == nullptr) continue;
        ++trees;
        const auto after = position->clone();
        ASSERT_TRUE(after->play(move).ok());
        const ProofReadings readings = read_proofs(proof_text(proof_of(**found, *after)));
        ASSERT_FALSE(readings.fault) << readings.fault->message;
        const auto outcome = check(readings.proofs.at(0));
        if (const auto* fault = std::get_if<ProofFault>(&outcome))
          ADD_FAILURE() << drawn(*(*found)->tree) << ": " << fault->line << ": " << fault->message;
      }
    }
  EXPECT_GT(trees, 0);
  RecordProperty("trees", trees);
  RecordProperty("wrong_moves", wrong);
}

INSTANTIATE_TEST_SUITE_P(Games, EveryRefutationTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::proof
