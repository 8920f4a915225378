// The plan of a contract.
#include "tutor/coach/plan.hpp"

#include <algorithm>

#include "gmock/gmock.h"
#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/records/position.hpp"

namespace ouverte::tutor {
namespace {

using ::testing::ElementsAre;
using ::testing::IsEmpty;

std::vector<std::string> planned(const std::string& json, Sees sees = Sees::kEverything) {
  const auto vector = records::vector_from_json(base::Json::parse(json));
  EXPECT_TRUE(vector.ok()) << vector.status();
  const games::Game& bridge = *games::find_game("bridge");
  const auto at = bridge.position(vector->setup);
  EXPECT_TRUE(at.ok()) << at.status();
  const auto solver = bridge.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  return plan_in_words(bridge, **at, *solver, sees);
}

// Three no trumps by South after the king of hearts was led: eight winners, the ninth in diamonds, where the king is
// missing.
constexpr const char* kHoldUp =
    R"({"game": "bridge", "hands": {"N": "Q63.75.AQJT4.K63", "E": "974.T92.K65.JT74", "S": "AK5.A86.9872.AQ5",
        "W": "JT82.QJ43.3.982"}, "leader": "W", "table": ["HK"], "contract": {"level": 3, "trump": "NT", "declarer": "S"}})";

TEST(PlanTest, WinnersAreCountedAndTheNextOneIsFound) {
  EXPECT_THAT(planned(kHoldUp),
              ElementsAre("Count: you have eight winners (♠ 3 ♥ 1 ♦ 1 ♣ 3) and need nine; the ninth can come from "
                          "diamonds."));
}

TEST(PlanTest, NothingOfHiddenHandsIsTold) {
  EXPECT_THAT(planned(kHoldUp, Sees::kOwnHand),
              ElementsAre("Count: you have eight winners (♠ 3 ♥ 1 ♦ 1 ♣ 3) and need nine."));
}

// Five cards each, 1 NT by South, who leads and needs three more tricks.
games::Setup random_five(base::Random& random) {
  std::vector<std::string> cards;
  for (const char suit : std::string_view("SHDC"))
    for (const char rank : std::string_view("AKQJT98765432")) cards.push_back({suit, rank});
  games::Setup setup;
  for (const char* seat : {"N", "E", "S", "W"}) {
    std::vector<std::string> held;
    for (int card = 0; card < 5; ++card) {
      const std::size_t place = random.below(cards.size());
      held.push_back(cards[place]);
      cards.erase(cards.begin() + static_cast<std::ptrdiff_t>(place));
    }
    std::string hand;
    for (const char suit : std::string_view("SHDC")) {
      if (suit != 'S') hand += '.';
      for (const char rank : std::string_view("AKQJT98765432"))
        if (std::ranges::find(held, std::string{suit, rank}) != held.end()) hand += rank;
    }
    setup.hands.emplace_back(seat, hand);
  }
  setup.leader = "S";
  setup.won = {{"N", 2}, {"E", 2}, {"S", 2}, {"W", 2}};
  setup.contract = {{"level", 1}, {"trump", "NT"}, {"declarer", "S"}};
  return setup;
}

TEST(PlanTest, TheDangerHandWouldDefeatTheContractAndTheOtherWouldNot) {
  const games::Game& bridge = *games::find_game("bridge");
  const auto solver = bridge.solver({.switches = {}, .limits = {}, .memory_mib = 16, .stop = {}});
  base::Random random(55);
  int named = 0;
  for (int deal = 0; deal < 120; ++deal) {
    games::Setup setup = random_five(random);
    const auto at = bridge.position(setup);
    ASSERT_TRUE(at.ok()) << at.status();
    const auto plan = plan_in_words(bridge, **at, *solver, Sees::kEverything);
    if (plan.size() < 2) continue;
    ++named;
    const bool east = plan[1].starts_with("The danger hand is East");
    for (const std::string seat : {"E", "W"}) {
      setup.leader = seat;
      const auto asked = bridge.position(setup);
      ASSERT_TRUE(asked.ok()) << asked.status();
      EXPECT_EQ(solver->solve(**asked, {}).value.lower < 7, (seat == "E") == east) << plan[1];
    }
  }
  EXPECT_GT(named, 0);
}

// Spades are trumps, and dummy's two can ruff the two hearts of the hand.
TEST(PlanTest, AtTrumpsTheRuffsAreSeenAndTheirTrumpsCounted) {
  EXPECT_THAT(
      planned(
          R"({"game": "bridge", "hands": {"N": "32..5.A", "E": ".KQ.AK.", "S": "A.32.4.", "W": "4.A.Q.K"}, "leader": "S",
              "won": {"N": 0, "E": 2, "S": 7, "W": 0}, "contract": {"level": 4, "trump": "S", "declarer": "S"}})"),
      ElementsAre("Count: you have two winners (♠ 1 ♣ 1) and need three; the third can come from ruffs.",
                  "They hold one trump."));
}

TEST(PlanTest, NoMoreWinnersAreCountedThanTricksAreLeft) {
  const auto plan_with = [](std::string_view north, std::string_view south, std::string_view east,
                            std::string_view west) {
    return planned(base::str(R"({"game": "bridge", "hands": {"N": ")", north, R"(", "E": ")", east, R"(", "S": ")",
                             south, R"(", "W": ")", west, R"("}, "leader": "S", "won": {"N": 0, "E": 0, "S": )",
                             north.size() == 4 ? 12 : 11,
                             R"(, "W": 0}, "contract": {"level": 7, "trump": "NT", "declarer": "S"}})"));
  };
  EXPECT_THAT(plan_with("A...", "..A.", "2...", "3..."), IsEmpty());
  const auto plan = plan_with("AK...", "..AK.", "32...", "54...");
  ASSERT_FALSE(plan.empty());
  EXPECT_EQ(plan.front(), "Count: you have winners in plenty (♠ 2 ♦ 2) and need two: see that you can reach them.");
}

TEST(PlanTest, ForTheDefenceThereIsNone) {
  EXPECT_THAT(
      planned(
          R"({"game": "bridge", "hands": {"N": "A2...", "E": "54...", "S": "K3...", "W": "76..."}, "leader": "E",
              "won": {"N": 0, "E": 4, "S": 7, "W": 0}, "contract": {"level": 2, "trump": "NT", "declarer": "S"}})"),
      IsEmpty());
}

}  // namespace
}  // namespace ouverte::tutor
