#include "solver/games/solo_whist/misere_search.hpp"

#include <bit>

#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/places.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

MisereSearch::MisereSearch(const Game& game, int goal, FreeLeads& free_leads)
    : Game(game.contract(), Objective::kTricks),
      soloist_(static_cast<Seat>(std::countr_zero(game.contract().declaring.seats()))),
      goal_(goal),
      free_leads_(&free_leads) {}

search::ExactKey MisereSearch::key(const State& state) const {
  const auto words = tricks::exact_key(state, CardSet());
  return {words[0], words[1], 0};
}

tricks::StaticBound MisereSearch::static_bound(const State& state, int goal) const {
  const int needed = rest(state, goal);
  if (needed <= 0) return {.decided = true, .reached = true, .basis = {}};
  if (needed > state.tricks_left()) return {.decided = true, .reached = false, .basis = {}};
  if (needed == 1 && caught_at_once(state, soloist_, legal(state)))
    return {.decided = true, .reached = true, .basis = {}};
  if (state.new_trick() && state.leader != soloist_ && tricks::safe_hand(state, soloist_, CardSet()))
    return {.decided = true, .reached = false, .basis = {}};
  if (state.new_trick() && free_leads_->takes_less(state, soloist_, CardSet(), needed))
    return {.decided = true, .reached = false, .basis = {}};
  return {};
}

// Cards with nobody else's live card between them do alike; of the cards on the table only the best still counts. When
// the soloist may take no trick more: among cards that stay under the best one the highest does, and it does alone for
// the last to play; and of each suit that he discards from, the highest. (An exchange of the higher card for the lower
// never hurts him; checked by brute force in the tests.)
CardSet MisereSearch::distinct(const State& state) const {
  CardSet cards = legal(state);
  if (cards.single()) return cards;
  cards = tricks::lowest_of_runs(cards, state);
  if (state.to_move() != soloist_ || state.new_trick() || !no_trick_to_spare(state)) return cards;
  if (cards.lowest().suit() == state.led() && cards.highest().suit() == state.led()) {
    const CardSet under = cards & tricks::before(state.best);
    if (under.empty()) return cards;
    return state.on_table == kPlayers - 1 ? CardSet(under.highest()) : (cards - under) | CardSet(under.highest());
  }
  CardSet tops;
  for (const Suit suit : cards::kAllSuits)
    if (const CardSet held = cards & CardSet::of(suit); !held.empty()) tops.add(held.highest());
  return tops;
}

std::uint64_t MisereSearch::likeness(const State& state) const {
  return tricks::likeness_by_suit(state, state.hand(state.to_move()));
}

void MisereSearch::order(const State& state, CardSet cards, MoveList& out) const {
  MisereOrder(state, soloist_).fill(cards, out);
}

}  // namespace ouverte::games::solo_whist
