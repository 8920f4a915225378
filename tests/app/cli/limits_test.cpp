// A limit that strikes before all is known that was asked: the exit status is 1, whatever the command; and a time is
// that of a deal as a whole, however many searches it takes.
#include <unistd.h>

#include <string>
#include <vector>

#include "absl/strings/str_join.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/json.hpp"
#include "tests/support/ran.hpp"

namespace ouverte::cli {
namespace {

using support::Ran;
using support::ran;

const std::string kSource = OUVERTE_SOURCE_DIR;
const std::string kDeal = kSource + "/examples/bridge.pbn";
const std::string kPlayed = kSource + "/examples/played/bridge.pbn";
const std::string kPuzzle = kSource + "/examples/puzzles/posted.txt";

void expect_limit(const std::vector<std::string>& arguments, const std::string& typed = "") {
  const Ran limited = ran(arguments, typed);
  EXPECT_EQ(limited.status, 1) << absl::StrJoin(arguments, " ") << "\n" << limited.out << limited.err;
}

TEST(LimitsTest, ALimitThatStrikesGivesOneExitStatusEverywhere) {
  const std::string history = testing::TempDir() + "limits_history_" + std::to_string(getpid()) + ".sqlite";
  expect_limit({"solve", kDeal, "--nodes", "1"});
  expect_limit({"solve", kDeal, "--nodes", "1", "--json", "--threads", "2"});
  expect_limit({"table", kDeal, "--nodes", "1"});
  expect_limit({"analyse", kPlayed, "--nodes", "1"});
  expect_limit({"analyse", kPlayed, "--nodes", "1", "--json"});
  expect_limit({"analyse", kPlayed, "--nodes", "1", "--pbn"});
  expect_limit({"analyse", kPlayed, "--nodes", "1", "--html", "-"});
  expect_limit({"analyse", kDeal, "--nodes", "1"});
  expect_limit({"analyse", kDeal, "--nodes", "1", "--json"});
  expect_limit({"explain", kPlayed, "--play", "6", "--nodes", "1"});
  expect_limit({"prove", kDeal, "--nodes", "1"});
  expect_limit({"prove", kDeal, "--time", "1ms"});
  expect_limit({"check", kSource + "/tests/golden/data/ending.proof", "--nodes", "1"});
  expect_limit({"coach", kPlayed, "--seat", "N", "--nodes", "1"}, "hint\nquit\n");
  expect_limit({"coach", kPlayed, "--review", "--nodes", "1"});
  expect_limit({"puzzle", "solve", kPuzzle, "--nodes", "1"});
  expect_limit({"puzzle", "submit", kPuzzle, "--nodes", "1", "--solution", "S DA!"});
  expect_limit({"puzzle", "verify", kPuzzle, "--nodes", "1"});
  expect_limit({"puzzle", "play", kPuzzle, "--nodes", "1", "--history", history});
  expect_limit({"puzzle", "play", "--from-deals", kPlayed, "--nodes", "1", "--history", history});
  expect_limit({"puzzle", "make", "bridge", "--count", "1000000", "--time", "10ms"});
}

TEST(LimitsTest, WhatIsProvedByThenIsSaid) {
  const Ran proof = ran({"prove", kDeal, "--nodes", "1"});
  EXPECT_THAT(proof.err, testing::ContainsRegex("[0-9] to [0-9]+ tricks, not proved: the search ran into its limit"));
  const std::string out = ran({"prove", "--json", kDeal, "--nodes", "1"}).out;
  const auto json = base::Json::parse(out.substr(0, out.find('\n')));
  EXPECT_FALSE(json.at("exact").get<bool>()) << json;
  EXPECT_LT(json.at("lower"), json.at("upper")) << json;
  EXPECT_THAT(ran({"analyse", kDeal, "--nodes", "1"}).out,
              testing::ContainsRegex("Double dummy: [0-9] to [0-9]+ tricks.* \\(stopped by a limit: not exact\\)"));
  EXPECT_THAT(ran({"explain", kPlayed, "--play", "6", "--nodes", "1"}).err,
              testing::ContainsRegex("tricks before the play, .* tricks after it"));
}

TEST(LimitsTest, OddsSayWhereItStruck) {
  const Ran none = ran({"odds", kPlayed, "--lead", "--nodes", "1"});
  EXPECT_EQ(none.status, 1);
  EXPECT_THAT(none.out, testing::HasSubstr("stopped by a limit before anything was known"));
  const Ran some = ran({"odds", kPlayed, "--lead", "--time", "1s"});
  EXPECT_EQ(some.status, 1);
  EXPECT_THAT(some.out, testing::ContainsRegex("stopped by a limit after [1-9][0-9]* of 400\\s+layouts"));
}

TEST(LimitsTest, ALimitThatDoesNotStrikeIsNoFault) {
  EXPECT_EQ(ran({"solve", kDeal, "--nodes", "1000000000", "--time", "1h"}).status, 0);
  EXPECT_EQ(ran({"coach", kPlayed, "--seat", "N"}, "hint\nquit\n").status, 0);
  EXPECT_EQ(ran({"puzzle", "make", "bridge", "--count", "0"}).status, 0);
}

// Five players, each of whom is sure of something else, to a horizon that takes hours.
const std::string kFivePlayers = kSource + "/tests/app/cli/data/hard.jsonl";

TEST(LimitsTest, TheTimeIsOfADealAsAWhole) {
  constexpr double kTime = 3;  // of a whole deal; five times as much would be too much
  for (const std::string command : {"solve", "table", "prove"}) {
    const Ran limited = ran({command, kFivePlayers, "--time", "1s"});
    EXPECT_EQ(limited.status, 1) << command;
    EXPECT_LT(limited.seconds, kTime) << command;
  }
}

TEST(LimitsTest, TheTimeIncludesTheChecking) {
  constexpr double kTime = 4;
  const std::string puzzle = kSource + "/tests/app/cli/data/one_suit_each.pbn";
  for (const std::string command : {"solve", "verify"}) {
    const Ran limited = ran({"puzzle", command, puzzle, "--time", "1s"});
    EXPECT_EQ(limited.status, 1) << command << limited.out << limited.err;
    EXPECT_LT(limited.seconds, kTime) << command;
    if (command == "solve") {
      EXPECT_THAT(limited.out, testing::HasSubstr("not confirmed: the time ran out"));
    }
  }
}

// None of the players waits in vain for a value because another's takes long.
TEST(LimitsTest, EveryValueAskedHasItsShare) {
  const Ran limited = ran({"solve", kFivePlayers, "--json", "--time", "1s"});
  const auto answer = base::Json::parse(limited.out);
  for (const std::string seat : {"A", "B", "C", "D", "E"})
    EXPECT_GT(answer["guarantees"][seat]["nodes"], 1000) << seat << limited.out;
}

}  // namespace
}  // namespace ouverte::cli
