#include "solver/games/solo_whist/all_pass_search.hpp"

#include "solver/games/solo_whist/all_pass_order.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/safe_hand.hpp"

namespace ouverte::games::solo_whist {

namespace {

// Before each trick the search asks whether the player is safe whatever is led. With this many tricks left, or more, it
// asks again as soon as the first card of the trick is on the table.
constexpr int kAskedWhenLed = 5;

// The key of two suits in 54 bits in place of 60: above the first plane of each is a single bit, not a number of cards.
std::uint64_t packed(std::uint64_t two_suits) {
  constexpr std::uint64_t kPlanes = (std::uint64_t{1} << 26) - 1;
  const auto one = [](std::uint64_t suit) { return (suit & kPlanes) | std::uint64_t{1} << (13 + (suit >> 26 & 15)); };
  return one(two_suits >> 30) << 27 | one(two_suits);
}

}  // namespace

//   bits of the first word: 63 … 57 the question | 56 whether the class has a number beyond the mask | 55, 54 leader
search::ClassKey AllPassSearch::class_key(const State& state) const {
  const auto words = tricks::exact_key(state, game_.trumps());
  const std::uint64_t tag = tag_ * 2 + state.outcome / Outcomes::kMaskedClasses;
  return {packed(words[0]) | words[0] >> 60 << 54 | tag << 56, packed(words[1])};
}

// A player whose hand is safe takes no trick more; that may be all he needs.
AllPassSearch::Bound AllPassSearch::static_bound(const State& state, int) const {
  const Seat player = game_.player();
  const int left = state.tricks_left();
  if (!state.new_trick()) {
    const bool asked = state.on_table == 1 && left >= kAskedWhenLed && state.to_move() != player &&
                       game_.contract().name != Name::kGeneralMisere;
    return asked ? bound_of_free_leads(state) : Bound{};
  }
  if (state.leader != player && outcomes_.safe(state.outcome, left) && tricks::safe_hand(state, player, game_.trumps()))
    return {.decided = true, .reached = true, .basis = {outcomes_.all_safe(left)}};
  return bound_of_free_leads(state);
}

AllPassSearch::Bound AllPassSearch::bound_of_free_leads(const State& state) const {
  if (game_.contract().name == Name::kGeneralMisere) {
    if (!free_leads_->avoids_last(state, game_.player())) return {};
    return {.decided = true, .reached = true, .basis = {Outcomes::bit(Outcomes::kWon)}};
  }
  const int left = state.tricks_left();
  const int least = outcomes_.least(state.outcome, left);
  if (!free_leads_->takes_less(state, game_.player(), game_.trumps(), least)) return {};
  return {.decided = true, .reached = true, .basis = {outcomes_.all_below(left, least)}};
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
