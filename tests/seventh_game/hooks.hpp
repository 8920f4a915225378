// What only saves time: the hooks of `solver/search/defaults.hpp` that German Whist takes up.
#pragma once

#include "solver/search/interval.hpp"
#include "solver/search/position_table.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/pattern.hpp"
#include "tests/seventh_game/rules.hpp"

namespace ouverte::games::seventh_game {

class Hooked : public Game {
 public:
  explicit constexpr Hooked(cards::Suit trump) : Game(trump) {}

  [[nodiscard]] search::Interval bounds(const State& state) const {
    return {value(state), value(state) + state.tricks_left()};
  }
  [[nodiscard]] cards::CardSet distinct(const State& state) const {
    return tricks::lowest_of_runs(legal(state), state);
  }
  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] search::ExactKey key(const State& state) const {
    const auto words = tricks::exact_key(state, trumps());
    return {.first = words[0], .second = words[1]};
  }
  [[nodiscard]] int rest(const State& state, int goal) const { return goal - value(state); }
};

}  // namespace ouverte::games::seventh_game
