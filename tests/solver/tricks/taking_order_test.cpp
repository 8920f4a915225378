// Which card is tried first of those with which a hand follows to a trick, where two play against two.
#include "solver/tricks/taking_order.hpp"

#include <array>
#include <boost/container/static_vector.hpp>

#include "gtest/gtest.h"
#include "tests/solver/tricks/lanes.hpp"

namespace ouverte::tricks {
namespace {

constexpr Camp kLeadingCamp{Seat{0}, Seat{2}};
constexpr CardSet kTrumps = CardSet::of(Suit::kHearts);

CardSet spades(Lane lane) { return CardSet(lane); }
CardSet hearts(Lane lane) { return CardSet(std::uint64_t{lane} << cards::kLane); }

// The card that second hand tries first when the first hand's lowest spade has been led.
Card second_hands_first(const std::array<CardSet, 4>& hands) {
  State<4> state = new_state(hands, Seat{0});
  play_card(state, (hands[0] & CardSet::of(Suit::kSpades)).lowest(), kTrumps);
  const CardSet suit = hands[1] & CardSet::of(Suit::kSpades);
  boost::container::static_vector<Card, 13> order;
  TakingOrder(state, kTrumps, kLeadingCamp, true, suit.empty() ? hands[1] : suit, order).fill();
  return order.front();
}

TEST(TakingOrderTest, SecondHandPlaysLowWhereThePartnerWinsTheTrickInSuit) {
  EXPECT_EQ(second_hands_first({spades(kThree), spades(kKing | kFour), spades(kQueen | kTen), spades(kAce | kNine)}),
            spades(kFour).lowest());
}

TEST(TakingOrderTest, SecondHandSavesThePartnersTrump) {
  EXPECT_EQ(second_hands_first({spades(kThree), spades(kAce | kFour), spades(kQueen | kTen), hearts(kNine | kTwo)}),
            spades(kAce).lowest());
  EXPECT_EQ(second_hands_first({spades(kThree), spades(kQueen | kTwo), spades(kKing | kTen), hearts(kNine | kTwo)}),
            spades(kQueen).lowest());
}

}  // namespace
}  // namespace ouverte::tricks
