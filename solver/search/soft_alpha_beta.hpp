// Zero-window alpha-beta for values that pile up along the play, such as card points: besides whether a goal is reached
// it finds out by how much at least (Fishburn's fail-soft), and what it remembers are bounds on what is still to come.
// So one search answers, in part, the questions about other goals. Stages as in `alpha_beta.hpp`.
//
// Near-equal moves: moves of one group lead to the same play but for what single cards are worth, so that their values
// differ by the difference of their worth at most (Kupferschmid and Helmert, 2006).
#pragma once

#include <algorithm>
#include <array>
#include <bit>
#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <cstdlib>
#include <new>
#include <optional>
#include <utility>

#include "solver/search/budget.hpp"
#include "solver/search/interval.hpp"
#include "solver/search/options.hpp"
#include "solver/search/refutation_table.hpp"

namespace ouverte::search {

// One of the moves to be tried.
template <class Move>
struct OrderedMove {
  Move move{};
  std::int8_t group = 0;  // of near-equal moves
  std::int8_t worth = 0;
  int score = 0;  // likely moves have more
};

// The moves of a position that are worth trying. The caller guarantees that there is room.
template <class Move, std::size_t kRoom>
class Choices {
 public:
  static constexpr std::size_t kMost = kRoom;

  void add(const OrderedMove<Move>& choice) { choices_.push_back(choice); }
  [[nodiscard]] std::size_t size() const { return choices_.size(); }
  [[nodiscard]] OrderedMove<Move>& operator[](std::size_t i) { return choices_[i]; }
  [[nodiscard]] const OrderedMove<Move>& operator[](std::size_t i) const { return choices_[i]; }
  [[nodiscard]] auto begin() { return choices_.begin(); }
  [[nodiscard]] auto end() { return choices_.end(); }

  // Brings the most promising of the choices from `first` on to that place.
  void bring_best(std::size_t first) {
    std::size_t best = first;
    for (std::size_t i = first + 1; i < size(); ++i)
      if (choices_[i].score > choices_[best].score) best = i;
    std::swap(choices_[first], choices_[best]);
  }

 private:
  boost::container::static_vector<OrderedMove<Move>, kMost> choices_;
};

// `G`, constant during a search, has State, Move, and
//   over, value, maximises, play    as `search::Game`
//   static_bounds(state)            bounds on the value that are seen without search (bounds)
//   banked(state)                   the part of the value that the play so far has settled
//   keyed(state), key(state)        whether facts are kept, and of what (table)
//   looks_up_children(state)        the next move leads to positions of which facts are kept
//   legal(state, choices)           every legal move, a group each
//   distinct(state, choices)        without moves that others do as well as (equivalence)
//   order(state, choices)           sets the score of each move (order)
//   likeness(state)                 a hash: alike positions are often decided by one move (refutations)
// `Table` has find(key, goal), an interval as far as it decides whether the goal is reached, and store(key, bound,
// reached, cost), all of what is still to come.
template <class G, class Table>
class SoftAlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  // The caller guarantees that the budget and the table, which several searches may share, outlive this one.
  SoftAlphaBeta(const Switches& switches, Budget& budget, Table& table)
      : switches_(switches), budget_(budget), table_(table) {}

  void forget() { refutations_.forget(); }

  // A bound on the value: from below if it is at least `goal`, else from above. Throws `Stopped`.
  int bound(const G& game, const State& state, int goal) {
    game_ = &game;
    goal_ = goal;
    return visit(state);
  }

 private:
  using List = typename G::List;
  using Key = decltype(std::declval<const G&>().key(std::declval<const State&>()));

  static constexpr int kTriedFirst = 1 << 28;
  static constexpr int kLowest = -(1 << 20), kHighest = 1 << 20;

  [[nodiscard]] bool decided(const Interval& known) const { return known.lower >= goal_ || known.upper < goal_; }
  [[nodiscard]] int verdict(const Interval& known) const { return known.lower >= goal_ ? known.lower : known.upper; }

