// Hoodwink as the search sees it: one question, answered 1 or 0, in which any count of tricks may matter. A result
// rests on a set of splits of the tricks left to which a camp can confine the play; such facts are about cards alone
// and serve every question with the same camps.
#pragma once

#include <algorithm>
#include <cstdint>

#include "solver/games/hoodwink/question.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/tricks/exact_key.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"

namespace ouverte::games::hoodwink {

template <class Set>
class TallySearch {
 public:
  struct State : tricks::State<kPlayers> {
    Outcomes::Class outcome = Outcomes::kLost;
  };
  using Move = Card;
  using MoveList = Game::MoveList;
  using Basis = Set;

  TallySearch(const Game& game, const Question<Set>& question)
      : question_(question), trumps_(game.trumps()), player_(game.player()) {}

  [[nodiscard]] bool over(const State& state) const { return state.outcome <= Outcomes::kWon; }
  [[nodiscard]] int value(const State& state) const { return state.outcome == Outcomes::kWon ? 1 : 0; }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move() == player_; }
  [[nodiscard]] CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }
  void play(State& state, Card card) const {
    const int left = state.tricks_left();
    tricks::play_card(state, card, trumps_);
    if (state.new_trick()) state.outcome = question_.next(state.outcome, left, state.leader);
  }

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick() && state.tricks_left() <= kMostKept; }
  [[nodiscard]] search::ExactKey key(const State& state) const {
    const auto words = tricks::exact_key(state, trumps_);
    return {words[0], words[1], 0};
  }
  [[nodiscard]] Set outcomes(const State& state) const { return Set::all(state.tricks_left()); }
  [[nodiscard]] Set needed(const State& state) const { return question_.needed(state.outcome, state.tricks_left()); }
  [[nodiscard]] Set attribute(const State& state, Card move, const Set& rest) const {
    if (state.on_table < kPlayers - 1) return rest;
    return rest.after(tricks::beats(move, state.best, trumps_) ? state.to_move() : state.winning);
  }

  struct Claim {
    bool decided = false;
    bool reached = false;
    Set basis;
  };
  // The last trick plays itself.
  [[nodiscard]] Claim claim(const State& state, int) const {
    if (!state.new_trick() || state.tricks_left() > 1) return {};
    Card best{};
    Seat taker{};
    for (int place = 0; place < kPlayers; ++place) {
      const Seat seat = cards::left_of(state.leader, kPlayers, place);
      const Card card = state.hand(seat).lowest();
      if (place > 0 && !tricks::beats(card, best, trumps_)) continue;
      best = card;
      taker = seat;
    }
    const bool reached = question_.next(state.outcome, 1, taker) == Outcomes::kWon;
    return {.decided = true, .reached = reached, .basis = Set::all(0).after(taker)};
  }

  [[nodiscard]] CardSet distinct(const State& state) const {
    const CardSet cards = legal(state);
    return cards.single() ? cards : tricks::lowest_of_runs(cards, state);
  }
  void order(const State&, CardSet cards, MoveList& out) const {
    for (const Card card : cards) out.push_back(card);
    std::ranges::sort(out, std::ranges::greater{}, [](Card card) { return card.rank(); });
  }
  // Alike on lead by the own hand; following by the suit's cards; discarding by the own hand.
  [[nodiscard]] std::uint64_t likeness(const State& state) const {
    const CardSet hand = state.hand(state.to_move());
    if (state.new_trick()) return tricks::likeness_of(state, hand);
    const CardSet suit = CardSet::of(state.led());
    return tricks::likeness_of(state, (hand & suit).empty() ? hand : state.live & suit);
  }

 private:
  const Question<Set>& question_;
  CardSet trumps_;
  Seat player_;
};

}  // namespace ouverte::games::hoodwink
