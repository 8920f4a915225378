// Which card of a suit is led, where two play against two, by who has the best three.
#include "solver/tricks/lead_order.hpp"

#include <array>

#include "gtest/gtest.h"
#include "tests/solver/tricks/lanes.hpp"

namespace ouverte::tricks {
namespace {

constexpr Camp kLeaders{Seat{0}, Seat{2}};

// Whether the first of the four leads the highest of these cards, who plays with the third. The suit is plain.
bool leads_high(const std::array<Lane, 4>& lanes) {
  std::array<CardSet, 4> hands;
  for (std::size_t seat = 0; seat < 4; ++seat) hands[seat] = CardSet(lanes[seat]);
  const State<4> state = new_state(hands, Seat{0});
  const SuitCards suit(state, CardSet::of(Suit::kSpades), hands[0], hands[2]);
  return LeadOrder(state, CardSet::of(Suit::kHearts), kLeaders, hands[2], true).high(suit);
}

TEST(LeadOrderTest, WinsUnlessThePartnerHasTheNext) {
  EXPECT_TRUE(leads_high({kAce | kThree | kTwo, kKing | kFour, kQueen | kTen, kNine}));
  EXPECT_TRUE(leads_high({kAce | kKing | kTwo, kQueen | kFour, kJack | kTen, kNine}));
  EXPECT_FALSE(leads_high({kAce | kKing | kTwo, kJack | kFour, kQueen | kTen, kNine}));
  EXPECT_FALSE(leads_high({kAce | kThree | kTwo, kQueen | kFour, kKing | kTen, kNine}));
}

TEST(LeadOrderTest, GetsOutOfThePartnersWay) {
  EXPECT_TRUE(leads_high({kAce | kTwo, kQueen | kFour, kKing | kTen, kNine}));
  EXPECT_FALSE(leads_high({kAce | kTwo, kQueen | kFour, kKing, kNine}));
  EXPECT_TRUE(leads_high({kQueen | kTwo, kKing | kFour, kAce | kTen, kNine}));
  EXPECT_FALSE(leads_high({kKing | kTwo, kQueen | kFour, kAce | kTen, kNine}));
}

TEST(LeadOrderTest, MakesTheTopCardFallUnlessItFallsAlone) {
  EXPECT_TRUE(leads_high({kKing | kTwo, kAce | kFour, kJack | kTen, kQueen | kNine}));
  EXPECT_FALSE(leads_high({kKing | kTwo, kAce | kFour, kQueen | kTen, kJack | kNine}));
  EXPECT_FALSE(leads_high({kKing | kTwo, kAce, kJack | kTen, kQueen | kNine}));
  EXPECT_TRUE(leads_high({kKing | kTwo, kAce, {}, kQueen | kNine}));
}

}  // namespace
}  // namespace ouverte::tricks
