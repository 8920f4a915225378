#include "solver/games/solo_whist/misere_order.hpp"

#include <array>
#include <bit>

namespace ouverte::games::solo_whist {

namespace {

constexpr int kBeforeAll = 100;  // above every weight by rank

// Whether every player of `seats` (bits) can stay below the card, or is out of its suit.
bool all_duck(const TrickState& state, unsigned seats, Card card) {
  for (unsigned seat = 0; seat < kPlayers; ++seat) {
    if ((seats >> seat & 1) == 0) continue;
    const CardSet held = state.hands[seat] & CardSet::of(card.suit());
    if (!held.empty() && held.lowest() > card) return false;
  }
  return true;
}

// The soloist's lowest cards of a suit against the others' lowest: at most 0 where he is safe.
int peril_of(std::uint32_t own, std::uint32_t others) {
  int worst = -20, place = 0;
  for (; own != 0 && others != 0; ++place) {
    worst = std::max(worst, std::countr_zero(own) - std::countr_zero(others) - place);
    own &= own - 1;
    others &= others - 1;
  }
  return worst;
}

}  // namespace

bool caught_at_once(const TrickState& state, Seat soloist, CardSet leads) {
  const unsigned others = ~(1u << cards::index(soloist)) & ((1u << kPlayers) - 1);
  if (!state.new_trick()) {
    if (state.winning != soloist) return false;
    unsigned to_play = 0;
    for (int i = state.on_table; i < kPlayers; ++i)
      to_play |= 1u << cards::index(cards::left_of(state.leader, kPlayers, i));
    return all_duck(state, to_play, state.best);
  }
  const bool leading = state.leader == soloist;  // then he is caught in every suit or not at all
  for (const Suit suit : cards::kAllSuits) {
    const CardSet held = state.hand(soloist) & CardSet::of(suit);
    if (held.empty() || (leads & CardSet::of(suit)).empty()) continue;
    if (all_duck(state, others, held.lowest()) != leading) return !leading;
  }
  return leading;
}

MisereOrder::MisereOrder(const TrickState& state, Seat soloist) : state_(state), soloist_(soloist) {
  const CardSet own = state.hand(soloist);
  for (const Suit suit : cards::kAllSuits)
    perils_[static_cast<std::size_t>(suit)] = peril_of(own.ranks(suit), (state.live - own).ranks(suit));
}

int MisereOrder::weight(Card card) const {
  if (state_.to_move() == soloist_) return weight_of_soloist(card);
  if (state_.new_trick()) return 4 * peril(card) - card.rank();
  return card.suit() == state_.led() ? weight_following(card) : 4 * peril(card) + card.rank();
}

int MisereOrder::weight_of_soloist(Card card) const {
  if (state_.new_trick()) return -4 * peril(card) - card.rank();
  if (card.suit() != state_.led()) return 4 * peril(card) + card.rank();
  return card < state_.best ? kBeforeAll + card.rank() : -card.rank();
}

// Keep the low cards, but stay under the soloist where he may be caught.
int MisereOrder::weight_following(Card card) const {
  const bool he_has_played = has_played(state_, soloist_);
  if (he_has_played && state_.winning == soloist_) return card < state_.best ? kBeforeAll + card.rank() : card.rank();
  const CardSet his = state_.hand(soloist_) & CardSet::of(card.suit());
  if (he_has_played || his.empty()) return card.rank();
  return card < his.lowest() ? kBeforeAll + card.rank() : card.rank() - 20;
}

}  // namespace ouverte::games::solo_whist
