#include "solver/games/solo_whist/all_pass_order.hpp"

#include "solver/games/solo_whist/misere_order.hpp"
#include "solver/tricks/places.hpp"

namespace ouverte::games::solo_whist {

namespace {

// Of a card that the player leads or discards; `above` and `below`: cards of its suit that others hold.
struct HisWeights {
  int rank, above, below, length;
  int alone, highest, lowest;  // of all in the suit
};
// Of one that the three lead or discard.
struct TheirWeights {
  int rank, above, below, length;
  int his_above, his_below, his_void;  // what the player holds of the suit
};
// Of a card of the suit led, over the best one or under it.
struct FollowWeights {
  int over, rank_over, rank_under;
};

struct Weights {
  TheirWeights lead, discard;
  HisWeights his_lead, his_discard;
  FollowWeights his_last, his;        // of the player, when he is the last to play, or is not
  FollowWeights before, before_void;  // of the three before the player, who has the suit, or has not
  FollowWeights over_him, after;      // after him, when he takes the trick so far, or does not
  int under_his_lowest;               // before him
};

// Found by trial, on deals other than those that are timed.
constexpr Weights kLast = {.lead = {6, -9, 2, -1, -4, 22, -26},
                           .discard = {2, 0, -1, -2, 6, 19, -19},
                           .his_lead = {17, 10, 10, -9, 7, -3, -27},
                           .his_discard = {4, 2, 3, -7, -25, -11, -19},
                           .his_last = {-24, 9, 6},
                           .his = {20, 7, 8},
                           .before = {-12, 3, 11},
                           .before_void = {-24, 5, 12},
                           .over_him = {0, 5, 1},
                           .after = {-8, 17, 4},
                           .under_his_lowest = 17};
constexpr Weights kMany = {.lead = {0, -5, 8, -7, 7, 22, -24},
                           .discard = {-2, -5, -1, -2, 2, 24, -10},
                           .his_lead = {3, 9, 12, -20, 23, -7, -10},
                           .his_discard = {4, 6, 8, -8, -13, -2, -10},
                           .his_last = {-40, 10, 4},
                           .his = {12, 5, 24},
                           .before = {-4, 3, 5},
                           .before_void = {0, 0, -1},
                           .over_him = {0, 8, 4},
                           .after = {16, 4, 6},
                           .under_his_lowest = 0};

const Weights& weights_for(AllPassOrder::Avoiding avoiding) {
  return avoiding == AllPassOrder::Avoiding::kLast ? kLast : kMany;
}

}  // namespace

CardSet AllPassOrder::suit_beside(Card card) const {
  for (const CardSet hand : state_.hands)
    if (hand.has(card)) return hand & CardSet::of(card.suit());
  return {};
}

int AllPassOrder::weight(Card card) const {
  if (!state_.new_trick() && card.suit() == state_.led()) return weight_following(card);
  const Weights& weights = weights_for(avoiding_);
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
    const HisWeights& of = state_.new_trick() ? weights.his_lead : weights.his_discard;
    return common(of) + (others.empty() ? of.alone : 0) + (above == 0 ? of.highest : 0) + (below == 0 ? of.lowest : 0);
  }
  const TheirWeights& of = state_.new_trick() ? weights.lead : weights.discard;
  const int his_below = (his & tricks::before(card)).size();
  return common(of) + of.his_below * his_below + of.his_above * (his.size() - his_below) +
         (his.empty() ? of.his_void : 0);
}

int AllPassOrder::weight_following(Card card) const {
  const Weights& weights = weights_for(avoiding_);
  const CardSet his = state_.hand(player_) & CardSet::of(card.suit());
  const FollowWeights* follow = nullptr;
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
