// Cards that may repeat, rank by rank: hands, and the sets laid out of them. Ranks carry no order in Rummage; a set is
// made of cards of one rank, and suits matter only in matching the trick.
#pragma once

#include <array>
#include <compare>
#include <cstdint>

#include "solver/base/bits.hpp"
#include "solver/cards/card.hpp"
#include "solver/cards/card_bag.hpp"
#include "solver/cards/card_set.hpp"
#include "solver/cards/pack.hpp"

namespace ouverte::games::rummage {

// The Jokers are a rank as well as a suit. Ranks in the order in which hands are written, but the Jokers first, so that
// the packs for three and four players keep to one word of a `Bag`.
enum class Rank : std::uint8_t {};
inline constexpr Rank kJokers{0};
inline constexpr Rank kTwos{10};
inline constexpr int kRanks = 11;  // Jokers, A K Q J T 9 8 7 6, Twos

constexpr int index(Rank rank) { return static_cast<int>(rank); }
inline constexpr unsigned kSpecials = 1u << index(kJokers) | 1u << index(kTwos);  // as a set of ranks
inline constexpr unsigned kCommon = ((1u << kRanks) - 1) & ~kSpecials;            // and those of all others
constexpr Rank rank_of(cards::Card card) {
  if (card == cards::kJoker) return kJokers;
  return card.rank() == 0 ? kTwos : static_cast<Rank>(cards::kRanks - card.rank());
}

// The four suits, and the Jokers', which are one of their own.
inline constexpr int kSuits = cards::kSuits + 1;
constexpr int suit_of(cards::Card card) { return card == cards::kJoker ? cards::kSuits : cards::index(card.suit()); }

// The cards of one rank in a bag, two bits a suit: how many of that card. Jokers fill the first two places, two each.
//
//   7 6 5 4 3 2 1 0
//   C C D D H H S S      Jokers:  - - - -  3rd and 4th  1st and 2nd
using Group = std::uint8_t;

inline constexpr auto kGroupSizes = [] {
  std::array<std::uint8_t, 256> sizes{};
  for (unsigned group = 0; group < sizes.size(); ++group)
    sizes[group] = static_cast<std::uint8_t>((group & 3) + (group >> 2 & 3) + (group >> 4 & 3) + (group >> 6 & 3));
  return sizes;
}();
constexpr int group_size(Group group) { return kGroupSizes[group]; }

// The card of a rank in a place of its group.
constexpr cards::Card card_of(Rank rank, int place) {
  if (rank == kJokers) return cards::kJoker;
  return cards::Card(static_cast<cards::Suit>(place), rank == kTwos ? 0 : cards::kRanks - index(rank));
}

// The groups of all ranks, a byte each: the Jokers and A … 8 in the first word, 7 6 2 in the second.
class Bag {
 public:
  constexpr Bag() = default;
  explicit constexpr Bag(const cards::CardBag& cards) {
    for (const cards::Card card : cards.kinds())
      for (int copy = 0; copy < cards.count(card); ++copy) add(card);
  }
  explicit constexpr Bag(const std::array<std::uint64_t, 2>& words) : words_(words) {}
  constexpr Bag(Rank rank, Group group) { words_[word(rank)] = std::uint64_t{group} << shift(rank); }

