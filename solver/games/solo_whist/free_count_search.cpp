#include "solver/games/solo_whist/free_count_search.hpp"

#include <algorithm>

#include "solver/games/solo_whist/all_pass_order.hpp"
#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/places.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

void FreeCountSearch::play(State& state, Card card) const {
  FreeLeadSearch::play(state, card);
  state.may_let_go = false;
  if (!state.new_trick() || state.leader != soloist()) return;
  const auto of_his_suit = [&](Card fallen) { return fallen.suit() == state.best.suit(); };
  state.may_let_go = std::ranges::count_if(state.table, of_his_suit) > 1;
}

// The trick was theirs, and any of them leads.
void FreeCountSearch::take_alternative(State& state) const {
  state.may_let_go = false;
  --state.won[static_cast<std::size_t>(soloist())];
  state.leader = cards::left_of(soloist(), kPlayers);
}

search::ExactKey FreeCountSearch::key(const State& state) const {
  search::ExactKey key = FreeLeadSearch::key(state);
  key.third = state.may_let_go ? 1 : 0;
  return key;
}

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

// As where one trick is too many; but he may well take a trick that he need not. On lead, and of trumps thrown on other
// suits, one card a place.
CardSet FreeCountSearch::distinct(const State& state) const {
  const CardSet cards = legal(state);
  if (cards.single()) return cards;
  if (state.new_trick()) return one_each_place(state);
  if (cards.lowest().suit() == state.led() && cards.highest().suit() == state.led())
    return state.best.suit() == state.led() ? distinct_following(state, cards, Spare::kSome) : CardSet(cards.highest());
  return (one_each_place(state) & trumps()) | highest_of_suits(cards - trumps());
}

void FreeCountSearch::order(const State& state, CardSet cards, MoveList& out) const {
  AllPassOrder(state, soloist(), AllPassOrder::Avoiding::kMany).fill(cards, out);
}

}  // namespace ouverte::games::solo_whist
