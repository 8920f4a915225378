// The rule of following: play a card of the suit led if you can, otherwise any card.
#pragma once

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

template <std::size_t kPlayers>
constexpr CardSet follow_suit(const State<kPlayers>& state) {
  const CardSet hand = state.hand(state.to_move());
  if (state.new_trick()) return hand;
  const CardSet same = hand & CardSet::of(state.led());
  return same.empty() ? hand : same;
}

}  // namespace ouverte::tricks