  [[nodiscard]] constexpr Group group(Rank rank) const { return static_cast<Group>(words_[word(rank)] >> shift(rank)); }
  [[nodiscard]] constexpr int count(Rank rank) const { return group_size(group(rank)); }
  [[nodiscard]] constexpr bool has(cards::Card card) const {
    const int held = group(rank_of(card));
    return (card == cards::kJoker ? held : held >> place(card) & 3) != 0;
  }
  [[nodiscard]] constexpr int size() const {
    constexpr std::uint64_t kPairs = 0xAAAA'AAAA'AAAA'AAAA;
    return base::count(words_[0]) + base::count(words_[0] & kPairs) + base::count(words_[1]) +
           base::count(words_[1] & kPairs);
  }
  [[nodiscard]] constexpr bool empty() const { return (words_[0] | words_[1]) == 0; }
  [[nodiscard]] constexpr bool holds(const Bag& other) const {
    for (int rank = 0; rank < kRanks; ++rank)
      for (int place = 0; place < 8; place += 2)
        if ((group(Rank(rank)) >> place & 3) < (other.group(Rank(rank)) >> place & 3)) return false;
    return true;
  }
  [[nodiscard]] constexpr const std::array<std::uint64_t, 2>& words() const { return words_; }
  // The cards that there are one of or more.
  [[nodiscard]] constexpr cards::CardSet kinds() const {
    std::uint64_t kinds = (words_[0] & 0xFF) != 0 ? std::uint64_t{1} << cards::kJoker.number() : 0;
    for (int suit = 0; suit < cards::kSuits; ++suit) {
      const std::uint64_t low = held_of(suit, 0) & ~std::uint64_t{1};  // A … 8, a byte each
      const std::uint64_t high = held_of(suit, 1);                     // 7 6 2
      const std::uint64_t lane = backwards(low) << 6 | backwards(high & 0xFFFF) >> 2 | (high >> 16 & 1);
      kinds |= lane << cards::kLane * suit;
    }
    return cards::CardSet(kinds);
  }
  [[nodiscard]] constexpr cards::CardBag cards() const {
    cards::CardBag cards;
    for (int rank = 0; rank < kRanks; ++rank)
      for (int place = 0; place < cards::kSuits; ++place)
        for (int left = group(Rank(rank)) >> 2 * place & 3; left > 0; --left) cards.add(card_of(Rank(rank), place));
    return cards;
  }

  // The caller guarantees that there is room: two of a card, four Jokers.
  constexpr void add(cards::Card card) {
    const Rank rank = rank_of(card);
    const int second = card == cards::kJoker && count(rank) >= 2 ? 2 : 0;
    words_[word(rank)] += std::uint64_t{1} << (shift(rank) + place(card) + second);
  }
  // The caller guarantees that the card is held.
  constexpr void remove(cards::Card card) {
    const Rank rank = rank_of(card);
    const int second = card == cards::kJoker && count(rank) > 2 ? 2 : 0;
    words_[word(rank)] -= std::uint64_t{1} << (shift(rank) + place(card) + second);
  }
  // The caller guarantees that the cards of `other` are held, of Jokers all or none but the fourth.
  constexpr Bag& operator-=(const Bag& other) {
    const bool fourth = other.count(kJokers) == 3 && count(kJokers) == 4;
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] -= other.words_[i];
    if (fourth) words_[0] -= 3;  // from the third and fourth place to the first
    return *this;
  }
  constexpr Bag& operator+=(const Bag& other) {
    for (std::size_t i = 0; i < words_.size(); ++i) words_[i] += other.words_[i];
    return *this;
  }

  friend constexpr auto operator<=>(const Bag&, const Bag&) = default;

 private:
  static constexpr std::size_t word(Rank rank) { return static_cast<std::size_t>(index(rank)) >> 3; }
  static constexpr int shift(Rank rank) { return 8 * (index(rank) & 7); }
  // Of a suit, the low bit of each rank's byte of which there is a card.
  [[nodiscard]] constexpr std::uint64_t held_of(int suit, std::size_t word) const {
    return (words_[word] >> 2 * suit | words_[word] >> (2 * suit + 1)) & 0x0101'0101'0101'0101;
  }
  // The low bits of the bytes, side by side, the first one highest.
  static constexpr std::uint64_t backwards(std::uint64_t bits) { return bits * 0x8040'2010'0804'0201 >> 56; }
  static constexpr int place(cards::Card card) { return card == cards::kJoker ? 0 : 2 * suit_of(card); }

  std::array<std::uint64_t, 2> words_{};
};

// Of a bag's words the bits of all ranks but the Jokers' and the Twos'.
inline constexpr std::array<std::uint64_t, 2> kCommonGroups = {~std::uint64_t{0xFF}, 0xFFFF};

}  // namespace ouverte::games::rummage
