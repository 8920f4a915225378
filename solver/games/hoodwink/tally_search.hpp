// Hoodwink as the search sees it: one question, answered 1 or 0, in which any count of tricks may matter. A result
// rests on a set of splits of the tricks left to which a camp can confine the play, and on the ranks that this takes;
// such facts serve every question with the same trumps and camps.
#pragma once

#include <array>
#include <cstdint>
#include <functional>

#include "solver/base/bits.hpp"
#include "solver/base/sort.hpp"
#include "solver/games/hoodwink/question.hpp"
#include "solver/games/hoodwink/rules.hpp"
#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/rank_basis.hpp"
#include "solver/tricks/sure_trumps.hpp"

namespace ouverte::games::hoodwink {

template <class Set>
class TallySearch {
 public:
  struct State : tricks::State<kPlayers> {
    Outcomes::Class outcome = Outcomes::kLost;
  };
  using Move = Card;
  using MoveList = Game::MoveList;

  struct Basis {
    Set outcomes;
    CardSet ranks;

    Basis& operator|=(const Basis& other) {
      outcomes |= other.outcomes;
      ranks |= other.ranks;
      return *this;
    }
    friend bool operator==(const Basis&, const Basis&) = default;
  };

  TallySearch(const Game& game, const GoalQuestion<Set>& question)
      : question_(question), trumps_(game.trumps()), player_(game.player()) {}

  [[nodiscard]] bool over(const State& state) const { return state.outcome <= Outcomes::kWon; }
  [[nodiscard]] int value(const State& state) const { return state.outcome == Outcomes::kWon ? 1 : 0; }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move() == player_; }
  [[nodiscard]] CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }
  void play(State& state, Card card) const {
    tricks::play_card(state, card, trumps_);
    if (state.new_trick()) state.outcome = question_.next(state.outcome, state.tricks_left() + 1, state.leader);
  }

  // Facts.
  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick() && state.tricks_left() <= kMostKept; }
  [[nodiscard]] std::uint64_t shape(const State& state) const { return tricks::shape_of(state); }
  [[nodiscard]] tricks::Code code(const State& state) const { return tricks::code_of(state); }
  [[nodiscard]] std::uint64_t mask_of(const State& state, const tricks::Code& code, bool reached,
                                      const Basis& basis) const {
    const Camp ours{player_};
    return tricks::mask_of(code, state.live, basis.ranks, reached ? ours.others(kPlayers) : ours);
  }
  [[nodiscard]] Basis basis_of(const State& state, std::uint64_t mask, const Set& outcomes) const {
    return {outcomes, CardSet(base::scatter(mask, state.live.bits()))};
  }
  [[nodiscard]] Basis outcomes(const State& state) const { return {question_.all(state.tricks_left()), {}}; }
  [[nodiscard]] const Set& needed(const State& state) const {
    return question_.needed(state.outcome, state.tricks_left());
  }
  [[nodiscard]] Basis attribute(const State& state, Card move, const Basis& basis) const {
    if (state.on_table < kPlayers - 1) return basis;
    const Seat taker = tricks::beats(move, state.best, trumps_) ? state.to_move() : state.winning;
    return {basis.outcomes.after(taker), tricks::with_taker(state, move, basis.ranks, trumps_)};
  }
  [[nodiscard]] Basis raise(const State& state, Card move, const Basis& basis) const {
    return {basis.outcomes, tricks::raised(state, move, basis.ranks)};
  }
  [[nodiscard]] CardSet spared(const State&, Card move, const Basis& basis) const {
    return tricks::as_bad_as(move, basis.ranks);
  }

  // What is seen without search: the last trick, which plays itself, and tricks that the players are sure of.
  struct StaticBound {
    bool decided = false;
    bool reached = false;
    Basis basis;
  };
  [[nodiscard]] StaticBound static_bound(const State& state, int) const {
    if (!state.new_trick()) return {};
    return state.tricks_left() == 1 ? last_trick(state) : sure_tricks(state);
  }

  [[nodiscard]] CardSet distinct(const State& state) const {
    const CardSet cards = legal(state);
    return cards.single() ? cards : tricks::lowest_of_runs(cards, state.hand(state.to_move()), state.live);
  }

  // On lead and following high cards first, but suits last that others are out of; who cannot follow ruffs low or
  // throws his lowest cards.
  void order(const State& state, CardSet cards, MoveList& out) const {
    for (const Card card : cards) out.push_back(card);
    base::sort_few(out, std::ranges::greater{}, [&](Card card) { return weight(state, card); });
  }
  // Alike on lead by the own hand; following by the suit's cards; discarding by the own hand.
  [[nodiscard]] std::uint64_t likeness(const State& state) const {
    const CardSet hand = state.hand(state.to_move());
    if (state.new_trick()) return tricks::likeness_of(state, hand);
    const CardSet suit = CardSet::of(state.led());
    return tricks::likeness_of(state, (hand & suit).empty() ? hand : state.live & suit);
  }

 private:
  [[nodiscard]] StaticBound last_trick(const State& state) const {
    CardSet fallen;
    Card best{};
    Seat taker{};
    for (int place = 0; place < kPlayers; ++place) {
      const Seat seat = cards::left_of(state.leader, kPlayers, place);
      const Card card = state.hand(seat).lowest();
      fallen.add(card);
      if (place > 0 && !tricks::beats(card, best, trumps_)) continue;
      best = card;
      taker = seat;
    }
    const bool by_rank = !(fallen & CardSet::of(best.suit())).single();
    return {.decided = true,
            .reached = question_.next(state.outcome, 1, taker) == Outcomes::kWon,
            .basis = {question_.all(0).after(taker), by_rank ? CardSet(best) : CardSet()}};
  }

  // With the tricks taken that the players are sure of, the question may be answered, unless it matters when.
  [[nodiscard]] StaticBound sure_tricks(const State& state) const {
    const CardSet trumps = state.live & trumps_;
    if (!GoalQuestion<Set>::kInAnyOrder || trumps.empty() || state.tricks_left() > kMostKept) return {};
    int left = state.tricks_left();
    std::array<int, kPlayers> sure{};
    CardSet ranks;
    Outcomes::Class at = state.outcome;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) {
      const CardSet own = state.hands[seat] & trumps;
      const tricks::Sure found = tricks::sure_trumps(own, trumps - own);
      sure[seat] = found.tricks;
      ranks |= found.basis;
      for (int i = 0; i < found.tricks; ++i) at = question_.next(at, left--, static_cast<Seat>(seat));
    }
    if (at > Outcomes::kWon) return {};
    Set outcomes = question_.all(left);
    for (std::size_t seat = 0; seat < kPlayers; ++seat)
      for (int i = 0; i < sure[seat]; ++i) outcomes = outcomes.after(static_cast<Seat>(seat));
    return {.decided = true, .reached = at == Outcomes::kWon, .basis = {outcomes, ranks}};
  }

  [[nodiscard]] int weight(const State& state, Card card) const {
    constexpr int kAboveRanks = 16;
    if (state.new_trick()) {
      int out = 0;
      for (int place = 1; place < kPlayers; ++place)
        out += state.length(cards::left_of(state.leader, kPlayers, place), card.suit()) == 0 ? 1 : 0;
      return card.rank() - 6 * out;
    }
    if (card.suit() == state.led()) return card.rank();
    if (trumps_.has(card)) return kAboveRanks - card.rank();
    return -kAboveRanks * card.rank() - state.length(state.to_move(), card.suit());
  }

  const GoalQuestion<Set>& question_;
  CardSet trumps_;
  Seat player_;
};

}  // namespace ouverte::games::hoodwink
