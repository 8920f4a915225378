// Puzzles with faults planted in them, each named in the record: `Planted` says which, `Idle` which cards do not
// matter.
#include <algorithm>
#include <fstream>
#include <memory>
#include <set>
#include <sstream>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "puzzles/verify/verify.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::puzzles {
namespace {

using ::testing::Contains;
using ::testing::ElementsAre;
using ::testing::HasSubstr;
using ::testing::IsEmpty;

records::Readings planted() {
  const std::string path = OUVERTE_SOURCE_DIR "/tests/puzzles/data/planted.pbn";
  std::ostringstream text;
  text << std::ifstream(path).rdbuf();
  return records::read_records(text.str(), "planted.pbn");
}

// A solver that is stopped after a given number of questions.
class TiringSolver final : public games::Solver {
 public:
  TiringSolver(std::unique_ptr<games::Solver> solver, int questions)
      : solver_(std::move(solver)), questions_(questions) {}
  [[nodiscard]] games::Solution solve(const games::Position& position, const games::Request& request) override {
    return solver_->solve(position, request);
  }
  [[nodiscard]] std::optional<bool> reaches(const games::Position& position, int goal) override {
    return questions_-- > 0 ? solver_->reaches(position, goal) : std::nullopt;
  }
  void expect(const games::Position& deal) override { solver_->expect(deal); }

 private:
  std::unique_ptr<games::Solver> solver_;
  int questions_;
};

class PlantedTest : public ::testing::Test {
 protected:
  absl::StatusOr<Verification> verified(const records::Record& record) {
    auto puzzle = puzzle_of(record);
    if (!puzzle.ok()) return puzzle.status();
    search::Options options;
    options.memory_mib = 16;
    return verify(*puzzle, collection_, *puzzle->game->solver(options), {.matters = true});
  }
  [[nodiscard]] const records::Record& named(const std::string& name) const { return *collection_.named(name).at(0); }

