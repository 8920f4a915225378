#include "solver/games/solo_whist/all_pass_order.hpp"

#include "solver/games/solo_whist/all_pass_weights.hpp"
#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/places.hpp"

namespace ouverte::games::solo_whist {

namespace {

const AllPassWeights& weights_for(AllPassOrder::Avoiding avoiding) {
  return avoiding == AllPassOrder::Avoiding::kLast ? kLastTrick : kManyTricks;
}

}  // namespace

CardSet AllPassOrder::suit_beside(Card card) const {
  for (const CardSet hand : state_.hands)
    if (hand.has(card)) return hand & CardSet::of(card.suit());
  return {};
}

int AllPassOrder::weight(Card card) const {
  if (!state_.new_trick() && card.suit() == state_.led()) return weight_following(card);
  const AllPassWeights& weights = weights_for(avoiding_);
  const CardSet suit = CardSet::of(card.suit());
  const CardSet beside = suit_beside(card);
  const CardSet his = state_.hand(player_) & suit;
  const CardSet others = (state_.live - beside) & suit;
  const int below = (others & tricks::before(card)).size();
  const int above = others.size() - below;
  const auto common = [&](const auto& of) {
    return of.rank * card.rank() + of.above * above + of.below * below + of.length * beside.size();
  };
  if (his.has(card)) {
    const AllPassWeights::His& of = state_.new_trick() ? weights.his_lead : weights.his_discard;
    return common(of) + (others.empty() ? of.alone : 0) + (above == 0 ? of.highest : 0) + (below == 0 ? of.lowest : 0);
  }
  const AllPassWeights::Theirs& of = state_.new_trick() ? weights.lead : weights.discard;
  const int his_below = (his & tricks::before(card)).size();
  return common(of) + of.his_below * his_below + of.his_above * (his.size() - his_below) +
         (his.empty() ? of.his_void : 0);
}

int AllPassOrder::weight_following(Card card) const {
  const AllPassWeights& weights = weights_for(avoiding_);
  const CardSet his = state_.hand(player_) & CardSet::of(card.suit());
  const AllPassWeights::Following* follow = nullptr;
  int bonus = 0;
  if (state_.to_move() == player_) {
    follow = state_.on_table == kPlayers - 1 ? &weights.his_last : &weights.his;
  } else if (has_played(state_, player_)) {
    follow = state_.winning == player_ ? &weights.over_him : &weights.after;
  } else if (his.empty()) {
    follow = &weights.before_void;
  } else {
    follow = &weights.before;
    bonus = card < his.lowest() ? weights.under_his_lowest : 0;
  }
  const bool over = card.suit() == state_.best.suit() && card > state_.best;
  return bonus + (over ? follow->over + follow->rank_over * card.rank() : follow->rank_under * card.rank());
}

}  // namespace ouverte::games::solo_whist
