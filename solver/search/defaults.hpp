// What zero-window search asks of a game, filled in where the game says nothing: with it the rules alone make a game
// solvable, and every hook of `game.hpp` that the game does have is taken up. Of the hooks a game may have
//
//   legal(state), distinct(state)      a set of moves with empty(), has(move), remove(move), and the moves in order
//   static_bound(state, goal); or bounds(state), an interval that holds the value of the position
//   order(state, moves, out)
//   likeness(state)
//   keyed(state), key(state), rest(state, goal)
#pragma once

#include <algorithm>
#include <array>
#include <cstddef>
#include <cstdint>
#include <cstring>
#include <utility>

#include "solver/search/game.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::search {

// The moves of a list, to take moves out of.
template <class List>
class MoveSet {
 public:
  explicit MoveSet(List moves) : moves_(std::move(moves)) {}

  [[nodiscard]] bool empty() const { return moves_.empty(); }
  [[nodiscard]] auto begin() const { return moves_.begin(); }
  [[nodiscard]] auto end() const { return moves_.end(); }
  [[nodiscard]] bool has(const auto& move) const { return std::ranges::find(moves_, move) != moves_.end(); }
  // The caller guarantees that the set has the move.
  void remove(const auto& move) { moves_.erase(std::ranges::find(moves_, move)); }

 private:
  List moves_;
};

// The bytes of a state as an exact key, those between its members cleared. Where the compiler cannot do that they may
// differ in states that are equal: that costs time, never exactness. A state whose members may hold what no longer
// counts has a function `normal` beside it that gives the state without.
template <class State>
class WholeState {
 public:
  WholeState() = default;
  explicit WholeState(const State& state) {
    State counting = [&] {
      if constexpr (requires { normal(state); })
        return normal(state);
      else
        return state;
    }();
#if __has_builtin(__builtin_clear_padding)
    __builtin_clear_padding(&counting);
#endif
    std::memcpy(words_.data(), &counting, sizeof counting);
  }

  [[nodiscard]] std::uint64_t hash() const {
    std::uint64_t hash = 0;
    for (const std::uint64_t word : words_) {
      hash = (hash ^ word) * 0x9E3779B97F4A7C15;
      hash ^= hash >> 32;
    }
    return hash * 0xD1B54A32D192ED03;
  }
  friend bool operator==(const WholeState&, const WholeState&) = default;

 private:
  std::array<std::uint64_t, (sizeof(State) + 7) / 8> words_{};
};

template <Game G>
class Completed : public G {
 public:
  using State = typename G::State;
  using Move = typename G::Move;
  using MoveList = typename G::MoveList;
  using Goal = int;  // whatever the values are

  explicit Completed(const G& game) : G(game) {}

  [[nodiscard]] auto legal(const State& state) const {
    if constexpr (requires { own().legal(state).has(Move{}); }) {
      return own().legal(state);
    } else {
      MoveList moves;
      own().moves(state, moves);
      return MoveSet(std::move(moves));
    }
  }
  [[nodiscard]] auto distinct(const State& state) const {
    if constexpr (requires { own().distinct(state); })
      return own().distinct(state);
    else
      return legal(state);
  }

  struct StaticBound {
    bool decided = false;
    bool reached = false;
  };
  [[nodiscard]] StaticBound static_bound(const State& state, int goal) const {
    if constexpr (requires { own().static_bound(state, goal); }) {
      const auto bound = own().static_bound(state, goal);
      return {bound.decided, bound.reached};
    } else if constexpr (requires { own().bounds(state); }) {
      const auto known = reaches(own().bounds(state), goal);
      return {known.has_value(), known.value_or(false)};
    } else {
      return {};
    }
  }

  void order(const State& state, const auto& moves, MoveList& out) const {
    if constexpr (requires { own().order(state, moves, out); }) {
      own().order(state, moves, out);
    } else {
      for (const Move& move : moves) out.push_back(move);
    }
  }
  // Without a word from the game all positions are alike, and the move that decided last is tried first.
  [[nodiscard]] std::uint64_t likeness(const State& state) const {
    if constexpr (requires { own().likeness(state); })
      return own().likeness(state);
    else
      return 0;
  }

  [[nodiscard]] bool keyed(const State& state) const {
    if constexpr (requires { own().keyed(state); })
      return own().keyed(state);
    else
      return true;
  }
  // A key of the game's own goes with its own `rest`: what is missing to the goal from here on.
  [[nodiscard]] auto key(const State& state) const {
    if constexpr (kOwnKey)
      return own().key(state);
    else
      return WholeState<State>(state);
  }
  [[nodiscard]] int rest(const State& state, int goal) const {
    if constexpr (kOwnKey)
      return own().rest(state, goal);
    else
      return goal;
  }

 private:
  static constexpr bool kOwnKey = requires(const G& game, const State& state) {
    game.key(state);
    game.rest(state, 0);
  };

  [[nodiscard]] const G& own() const { return *this; }
};

}  // namespace ouverte::search
