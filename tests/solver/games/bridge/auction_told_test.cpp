// What auctions tell of hands under the simple system of docs/fair.md.
#include "solver/games/bridge/auction_told.hpp"

#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::games::bridge {
namespace {

std::string told(const char* first, const std::vector<std::string>& calls) {
  return auction_told({{"Auction", first}}, calls);
}

TEST(AuctionToldTest, OpeningBids) {
  EXPECT_EQ(told("S", {"1NT", "Pass", "3NT"}), "S: 15-17 hcp, balanced");
  EXPECT_EQ(told("S", {"2NT"}), "S: 20-22 hcp, balanced");
  EXPECT_EQ(told("N", {"1H"}), "N: 11-21 hcp, 5+ hearts");
  EXPECT_EQ(told("N", {"1D"}), "N: 11-21 hcp, 3+ diamonds");
  EXPECT_EQ(told("N", {"2C"}), "N: 20+ hcp");
  EXPECT_EQ(told("N", {"2S"}), "N: 4-11 hcp, 6+ spades");
}

TEST(AuctionToldTest, PassesAnswersAndOvercalls) {
  EXPECT_EQ(told("W", {"Pass", "1S", "Pass", "2S"}), "N: 11-21 hcp, 5+ spades; S: 5-11 hcp, 3+ spades; W: 12- hcp");
  EXPECT_EQ(told("N", {"1C", "1S"}), "N: 11-21 hcp, 3+ clubs; E: 7-17 hcp, 5+ spades");
  EXPECT_EQ(told("N", {"1C", "2S"}), "N: 11-21 hcp, 3+ clubs; E: 4-11 hcp, 6+ spades");
  EXPECT_EQ(told("N", {"1S", "2H"}), "N: 11-21 hcp, 5+ spades; E: 9-17 hcp, 5+ hearts");
  EXPECT_EQ(told("N", {"1S", "X"}), "N: 11-21 hcp, 5+ spades; E: 11+ hcp");
  EXPECT_EQ(told("N", {"1S", "P", "p"}), "N: 11-21 hcp, 5+ spades; S: 6- hcp");
}

TEST(AuctionToldTest, WhatIsNoAuctionTellsNothing) {
  EXPECT_EQ(told("", {"1NT"}), "");
  EXPECT_EQ(told("?", {"1NT"}), "");
  EXPECT_EQ(told("N", {}), "");
  EXPECT_EQ(told("N", {"-", "8H", "AP", "1Z"}), "");
}

}  // namespace
}  // namespace ouverte::games::bridge
