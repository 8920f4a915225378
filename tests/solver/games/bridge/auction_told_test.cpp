// What auctions tell of hands under the simple system of docs/fair.md.
#include "solver/games/bridge/auction_told.hpp"

#include "absl/strings/str_split.h"
#include "gmock/gmock.h"
#include "gtest/gtest.h"

namespace ouverte::games::bridge {
namespace {

// Calls from North on, with blanks between them.
std::string told(const std::string& calls) {
  const std::vector<std::string> list = absl::StrSplit(calls, ' ', absl::SkipEmpty());
  return auction_told("N", list);
}

// The part of it that is about one seat; empty where nothing is told.
std::string of(const char* seat, const std::string& calls) {
  for (const std::string& one : std::vector<std::string>(absl::StrSplit(told(calls), "; ")))
    if (one.substr(0, 1) == seat) return one.substr(3);
  return "";
}

TEST(AuctionToldTest, OpeningBids) {
  EXPECT_EQ(told("1NT Pass 3NT"), "N: 15-17 hcp, balanced");
  EXPECT_EQ(told("2NT"), "N: 20-22 hcp, balanced");
  EXPECT_EQ(told("1H"), "N: 11-21 hcp, 5+ hearts");
  EXPECT_EQ(told("1D"), "N: 11-21 hcp, 3+ diamonds");
  EXPECT_EQ(told("2C"), "N: 20+ hcp");
  EXPECT_EQ(told("2S"), "N: 4-11 hcp, 6+ spades");
}

TEST(AuctionToldTest, PassesAnswersAndOvercalls) {
  EXPECT_EQ(told("Pass 1S Pass 2S"), "N: 12- hcp; E: 11-21 hcp, 5+ spades; W: 5-11 hcp, 3+ spades");
  EXPECT_EQ(told("1C 1S"), "N: 11-21 hcp, 3+ clubs; E: 7-17 hcp, 5+ spades");
  EXPECT_EQ(of("E", "1C 2S"), "4-11 hcp, 6+ spades");
  EXPECT_EQ(of("E", "1S 2H"), "9-17 hcp, 5+ hearts");
  EXPECT_EQ(of("E", "1S X"), "11+ hcp");
  EXPECT_EQ(of("E", "1S 1NT"), "15-18 hcp, balanced");
  EXPECT_EQ(of("S", "1S P p"), "6- hcp");
  EXPECT_EQ(of("S", "1S P 2D"), "9+ hcp, 4+ diamonds");
}

TEST(AuctionToldTest, TheLastToCallNeedsLess) {
  EXPECT_EQ(of("W", "1S P P X"), "8+ hcp");
  EXPECT_EQ(of("W", "1S P P 1NT"), "10-17 hcp, balanced");
  EXPECT_EQ(of("W", "1S P P 2H"), "5-17 hcp, 5+ hearts");
}

TEST(AuctionToldTest, OpenersSecondBid) {
  EXPECT_EQ(of("N", "1H P 1S P 2H"), "11-17 hcp, 6+ hearts");
  EXPECT_EQ(of("N", "1H P 1S P 3H"), "15-21 hcp, 6+ hearts");
  EXPECT_EQ(of("N", "1D P 1S P 1NT"), "11-15 hcp, balanced, 3+ diamonds");
  EXPECT_EQ(of("N", "1D P 1H P 2NT"), "17-20 hcp, balanced, 3+ diamonds");
  EXPECT_EQ(of("N", "1D P 1S P 2S"), "11-17 hcp, 3+ spades, 3+ diamonds");
  EXPECT_EQ(of("N", "1D P 1S P 3S"), "15-21 hcp, 4+ spades, 3+ diamonds");
  EXPECT_EQ(of("N", "1S P 1NT P 2H"), "11-18 hcp, 5+ spades, 4+ hearts");
  EXPECT_EQ(of("N", "1S P 1NT P 2C"), "11-18 hcp, 5+ spades, 3+ clubs");
  EXPECT_EQ(of("N", "1S P 1NT P 3H"), "16-21 hcp, 5+ spades, 4+ hearts");
  EXPECT_EQ(of("N", "1D P 1S P 2H"), "15-21 hcp, 4+ hearts, 5+ diamonds") << "a reverse";
  EXPECT_EQ(of("N", "1S P 2D P 2H"), "11-21 hcp, 5+ spades, 4+ hearts") << "over two of a suit no strength is told";
}

TEST(AuctionToldTest, RaisesAndPreferences) {
  EXPECT_EQ(of("S", "1S P 3S"), "4+ spades");
  EXPECT_EQ(of("S", "1S P 1NT P 2C P 2S"), "5-11 hcp") << "a preference tells nothing";
  EXPECT_EQ(of("S", "1H P 1S P 2C P 3H"), "5+ hcp, 4+ spades, 3+ hearts");
  EXPECT_EQ(of("S", "1H P 1S P 2C P 3C"), "5+ hcp, 4+ spades, 4+ clubs");
  EXPECT_EQ(of("S", "1H P 1S P 2H P 3H"), "5+ hcp, 4+ spades") << "his suit is long enough without help";
  EXPECT_EQ(of("W", "1D 1S P 2S"), "3+ spades");
  EXPECT_EQ(of("N", "1H P 2H P 4H"), "11-21 hcp, 5+ hearts");
}

TEST(AuctionToldTest, SecondSuitsAndRebidsOfTheOthers) {
  EXPECT_EQ(of("S", "1D P 1S P 2D P 2S"), "5+ hcp, 5+ spades");
  EXPECT_EQ(of("S", "1D P 1S P 1NT P 2H"), "5+ hcp, 5+ spades, 4+ hearts");
  EXPECT_EQ(of("E", "1C 1H P P 2C 2H"), "7-17 hcp, 6+ hearts");
  EXPECT_EQ(of("E", "1C 1H P P 2C 2D"), "7-17 hcp, 5+ hearts, 4+ diamonds");
  EXPECT_EQ(of("W", "1C 1H P 1S"), "5+ spades");
  EXPECT_EQ(of("S", "Pass Pass Pass 1H 1S P 2S"), "12- hcp, 3+ spades");
  EXPECT_EQ(of("S", "P P P 1C P 1S P 2S"), "12- hcp");
  EXPECT_EQ(of("E", "P P P 1C P 1S"), "5-12 hcp, 4+ spades") << "who has passed may still answer";
}

TEST(AuctionToldTest, InCompetitionLengthIsToldAndNoStrength) {
  EXPECT_EQ(of("N", "1H 1S P 2S 3H"), "11-21 hcp, 6+ hearts");
  EXPECT_EQ(of("S", "1H 1S 2H"), "3+ hearts");
  EXPECT_EQ(of("S", "1H 1S 2D"), "4+ diamonds");
}

// What may be a question, or show another suit than it names, ends the reading of that side.
TEST(AuctionToldTest, ConventionsTellNothing) {
  EXPECT_EQ(of("S", "1NT P 2C P 2H P 2NT"), "");
  EXPECT_EQ(of("S", "1NT P 2D P 2H"), "");
  EXPECT_EQ(of("S", "1S P 2NT P 3C"), "");
  EXPECT_EQ(of("S", "1S P 4D"), "") << "a splinter";
  EXPECT_EQ(of("N", "1S P 2S P 3D"), "11-21 hcp, 5+ spades") << "a trial bid";
  EXPECT_EQ(of("S", "1C P 1H P 1NT P 2D"), "5+ hcp, 4+ hearts") << "a question";
  EXPECT_EQ(of("S", "1D P 1H P 1S P 2C"), "5+ hcp, 4+ hearts") << "the fourth suit";
  EXPECT_EQ(of("E", "1H 2H"), "") << "a cue bid";
  EXPECT_EQ(of("S", "1H 1S 2S P 3C P 3H"), "");
  EXPECT_EQ(of("S", "P P P 1S P 2C"), "12- hcp");
  EXPECT_EQ(of("E", "P P P 1S P 2C"), "12- hcp") << "Drury";
  EXPECT_EQ(of("W", "1S X P 2H"), "");
  EXPECT_EQ(of("N", "1S P 2S P 4NT P 5H"), "11-21 hcp, 5+ spades");
}

TEST(AuctionToldTest, WhatIsNoAuctionTellsNothing) {
  EXPECT_EQ(auction_told("", std::vector<std::string>{"1NT"}), "");
  EXPECT_EQ(auction_told("?", std::vector<std::string>{"1NT"}), "");
  EXPECT_EQ(told(""), "");
  EXPECT_EQ(told("- 8H AP 1Z"), "");
}

}  // namespace
}  // namespace ouverte::games::bridge
