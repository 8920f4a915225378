// Zero-window alpha-beta: "is the value of this position at least `goal`?". One function visits a node; its stages are
// numbered as in docs/algorithms/. What it remembers is the game's choice (`memory.hpp`).
#pragma once

#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "solver/search/budget.hpp"
#include "solver/search/game.hpp"
#include "solver/search/levels.hpp"
#include "solver/search/memory.hpp"
#include "solver/search/options.hpp"
#include "solver/search/refutation_table.hpp"

namespace ouverte::search {

template <Reduced G>
class AlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  explicit AlphaBeta(const Options& options) : AlphaBeta(options, std::make_shared<Budget>(options)) {}
  // Searches that answer one question together share a budget.
  AlphaBeta(const Options& options, std::shared_ptr<Budget> budget)
      : switches_(options.switches), budget_(std::move(budget)), memory_(options) {}

  // Forgets what was remembered: needed between games whose facts differ (other camps, other trumps).
  void forget() {
    memory_.clear();
    refutations_.forget();
  }
  [[nodiscard]] Budget& budget() { return *budget_; }
  [[nodiscard]] const Memory<G>& memory() const { return memory_; }

  // Throws `Stopped`.
  bool reaches(const G& game, const State& state, int goal) {
    game_ = &game;
    goal_ = goal;
    return enter(state, std::make_index_sequence<kPlaces>{}).reached;
  }

 private:
  using Basis = typename Memory<G>::Basis;
  using Verdict = search::Verdict<Basis>;

  static constexpr std::size_t kPlaces = places_of_trick<G>();

  // A position whose place in its trick the compiler knows, so that a visit is compiled for each.
  template <std::size_t kPlace>
  struct At {
    const State& state;
    [[gnu::always_inline]] operator const State&() const {
      if constexpr (InTricks<G>)
        if (G::place(state) != kPlace) __builtin_unreachable();
      return state;
    }
  };

  template <std::size_t... kEach>
  Verdict enter(const State& state, std::index_sequence<kEach...>) {
    Verdict verdict;
    if constexpr (InTricks<G>)
      static_cast<void>(((G::place(state) == kEach && (verdict = visit(At<kEach>{state}), true)) || ...));
    else
      verdict = visit(At<0>{state});
    return verdict;
  }

  template <std::size_t kPlace>
  [[gnu::always_inline]] Verdict after(At<kPlace> state, const Move& move) {
    auto&& next = levels_.copy(state);
    if constexpr (InTricks<G>)  // so that the compiler asks no position for what it knows
      if (G::place(next) != kPlace) __builtin_unreachable();
    game_->play(next, move);
    return visit(At<(kPlace + 1) % kPlaces>{next});
  }

  template <std::size_t kPlace>
  Verdict visit(At<kPlace> state) {
    budget_->node();
    const G& game = *game_;

    // 1 Over
    if (game.over(state)) return over(state);

    const bool keyed = switches_.table && game.keyed(state);
    if constexpr (requires { memory_.fetch(game, state); })
      if (keyed) memory_.fetch(game, state);

    // 2 Bounds
    if (switches_.bounds) {
      if (const auto bound = game.static_bound(state, goal_); bound.decided) {
        if constexpr (Based<G>)
          return {bound.reached, bound.basis};
        else
          return {bound.reached, {}};
      }
    }

    // 3 Table
    std::optional<typename Memory<G>::Slot> slot;
    if (keyed) {
      slot = memory_.slot(game, state, goal_);
      if (const auto found = memory_.find(game, state, *slot)) return *found;
    }

    // 4 Moves
    const std::uint64_t before = budget_->nodes();
    Verdict verdict = try_moves(state);
    if constexpr (Alternative<G>)
      if (!verdict.reached && game.has_alternative(state)) verdict = visit_alternative(state);

    // 5 Store
    return slot ? memory_.store(game, state, *slot, verdict, budget_->nodes() - before) : verdict;
  }

  Verdict visit_alternative(const State& state) {
    State other = state;
    game_->take_alternative(other);
    return enter(other, std::make_index_sequence<kPlaces>{});
  }

  Verdict over(const State& state) const {
    Verdict verdict{game_->value(state) >= goal_, {}};
    if constexpr (Tallied<G>) verdict.basis = game_->outcomes(state);
    if constexpr (ClassKeyed<G>) verdict.basis = game_->basis_when_over(state);
    return verdict;
  }

  template <std::size_t kPlace>
  [[gnu::always_inline]] Verdict try_moves(At<kPlace> state) {
    [[maybe_unused]] const auto& node = levels_.enter();
    auto&& open = levels_.open(*game_, state, switches_.equivalence);
    Verdict all{!game_->maximises(state), {}};
    if constexpr (LooksUpChildren<G>)
      if (switches_.table && game_->looks_up_children(state) && some_known_decides(state, open, all)) return all;
    if constexpr (Staged<G>) {
      const bool complete = open.complete;
      if (some_decides(state, open, all) || complete) return all;
      for (std::uint64_t batch = 0;; ++batch) {
        levels_.further(*game_, state, batch);
        if (open.empty() || some_decides(state, open, all)) break;
      }
    } else {
      some_decides(state, open, all);
    }
    return all;
  }

