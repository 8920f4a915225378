// A hash by which positions of plain tricks are alike: often one card decides them all.
#pragma once

#include <cstdint>

#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// Alike are positions with the same seat to move at the same place in the trick, the same best card on the table, and
// the same `cards`, whatever the caller finds telling: the own hand, or the live cards of the suit led.
template <std::size_t kPlayers>
std::uint64_t likeness_of(const State<kPlayers>& state, CardSet cards) {
  std::uint64_t key = cards.bits();
  if (!state.new_trick()) key = key * 64 + static_cast<std::uint64_t>(state.best.number());
  key = key * 16 + static_cast<std::uint64_t>(state.to_move()) * 4 + state.on_table;
  key *= 0x9E3779B97F4A7C15;
  return key ^ key >> 29;
}

// Where tricks are avoided. Who follows suit goes by the live cards of that suit and those of them that are his own;
// who cannot, by his hand; who leads, by `on_lead`.
template <std::size_t kPlayers>
std::uint64_t likeness_by_suit(const State<kPlayers>& state, CardSet on_lead) {
  constexpr std::uint64_t kOdd = 0xD1B54A32D192ED03;
  if (state.new_trick()) return likeness_of(state, on_lead);
  const CardSet hand = state.hand(state.to_move());
  const CardSet led = CardSet::of(state.led());
  const CardSet own = hand & led;
  return own.empty() ? likeness_of(state, hand) : likeness_of(state, state.live & led) ^ own.bits() * kOdd;
}

}  // namespace ouverte::tricks
