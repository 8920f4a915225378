#include "solver/games/solo_whist/free_last_search.hpp"

#include "solver/games/solo_whist/all_pass_order.hpp"
#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

tricks::StaticBound FreeLastSearch::static_bound(const State& state, int) const {
  if (state.tricks_left() == 1 && caught_at_once(state, soloist(), legal(state)))
    return {.decided = true, .reached = true, .basis = {}};
  if (!state.new_trick() || state.leader == soloist()) return {};
  if (state.tricks_left() == 1 || tricks::safe_hand(state, soloist(), CardSet()))
    return {.decided = true, .reached = false, .basis = {}};
  return {};
}

CardSet FreeLastSearch::distinct(const State& state) const { return one_each_place(state); }

void FreeLastSearch::order(const State& state, CardSet cards, MoveList& out) const {
  AllPassOrder(state, soloist(), AllPassOrder::Avoiding::kLast).fill(cards, out);
}

}  // namespace ouverte::games::solo_whist
