// Proofs of random endings of every game: the checker accepts each and what it shows is what the solver says; with any
// line of the text changed it is refused, or still shows nothing that is not so.
#include "solver/proof/proof_search.hpp"

#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/status.hpp"
#include "solver/proof/checker.hpp"
#include "tests/support/cases.hpp"
#include "tests/support/endings.hpp"
#include "tests/support/every_game.hpp"
#include "tests/support/switches.hpp"

namespace ouverte::proof {
namespace {

using ::testing::HasSubstr;

std::size_t moves_left(const games::Game& game, base::Random& random) {
  return 1 + random.below(5 * game.seats().size());
}

class ProofSearchTest : public ::testing::TestWithParam<std::string> {
 protected:
  const games::Game& game_ = *games::find_game(GetParam());
  std::unique_ptr<games::Solver> solver_ = game_.solver(support::small_tables());
};

TEST_P(ProofSearchTest, EveryProofIsAcceptedAndShowsTheSolversValue) {
  base::Random random(11);
  for (int round = 0; round < support::rounds(2); ++round)
    for (const support::Case& chosen : support::cases_of(game_)) {
      const auto position = support::random_ending(game_, chosen, moves_left(game_, random), random);
      ASSERT_NE(position, nullptr);
      if (position->possible().exact()) continue;  // two with five tricks in royal misère: not a setup of its own
      SCOPED_TRACE(standing_text(position->setup()));
      const auto proof = prove(*position, *solver_, {});
      if (base::message(proof.status()).ends_with("more moves than can be listed")) continue;
      ASSERT_TRUE(proof.ok()) << proof.status();
      const int value = solver_->solve(*position, {}).value.lower;
      ASSERT_EQ(proof->claims.size(), 2U);
      EXPECT_EQ(proof->claims[0].value, value);
      EXPECT_EQ(proof->claims[0].bound, Bound::kAtLeast);
      EXPECT_EQ(proof->claims[1].value, value);
      EXPECT_EQ(proof->claims[1].bound, Bound::kAtMost);
      const ProofReadings readings = read_proofs(proof_text(*proof));
      ASSERT_FALSE(readings.fault) << readings.fault->line << ": " << readings.fault->message;
      const auto outcome = check(readings.proofs.at(0));
      if (const auto* fault = std::get_if<ProofFault>(&outcome)) FAIL() << fault->line << ": " << fault->message;
    }
}

TEST_P(ProofSearchTest, AClaimAloneIsProvedWhereItHoldsAndRefusedWhereItDoesNot) {
  base::Random random(13);
  for (const support::Case& chosen : support::cases_of(game_)) {
    const auto position = support::random_ending(game_, chosen, moves_left(game_, random), random);
    ASSERT_NE(position, nullptr);
    const search::Interval possible = position->possible();
    const int value = solver_->solve(*position, {}).value.lower;
    for (const Bound bound : {Bound::kAtLeast, Bound::kAtMost})
      for (const int claimed : {value - 1, value, value + 1}) {
        const bool so = bound == Bound::kAtLeast ? value >= claimed : value <= claimed;
        const auto proof = prove(*position, bound, claimed, *solver_, {});
        if (base::message(proof.status()).ends_with("more moves than can be listed")) continue;
        ASSERT_EQ(proof.ok(), so) << proof.status();
        if (!so) continue;
        const auto outcome = check(*proof);
        if (const auto* fault = std::get_if<ProofFault>(&outcome)) FAIL() << fault->line << ": " << fault->message;
        EXPECT_EQ(proof->claims.size(), 1U);
        EXPECT_EQ(proof->nodes.empty(), settled(proof->claims[0], possible));
      }
  }
}

std::vector<std::string> lines_of(const std::string& text) {
  std::vector<std::string> lines;
  std::istringstream in(text);
  for (std::string line; std::getline(in, line);) lines.push_back(line);
  return lines;
}

std::string text_of(const std::vector<std::string>& lines) {
  std::string text;
  for (const std::string& line : lines) text += line + '\n';
  return text;
}

// A line with one of its words taken out, put in twice, taken from another line, or its number raised.
std::string changed(const std::string& line, const std::string& other, base::Random& random) {
  const auto words = [](const std::string& text) {
    std::vector<std::string> all;
    std::istringstream in(text);
    for (std::string word; in >> word;) all.push_back(word);
    return all;
  };
  std::vector<std::string> mine = words(line);
  const std::vector<std::string> theirs = words(other);
  const std::size_t at = random.below(mine.size());
  switch (random.below(5)) {
    case 0:
      mine.erase(mine.begin() + static_cast<std::ptrdiff_t>(at));
      break;
    case 1:
      mine.insert(mine.begin() + static_cast<std::ptrdiff_t>(at), std::string(mine[at]));
      break;
    case 2:
      mine[at] = theirs[random.below(theirs.size())];
      break;
    case 3:
      mine[at] = mine[at].substr(0, mine[at].find_first_of("=:"));
      break;
    default:
      mine[at] += static_cast<char>('0' + random.below(10));
  }
  std::string text;
  for (const std::string& word : mine) text += (text.empty() ? "" : " ") + word;
  return text;
}

TEST_P(ProofSearchTest, AChangedProofShowsNothingThatIsNotSo) {
  base::Random random(12);
  int refused = 0;
  int tried = 0;
  const auto expect_sound = [&](const std::vector<std::string>& lines) {
    const ProofReadings readings = read_proofs(text_of(lines));
    bool accepted = !readings.fault;
    for (const Proof& proof : readings.proofs) {
      const auto outcome = check(proof);
      if (std::holds_alternative<ProofFault>(outcome)) {
        accepted = false;
        continue;
      }
      const auto position = game_.position(proof.setup);
      ASSERT_TRUE(position.ok());
      for (const ProofClaim& claim : proof.claims)
        EXPECT_TRUE(settled(claim, solver_->solve(**position, {}).value)) << text_of(lines);
    }
    ++tried;
    refused += accepted ? 0 : 1;
  };
  for (const support::Case& chosen : support::cases_of(game_)) {
    const auto position = support::random_ending(game_, chosen, 2 * game_.seats().size() + 2, random);
    ASSERT_NE(position, nullptr);
    const auto proof = prove(*position, *solver_, {});
    if (base::message(proof.status()).ends_with("more moves than can be listed")) continue;
    ASSERT_TRUE(proof.ok()) << proof.status();
    const std::vector<std::string> lines = lines_of(proof_text(*proof));
    for (std::size_t at = 0; at < std::min<std::size_t>(lines.size(), 60); ++at) {
      std::vector<std::string> dropped = lines;
      dropped.erase(dropped.begin() + static_cast<std::ptrdiff_t>(at));
      expect_sound(dropped);
      std::vector<std::string> altered = lines;
      altered[at] = changed(lines[at], lines[random.below(lines.size())], random);
      if (altered[at] != lines[at]) expect_sound(altered);
    }
  }
  EXPECT_GT(refused, tried * 9 / 10) << "of " << tried;
}

TEST_P(ProofSearchTest, LimitsStopIt) {
  base::Random random(13);
  const support::Case chosen = support::cases_of(game_).front();
  for (int round = 0; round < 20; ++round) {
    const auto position = support::random_ending(game_, chosen, 3 * game_.seats().size(), random);
    const auto whole = prove(*position, *solver_, {});
    if (!whole.ok()) continue;
    if (whole->nodes.empty()) continue;
    const auto cut = prove(*position, *solver_, {.nodes = whole->nodes.size() - 1});
    ASSERT_EQ(cut.status().code(), absl::StatusCode::kResourceExhausted);
    EXPECT_THAT(base::message(cut.status()), HasSubstr(base::str(whole->nodes.size() - 1, " node")));
    EXPECT_TRUE(prove(*position, *solver_, {.nodes = whole->nodes.size()}).ok());
    search::Options hurried;
    hurried.limits.nodes = 0;
    const auto unsolved = prove(*position, *game_.solver(hurried), {});
    EXPECT_TRUE(unsolved.ok() || unsolved.status().code() == absl::StatusCode::kResourceExhausted);
    return;
  }
}

INSTANTIATE_TEST_SUITE_P(Games, ProofSearchTest, ::testing::ValuesIn(support::game_names()), support::name_of_test);

}  // namespace
}  // namespace ouverte::proof
