// What a hand can do in one suit; `sure_tricks_test.cpp` holds what is made of it to minimax.
#include "solver/tricks/suit_book.hpp"

#include "gtest/gtest.h"
#include "tests/solver/tricks/lanes.hpp"

namespace ouverte::tricks {
namespace {

constexpr Camp kPair{Seat{0}, Seat{2}};

using Hands = std::array<CardSet, 4>;

// Spades by player.
Hands spades(std::uint32_t north, std::uint32_t east, std::uint32_t south, std::uint32_t west) {
  return {CardSet(north), CardSet(east), CardSet(south), CardSet(west)};
}

TEST(SuitBookTest, CountsWinnersAndWhatTheyOutlast) {
  SuitBook book;
  // North A K 2, East Q J, South and West out.
  book.expect(spades(kAce | kKing | kTwo, kQueen | kJack, 0, 0), kPair);
  const auto& all = book.of(Suit::kSpades, kAce | kKing | kQueen | kJack | kTwo);
  EXPECT_EQ(all.runs[0].tricks(), 3);
  EXPECT_EQ(all.runs[0].basis(1), kAce);
  EXPECT_EQ(all.runs[0].basis(3), kKing);
  EXPECT_EQ(all.trumps[0], 2);
  EXPECT_EQ(all.trump_basis(0), kKing);
  EXPECT_EQ(all.runs[1].tricks(), 0);
  EXPECT_EQ(all.trumps[1], 0);
  // The King gone, the Two no longer outlasts East's two cards.
  EXPECT_EQ(book.of(Suit::kSpades, kAce | kQueen | kJack | kTwo).runs[0].tricks(), 1);
}

TEST(SuitBookTest, APartnerMustBeAbleToFollowBelow) {
  SuitBook book;
  // South's bare King is in the way of North's Queen, not of his Ace.
  book.expect(spades(kAce | kQueen, kJack | kTwo, kKing, 0), kPair);
  EXPECT_EQ(book.of(Suit::kSpades, kAce | kKing | kQueen | kJack | kTwo).runs[0].tricks(), 2);
  book.expect(spades(kQueen, kJack | kTwo, kAce, 0), kPair);
  EXPECT_EQ(book.of(Suit::kSpades, kAce | kQueen | kJack | kTwo).runs[0].tricks(), 0);
}

TEST(SuitBookTest, ANewDealOrCampMakesANewEdition) {
  SuitBook book;
  for (int deal = 0; deal < 300; ++deal) {
    const bool north = deal % 3 == 0;
    book.expect(north ? spades(kAce, kKing, 0, 0) : spades(0, kKing, 0, kAce), kPair);
    EXPECT_EQ(book.of(Suit::kSpades, kAce | kKing).runs[0].tricks(), north ? 1 : 0) << deal;
    EXPECT_EQ(book.of(Suit::kSpades, kAce | kKing).runs[3].tricks(), north ? 0 : 1) << deal;
  }
  // With East and West apart, West's Ace is in nobody's way and East's King no winner.
  book.expect(spades(0, kKing, 0, kAce), Camp{Seat{3}});
  EXPECT_EQ(book.of(Suit::kSpades, kAce | kKing).runs[1].tricks(), 0);
}

}  // namespace
}  // namespace ouverte::tricks
