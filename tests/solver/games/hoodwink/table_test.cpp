// The analysis of the bidding through the door.
#include <map>
#include <set>
#include <string>
#include <vector>

#include "gtest/gtest.h"
#include "solver/base/random.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/game.hpp"
#include "tests/solver/games/hoodwink/the_game.hpp"

namespace ouverte::games::hoodwink {
namespace {

using base::Json;

search::Options small_table() {
  search::Options options;
  options.memory_mib = 64;
  return options;
}

games::Setup random_deal(std::uint64_t seed) {
  base::Random random(seed);
  return the_game().random_deal(random);
}

int solved(games::Setup setup, const Json& contract, const std::string& player = "") {
  static const auto solver = the_game().solver(small_table());
  setup.contract = contract;
  setup.guarantee = player;
  const auto position = the_game().position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return solver->solve(**position, {}).value.lower;
}

// Combinations are worth what a solve of their bids gives: all those of one suit, and some of the others.
void expect_single_solves(const games::Setup& deal, const DealTable& table, const Json& options) {
  int number = 0;
  for (const Json& combination : table.json.at("combinations")) {
    SCOPED_TRACE(combination.dump());
    const Json& bids = combination.at("bids");
    const bool all_the_same = bids.at("A") == bids.at("B") && bids.at("B") == bids.at("C");
    if (!all_the_same && ++number % 6 != 0) continue;
    Json contract = options;
    if (combination.contains("guarantee")) {
      contract["bids"] = bids;
      for (const auto& [player, value] : combination.at("guarantee").items())
        EXPECT_EQ(value, solved(deal, contract, player));
      continue;
    }
    const Json& scores = combination.at("score");
    contract.erase("free");
    if (scores.size() == 1) contract["bids"] = bids;
    for (const auto& [hood, value] : scores.items()) {
      contract["trump"] = combination.at("trump");
      contract["hood"] = hood;
      EXPECT_EQ(value, solved(deal, contract));
    }
  }
}

TEST(HoodwinkTableTest, EveryCombinationIsWorthWhatASolveOfItGives) {
  const games::Setup deal = random_deal(3);
  const auto table = the_game().table(deal, {}, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_FALSE(table->stopped);
  EXPECT_EQ(table->json.at("combinations").size(), 64u);
  expect_single_solves(deal, *table, Json::object());
}

TEST(HoodwinkTableTest, TagsChooseTheScoringAndFreePartners) {
  const games::Setup deal = random_deal(4);
  const Tags tags = {{"Scoring", "swing"}, {"Free", "last"}};
  const auto table = the_game().table(deal, tags, {}, small_table(), nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(table->json.at("scoring"), "swing");
  EXPECT_EQ(table->json.at("free"), "last");
  expect_single_solves(deal, *table, {{"scoring", "swing"}, {"free", "last"}});
  EXPECT_EQ(
      base::message(the_game().table(deal, {{"Free", "all"}}, {}, small_table(), nullptr).status()),
      "Free: found \"all\", expected one of none middle last first, or one for each suit, such as S none, H middle, D "
      "last, C first");
}

// The rule of the suit that is trump holds.
TEST(HoodwinkTableTest, FreePartnersCanHaveARuleForEachSuit) {
  const games::Setup deal = random_deal(4);
  const auto values = [&](const std::string& rule) {
    std::map<std::string, Json> by_trump;
    const auto table = the_game().table(deal, {{"Free", rule}}, {}, small_table(), nullptr);
    EXPECT_TRUE(table.ok()) << table.status();
    for (const Json& combination : table->json.at("combinations"))
      if (combination.contains("guarantee")) by_trump[combination.at("trump")] = combination.at("guarantee");
    return by_trump;
  };
  const auto by_suit = values("S none, H middle, D last, C first");
  EXPECT_EQ(by_suit.at("S"), values("none").at("S"));
  EXPECT_EQ(by_suit.at("H"), values("middle").at("H"));
  EXPECT_EQ(by_suit.at("D"), values("last").at("D"));
  EXPECT_EQ(by_suit.at("C"), values("first").at("C"));
}

// A holds no spades and B no diamonds but the Joker's place.
games::Setup voids() {
  games::Setup setup;
  setup.game = "hoodwink";
  setup.hands = {{"A", ".AKQJ.AKQJ.AKQ."}, {"B", "AKQJT.T9..JT9.*"}, {"C", "987.87.T987.87."}};
  return setup;
}

TEST(HoodwinkTableTest, OnlySuitsThatAreHeldCanBeLaid) {
  search::Options options = small_table();
  options.limits.nodes = 100;
  const auto table = the_game().table(voids(), {}, {}, options, nullptr);
  ASSERT_TRUE(table.ok()) << table.status();
  EXPECT_EQ(table->json.at("combinations").size(), 3u * 3u * 4u);
  std::set<std::string> laid;
  for (const Json& combination : table->json.at("combinations")) {
    laid.insert("A" + combination.at("bids").at("A").get<std::string>());
    laid.insert("B" + combination.at("bids").at("B").get<std::string>());
  }
  EXPECT_EQ(laid, (std::set<std::string>{"AH", "AD", "AC", "BS", "BH", "BC"}));
  EXPECT_EQ(table->headings,
            (std::vector<std::string>{"A lays", "B lays", "C lays S", "C lays H", "C lays D", "C lays C"}));
  ASSERT_EQ(table->rows.size(), 9u);
  EXPECT_EQ(table->rows[0][0] + table->rows[0][1], "HS");
}

TEST(HoodwinkTableTest, OnlyAMiddleCardMakesAHoodOfAllTheSame) {
  search::Options options = small_table();
  options.limits.nodes = 100;
  const auto table = the_game().table(voids(), {}, {}, options, nullptr);
  for (const Json& combination : table->json.at("combinations")) {
    const Json& bids = combination.at("bids");
    if (bids.at("A") != bids.at("B") || bids.at("B") != bids.at("C")) continue;
    // A's cards lie above B's, and B's above C's.
    ASSERT_EQ(combination.at("score").size(), 1u) << combination;
    EXPECT_TRUE(combination.at("score").contains("B"));
  }
}

TEST(HoodwinkTableTest, DisciplinedBidsAreSaid) {
  const auto table = the_game().table(random_deal(3), {}, {}, small_table(), nullptr);
  const Json& disciplined = table->json.at("disciplined");
  Json contract = {{"discipline", true}};
  games::Setup setup = random_deal(3);
  setup.contract = contract;
  const Json settled = (*the_game().position(setup))->setup().contract;
  for (const char* field : {"bids", "trump", "hood"}) EXPECT_EQ(disciplined.at(field), settled.at(field)) << field;
  EXPECT_EQ(disciplined.at("score"), solved(random_deal(3), contract));
  EXPECT_TRUE(table->notes.back().starts_with("Disciplined bids: A:")) << table->notes.back();
}

TEST(HoodwinkTableTest, LimitsLeaveWhatWasProved) {
  search::Options options = small_table();
  options.limits.nodes = 100;
  const auto table = the_game().table(random_deal(3), {}, {}, options, nullptr);
  ASSERT_TRUE(table.ok());
  EXPECT_TRUE(table->stopped);
  EXPECT_NE(table->rows[0][3].find(".."), std::string::npos) << table->rows[0][3];
}

TEST(HoodwinkTableTest, ADealThatHasBegunHasNoTable) {
  games::Setup setup = random_deal(3);
  setup.hands[1].second = "-";
  EXPECT_FALSE(the_game().table(setup, {}, {}, small_table(), nullptr).ok());
}

}  // namespace
}  // namespace ouverte::games::hoodwink
