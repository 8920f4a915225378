// Positions of plain tricks as patterns: whose is each live card, and down to which rank of each suit it matters.
//
// A basis is a set of cards whose rank a result rests on; only the lowest of each suit counts, for a rank is known by
// the owners of all live cards above. Theorem: if two positions have the same leader, the same suit lengths in every
// hand and the same owners of the cards from the top down to the lowest of the basis in each suit, the same goal is
// reached in both, provided that the basis holds the card that takes a trick whenever another card of its suit falls to
// that trick, the ranks on which a claim without search rests, and, where a run of touching cards was tried by one card
// in vain, the whole run if it holds the lowest card of the basis (Ginsberg 1996; Beling 2017).
#pragma once

#include <array>
#include <cstdint>

#include "solver/base/bits.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// In each lane the lowest card of `cards`.
constexpr CardSet lowest_of_each_suit(CardSet cards) {
  constexpr std::uint64_t kAboveAce = 0x2000'2000'2000'2000;
  return CardSet(cards.bits() & (kAboveAce - cards.bits()));
}

// In each lane every card from the lowest of `cards` up to the Ace; nothing where `cards` has nothing.
constexpr CardSet upward(CardSet cards) {
  constexpr std::uint64_t kAboveAce = 0x2000'2000'2000'2000;
  return CardSet((cards.bits() | (kAboveAce - cards.bits())) & CardSet::common_pack().bits());
}

// In each lane every card from the highest of `cards` down to the Two; nothing where `cards` has nothing.
constexpr CardSet downward(CardSet cards) {
  std::uint64_t bits = cards.bits();
  bits |= bits >> 1 & 0x0FFF'0FFF'0FFF'0FFF;
  bits |= bits >> 2 & 0x07FF'07FF'07FF'07FF;
  bits |= bits >> 4 & 0x01FF'01FF'01FF'01FF;
  bits |= bits >> 8 & 0x001F'001F'001F'001F;
  return CardSet(bits);
}

// Whose is each live card: two bits of the seat's number a card, live cards close together. Shared by at most four.
using Code = std::array<std::uint64_t, 2>;

template <std::size_t kPlayers>
Code code_of(const State<kPlayers>& state) {
  static_assert(2 <= kPlayers && kPlayers <= 4);
  CardSet odd = state.hands[1];
  if constexpr (kPlayers == 4) odd |= state.hands[3];
  CardSet high;
  if constexpr (kPlayers >= 3) high |= state.hands[2];
  if constexpr (kPlayers == 4) high |= state.hands[3];
  return {{base::gather(odd.bits(), state.live.bits()), base::gather(high.bits(), state.live.bits())}};
}

// The shape at the start of a trick: suit lengths of every hand and the leader. Lengths of the last suit follow from
// the rest and the number of tricks left, so its nibbles of two seats hold that number and the leader. Never 0.
template <std::size_t kPlayers>
std::uint64_t shape_of(const State<kPlayers>& state) {
  constexpr std::uint64_t kFirstSuits = 0x0FFF'0FFF'0FFF'0FFF;
  return (state.lengths & kFirstSuits) | static_cast<std::uint64_t>(state.tricks_left()) << 12 |
         static_cast<std::uint64_t>(cards::index(state.leader)) << 28;
}

// The mask of a fact: the basis closed upwards and, for players of `lazy` (who may have tried one of several touching
// cards in vain), down through the run that holds its lowest card. Then the run at the bottom of a suit is left out:
// whose those cards are follows from the lengths.
inline std::uint64_t mask_of(const Code& code, CardSet live, CardSet basis, Camp lazy) {
  const std::uint64_t bottom = base::gather(lowest_of_each_suit(live).bits(), live.bits());
  // Bit i: card i belongs to the owner of card i + 1, and both are of one suit.
  const std::uint64_t same = ~((code[0] ^ code[0] >> 1) | (code[1] ^ code[1] >> 1)) & ~(bottom >> 1);
  std::uint64_t lazy_cards = 0;
  for (unsigned seat = 0; seat < 4; ++seat)
    if (lazy.has(static_cast<Seat>(seat)))
      lazy_cards |= ((seat & 1) != 0 ? code[0] : ~code[0]) & ((seat & 2) != 0 ? code[1] : ~code[1]);
  std::uint64_t mask = base::gather(upward(basis).bits(), live.bits());

  // Downward fill, doubling the step (Kogge-Stone).
  std::uint64_t through = same & lazy_cards;
  for (int step = 1; step < 16; step *= 2) {
    mask |= mask >> step & through;
    through &= through >> step;
  }
  // Upward fill from each bottom card through cards of the same owner.
  std::uint64_t tail = bottom;
  std::uint64_t upwards = same << 1;
  for (int step = 1; step < 16; step *= 2) {
    tail |= tail << step & upwards;
    upwards &= upwards << step;
  }
  return mask & ~tail;
}

// One card of every run of touching cards in `cards`, which one hand holds: the lowest. Cards are touching when no
// other player's live card lies between them; those on the table count as live. A card is no bottom of a run where the
// carry from a card below comes up to it, through cards that are out of play.
constexpr CardSet lowest_of_runs(CardSet cards, CardSet hand, CardSet live) {
  const std::uint64_t out = (CardSet::common_pack() - live).bits();
  return CardSet(hand.bits() & ~((hand.bits() << 1) + out)) & cards;
}

// The same within a trick, for searches that keep no bases: of the cards on the table only the best still separates.
template <std::size_t kPlayers>
CardSet lowest_of_runs(CardSet cards, const State<kPlayers>& state) {
  CardSet live;
  for (const CardSet hand : state.hands) live |= hand;
  if (!state.new_trick()) live.add(state.best);
  return lowest_of_runs(cards, state.hand(state.to_move()), live);
}

}  // namespace ouverte::tricks
