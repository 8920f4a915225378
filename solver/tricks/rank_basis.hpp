// Which cards' ranks a result of plain tricks rests on, from the end of the play upwards: the rules by which a search
// of patterns (`pattern.hpp`) attributes what it finds to cards.
#pragma once

#include <cstdint>

#include "solver/tricks/state.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::tricks {

// The basis before `move`, when the play after it rests on `basis`: the card that takes a trick matters by rank if
// another card of its suit falls to the trick.
template <std::size_t kPlayers>
constexpr CardSet with_taker(const State<kPlayers>& state, Card move, CardSet basis, CardSet trumps) {
  if (state.on_table + 1 < State<kPlayers>::kSeats) return basis;
  CardSet fallen(move);
  for (std::size_t i = 0; i + 1 < kPlayers; ++i) fallen.add(state.table[i]);
  const Card taker = beats(move, state.best, trumps) ? move : state.best;
  if (!(fallen & CardSet::of(taker.suit())).single()) basis.add(taker);
  return basis;
}

// For a move that decided and could have been any of its equals. When the lowest card of the basis is the one played,
// the top card of its run could have been played in its place: rename the run's cards by that. The other cards of the
// run in the basis move down by one.
template <std::size_t kPlayers>
constexpr CardSet raised(const State<kPlayers>& state, Card move, CardSet basis) {
  const CardSet suit = CardSet::of(move.suit());
  if (!basis.has(move) || (basis & suit).lowest() != move) return basis;
  const CardSet higher = CardSet(~std::uint64_t{1} << move.number()) & suit;
  const CardSet others = (state.live - state.hand(state.to_move())) & higher;
  CardSet run = state.hand(state.to_move()) & higher;
  if (!others.empty()) run &= CardSet((std::uint64_t{1} << others.lowest().number()) - 1);
  if (run.empty()) return basis;
  basis.remove(move);
  const CardSet in_run = basis & run;
  if (in_run.empty()) {
    basis.add(run.highest());
  } else {
    const CardSet below = run & CardSet((std::uint64_t{1} << in_run.lowest().number()) - 1);
    basis.add(below.empty() ? move : below.highest());
  }
  return basis;
}

// Cards that must fail too after `move` failed, resting on `basis`: a card below every card of its suit in the basis is
// as good as any other such card.
constexpr CardSet as_bad_as(Card move, CardSet basis) {
  const CardSet suit = CardSet::of(move.suit());
  const CardSet ranked = basis & suit;
  const CardSet below = CardSet((ranked.bits() & -ranked.bits()) - 1) & suit;
  return below.has(move) ? below : CardSet();
}

}  // namespace ouverte::tricks
