// What the nodes of a search work with: the position after the move that is being tried, and the moves to be tried.
// Most games leave that to the stack. Staged ones have hundreds of moves and go on for hundreds of plays, and a
// thread's stack may be small: theirs is kept beside the recursion, and used again at every node as deep.
#pragma once

#include <cstddef>
#include <cstdint>
#include <deque>
#include <utility>

#include "solver/search/game.hpp"

namespace ouverte::search {

template <Reduced G>
class Levels {
 public:
  using State = typename G::State;

  // A node begins, and ends with what it gives back.
  [[nodiscard]] const Levels& enter() const { return *this; }

  [[nodiscard]] State copy(const State& state) const { return state; }
  [[nodiscard]] typename G::MoveList list() const { return {}; }
  [[nodiscard]] auto open(const G& game, const State& state, bool equivalence) const {
    return equivalence ? game.distinct(state) : game.legal(state);
  }
};

template <Staged G>
class Levels<G> {
 public:
  using State = typename G::State;
  using Moves = decltype(std::declval<const G&>().distinct(std::declval<const State&>()));

  class Node {
   public:
    explicit Node(Levels& levels) : levels_(levels) { ++levels_.depth_; }
    ~Node() { --levels_.depth_; }
    Node(const Node&) = delete;
    Node& operator=(const Node&) = delete;

   private:
    Levels& levels_;
  };

  [[nodiscard]] Node enter() {
    if (levels_.size() == depth_) levels_.emplace_back();
    return Node(*this);
  }

  // Of the node entered last.
  [[nodiscard]] State& copy(const State& state) { return level().next = state; }
  [[nodiscard]] typename G::MoveList& list() {
    level().moves.clear();
    return level().moves;
  }
  [[nodiscard]] Moves& open(const G& game, const State& state, bool equivalence) {
    list_open(game, state, equivalence, level().open);
    return level().open;
  }
  void further(const G& game, const State& state, std::uint64_t batch) {
    list_further(game, state, batch, level().open);
  }

 private:
  struct Level {
    State next;
    Moves open;
    typename G::MoveList moves;
  };

  Level& level() { return levels_[depth_ - 1]; }

  // Sets of moves on their way here stay out of the frames of the recursion.
  [[gnu::noinline]] static void list_open(const G& game, const State& state, bool equivalence, Moves& open) {
    open = equivalence ? game.distinct(state) : game.legal(state);
  }
  [[gnu::noinline]] static void list_further(const G& game, const State& state, std::uint64_t batch, Moves& open) {
    open = game.further(state, batch);
  }

  std::deque<Level> levels_;  // by depth; grows without moving those in use
  std::size_t depth_ = 0;
};

}  // namespace ouverte::search
