// What the search may know of a game. A `Game` object is a contract, an objective and, in a free-for-all, whose
// guarantee; it is constant during a search. `Game` alone makes positions solvable (`plain.hpp`); each further concept is
// an accelerator, has a switch in `Options`, and may only save time.
#pragma once

#include <concepts>
#include <type_traits>

namespace ouverte::search {

// The rules: two camps, one to maximise the value of the whole deal and one to minimise it.
template <class G>
concept Game = std::is_trivially_copyable_v<typename G::State> &&
               requires(const G game, const typename G::State state, typename G::State next,
                        typename G::Move move, typename G::MoveList moves) {
                 { game.over(state) } -> std::same_as<bool>;
                 { game.value(state) } -> std::same_as<int>;       // once over
                 { game.maximises(state) } -> std::same_as<bool>;  // the player to move is of the maximiser's camp
                 game.moves(state, moves);                         // appends every legal move
                 game.play(next, move);                            // `move` is legal in `next`
               };

}  // namespace ouverte::search
