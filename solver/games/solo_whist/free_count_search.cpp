#include "solver/games/solo_whist/free_count_search.hpp"

#include "solver/games/solo_whist/all_pass_order.hpp"
#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/places.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

tricks::StaticBound FreeCountSearch::static_bound(const State& state, int goal) const {
  const int needed = rest(state, goal);
  if (needed <= 0) return {.decided = true, .reached = true, .basis = {}};
  if (needed > state.tricks_left()) return {.decided = true, .reached = false, .basis = {}};
  if (needed == 1 && trumps().empty() && caught_at_once(state, soloist(), legal(state)))
    return {.decided = true, .reached = true, .basis = {}};
  if (state.new_trick() && state.leader != soloist() && tricks::safe_hand(state, soloist(), trumps()))
    return {.decided = true, .reached = false, .basis = {}};
  if (needed == 1 && trumps().empty() && state.new_trick()) {
    const FreeLeadSearch none(soloist());
    return {.decided = true, .reached = none_->reaches(none, none.start(state), 1), .basis = {}};
  }
  return {};
}

CardSet FreeCountSearch::distinct(const State& state) const { return one_each_place(state); }

void FreeCountSearch::order(const State& state, CardSet cards, MoveList& out) const {
  AllPassOrder(state, soloist(), AllPassOrder::Avoiding::kMany).fill(cards, out);
}

}  // namespace ouverte::games::solo_whist
