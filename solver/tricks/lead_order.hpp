// Which suit is led first when tricks are wanted, and which card of it.
#pragma once

#include "solver/tricks/lead_weights.hpp"
#include "solver/tricks/state.hpp"

namespace ouverte::tricks {

// The cards of a suit: who has them, and the best three. The caller guarantees that there are any.
struct SuitCards {
  SuitCards(const State<4>& state, CardSet lane, CardSet hand, CardSet partners_hands)
      : live(state.live & lane), own(hand & lane), partners(partners_hands & lane), top(live.highest()) {
    CardSet rest = live;
    rest.remove(top);
    second = rest.empty() ? top : rest.highest();
    rest.remove(second);
    third = rest.empty() ? second : rest.highest();
  }
  [[nodiscard]] CardSet ours() const { return own | partners; }

  CardSet live, own, partners;
  Card top;
  Card second;  // the top itself where there is no other
  Card third;   // the second where there is no other
};

class LeadOrder {
 public:
  // For the player on lead, of `camp`; `partners`: what his partners hold. `in_pairs`: two play against two. The caller
  // guarantees that the state outlives this.
  LeadOrder(const State<4>& state, CardSet trumps, Camp camp, CardSet partners, bool in_pairs)
      : state_(state),
        trumps_(trumps),
        seat_(state.leader),
        camp_(camp),
        in_pairs_(in_pairs),
        weights_(weights_of(state.live & trumps, (state.hand(state.leader) | partners) & trumps, in_pairs)) {}

  // How soon to lead the suit: lower is sooner.
  [[nodiscard]] int rank(const SuitCards& suit) const {
    const Seat left = cards::left_of(seat_, 4, 1), right = cards::left_of(seat_, 4, 3);
    const int left_length = state_.length(left, suit.top.suit()), right_length = state_.length(right, suit.top.suit());
    int rank = weights_.classes[static_cast<std::size_t>(class_of(suit))];
    rank += weights_.own_length * suit.own.size() + weights_.partners_length * suit.partners.size() +
            weights_.lengths * (left_length + right_length);
    rank += weights_.top[static_cast<std::size_t>(holder(suit, suit.top))];
    if (suit.second != suit.top) rank += weights_.second[static_cast<std::size_t>(holder(suit, suit.second))];
    if (suit.partners.empty()) rank += weights_.partner_void;
    if (left_length == 0) rank += weights_.left_void;
    if (right_length == 0) rank += weights_.right_void;
    if (suit.own.single()) {
      const bool ruffs_later = !trumps_.has(suit.top) && !(state_.hand(seat_) & trumps_).empty();
      rank += ruffs_later ? weights_.single_to_ruff : weights_.single;
    }
    return rank;
  }

  // Whether the highest of the cards that may be led of a suit comes first, else the lowest.
  [[nodiscard]] bool high(const SuitCards& suit) const {
    return in_pairs_ ? high_in_pairs(suit) : suit.own.has(suit.top);
  }

 private:
  // By the trumps left.
  static const LeadWeights& weights_of(CardSet trumps, CardSet ours, bool in_pairs) {
    if (trumps.empty()) return kNoTrumpLeads;
    if (!in_pairs) return kTrumpLeads;
    if (ours == trumps) return kAllTrumpsLeads;
    return 2 * ours.size() > trumps.size() ? kMoreTrumpsLeads : kFewerTrumpsLeads;
  }

  [[nodiscard]] Holder holder(const SuitCards& suit, Card card) const {
    if (suit.own.has(card)) return Holder::kLeader;
    if (suit.partners.has(card)) return Holder::kPartner;
    if (state_.hand(cards::left_of(seat_, 4, 1)).has(card)) return Holder::kNext;
    return state_.hand(cards::left_of(seat_, 4, 3)).has(card) ? Holder::kLast : Holder::kBetween;
  }

  // Where two play against two: the card that wins, makes the top card fall or gets out of the partner's way, but not
  // over a partner who has the next one and can give the lead back.
  [[nodiscard]] bool high_in_pairs(const SuitCards& suit) const {
    if (suit.partners.empty()) return true;
    const bool partner_next = suit.partners.has(suit.third);
    if (suit.own.has(suit.top)) {
      if (suit.partners.has(suit.second)) return suit.own.size() == 2 && !suit.partners.single();
      return !suit.own.has(suit.second) || !partner_next;
    }
    if (suit.own.has(suit.second)) return !suit.partners.has(suit.top) && !partner_next && !falls(suit.top);
    if (trumps_.empty() && state_.length(cards::left_of(seat_, 4, 3), suit.top.suit()) == 0) return true;
    return suit.partners.has(suit.top) && suit.own.size() == 2;
  }
  // The card is the only one of its suit in the hand of the player beside the leader who holds it.
  [[nodiscard]] bool falls(Card card) const {
    const Seat left = cards::left_of(seat_, 4, 1), right = cards::left_of(seat_, 4, 3);
    return state_.length(state_.hand(left).has(card) ? left : right, card.suit()) == 1;
  }

  [[nodiscard]] LeadClass class_of(const SuitCards& suit) const {
    const bool trump = trumps_.has(suit.top);
    if (!trumps_.empty() && !trump) {
      bool partner_ruffs = false;
      for (int i = 1; i < 4; ++i) {
        const Seat seat = cards::left_of(seat_, 4, i);
        if (state_.length(seat, suit.top.suit()) != 0 || (state_.hand(seat) & trumps_).empty()) continue;
        if (!camp_.has(seat)) return LeadClass::kOpponentRuffs;
        partner_ruffs = true;
      }
      if (partner_ruffs && !suit.own.has(suit.top)) return LeadClass::kPartnerRuffs;
    }
    if (trump) return LeadClass::kTrumps;
    if (suit.ours().has(suit.top)) {
      if (suit.second == suit.top || suit.ours().has(suit.second)) return LeadClass::kTopTwo;
      return suit.third != suit.second && suit.ours().has(suit.third) ? LeadClass::kTopAndThird : LeadClass::kTopAlone;
    }
    const Seat rho = cards::left_of(seat_, 4, 3);
    return !camp_.has(rho) && state_.hand(rho).has(suit.top) ? LeadClass::kTopOnTheRight : LeadClass::kNotTop;
  }

  const State<4>& state_;
  CardSet trumps_;
  Seat seat_;
  Camp camp_;
  bool in_pairs_;
  const LeadWeights& weights_;
};

}  // namespace ouverte::tricks
