// Zero-window alpha-beta: "is the value of this position at least `goal`?". One function visits a node; its stages are
// numbered as in docs/algorithms/. What it remembers is the game's choice (`memory.hpp`).
#pragma once

#include <cstdint>
#include <vector>

#include "solver/search/budget.hpp"
#include "solver/search/game.hpp"
#include "solver/search/memory.hpp"
#include "solver/search/options.hpp"

namespace ouverte::search {

template <Reduced G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit AlphaBeta(const Options& options)
      : switches_(options.switches), budget_(options), memory_(options), hints_(kHints) {}

  // Forgets what was remembered: needed between games whose facts differ (other camps, other trumps).
  void forget() {
    memory_.clear();
    hints_.assign(kHints, Hint{});
  }
  [[nodiscard]] Budget& budget() { return budget_; }
  [[nodiscard]] const Memory<G>& memory() const { return memory_; }

  // Throws `Stopped`.
  bool reaches(const G& game, const State& state, int goal) {
    game_ = &game;
    goal_ = goal;
    return visit(state).reached;
  }

 private:
  using Basis = typename Memory<G>::Basis;
  using Verdict = search::Verdict<Basis>;

  static constexpr std::size_t kHints = std::size_t{1} << 16;

  // The move that decided the last position alike (`Game::likeness`).
  struct Hint {
    std::uint32_t tag = 0;
    Move move{};
  };

  Verdict visit(const State& state) {
    budget_.node();
    const G& game = *game_;

    // 1 Over
    if (game.over(state)) return over(state);

    // 2 Bounds
    if (switches_.bounds) {
      if (const auto claim = game.claim(state, goal_); claim.decided) {
        if constexpr (Based<G>)
          return {claim.reached, claim.basis};
        else
          return {claim.reached, {}};
      }
    }

    // 3 Table
    if (!switches_.table || !game.keyed(state)) return try_moves(state);
    const auto place = memory_.place(game, state, goal_);
    if (const auto found = memory_.find(game, state, place)) return *found;

    // 4 Moves
    const std::uint64_t before = budget_.nodes();
    const Verdict verdict = try_moves(state);

    // 5 Store
    return memory_.store(game, state, place, verdict, budget_.nodes() - before);
  }

  Verdict over(const State& state) const {
    const bool reached = game_->value(state) >= goal_;
    if constexpr (Tallied<G>)
      return {reached, game_->outcomes(state)};
    else
      return {reached, {}};
  }

  Verdict try_moves(const State& state) {
    const G& game = *game_;
    const bool wanted = game.maximises(state);  // the outcome that the player to move is looking for
    auto open = switches_.equivalence ? game.distinct(state) : game.legal(state);
    Verdict all{!wanted, {}};

    // Plays a move. True if it decides the node; else it and its equals are closed.
    const auto decides = [&](Move move) {
      State next = state;
      game.play(next, move);
      const Verdict verdict = visit(next);
      if constexpr (Based<G>) {
        const Basis basis = game.attribute(state, move, verdict.basis);
        if (verdict.reached == wanted) {
          all = {wanted, basis};
          if constexpr (Grouped<G>)
            if (switches_.equivalence) all.basis = game.raise(state, move, basis);
          return true;
        }
        all.basis |= basis;
        if constexpr (Grouped<G>)
          if (switches_.equivalence) open -= game.spared(state, move, basis);
      } else if (verdict.reached == wanted) {
        all = verdict;
        return true;
      }
      open.remove(move);
      return false;
    };

    const std::uint64_t likeness = switches_.hints ? game.likeness(state) : 0;
    Hint* const hint = switches_.hints ? &hints_[likeness % kHints] : nullptr;
    const auto tag = static_cast<std::uint32_t>(likeness >> 32);
    if (hint != nullptr && hint->tag == tag && open.has(hint->move) && decides(hint->move)) return all;
    if (open.empty()) return all;
    typename G::MoveList moves;
    if (switches_.order) {
      game.order(state, open, moves);
    } else {
      for (const Move move : open) moves.push_back(move);
    }
    for (const Move move : moves) {
      if (!open.has(move) || !decides(move)) continue;
      if (hint != nullptr) *hint = {tag, move};
      return all;
    }
    return all;
  }

  Switches switches_;
  Budget budget_;
  Memory<G> memory_;
  std::vector<Hint> hints_;
  const G* game_ = nullptr;
  int goal_ = 0;
};

}  // namespace ouverte::search
