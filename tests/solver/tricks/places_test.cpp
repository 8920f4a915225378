// Places among one player's cards, by examples and by counting.
#include "solver/tricks/places.hpp"

#include "gtest/gtest.h"
#include "tests/support/endings.hpp"

namespace ouverte::tricks {
namespace {

constexpr Card spade(int rank) { return Card(Suit::kSpades, rank); }

TEST(PlacesTest, APlaceEndsAtTheNextCardsOfHis) {
  const CardSet own = CardSet(spade(3)) | CardSet(spade(7));
  CardSet between;
  for (int rank = 4; rank < 7; ++rank) between.add(spade(rank));
  EXPECT_EQ(place_of(spade(5), own), between);
  EXPECT_EQ(place_of(spade(0), own).size(), 3);
  EXPECT_EQ(place_of(spade(12), own).size(), 5);
  EXPECT_EQ(place_of(spade(5), CardSet()), CardSet::of(Suit::kSpades));
  EXPECT_EQ(one_a_place(CardSet::common_pack() - own, own).size(), 6);
}

// Sorted places hold as many cards of everybody as before, one owner's after the other's, and sorting is done once.
TEST(PlacesTest, SortingKeepsWhoHoldsHowManyCardsOfAPlace) {
  base::Random random(1);
  for (int i = 0; i < support::rounds(2000); ++i) {
    const support::TrickState state = support::random_ending(random, 1 + i % 6);
    const auto one = static_cast<Seat>(random.below(4));
    support::TrickState sorted = state;
    sort_places(sorted, one);
    EXPECT_EQ(sorted.hand(one), state.hand(one));
    CardSet all;
    for (const Card card : state.live - state.hand(one)) {
      const CardSet place = place_of(card, state.hand(one));
      for (std::size_t seat = 0; seat < 4; ++seat) {
        EXPECT_EQ((sorted.hands[seat] & place).size(), (state.hands[seat] & place).size());
        const CardSet his = sorted.hands[seat] & place;
        if (his.empty() || static_cast<Seat>(seat) == one) continue;
        const CardSet through = before(his.highest()) - before(his.lowest());
        EXPECT_EQ((through & sorted.live) | CardSet(his.highest()), his);
      }
    }
    for (const CardSet hand : sorted.hands) all |= hand;
    EXPECT_EQ(all, state.live);
    const auto once = sorted.hands;
    sort_places(sorted, one);
    EXPECT_EQ(sorted.hands, once);
  }
}

}  // namespace
}  // namespace ouverte::tricks
