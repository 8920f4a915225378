// Zero-window alpha-beta for questions whose answer depends on the cards and on a class of an automaton that is fed as
// the play goes on. It asks about one class and learns about the others on the way: what is found out of a position is
// a mask of classes, and goes up the tree with all its bits. It visits no node more than for the one class alone.
//
// Theorem: where a player of the camp that wants a yes is to move, a class answers yes if it does after some move, and
// no if it does after every move; where one of the other camp is, the other way round. So from true facts about the
// moves tried come true facts, whichever class they were tried for.
#pragma once

#include <boost/container/static_vector.hpp>
#include <concepts>
#include <cstdint>
#include <memory>
#include <optional>
#include <utility>

#include "solver/search/budget.hpp"
#include "solver/search/class_table.hpp"
#include "solver/search/game.hpp"
#include "solver/search/options.hpp"
#include "solver/search/refutation_table.hpp"

namespace ouverte::search {

// A position's value is 1 or 0, the answer for its class; it is over as soon as its class is decided.
template <class G>
concept Classed = Game<G> && requires(const G game, const typename G::State state, typename G::MoveList moves,
                                      ClassFacts<typename G::Mask> facts) {
  game.legal(state);                              // the set of legal moves
  game.distinct(state);                           // without moves that others do as well as (equivalence)
  game.order(state, game.legal(state), moves);    // appends a set of moves, likely ones first
  game.likeness(state);                           // alike positions are often decided by one move (refutations)
  { game.keyed(state) } -> std::same_as<bool>;    // facts are kept for such positions (table)
  { game.key(state) } -> std::same_as<ClassKey>;  // of keyed ones
  { game.looks_up_children(state) } -> std::same_as<bool>;     // moves may lead straight to keyed ones
  { game.class_of(state) } -> std::same_as<typename G::Mask>;  // its own, as a mask
  // Facts about the position before a move, from those about the one after it.
  { game.before(state, state, facts) } -> std::same_as<ClassFacts<typename G::Mask>>;
};

template <Classed G>
class ClassAlphaBeta {
 public:
  using State = typename G::State;
  using Move = typename G::Move;

  // Searches that answer one question together share a budget.
  ClassAlphaBeta(const Options& options, std::shared_ptr<Budget> budget)
      : switches_(options.switches), budget_(std::move(budget)), table_(options.memory_mib) {}

  // Forgets what was remembered: needed between games whose facts differ.
  void forget() {
    table_.clear();
    refutations_.forget();
  }

  // Whether the value is 1. Throws `Stopped`.
  bool reaches(const G& game, const State& state) {
    game_ = &game;
    if (game.over(state)) return game.value(state) == 1;
    return (visit(state, key_of(state)).yes & game.class_of(state)) != 0;
  }

 private:
  using Mask = typename G::Mask;
  using Facts = ClassFacts<Mask>;
  using Key = std::optional<ClassKey>;

  struct Child {
    Move move;
    State state;
    Key key;
  };
  using Children = boost::container::static_vector<Child, G::MoveList::static_capacity>;

  // What the moves of a position have shown so far.
  class MovesShown {
   public:
    MovesShown(bool wants_yes, Mask asked) : wants_yes_(wants_yes), asked_(asked) {}

    [[nodiscard]] bool answers(const Facts& facts) const { return (facts.known() & asked_) != 0; }
    [[nodiscard]] bool decided() const { return (some_ & asked_) != 0; }
    void add(const Facts& facts) {
      some_ |= wants_yes_ ? facts.yes : facts.no;
      every_ &= wants_yes_ ? facts.no : facts.yes;
    }
    // `complete`: no move was left out.
    [[nodiscard]] Facts facts(bool complete) const {
      const Mask every = complete ? every_ : Mask{0};
      return wants_yes_ ? Facts{some_, every} : Facts{every, some_};
    }

