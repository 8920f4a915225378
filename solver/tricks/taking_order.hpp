// The order in which cards are tried when tricks are wanted: those likely to decide, cheaply, first.
#pragma once

#include "solver/tricks/lead_weights.hpp"
#include "solver/tricks/ranking.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::tricks {

template <class MoveList>
class TakingOrder {
 public:
  // `in_pairs`: two play against two.
  TakingOrder(const State<4>& state, CardSet trumps, Camp maximisers, bool in_pairs, CardSet cards, MoveList& out)
      : state_(state),
        trumps_(trumps),
        seat_(state.to_move()),
        cards_(cards),
        out_(out),
        camp_(maximisers.has(seat_) ? maximisers : maximisers.others(4)),
        in_pairs_(in_pairs) {}

  void fill() {
    if (state_.new_trick()) {
      lead();
    } else if (cards_.single()) {
      out_.push_back(cards_.lowest());
    } else if (!(cards_ & CardSet::of(state_.led())).empty()) {
      follow();
    } else {
      discard();
    }
  }

 private:
  static CardSet up_to(Card card) { return CardSet((std::uint64_t{1} << card.number()) - 1); }

  void push_up(CardSet cards) {
    for (const Card card : cards) out_.push_back(card);
  }
  void push_down(CardSet cards) {
    while (!cards.empty()) {
      const Card card = cards.highest();
      out_.push_back(card);
      cards.remove(card);
    }
  }

  CardSet push_in_order(Ranking& choices) {
    choices.sort();
    CardSet pushed;
    for (std::size_t i = 0; i < choices.size(); ++i) {
      out_.push_back(choices[i]);
      pushed.add(choices[i]);
    }
    return pushed;
  }

  // Cards of seats still to play to this trick that could beat `card`.
  [[nodiscard]] CardSet beaters(Seat seat, Card card) const {
    const CardSet hand = state_.hand(seat);
    const CardSet suit = CardSet::of(state_.led());
    const CardSet same = hand & suit;
    if (!same.empty()) return card.suit() == state_.led() ? same - up_to(card) : CardSet();
    const CardSet ruffs = hand & trumps_;
    return trumps_.has(card) ? ruffs - up_to(card) : ruffs;
  }

  [[nodiscard]] bool opponent_beats(Card card) const {
    for (int i = state_.on_table + 1; i < 4; ++i) {
      const Seat seat = cards::left_of(state_.leader, 4, i);
      if (!camp_.has(seat) && !beaters(seat, card).empty()) return true;
    }
    return false;
  }

  // The trick is the camp's already, or will be by a partner, whatever the opponents do.
  [[nodiscard]] bool partner_takes() const {
    if (camp_.has(state_.winning) && !opponent_beats(state_.best)) return true;
    for (int i = state_.on_table + 1; i < 4; ++i) {
      const Seat seat = cards::left_of(state_.leader, 4, i);
      if (!camp_.has(seat)) continue;
      const CardSet winners = beaters(seat, state_.best);
      if (!winners.empty() && !opponent_beats(winners.highest())) return true;
    }
    return false;
  }

  [[nodiscard]] CardSet winning_cards() const {
    CardSet winners;
    for (const Card card : cards_)
      if (beats(card, state_.best, trumps_)) winners.add(card);
    return winners;
  }

  void follow() {
    const CardSet winners = state_.best.suit() == state_.led() ? cards_ - up_to(state_.best) : CardSet();
    if (winners.empty() || partner_takes()) return push_up(cards_);
    if (state_.on_table == 2 && useless_over_partner(winners.highest())) return push_up(cards_);
    // The cheapest card that nobody can beat, else the highest first.
    CardSet sure;
    for (const Card card : winners)
      if (!opponent_beats(card)) {
        sure = CardSet(card);
        break;
      }
    if (!sure.empty()) {
      push_up(sure);
      push_up(cards_ - winners);
      return push_up(winners - sure);
    }
    const bool low = state_.on_table == 1 && !(in_pairs_ && second_hand_high(winners.highest()));
    if (!low) push_down(winners);
    push_up(cards_ - winners);
    if (low) push_up(winners);
  }