  // Looks up what is known of the positions after the open moves; true if that decides the node. Else the moves whose
  // outcome is known are closed.
  template <std::size_t kPlace, class Moves>
  bool some_known_decides(At<kPlace> state, Moves& open, Verdict& all) {
    const G& game = *game_;
    struct KeptMove {
      Move move;
      State state;
      typename Memory<G>::Slot slot;
    };
    boost::container::static_vector<KeptMove, G::MoveList::static_capacity> kept;
    for (const Move& move : Moves(open)) {
      State next = state;
      game.play(next, move);
      if (game.over(next)) {
        if (settles(state, move, over(next), open, all)) return true;
        open.remove(move);
      } else if (game.keyed(next)) {
        kept.push_back({move, next, memory_.slot(game, next, goal_)});
        memory_.fetch(kept.back().slot);  // waiting for memory is most of the work: let all of it come at once
      }
    }
    for (const KeptMove& child : kept)
      if (const auto known = memory_.find(game, child.state, child.slot)) {
        if (settles(state, child.move, *known, open, all)) return true;
        open.remove(child.move);
      }
    return false;
  }

  // Plays the open moves until one decides the node. `all`: the verdict so far, and then.
  template <std::size_t kPlace, class Moves>
  [[gnu::always_inline]] bool some_decides(At<kPlace> state, Moves& open, Verdict& all) {
    if constexpr (Patterned<G>)
      if (open.single()) {
        const Move only = open.lowest();
        return settles(state, only, after(state, only), open, all);
      }
    const std::uint64_t likeness = switches_.refutations ? game_->likeness(state) : 0;
    const std::optional<Move> refutation = switches_.refutations ? refutations_.find(likeness) : std::nullopt;
    std::optional<Move> first = refutation && open.has(*refutation) ? refutation : std::nullopt;
    if constexpr (Foreseeing<G>)
      if (switches_.foresight && switches_.table && game_->foresees(state)) first = foreseen(state, open, first);
    auto&& moves = levels_.list();
    std::size_t place = 0;
    Move move = first.value_or(Move{});
    bool listed = !first;
    if (listed && (!list(state, open, moves) || !next_open(moves, open, place, move))) return false;
    for (;;) {
      if (settles(state, move, after(state, move), open, all)) {
        if (switches_.refutations && (!refutation || move != *refutation)) refutations_.remember(likeness, move);
        return true;
      }
      if (!listed) {
        open.remove(move);
        if (!list(state, open, moves)) return false;
        listed = true;
      }
      if (!next_open(moves, open, place, move)) return false;
    }
  }

  // The first of the open moves after which the trick, played on as is likely, comes to a position known to be as the
  // player wants it; `first` before the others, and if there is none.
  template <std::size_t kPlace, class Moves>
  [[gnu::noinline]] std::optional<Move> foreseen(At<kPlace> state, const Moves& open, std::optional<Move> first) const {
    if (first && promises(state, *first)) return first;
    typename G::MoveList moves;
    list(state, open, moves);
    for (const Move& move : moves)
      if (promises(state, move)) return move;
    return first;
  }

  [[nodiscard]] bool promises(const State& state, const Move& move) const {
    const bool wanted = game_->maximises(state);
    State next = state;
    game_->play(next, move);
    for (;; game_->play(next, likely_move(next))) {
      if (game_->over(next)) return over(next).reached == wanted;
      if (switches_.bounds)
        if (const auto bound = game_->static_bound(next, goal_); bound.decided) return bound.reached == wanted;
      if (!game_->keyed(next)) continue;
      const auto known = memory_.find(*game_, next, memory_.slot(*game_, next, goal_));
      return known && known->reached == wanted;
    }
  }

  [[nodiscard]] Move likely_move(const State& state) const {
    const auto open = levels_.open(*game_, state, switches_.equivalence);
    if (open.single()) return open.lowest();
    const auto refutation = switches_.refutations ? refutations_.find(game_->likeness(state)) : std::nullopt;
    if (refutation && open.has(*refutation)) return *refutation;
    typename G::MoveList moves;
    game_->order(state, open, moves);
    return moves.front();
  }

  // Lists the open moves, likely ones first. False if there are none.
  template <std::size_t kPlace, class Moves>
  bool list(At<kPlace> state, const Moves& open, typename G::MoveList& moves) const {
    if (open.empty()) return false;
    if (switches_.order) {
      game_->order(state, open, moves);
    } else {
      for (const Move& move : open) moves.push_back(move);
    }
    return true;
  }

  // The next move of the list that is still open. False if there is none.
  template <class Moves>
  static bool next_open(const typename G::MoveList& moves, [[maybe_unused]] const Moves& open, std::size_t& place,
                        Move& move) {
    if constexpr (Patterned<G>)
      while (place < moves.size() && !open.has(moves[place])) ++place;  // spared
    if (place == moves.size()) return false;
    move = moves[place++];
    return true;
  }

  // Takes in the verdict on the position after a move. True if that decides the node; else its equals are closed.
  template <std::size_t kPlace, class Moves>
  [[gnu::always_inline]] bool settles(At<kPlace> state, const Move& move, const Verdict& verdict,
                                      [[maybe_unused]] Moves& open, Verdict& all) {
    const G& game = *game_;
    const bool wanted = game.maximises(state);  // the outcome that the player to move is looking for
    if constexpr (Based<G>) {
      const Basis basis = game.attribute(state, move, verdict.basis);
      if (verdict.reached == wanted) {
        all = {wanted, basis};
        if constexpr (Patterned<G>)
          if (switches_.equivalence) all.basis = game.raise(state, move, basis);
        return true;
      }
      all.basis |= basis;
      // Only what the table makes of a basis says which cards are as bad: there it is filled down through the runs of
      // which one card was tried in vain.
      if constexpr (Patterned<G>)
        if (switches_.equivalence && switches_.table) open -= game.spared(state, move, basis);
    } else if (verdict.reached == wanted) {
      all = verdict;
      return true;
    }
    return false;
  }

  Switches switches_;
  std::shared_ptr<Budget> budget_;
  Memory<G> memory_;
  RefutationTable<Move> refutations_;
  [[no_unique_address]] Levels<G> levels_;
  const G* game_ = nullptr;
  int goal_ = 0;
};

}  // namespace ouverte::search