  // A key that is made where it stays: a copy would wait for what was just written.
  union KeyPlace {
    KeyPlace() {}
    Key key;
  };

  // What is seen of the positions after the moves of one: moves are numbered as they lie.
  struct Children {
    boost::container::static_vector<State, List::kMost> states;
    std::array<KeyPlace, List::kMost> keys;  // of those that were open
    std::array<int, List::kMost> bounds;     // of those tried; they failed
    std::uint32_t open = 0;
    std::uint32_t tried = 0;
    static_assert(List::kMost <= 32, "a bit a move");

    void settle(std::size_t i) {
      open &= ~(1u << i);
      tried |= 1u << i;
    }
  };

  int visit(const State& state) {
    budget_.node();
    const G& game = *game_;

    // 1 Over
    if (game.over(state)) return game.value(state);

    // 2 Bounds
    if (switches_.bounds)
      if (const Interval seen = game.static_bounds(state); decided(seen)) return verdict(seen);

    // 3 Table
    if (!switches_.table || !game.keyed(state)) return try_moves(state);
    const Key key = game.key(state);
    if (const Interval known = look_up(state, key); decided(known)) return verdict(known);
    return search(state, key);
  }

  // A child of which bounds, and the table, did not decide. Since then its siblings may have been searched.
  int visit_child(const State& state, const Key& key, bool siblings) {
    budget_.node();
    if (game_->over(state)) return game_->value(state);
    if (siblings)
      if (const Interval known = look_up(state, key); decided(known)) return verdict(known);
    return search(state, key);
  }

  int search(const State& state, const Key& key) {
    // 4 Moves
    const std::uint64_t before = budget_.nodes();
    const int found = try_moves(state);

    // 5 Store
    table_.store(key, found - game_->banked(state), found >= goal_, budget_.nodes() - before);
    return found;
  }

  [[nodiscard]] Interval look_up(const State& state, const Key& key) const {
    const int banked = game_->banked(state);
    const Interval rest = table_.find(key, goal_ - banked);
    return {rest.lower + banked, rest.upper + banked};
  }

  int after(State state, Move move) {
    game_->play(state, move);
    return visit(state);
  }

  int try_moves(const State& state) {
    const G& game = *game_;
    const bool wanted = game.maximises(state);  // the outcome that the player to move is looking for
    const bool looks_up = switches_.table && game.looks_up_children(state);
    const bool remembers = switches_.refutations && !looks_up;
    const std::uint64_t likeness = remembers ? game.likeness(state) : 0;
    if (remembers) refutations_.prefetch(likeness);
    List choices;
    if (switches_.equivalence) {
      game.distinct(state, choices);
    } else {
      game.legal(state, choices);
    }
    if (choices.size() == 1) return after(state, choices[0].move);
    if (looks_up) return try_after_lookups(state, choices, wanted);
    return try_each(state, choices, wanted, likeness);
  }