  // Third hand: the same cards of the last player beat the partner's card and this one.
  [[nodiscard]] bool useless_over_partner(Card card) const {
    const Seat last = cards::left_of(state_.leader, 4, 3);
    return camp_.has(state_.winning) && beaters(last, state_.best) == beaters(last, card);
  }
  // Second hand: the partner cannot win, or only if this card takes out some that beat him.
  [[nodiscard]] bool second_hand_high(Card card) const {
    const CardSet partners = beaters(cards::left_of(state_.leader, 4, 3), state_.best);
    if (partners.empty()) return true;
    const Seat third = cards::left_of(state_.leader, 4, 2);
    const CardSet over = beaters(third, partners.highest());
    return !over.empty() && over != beaters(third, card);
  }

  void discard() {
    const CardSet ruffs = cards_ & trumps_;
    CardSet rest = cards_ - ruffs;
    const CardSet winners = ruffs.empty() ? CardSet() : winning_cards();
    CardSet done;
    if (!winners.empty() && !partner_takes()) {
      for (const Card card : winners)
        if (!opponent_beats(card)) {
          done.add(card);
          break;
        }
      if (done.empty()) done = winners;
      push_up(done);
    }
    // The lowest card of the suits that can best be spared.
    const CardSet partners = state_.held_by(camp_) - state_.hand(seat_);
    Ranking choices;
    for (const Suit suit : cards::kAllSuits)
      if (const CardSet held = rest & CardSet::of(suit); !held.empty())
        choices.add(-spare(suit, partners), held.lowest());
    rest -= push_in_order(choices);
    push_up(rest);
    push_up(ruffs - done);
  }

  // How well a card of a suit can be spared: long suits first.
  [[nodiscard]] int spare(Suit suit, CardSet partners) const {
    const int length = state_.length(seat_, suit);
    if (!in_pairs_) return length;
    return trumps_.empty() ? spare_in_no_trump(suit, partners) : spare_at_trumps(suit, length);
  }
  // The partner's suits last, and those of the best two cards.
  [[nodiscard]] int spare_in_no_trump(Suit suit, CardSet partners) const {
    const SuitCards cards(state_, CardSet::of(suit), state_.hand(seat_), partners);
    int spare = 2 * cards.own.size() - cards.partners.size();
    if (cards.own.single()) --spare;
    if (cards.own.has(cards.top)) --spare;
    if (cards.second != cards.top && cards.ours().has(cards.second)) --spare;
    if (cards.partners.empty()) ++spare;
    return spare;
  }
  // The last of a suit that can be ruffed from then on, and sooner where fewer opponents are as long.
  [[nodiscard]] int spare_at_trumps(Suit suit, int length) const {
    int spare = 4 * length;
    if (length == 1 && !(state_.hand(seat_) & trumps_).empty()) spare += 10;
    for (int i = 1; i < 4; ++i)
      if (const Seat seat = cards::left_of(seat_, 4, i); !camp_.has(seat) && state_.length(seat, suit) >= length)
        spare -= 2;
    return spare;
  }

  // The cards of a suit: who has them, and the best two. The caller guarantees that there are any.
  struct SuitCards {
    SuitCards(const State<4>& state, CardSet lane, CardSet hand, CardSet partners_hands)
        : live(state.live & lane), own(hand & lane), partners(partners_hands & lane), top(live.highest()) {
      CardSet beaten = live;
      beaten.remove(top);
      second = beaten.empty() ? top : beaten.highest();
    }
    [[nodiscard]] CardSet ours() const { return own | partners; }

    CardSet live, own, partners;
    Card top;
    Card second;  // the top itself where there is no other
  };

  // Who has a card of the suit: the leader 0, a partner 1, an opponent next to play 2, one last to play 3, or one
  // between them 4.
  [[nodiscard]] std::size_t holder(const SuitCards& suit, Card card) const {
    if (suit.own.has(card)) return 0;
    if (suit.partners.has(card)) return 1;
    if (state_.hand(cards::left_of(seat_, 4, 1)).has(card)) return 2;
    return state_.hand(cards::left_of(seat_, 4, 3)).has(card) ? 3 : 4;
  }

