// What the search may know of a game. A `Game` object is a contract, an objective and, in a free-for-all, whose
// guarantee; it is constant during a search. `Game` alone makes positions solvable (`plain.hpp`); each further concept
// is an accelerator, has a switch in `Options`, and may only save time.
#pragma once

#include <concepts>
#include <cstddef>
#include <cstdint>
#include <type_traits>

namespace ouverte::search {

// The rules: two camps, one to maximise the value of the whole deal and one to minimise it.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
    requires(const G game, const typename G::State state, typename G::State next, typename G::Move move,
             typename G::MoveList moves) {
  { game.over(state) } -> std::same_as<bool>;
  { game.value(state) } -> std::same_as<int>;       // once over
  { game.maximises(state) } -> std::same_as<bool>;  // the player to move is of the maximiser's camp
  game.moves(state, moves);                         // appends every legal move
  game.play(next, move);                            // `move` is legal in `next`
};

// What zero-window search needs besides: moves as a set that it can take moves out of, and the hooks of its
// accelerators.
template <class G>
concept Reduced = Game<G> &&
    requires(const G game, const typename G::State state, typename G::Move move, int goal, typename G::MoveList moves) {
  game.legal(state);                            // the set of legal moves
  game.distinct(state);                         // the same without moves that others do as well as (equivalence)
  game.static_bound(state, goal);               // .decided, .reached: what is seen without search (bounds)
  game.order(state, game.legal(state), moves);  // appends a set of moves, likely ones first
  game.likeness(state);                         // a hash: alike positions are often decided by one move (refutations)
  { game.keyed(state) } -> std::same_as<bool>;  // facts are kept for such positions (table)
};

// `legal` and `distinct` may give only moves that are likely to decide, and then say that they are not `complete`; the
// others are asked for when none of those did, one batch after the other, until a batch is empty.
template <class G>
concept Staged = Reduced<G> && requires(const G game, const typename G::State state, std::uint64_t batch) {
  { game.distinct(state).complete } -> std::convertible_to<bool>;
  { game.further(state, batch) } -> std::same_as<decltype(game.distinct(state))>;
};

// Moves go round in tricks of `kPlaces` moves.
template <class G>
concept InTricks = Reduced<G> && requires(const typename G::State state) {
  { G::place(state) } -> std::same_as<std::size_t>;  // how many moves of the trick have been played
  { G::kPlaces } -> std::convertible_to<std::size_t>;
};
template <class G>
constexpr std::size_t places_of_trick() {
  if constexpr (InTricks<G>)
    return G::kPlaces;
  else
    return 1;
}

// What a result rests on is a value, and goes up the tree with it.
template <class G>
concept Based = Reduced<G> &&
    requires(const G game, const typename G::State state, typename G::Move move, typename G::Basis basis) {
  // What the value of `state` rests on when `move` was played and the value after it rests on `basis`.
  { game.attribute(state, move, basis) } -> std::same_as<typename G::Basis>;
  basis |= basis;  // what it rests on when moves failed one by one
};

// Where moves lead straight to positions whose facts are kept, those facts are looked up before any move is searched.
template <class G>
concept LooksUpChildren = Reduced<G> && requires(const G game, const typename G::State state) {
  { game.looks_up_children(state) } -> std::same_as<bool>;
};

// At nodes of which much depends on the first move it is worth playing a trick on in thought: if the position after it
// is known to be as the player wants it, that move comes first (docs/algorithms/foresight.md).
template <class G>
concept Foreseeing = InTricks<G> && requires(const G game, const typename G::State state) {
  { game.foresees(state) } -> std::same_as<bool>;
};

// A table of single positions: equal keys, equal values of what is still to come (`exact_table.hpp`).
template <class G>
concept Keyed = Reduced<G> && !Based<G> && requires(const G game, const typename G::State state, int goal) {
  game.key(state);
  { game.rest(state, goal) } -> std::same_as<int>;  // what is missing to the goal, from here on
};

// A table of single positions where the answer depends, beside the cards, on a class of an automaton that is fed as the
// play goes on. A basis is a set of classes that the result holds for (`class_bounds_table.hpp`).
template <class G>
concept ClassKeyed = Based<G> && requires(const G game, const typename G::State state, typename G::Basis basis) {
  game.class_key(state);
  { game.basis_when_over(state) } -> std::same_as<typename G::Basis>;
  { game.asked(state) } -> std::same_as<std::uint64_t>;        // the class of the state, as a mask
  { game.kept(state, basis) } -> std::same_as<std::uint64_t>;  // of the classes that are kept under the key
  { game.basis_of(state, std::uint64_t{}, true) } -> std::same_as<typename G::Basis>;  // and back
};

// Games whose payoff counts tricks in any way: a result rests on a set of outcomes of the rest to which the camp that
// got its way can confine the play, whatever was taken before and whatever is asked.
template <class G>
concept Tallied = Based<G> && requires(const G game, const typename G::State state) {
  { game.outcomes(state) } -> std::same_as<typename G::Basis>;  // all that can come of the rest
  game.needed(state);                                           // those that reach the goal, as a set
};

// Partition search: facts are kept of all positions alike in what mattered.
template <class G>
concept Patterned = Based<G> &&
    requires(const G game, const typename G::State state, typename G::Move move, typename G::Basis basis) {
  { game.shape(state) } -> std::same_as<std::uint64_t>;                                   // never 0
  game.code(state);                                                                       // a `PatternCode`
  { game.mask_of(state, game.code(state), true, basis) } -> std::same_as<std::uint64_t>;  // when the goal was reached
  // As `attribute`, for a move that decided and could have been any of its equals: the weakest basis.
  { game.raise(state, move, basis) } -> std::same_as<typename G::Basis>;
  game.spared(state, move, basis);  // moves that must fail too after `move` failed, resting on `basis`
};

// Partition search for a number that is still to be won (`pattern_table.hpp`).
template <class G>
concept Grouped =
    Patterned<G> && !Tallied<G> && requires(const G game, const typename G::State state, int goal, std::uint64_t mask) {
  { game.basis_of(state, mask) } -> std::same_as<typename G::Basis>;
  { game.rest(state, goal) } -> std::same_as<int>;  // what is missing to the goal, from here on
};

// Partition search for sets of outcomes (`outcome_pattern_table.hpp`). A basis has its set in the member `outcomes`.
template <class G>
concept PatternTallied = Patterned<G> && Tallied<G> &&
    requires(const G game, const typename G::State state, typename G::Basis basis, std::uint64_t mask) {
  { game.basis_of(state, mask, basis.outcomes) } -> std::same_as<typename G::Basis>;
};

// At some positions those who want the goal reached, whoever is to move, may go on from another one instead; its goal
// is the same. Results rest on nothing there.
template <class G>
concept Alternative = Reduced<G> && !Based<G> && requires(const G game, typename G::State state) {
  { game.has_alternative(state) } -> std::same_as<bool>;
  game.take_alternative(state);
};

}  // namespace ouverte::search
