// What can still come of a deal whose payoff rests on who takes how many tricks: every way to split the rest.
#pragma once

#include <algorithm>
#include <cstddef>
#include <limits>

#include "solver/cards/seat.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games {

inline constexpr search::Interval kAnything = {std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};

namespace detail {

template <class Game, class State>
void split_rest(const Game& game, State& end, std::size_t seat, int left, search::Interval& values) {
  if (seat + 1 < end.won.size()) {
    for (int tricks = 0; tricks <= left; ++tricks) {
      end.won[seat] = static_cast<std::uint8_t>(end.won[seat] + tricks);
      split_rest(game, end, seat + 1, left - tricks, values);
      end.won[seat] = static_cast<std::uint8_t>(end.won[seat] - tricks);
    }
    return;
  }
  end.won[seat] = static_cast<std::uint8_t>(end.won[seat] + left);
  for (std::size_t last = 0; last < end.won.size(); ++last) {
    end.leader = static_cast<cards::Seat>(last);
    const int value = game.value(end);
    values = {std::min(values.lower, value), std::max(values.upper, value)};
  }
  end.won[seat] = static_cast<std::uint8_t>(end.won[seat] - left);
}

}  // namespace detail

// For games whose value, in the end, is a matter of `won`, of who took the last trick, and of what no longer changes.
template <class Game, class State>
search::Interval over_all_splits(const Game& game, const State& state) {
  State end = state;
  end.live = {};
  search::Interval values = {kAnything.upper, kAnything.lower};
  detail::split_rest(game, end, 0, state.tricks_left(), values);
  return values;
}

}  // namespace ouverte::games
