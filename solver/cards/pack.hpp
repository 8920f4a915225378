// Packs: which cards there are, what number each has in a `CardSet`, and how they are written.
//
// The packs made of the common suits use the lanes of `card.hpp`; a joker has the number 15, and 31, 47 and 63 are
// further jokers like it. The tarock pack has lanes of its own, ranks rising, trumps by their number:
//
//   number   0         8         16        24        33             53  54
//            T J N Q K 1 J N Q K 1 J N Q K T J N Q K 1 2 3 …  20  21  *
//            spades    hearts    diamonds  clubs     trumps           Sküs
#pragma once

#include <array>
#include <cstdint>
#include <string_view>

#include "solver/cards/card.hpp"
#include "solver/cards/card_set.hpp"
#include "solver/cards/suit.hpp"

namespace ouverte::cards {

// What the field after the four suits of a written hand holds.
enum class Fifth : std::uint8_t { kNone, kJokers, kTrumps };

struct Pack {
  std::string_view name;                       // for messages
  CardSet cards;                               // all of them, one number a card
  int lane = kLane;                            // rank r of suit s is the number lane * s + r
  std::array<std::string_view, kSuits> ranks;  // letters, the one of rank 0 first
  Fifth fifth = Fifth::kNone;

  [[nodiscard]] constexpr Card card(Suit suit, int rank) const { return Card(lane * index(suit) + rank); }
  // The cards of the fifth field.
  [[nodiscard]] constexpr CardSet extra() const;
};

inline constexpr Card kJoker{15};
inline constexpr CardSet kJokerNumbers{0x8000'8000'8000'8000};

inline constexpr int kTarockLane = 8;
inline constexpr int kTarockSuitCards = 5;
inline constexpr int kSkues = 22;  // stands above the trump 21
constexpr Card tarock_trump(int number) { return Card(kTarockLane * kSuits + number); }
constexpr int tarock_trump_number(Card card) { return card.number() - kTarockLane * kSuits; }

constexpr CardSet Pack::extra() const {
  switch (fifth) {
    case Fifth::kJokers:
      return cards & kJokerNumbers;
    case Fifth::kTrumps:
      return CardSet(cards.bits() & ~std::uint64_t{0} << (kTarockLane * kSuits));
    case Fifth::kNone:
      break;
  }
  return {};
}

namespace detail {

inline constexpr std::string_view kCommonRanks = "23456789TJQKA";
inline constexpr std::array kCommonLetters = {kCommonRanks, kCommonRanks, kCommonRanks, kCommonRanks};

constexpr CardSet tarock_pack() {
  CardSet set;
  for (const Suit suit : kAllSuits)
    for (int rank = 0; rank < kTarockSuitCards; ++rank) set.add(Card(kTarockLane * index(suit) + rank));
  for (int number = 1; number <= kSkues; ++number) set.add(tarock_trump(number));
  return set;
}

}  // namespace detail

// The cards from the rank of this letter up to the Ace, in every suit.
constexpr CardSet from_rank(char lowest) {
  const std::uint64_t lane = 0x1FFF & ~std::uint64_t{0} << detail::kCommonRanks.find(lowest);
  return CardSet(lane | lane << kLane | lane << 2 * kLane | lane << 3 * kLane);
}

inline constexpr Pack kCommonPack = {
    .name = "the 52 cards", .cards = CardSet::common_pack(), .ranks = detail::kCommonLetters};
// A pack of the common suits with jokers, which are alike.
constexpr Pack pack_with_jokers(std::string_view name, CardSet suit_cards, int jokers) {
  CardSet cards = suit_cards;
  for (int lane = 0; lane < jokers; ++lane) cards.add(Card(kLane * lane + kJoker.number()));
  return {.name = name, .cards = cards, .ranks = detail::kCommonLetters, .fifth = Fifth::kJokers};
}
inline constexpr Pack kTarockPack = {.name = "the 42 tarock cards",
                                     .cards = detail::tarock_pack(),
                                     .lane = kTarockLane,
                                     .ranks = {"TJNQK", "1JNQK", "1JNQK", "TJNQK"},
                                     .fifth = Fifth::kTrumps};

static_assert(kCommonPack.cards.size() == 52 && from_rank('2') == kCommonPack.cards);
static_assert(kTarockPack.cards.size() == 42 && kTarockPack.extra().size() == 22);

}  // namespace ouverte::cards
