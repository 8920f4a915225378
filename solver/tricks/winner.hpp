// The plain way to take a trick: the highest trump, or else the highest card of the suit led, wins, and leads next.
#pragma once

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// Whether `card`, played later, beats `best`, which takes the trick so far. `trumps`: every trump of the pack.
constexpr bool beats(Card card, Card best, CardSet trumps) {
  if (card.suit() == best.suit()) return card > best;
  return trumps.has(card);
}

// Whether a card can take the trick: one without power does not where it was not led (docs/algorithms/rights.md).
enum class Power : std::uint8_t { kOwn, kNone };

// Plays a card of the seat to move, who holds it; the last card of a trick also gives the trick to its winner.
template <std::size_t kPlayers>
[[gnu::always_inline]] constexpr void play_card(State<kPlayers>& state, Card card, CardSet trumps,
                                                Power power = Power::kOwn) {
  const Seat seat = state.to_move();
  state.hands[static_cast<std::size_t>(seat)].remove(card);
  state.lengths -= std::uint64_t{1} << (16 * cards::index(seat) + 4 * cards::index(card.suit()));
  if (state.new_trick() || (power == Power::kOwn && beats(card, state.best, trumps))) {
    state.best = card;
    state.winning = seat;
  }
  state.table[state.on_table++] = card;
  if (state.on_table < kPlayers) return;
  for (const Card gone : state.table) state.live.remove(gone);
  ++state.won[static_cast<std::size_t>(state.winning)];
  state.leader = state.winning;
  state.on_table = 0;
}

}  // namespace ouverte::tricks
