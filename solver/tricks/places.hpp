// One player against the rest, seen with the ranks of the rest let go: of their cards it is known between which of his
// they lie, and no more. Cards of theirs with none of his between them are in one place.
#pragma once

#include <cstdint>

#include "solver/base/bits.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// The cards below one, in all suits of lower number too.
constexpr CardSet before(Card card) { return CardSet((std::uint64_t{1} << card.number()) - 1); }

// The cards of a suit in the place of `card`, his own cards on either side left out. `own`: what separates places.
constexpr CardSet place_of(Card card, CardSet own) {
  CardSet place = CardSet::of(card.suit());
  const CardSet separating = own & place;
  if (const CardSet above = separating - before(card); !above.empty()) place &= before(above.lowest());
  if (const CardSet under = separating & before(card); !under.empty())
    place -= before(under.highest()) | CardSet(under.highest());
  return place;
}

// Of cards that are not his, one a place and suit: the lowest.
constexpr CardSet one_a_place(CardSet cards, CardSet own) {
  CardSet found;
  while (!cards.empty()) {
    const Card card = cards.lowest();
    found.add(card);
    cards -= place_of(card, own);
  }
  return found;
}

// In each place the cards in the order of the seats that hold them, at the start of a trick: positions that differ in
// nothing but the ranks within places become the same. `among`: whole suits, if the others are sorted already.
template <std::size_t kPlayers>
void sort_places(State<kPlayers>& state, Seat one, CardSet among = CardSet::common_pack()) {
  const CardSet own = state.hand(one);
  CardSet rest = (state.live - own) & among;
  while (!rest.empty()) {
    const CardSet place = rest & place_of(rest.lowest(), own);
    rest -= place;
    if (place.single()) continue;
    std::uint64_t open = place.bits();
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      if (static_cast<Seat>(seat) == one) continue;
      const int count = (state.hands[seat] & place).size();
      const CardSet taken(base::scatter((std::uint64_t{1} << count) - 1, open));
      state.hands[seat] = (state.hands[seat] - place) | taken;
      open &= ~taken.bits();
    }
  }
}

}  // namespace ouverte::tricks