  // Where to lead first: lower is better.
  [[nodiscard]] int lead_rank(const SuitCards& suit) const {
    const LeadWeights& weights = trumps_.empty() ? kNoTrumpLeads : kTrumpLeads;
    const Seat left = cards::left_of(seat_, 4, 1), right = cards::left_of(seat_, 4, 3);
    const int left_length = state_.length(left, suit.top.suit()), right_length = state_.length(right, suit.top.suit());
    int rank = weights.classes[static_cast<std::size_t>(lead_class(suit))];
    rank += weights.own_length * suit.own.size() + weights.partners_length * suit.partners.size() +
            weights.lengths * (left_length + right_length);
    rank += weights.top[holder(suit, suit.top)];
    if (suit.second != suit.top) rank += weights.second[holder(suit, suit.second)];
    if (suit.partners.empty()) rank += weights.partner_void;
    if (left_length == 0) rank += weights.left_void;
    if (right_length == 0) rank += weights.right_void;
    if (suit.own.single()) {
      const bool ruffs_later = !trumps_.has(suit.top) && !(state_.hand(seat_) & trumps_).empty();
      rank += ruffs_later ? weights.single_to_ruff : weights.single;
    }
    return rank;
  }

  // Of the cards of a suit that may be led the highest, where it wins, or where two play against two makes the top card
  // fall, gets out of the partner's way or has no partner behind it; else the lowest.
  [[nodiscard]] Card lead_card(const SuitCards& suit, CardSet held) const {
    const bool high = suit.own.has(suit.top) || (in_pairs_ && lead_high_in_pairs(suit));
    return high ? held.highest() : held.lowest();
  }
  [[nodiscard]] bool lead_high_in_pairs(const SuitCards& suit) const {
    if (suit.partners.empty()) return true;
    if (trumps_.empty() && state_.length(cards::left_of(seat_, 4, 3), suit.top.suit()) == 0) return true;
    return suit.partners.has(suit.top) ? suit.own.size() == 2 : suit.own.has(suit.second);
  }

  [[nodiscard]] int lead_class(const SuitCards& suit) const {
    const bool trump = trumps_.has(suit.top);
    if (!trumps_.empty() && !trump) {
      bool partner_ruffs = false;
      for (int i = 1; i < 4; ++i) {
        const Seat seat = cards::left_of(seat_, 4, i);
        if (state_.length(seat, suit.top.suit()) != 0 || (state_.hand(seat) & trumps_).empty()) continue;
        if (!camp_.has(seat)) return 9;
        partner_ruffs = true;
      }
      if (partner_ruffs && !suit.own.has(suit.top)) return 0;
    }
    if (trump) return 7;
    if (suit.ours().has(suit.top)) {
      if (suit.second == suit.top || suit.ours().has(suit.second)) return 2;
      CardSet rest = suit.live;
      rest.remove(suit.top);
      rest.remove(suit.second);
      return !rest.empty() && suit.ours().has(rest.highest()) ? 1 : 3;
    }
    const Seat rho = cards::left_of(seat_, 4, 3);
    return !camp_.has(rho) && state_.hand(rho).has(suit.top) ? 5 : 4;
  }

  // One card of each suit, the best suits first, then the rest.
  void lead() {
    const CardSet partners = state_.held_by(camp_) - state_.hand(seat_);
    Ranking choices;
    for (const Suit lane : cards::kAllSuits) {
      const CardSet held = cards_ & CardSet::of(lane);
      if (held.empty()) continue;
      const SuitCards suit(state_, CardSet::of(lane), state_.hand(seat_), partners);
      choices.add(lead_rank(suit), lead_card(suit, held));
    }
    const CardSet rest = cards_ - push_in_order(choices);
    if (rest.empty()) return;
    for (std::size_t i = 0; i < choices.size(); ++i) push_down(rest & CardSet::of(choices[i].suit()));
  }

  const State<4>& state_;
  CardSet trumps_;
  Seat seat_;
  CardSet cards_;
  MoveList& out_;
  Camp camp_;
  bool in_pairs_;
};

}  // namespace ouverte::tricks
