#include "solver/games/solo_whist/all_pass_search.hpp"

#include "solver/games/solo_whist/all_pass_order.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

search::ExactKey AllPassSearch::key(const State& state) const {
  const auto words = tricks::exact_key(state, game_.trumps());
  return {words[0], words[1], tag_ << 16 | state.outcome};
}

// A player whose hand is safe takes no trick more; that may be all he needs.
tricks::StaticBound AllPassSearch::static_bound(const State& state, int) const {
  const Seat player = game_.player();
  if (state.new_trick() && state.leader != player && outcomes_.safe(state.outcome, state.tricks_left()) &&
      tricks::safe_hand(state, player, game_.trumps()))
    return {.decided = true, .reached = true, .basis = {}};
  if (state.new_trick() && safe_from_all_leads(state)) return {.decided = true, .reached = true, .basis = {}};
  return {};
}

bool AllPassSearch::safe_from_all_leads(const State& state) const {
  if (game_.contract().name == Name::kGeneralMisere) return free_leads_->avoids_last(state, game_.player());
  const int least = outcomes_.least(state.outcome, state.tricks_left());
  return free_leads_->takes_less(state, game_.player(), game_.trumps(), least);
}

CardSet AllPassSearch::distinct(const State& state) const {
  const CardSet cards = legal(state);
  return cards.single() ? cards : tricks::lowest_of_runs(cards, state);
}

std::uint64_t AllPassSearch::likeness(const State& state) const {
  return tricks::likeness_by_suit(state, state.hand(state.to_move()));
}

void AllPassSearch::order(const State& state, CardSet cards, MoveList& out) const {
  const bool last_counts = game_.contract().name == Name::kGeneralMisere;
  const auto avoiding = last_counts ? AllPassOrder::Avoiding::kLast : AllPassOrder::Avoiding::kMany;
  AllPassOrder(state, game_.player(), avoiding).fill(cards, out);
}

}  // namespace ouverte::games::solo_whist