  records::Readings readings_ = planted();
  Collection collection_{readings_};
};

TEST_F(PlantedTest, EachFaultIsFoundAndNamedAndNoOther) {
  for (const auto& reading : readings_) {
    ASSERT_TRUE(std::holds_alternative<records::Record>(reading)) << records::text(std::get<records::Problem>(reading));
    const auto& record = std::get<records::Record>(reading);
    SCOPED_TRACE(name_of(record));
    const auto verification = verified(record);
    ASSERT_TRUE(verification.ok()) << verification.status();
    std::vector<std::string> faults;
    for (const Fault fault : faults_of(*verification))
      if (fault != Fault::kIdle) faults.emplace_back(name_of(fault));
    EXPECT_EQ(games::joined(faults, " "), records::tag_value(record.tags, "Planted"));
    const std::string_view expected = records::tag_value(record.tags, "Idle");
    if (expected.empty()) continue;
    std::vector<std::string> idle;
    for (const IdleCards& run : verification->matters->idle.idle) idle.push_back(games::joined(run.cards, "-"));
    EXPECT_EQ(games::joined(idle, " "), expected);
  }
}

TEST_F(PlantedTest, TwinsAreComparedWithThePuzzleTheyAreTwinsOf) {
  const auto twin = [&](const std::string& name) { return *verified(named(name))->twin; };
  const Twin other = twin("bridge twin");
  EXPECT_EQ(other.of, "bridge sound");
  EXPECT_THAT(other.missing, IsEmpty());
  EXPECT_THAT(other.differences, ElementsAre("C5: N, was E", "CQ: E, was N", "task: >= 5, was >= 6"));
  EXPECT_FALSE(other.same_keys);
  EXPECT_TRUE(twin("bridge twin with the same key").same_keys);
  EXPECT_THAT(twin("bridge twin of nothing new").differences, IsEmpty());
  EXPECT_THAT(twin("bridge without its twin").missing, HasSubstr("no puzzle of that name"));
}

TEST_F(PlantedTest, WhatIsWrongWithASolutionIsTold) {
  const auto given = [&](const std::string& name) { return *verified(named(name))->solution; };
  EXPECT_THAT(given("bridge with its solution").flaws, IsEmpty());
  EXPECT_EQ(given("bridge with its solution").key, "CQ");
  EXPECT_EQ(sentence(given("bridge solved wrongly").flaws.at(0)), "N C2 loses it");
  EXPECT_EQ(sentence(given("dreiertarock solved in part").flaws.at(0)), "after B CJ: C 7 is not answered");
  EXPECT_THAT(given("whos-who solved by what cannot be read").unreadable, HasSubstr("line 1"));
}

TEST_F(PlantedTest, TheLinesOfTheGivenSolutionAreGoneThrough) {
  const auto without = verified(named("bridge cook"));
  const auto with = verified(named("bridge cook with its solution"));
  ASSERT_TRUE(without.ok() && with.ok());
  EXPECT_THAT(without->lines->duals, IsEmpty());
  ASSERT_FALSE(with->lines->duals.empty());
  EXPECT_EQ(with->lines->duals.front().line.front(), "CK");
}

TEST_F(PlantedTest, TheSmallestChangesOfTheResultAreTold) {
  const auto verification = verified(named("bridge sound"));
  ASSERT_TRUE(verification.ok());
  const Changes& changes = verification->matters->changes;
  ASSERT_EQ(changes.exchanges.size(), 2U);
  EXPECT_EQ(changes.exchanges[1].card, "CQ");
  EXPECT_EQ(changes.exchanges[1].other_card, "CJ");
  EXPECT_EQ(changes.exchanges[1].steps, 1U);
  EXPECT_THAT(changes.leaders, ElementsAre("E", "S", "W"));
}

TEST_F(PlantedTest, AllIsProvedOrSaidNotToBe) {
  const auto puzzle = puzzle_of(named("bridge sound"));
  ASSERT_TRUE(puzzle.ok());
  const auto solver = puzzle->game->solver({});
  const auto all = verify(*puzzle, collection_, *solver, {});
  ASSERT_TRUE(all.ok());
  EXPECT_GT(all->confirmation.claims, 2U);
  EXPECT_EQ(all->confirmation.proved, all->confirmation.claims);
  const auto some = verify(*puzzle, collection_, *solver, {.proof_nodes = 3});
  ASSERT_TRUE(some.ok());
  EXPECT_EQ(some->confirmation.claims, all->confirmation.claims);
  EXPECT_EQ(some->confirmation.proved + some->confirmation.unproved.size(), some->confirmation.claims);
  EXPECT_THAT(some->confirmation.unproved, Contains("at the start: >= 6: the proof has more than 3 nodes"));
  EXPECT_THAT(faults_of(*some), Contains(Fault::kUnproved));
}

TEST_F(PlantedTest, LinesThatAreTooManySayHowFarTheyWereLookedThrough) {
  const auto puzzle = puzzle_of(named("bridge sound"));
  ASSERT_TRUE(puzzle.ok());
  const auto verification = verify(*puzzle, collection_, *puzzle->game->solver({}), {.lines = {.positions = 5}});
  ASSERT_TRUE(verification.ok());
  EXPECT_FALSE(verification->lines->to_the_end);
  EXPECT_GT(verification->lines->plies, 0U);
}

TEST_F(PlantedTest, WhatIsKnownWhenALimitStrikesIsKept) {
  const auto puzzle = puzzle_of(named("bridge dual"));
  ASSERT_TRUE(puzzle.ok());
  const auto all = verify(*puzzle, collection_, *puzzle->game->solver({}), {.matters = true});
  ASSERT_TRUE(all.ok());
  ASSERT_THAT(all->unfinished, IsEmpty());
  std::set<std::string_view> unfinished;
  bool kept = false;  // keys of lines that were not finished
  for (int questions = 0;; questions += 1 + questions / 3) {
    SCOPED_TRACE(questions);
    TiringSolver solver(puzzle->game->solver({}), questions);
    const auto some = verify(*puzzle, collection_, solver, {.matters = true});
    ASSERT_TRUE(some.ok()) << some.status();
    EXPECT_EQ(some->value, all->value);
    EXPECT_EQ(some->lines->stopped, std::ranges::count(some->unfinished, "lines") > 0);
    for (const Fault fault : faults_of(*some)) {
      if (fault == Fault::kUnproved) continue;
      EXPECT_THAT(faults_of(*all), Contains(fault));
    }
    kept = kept || (some->lines->stopped && !some->lines->keys.empty());
    unfinished.insert(some->unfinished.begin(), some->unfinished.end());
    if (some->unfinished.empty()) break;
  }
  EXPECT_TRUE(kept);
  EXPECT_THAT(unfinished, ::testing::IsSupersetOf({"lines", "changes"}));
}

TEST_F(PlantedTest, APlayThatNeedNotEndIsNoPuzzle) {
  records::Record record = named("rummage cook");
  record.setup.contract.erase("horizon");
  const auto verification = verified(record);
  EXPECT_THAT(std::string(verification.status().message()),
              HasSubstr("found a play without an end, expected a horizon"));
}

}  // namespace
}  // namespace ouverte::puzzles
