// The order in which cards are tried when tricks are wanted: those likely to decide, cheaply, first.
#pragma once

#include <array>
#include <span>

#include "solver/tricks/winner.hpp"

namespace ouverte::tricks {

template <class MoveList>
class TakingOrder {
 public:
  TakingOrder(const State<4>& state, CardSet trumps, Camp maximisers, CardSet cards, MoveList& out)
      : state_(state),
        trumps_(trumps),
        seat_(state.to_move()),
        cards_(cards),
        out_(out),
        camp_(maximisers.has(seat_) ? maximisers : maximisers.others(4)) {}

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
  static constexpr int kThroughTop = 40;  // the opponent on the left, or another than the last, has the top card
  static constexpr int kThroughTopInNoTrump = 28;

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
    if (state_.on_table == 1) {
      const bool win_first = !trumps_.empty() && camp_.size() == 2;
      if (win_first) push_up(winners);
      push_up(cards_ - winners);
      if (win_first) return;
      return push_up(winners);
    }
    push_down(winners);
    push_up(cards_ - winners);
  }

  void discard() {
    const CardSet ruffs = cards_ & trumps_;
    CardSet rest = cards_ - ruffs;
    const CardSet winners = ruffs.empty() ? CardSet() : winning_cards();
    if (!winners.empty() && !partner_takes()) {
      for (const Card card : winners)
        if (!opponent_beats(card)) {
          out_.push_back(card);
          break;
        }
      if (out_.empty()) push_up(winners);
    }
    // The lowest card of the longest suits.
    CardSet lows;
    std::array<int, 4> length{};
    for (const Suit suit : cards::kAllSuits) {
      const CardSet held = rest & CardSet::of(suit);
      if (held.empty()) continue;
      lows.add(held.lowest());
      length[static_cast<std::size_t>(suit)] = state_.length(seat_, suit);
    }
    while (!lows.empty()) {
      Card best = lows.lowest();
      for (const Card card : lows)
        if (length[static_cast<std::size_t>(card.suit())] > length[static_cast<std::size_t>(best.suit())]) best = card;
      out_.push_back(best);
      rest.remove(best);
      lows.remove(best);
    }
    push_up(rest);
    CardSet done;
    for (const Card card : out_) done.add(card);
    push_up(ruffs - done);
  }

  // The live cards of a suit, and who has the best two of them. The caller guarantees that there are any.
  struct Honours {
    CardSet live;
    Card top;
    Card second;  // the top itself where there is no other
  };
  [[nodiscard]] Honours honours(Suit suit) const {
    const CardSet live = state_.live & CardSet::of(suit);
    const CardSet beaten = live - CardSet(live.highest());
    return {live, live.highest(), beaten.empty() ? live.highest() : beaten.highest()};
  }
  [[nodiscard]] CardSet partners_cards() const {
    CardSet cards;
    for (int i = 1; i < 4; ++i)
      if (const Seat seat = cards::left_of(seat_, 4, i); camp_.has(seat)) cards |= state_.hand(seat);
    return cards;
  }

  // Where to lead first: lower is better. Tens are classes of suits; within and across them a partner's top card brings
  // a suit forward, in no trump length of the camp and the second-best card, at trumps a singleton to be ruffed later.
  [[nodiscard]] int lead_rank(Suit suit, CardSet partners) const {
    const Honours best = honours(suit);
    const int own = state_.length(seat_, suit);
    int rank = 10 * lead_class(suit);
    if (trumps_.empty()) {
      if (rank == kThroughTop) rank = kThroughTopInNoTrump;
      rank -= 3 * (own + (partners & best.live).size());
      if (best.second != best.top && state_.hand(seat_).has(best.second)) rank -= 12;
      if (partners.has(best.top)) rank -= 12;
    } else {
      if (own == 1 && !trumps_.has(best.top) && !(state_.hand(seat_) & trumps_).empty()) rank -= 15;
      if (partners.has(best.top)) rank -= 6;
    }
    return rank;
  }

  // Of the cards of a suit that may be led the highest, where it wins, or where two play against two makes the top card
  // fall or gets out of the partner's way; else the lowest.
  [[nodiscard]] Card lead_card(Suit suit, CardSet held, CardSet partners) const {
    const Honours best = honours(suit);
    const CardSet own = state_.hand(seat_);
    bool high = own.has(best.top);
    if (camp_.size() == 2)
      high = high || (partners.has(best.top) ? state_.length(seat_, suit) == 2 : own.has(best.second));
    return high ? held.highest() : held.lowest();
  }

  [[nodiscard]] int lead_class(Suit suit) const {
    const CardSet lane = CardSet::of(suit);
    const bool trump = !(trumps_ & lane).empty();
    const CardSet all = state_.live & lane;
    const Card top = all.highest();
    const CardSet own = state_.hand(seat_) & lane;
    bool partner_ruffs = false, opponent_ruffs = false;
    CardSet ours = own;
    for (int i = 1; i < 4; ++i) {
      const Seat seat = cards::left_of(seat_, 4, i);
      const CardSet held = state_.hand(seat) & lane;
      const bool ruffs = !trump && held.empty() && !(state_.hand(seat) & trumps_).empty();
      if (camp_.has(seat)) {
        ours |= held;
        partner_ruffs |= ruffs;
      } else {
        opponent_ruffs |= ruffs;
      }
    }
    if (opponent_ruffs) return 9;
    if (trump) return 7;
    if (partner_ruffs && !own.has(top)) return 0;
    if (ours.has(top)) {
      CardSet rest = all;
      rest.remove(top);
      if (rest.empty() || ours.has(rest.highest())) return 2;
      rest.remove(rest.highest());
      if (!rest.empty() && ours.has(rest.highest())) return 1;
      return 3;
    }
    const Seat rho = cards::left_of(seat_, 4, 3);
    if (!camp_.has(rho) && state_.hand(rho).has(top)) return 5;
    return 4;
  }

  // One card of each suit, the best suits first, then the rest.
  void lead() {
    const CardSet partners = partners_cards();
    std::array<Suit, cards::kSuits> suits{};
    std::array<int, cards::kSuits> ranks{};
    std::size_t count = 0;
    for (const Suit suit : cards::kAllSuits) {
      if ((cards_ & CardSet::of(suit)).empty()) continue;
      const int rank = lead_rank(suit, partners);
      std::size_t place = count++;
      for (; place > 0 && ranks[place - 1] > rank; --place) {
        suits[place] = suits[place - 1];
        ranks[place] = ranks[place - 1];
      }
      suits[place] = suit;
      ranks[place] = rank;
    }
    CardSet rest = cards_;
    for (const Suit suit : std::span(suits).first(count)) {
      const Card card = lead_card(suit, rest & CardSet::of(suit), partners);
      out_.push_back(card);
      rest.remove(card);
    }
    for (const Suit suit : std::span(suits).first(count)) push_down(rest & CardSet::of(suit));
  }

  const State<4>& state_;
  CardSet trumps_;
  Seat seat_;
  CardSet cards_;
  MoveList& out_;
  Camp camp_;
};

}  // namespace ouverte::tricks