  int try_each(const State& state, List& choices, bool wanted, std::uint64_t likeness) {
    if (switches_.refutations) bring_refutation(likeness, choices);
    // Most often the remembered move decides, and the others need not be put in order.
    const std::size_t remembered = choices[0].score == kTriedFirst ? 1 : 0;
    std::array<int, List::kMost> bounds;
    int best = worst(wanted);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      if (i == remembered && switches_.order) game_->order(state, choices);
      if (i >= remembered) choices.bring_best(i);
      const auto& choice = choices[i];
      bounds[i] = near_bound(choices, bounds, i, (1u << i) - 1, wanted);
      if ((bounds[i] >= goal_) == wanted) bounds[i] = after(state, choice.move);
      best = better(best, bounds[i], wanted);
      if ((best >= goal_) != wanted) continue;
      if (switches_.refutations) refutations_.remember(likeness, choice.move);
      break;
    }
    return best;
  }

  static int worst(bool wanted) { return wanted ? kLowest : kHighest; }
  static int better(int a, int b, bool wanted) { return wanted ? std::max(a, b) : std::min(a, b); }

  // Where the moves close a trick: it is first seen of all of them whether bounds or a fact decide (enhanced
  // transposition cut-off: Plaat, 1996). What is left is searched, and put in order only then.
  int try_after_lookups(const State& state, List& choices, bool wanted) {
    Children children;
    int best = look_up_children(state, choices, wanted, children);
    if (children.open == 0 || (best >= goal_) == wanted) return best;
    const auto several = [&] { return (children.open & (children.open - 1)) != 0; };
    const bool uses_table = switches_.refutations && several();
    if (several() && switches_.order) game_->order(state, choices);
    const std::uint64_t likeness = uses_table ? game_->likeness(state) : 0;
    const std::optional<Move> refutation = uses_table ? refutations_.find(likeness) : std::nullopt;
    for (bool siblings = false; children.open != 0; siblings = true) {
      auto at = static_cast<std::size_t>(std::countr_zero(children.open));
      if (several())
        for (std::uint32_t rest = children.open; rest != 0; rest &= rest - 1) {
          const auto other = static_cast<std::size_t>(std::countr_zero(rest));
          if (refutation == choices[other].move) choices[other].score = kTriedFirst;
          if (choices[other].score > choices[at].score) at = other;
        }
      int& bound = children.bounds[at];
      bound = near_bound(choices, children.bounds, at, children.tried, wanted);
      if ((bound >= goal_) == wanted) bound = visit_child(children.states[at], children.keys[at].key, siblings);
      best = better(best, bound, wanted);
      if ((best >= goal_) == wanted) {
        if (uses_table) refutations_.remember(likeness, choices[at].move);
        break;
      }
      children.settle(at);
    }
    return best;
  }

  // Leaves open what is to be searched. The best bound of the others, or one that decides.
  int look_up_children(const State& state, List& choices, bool wanted, Children& children) {
    const G& game = *game_;
    int best = worst(wanted);
    for (std::size_t i = 0; i < choices.size(); ++i) {
      State& next = children.states.emplace_back(state);
      game.play(next, choices[i].move);
      if (switches_.bounds)
        if (const Interval seen = game.static_bounds(next); decided(seen)) {
          children.bounds[i] = verdict(seen);
          best = better(best, children.bounds[i], wanted);
          if ((best >= goal_) == wanted) return best;
          children.tried |= 1u << i;
          continue;
        }
      children.open |= 1u << i;
      const Key& key = *::new (static_cast<void*>(&children.keys[i].key)) Key(game.key(next));
      table_.prefetch(key);
    }
    for (std::uint32_t rest = children.open; rest != 0; rest &= rest - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(rest));
      const Interval known = look_up(children.states[i], children.keys[i].key);
      if (!decided(known)) continue;
      children.bounds[i] = verdict(known);
      best = better(best, children.bounds[i], wanted);
      if ((best >= goal_) == wanted) return best;
      children.settle(i);
    }
    return best;
  }

  // What the near-equal moves tried before say of a choice; they all failed.
  static int near_bound(const List& choices, const std::array<int, List::kMost>& bounds, std::size_t at,
                        std::uint32_t tried, bool wanted) {
    int bound = wanted ? kHighest : kLowest;
    for (; tried != 0; tried &= tried - 1) {
      const auto i = static_cast<std::size_t>(std::countr_zero(tried));
      if (choices[i].group != choices[at].group) continue;
      const int apart = std::abs(choices[i].worth - choices[at].worth);
      bound = wanted ? std::min(bound, bounds[i] + apart) : std::max(bound, bounds[i] - apart);
    }
    return bound;
  }

  // Brings the move that decided the last position alike to the front.
  void bring_refutation(std::uint64_t likeness, List& choices) {
    if (const std::optional<Move> refutation = refutations_.find(likeness))
      for (auto& choice : choices)
        if (choice.move == *refutation) choice.score = kTriedFirst;
    choices.bring_best(0);
  }

  Switches switches_;
  Budget& budget_;
  Table& table_;
  RefutationTable<Move> refutations_;
  const G* game_ = nullptr;
  int goal_ = 0;
};

}  // namespace ouverte::search
