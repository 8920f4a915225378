#include "tutor/marks/ledger.hpp"

#include "gtest/gtest.h"

namespace ouverte::tutor {
namespace {

using Totals = std::vector<int>;

// A deal of bridge with these names at the table.
records::Record at_table(const std::string& board, const std::vector<std::string>& names) {
  records::Record record;
  record.place.board = board;
  const std::vector<std::string> seats = {"North", "East", "South", "West"};
  for (std::size_t seat = 0; seat < names.size(); ++seat) record.tags.emplace_back(seats[seat], names[seat]);
  return record;
}

games::ScoreSheet sheet(std::vector<int> each) {
  return {.unit = "point", .paid = false, .parts = {}, .each = std::move(each)};
}

class LedgerTest : public ::testing::Test {
 protected:
  const games::Game& game_ = *games::find_game("bridge");
};

TEST_F(LedgerTest, PlayersKeepTheirAccountsWhereverTheySit) {
  Ledger ledger({});
  ledger.add(game_, at_table("1", {"Ann", "Bob", "Cy", "Di"}), sheet({1, 2, 3, 4}));
  ledger.add(game_, at_table("2", {"Di", "Ann", "Bob", "Cy"}), sheet({10, 20, 30, 40}));
  ASSERT_EQ(ledger.accounts().size(), 1U);
  const Ledger::GameAccount& account = ledger.accounts().front();
  EXPECT_EQ(account.players, (std::vector<std::string>{"Ann", "Bob", "Cy", "Di"}));
  EXPECT_EQ(account.deals[1].totals, (Totals{21, 32, 43, 14}));
}

TEST_F(LedgerTest, WhoComesLaterBeginsAtNothing) {
  Ledger ledger({});
  ledger.add(game_, at_table("1", {"Ann", "Bob", "Cy", "Di"}), sheet({1, 2, 3, 4}));
  ledger.add(game_, at_table("2", {"Ann", "Bob", "Cy", "Ed"}), sheet({1, 1, 1, 5}));
  const Ledger::GameAccount& account = ledger.accounts().front();
  EXPECT_EQ(account.players.back(), "Ed");
  EXPECT_EQ(account.deals[1].totals, (Totals{2, 3, 4, 4, 5}));
  EXPECT_FALSE(account.deals[1].each[3].has_value());
}

TEST_F(LedgerTest, SeatsStandForNamesThatAreNotKnown) {
  Ledger ledger({});
  ledger.add(game_, at_table("1", {}), sheet({1, 2, 3, 4}));
  EXPECT_EQ(ledger.accounts().front().players.front(), "North");
}

TEST_F(LedgerTest, WhatTheHandsTellOfAContractIsSaid) {
  const games::Game& game = *games::find_game("whos-who");
  records::Record record;
  record.setup.game = "whos-who";
  record.setup.hands = {{"A", "AK9765..Q9875.T87."}, {"B", "QT8.AKT875.J.AQ5.*"}, {"C", "J.QJ96.AKT6.KJ96.*"}};
  record.setup.contract = {{"pack", 42}};
  Ledger ledger({});
  ledger.add(game, record, sheet({15, 0, 0}));
  EXPECT_EQ(ledger.accounts().front().deals.front().contract, "A is the soloist, pack of 42 cards");
}

TEST_F(LedgerTest, AMatchEndsAtItsNumberOfPointsOrDealsAndTheNextBegins) {
  Ledger to_ten({.points = 10, .deals = {}});
  for (const int points : {6, 5, 1}) to_ten.add(game_, at_table("", {}), sheet({points, 0, points, 0}));
  const auto& deals = to_ten.accounts().front().deals;
  EXPECT_TRUE(deals[0].winners.empty());
  EXPECT_EQ(deals[1].winners, (std::vector<std::size_t>{0, 2})) << "both have as much";
  EXPECT_EQ(deals[2].totals, (Totals{1, 0, 1, 0}));

  Ledger of_two({.points = {}, .deals = 2});
  for (const int points : {-6, -5, 1}) of_two.add(game_, at_table("", {}), sheet({points, 1, 2, 3}));
  EXPECT_EQ(of_two.accounts().front().deals[1].winners, (std::vector<std::size_t>{3}));
  EXPECT_EQ(of_two.accounts().front().deals[2].totals, (Totals{1, 1, 2, 3}));
}

}  // namespace
}  // namespace ouverte::tutor
