// The order in which cards are tried when tricks are wanted: those likely to decide, cheaply, first.
#pragma once

#include "solver/tricks/lead_order.hpp"
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

  // The trick is the camp's already, or will be by a partner with one of these cards, whatever the opponents do.
  [[nodiscard]] bool partner_takes(CardSet with) const {
    if (camp_.has(state_.winning) && !opponent_beats(state_.best)) return true;
    for (int i = state_.on_table + 1; i < 4; ++i) {
      const Seat seat = cards::left_of(state_.leader, 4, i);
      if (!camp_.has(seat)) continue;
      const CardSet winners = beaters(seat, state_.best) & with;
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
    const CardSet suit = CardSet::of(state_.led());
    if (winners.empty() || partner_takes(suit)) return push_up(cards_);
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
  // Second hand: the partner cannot win without a trump, or only if this card takes out some that beat him.
  [[nodiscard]] bool second_hand_high(Card card) const {
    const CardSet partners = beaters(cards::left_of(state_.leader, 4, 3), state_.best) & CardSet::of(state_.led());
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
    if (!winners.empty() && !partner_takes(state_.live)) {
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

  // One card of each suit, the best suits first, then the rest.
  void lead() {
    const CardSet partners = state_.held_by(camp_) - state_.hand(seat_);
    const LeadOrder order(state_, trumps_, camp_, partners, in_pairs_);
    Ranking choices;
    for (const Suit lane : cards::kAllSuits) {
      const CardSet held = cards_ & CardSet::of(lane);
      if (held.empty()) continue;
      const SuitCards suit(state_, CardSet::of(lane), state_.hand(seat_), partners);
      choices.add(order.rank(suit), order.high(suit) ? held.highest() : held.lowest());
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
