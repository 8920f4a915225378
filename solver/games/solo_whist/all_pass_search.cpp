#include "solver/games/solo_whist/all_pass_search.hpp"

#include <algorithm>

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
tricks::Claim AllPassSearch::claim(const State& state, int) const {
  const Seat player = game_.player();
  if (state.new_trick() && state.leader != player && outcomes_.safe(state.outcome, state.tricks_left()) &&
      tricks::safe_hand(state, player, game_.trumps()))
    return {.decided = true, .reached = true, .basis = {}};
  return {};
}

CardSet AllPassSearch::distinct(const State& state) const {
  const CardSet cards = legal(state);
  return cards.single() ? cards : tricks::lowest_of_runs(cards, state);
}

std::uint64_t AllPassSearch::likeness(const State& state) const {
  return tricks::likeness_of(state, state.hand(state.to_move()));
}

// Everybody gets rid of high cards first.
void AllPassSearch::order(const State&, CardSet cards, MoveList& out) const {
  for (const Card card : cards) out.push_back(card);
  std::ranges::sort(out, std::ranges::greater{}, [](Card card) { return card.rank(); });
}

}  // namespace ouverte::games::solo_whist
