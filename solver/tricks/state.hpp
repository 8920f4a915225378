// A point of a deal of plain tricks, played with a pack of common suits: the hands, the trick in progress and the
// tricks won. Small and trivially copyable: a search copies it and plays on the copy.
#pragma once

#include <array>
#include <cstdint>

#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/tricks/camp.hpp"

namespace ouverte::tricks {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using cards::Suit;

template <std::size_t kPlayers>
struct State {
  static constexpr int kSeats = static_cast<int>(kPlayers);

  std::array<CardSet, kPlayers> hands{};
  CardSet live;                        // in hand or on the table when the trick in progress began
  std::uint64_t lengths = 0;           // cards of suit u in the hand of seat p: the nibble at 16 p + 4 u
  std::array<Card, kPlayers> table{};  // the trick in progress, in the order played: the first `on_table` count
  std::uint8_t on_table = 0;
  Seat leader{};                             // to the trick in progress
  Seat winning{};                            // seat of the card that takes the trick so far; when `on_table` > 0
  Card best{};                               // that card
  std::array<std::uint8_t, kPlayers> won{};  // tricks

  [[nodiscard]] constexpr bool new_trick() const { return on_table == 0; }
  [[nodiscard]] constexpr Seat to_move() const { return cards::left_of(leader, kSeats, on_table); }
  [[nodiscard]] constexpr CardSet hand(Seat seat) const { return hands[static_cast<std::size_t>(seat)]; }
  [[nodiscard]] constexpr Suit led() const { return table[0].suit(); }
  [[nodiscard]] constexpr int length(Seat seat, Suit suit) const {
    return static_cast<int>(lengths >> (16 * cards::index(seat) + 4 * cards::index(suit)) & 15);
  }

  // Tricks still to be decided, the one in progress included.
  [[nodiscard]] constexpr int tricks_left() const { return hand(leader).size() + (on_table > 0 ? 1 : 0); }
  [[nodiscard]] constexpr int won_by(Camp camp) const {
    int sum = 0;
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (camp.has(static_cast<Seat>(seat))) sum += won[seat];
    return sum;
  }
  [[nodiscard]] constexpr CardSet held_by(Camp camp) const {
    CardSet held;
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      if (camp.has(static_cast<Seat>(seat))) held |= hands[seat];
    return held;
  }
};

// The state at the start of a trick, before any card of it.
template <std::size_t kPlayers>
constexpr State<kPlayers> new_state(const std::array<CardSet, kPlayers>& hands, Seat leader) {
  State<kPlayers> state;
  state.hands = hands;
  state.leader = leader;
  for (std::size_t seat = 0; seat < kPlayers; ++seat) {
    const CardSet hand = hands[seat];
    state.live |= hand;
    for (const Suit suit : cards::kAllSuits)
      state.lengths |= static_cast<std::uint64_t>((hand & CardSet::of(suit)).size())
                       << (16 * seat + 4 * static_cast<std::size_t>(cards::index(suit)));
  }
  return state;
}

// The trick in progress from its beginning: the cards on the table are back in the hands they came from. Of any state
// with `hands`, `table`, `on_table` and `leader`; counts of cards that it keeps besides are left as they are.
template <class AnyState>
constexpr AnyState trick_start(const AnyState& state) {
  AnyState start = state;
  for (int place = 0; place < state.on_table; ++place)
    start.hands[static_cast<std::size_t>(cards::left_of(state.leader, static_cast<int>(start.hands.size()), place))]
        .add(state.table[static_cast<std::size_t>(place)]);
  start.on_table = 0;
  return start;
}

// The same point of play without what is left over from tricks before and no longer counts: two states of the same
// point then have the same bytes. Of any state as `trick_start` takes, with `winning` and `best`.
template <class AnyState>
requires requires(AnyState state) { state.table, state.on_table, state.winning, state.best; }
constexpr AnyState normal(AnyState state) {
  if (state.on_table == 0) state.winning = {}, state.best = {};
  for (std::size_t place = state.on_table; place < state.table.size(); ++place) state.table[place] = {};
  return state;
}

}  // namespace ouverte::tricks