   private:
    bool wants_yes_;
    Mask asked_;
    Mask some_ = 0;  // decided by one of the moves
    Mask every_ = static_cast<Mask>(~Mask{0});
  };

  [[nodiscard]] Key key_of(const State& state) const {
    return switches_.table && game_->keyed(state) ? Key(game_->key(state)) : std::nullopt;
  }

  // What is found out about a position that is not over; the answer for its class in any case.
  Facts visit(const State& state, const Key& key) {
    budget_->node();

    // 3 Table
    MovesShown shown(game_->maximises(state), game_->class_of(state));
    if (key)
      if (const Facts known = table_.find(*key); shown.answers(known)) return known;

    // 4 Moves
    const bool complete = try_moves(state, shown);

    // 5 Store
    const Facts found = shown.facts(complete);
    if (key) table_.add(*key, found);
    return found;
  }

  // False if moves are left out.
  bool try_moves(const State& state, MovesShown& shown) {
    auto open = switches_.equivalence ? game_->distinct(state) : game_->legal(state);
    Children children;
    if (switches_.table && game_->looks_up_children(state)) {
      const bool complete = look_up(state, open, children, shown);
      if (shown.decided()) return complete;
    }
    return try_open(state, open, children, shown);
  }

  // Looks up what is known of the positions after the open moves before any is searched, and closes the moves that this
  // is enough for. False if some are not looked up.
  template <class Moves>
  bool look_up(const State& state, Moves& open, Children& children, MovesShown& shown) {
    for (const Move& move : Moves(open)) {
      Child child{move, state, {}};
      game_->play(child.state, move);
      child.key = key_of(child.state);
      if (!child.key) continue;
      table_.fetch(*child.key);  // waiting for memory is most of the work: let all of it come at once
      children.push_back(child);
    }
    const bool complete = children.size() == static_cast<std::size_t>(open.size());
    MovesShown all = shown;
    for (const Child& child : children) {
      const Facts facts = game_->before(state, child.state, table_.find(*child.key));
      all.add(facts);
      if (!shown.answers(facts)) continue;
      shown.add(facts);
      open.remove(child.move);
    }
    if (all.decided()) shown = all;
    return complete;
  }

  // Plays the open moves until one decides. False if moves are left out.
  template <class Moves>
  bool try_open(const State& state, Moves& open, const Children& children, MovesShown& shown) {
    if (open.empty()) return true;
    const std::uint64_t likeness = switches_.refutations ? game_->likeness(state) : 0;
    if (switches_.refutations)
      if (const std::optional<Move> refutation = refutations_.find(likeness); refutation && open.has(*refutation)) {
        open.remove(*refutation);
        shown.add(facts_of_move(state, *refutation, children));
        if (shown.decided() || open.empty()) return open.empty();
      }
    typename G::MoveList moves;
    if (switches_.order) {
      game_->order(state, open, moves);
    } else {
      for (const Move& move : open) moves.push_back(move);
    }
    for (std::size_t place = 0; place < moves.size(); ++place) {
      shown.add(facts_of_move(state, moves[place], children));
      if (!shown.decided()) continue;
      if (switches_.refutations) refutations_.remember(likeness, moves[place]);
      return place + 1 == moves.size();
    }
    return true;
  }

  // What is found out about a position by one of its moves.
  Facts facts_of_move(const State& state, const Move& move, const Children& children) {
    for (const Child& child : children)
      if (child.move == move) return facts_before(state, child.state, child.key);
    State next = state;
    game_->play(next, move);
    return facts_before(state, next, key_of(next));
  }
  Facts facts_before(const State& state, const State& next, const Key& key) {
    if (!game_->over(next)) return game_->before(state, next, visit(next, key));
    return game_->before(state, next, key ? table_.find(*key) : Facts{});
  }

  Switches switches_;
  std::shared_ptr<Budget> budget_;
  ClassTable<Mask> table_;
  RefutationTable<Move> refutations_;
  const G* game_ = nullptr;
};

}  // namespace ouverte::search
