// Accelerators for deals in which the maximiser's camp wants tricks, as many as it can get: four players, plain tricks.
// They wrap the rules of such a deal for a partition search.
#pragma once

#include <array>
#include <bit>
#include <cstdint>

#include "solver/tricks/likeness.hpp"
#include "solver/tricks/pattern.hpp"
#include "solver/tricks/rank_basis.hpp"
#include "solver/tricks/static_bound.hpp"
#include "solver/tricks/sure_tricks.hpp"
#include "solver/tricks/taking_order.hpp"

namespace ouverte::tricks {

// `Rules` is a `search::Game` with State a `tricks::State<4>`, whose value is the number of tricks taken by
// maximisers(); it has legal(state) and trumps() too.
template <class Rules>
class Taking : public Rules {
 public:
  using State = typename Rules::State;
  using Move = Card;
  using Basis = CardSet;
  using Code = tricks::Code;
  using MoveList = typename Rules::MoveList;

  static constexpr std::size_t kPlaces = State::kSeats;

  // The caller guarantees that the book outlives this, and that it expects the deal of the positions asked about.
  Taking(const Rules& rules, SuitBook& book) : Rules(rules), book_(&book) {
    for (unsigned seat = 0; seat < 4; ++seat)
      if (this->maximisers().has(static_cast<Seat>(seat))) ours_ |= 0xFFu << (8 * seat);
    in_pairs_ = this->maximisers().size() == 2;
    opposite_ = in_pairs_ && this->maximisers().has(Seat{0}) == this->maximisers().has(Seat{2});
  }

  [[nodiscard]] static std::size_t place(const State& state) { return state.on_table; }

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] std::uint64_t shape(const State& state) const { return shape_of(state); }
  [[nodiscard]] Code code(const State& state) const { return code_of(state); }
  [[nodiscard]] int rest(const State& state, int goal) const { return goal - won(state); }

  [[nodiscard]] CardSet basis_of(const State& state, std::uint64_t mask) const {
    return CardSet(base::scatter(mask, state.live.bits()));
  }
  [[nodiscard]] std::uint64_t mask_of(const State& state, const Code& code, bool reached, CardSet basis) const {
    const Camp ours = this->maximisers();
    return tricks::mask_of(code, state.live, basis, reached ? ours.others(4) : ours);
  }

  [[nodiscard]] CardSet attribute(const State& state, Card move, CardSet basis) const {
    return with_taker(state, move, basis, this->trumps());
  }
  [[nodiscard]] CardSet raise(const State& state, Card move, CardSet basis) const { return raised(state, move, basis); }
  [[nodiscard]] CardSet spared(const State&, Card move, CardSet basis) const { return as_bad_as(move, basis); }

  [[nodiscard]] CardSet distinct(const State& state) const {
    const CardSet legal = this->legal(state);
    return legal.single() ? legal : lowest_of_runs(legal, state.hand(state.to_move()), state.live);
  }

  [[nodiscard, gnu::always_inline]] StaticBound static_bound(const State& state, int goal) const {
    if (state.new_trick()) return leaders_bound(state, goal);
    return state.on_table == 1 && in_pairs_ ? second_hands_bound(state, goal) : StaticBound{};
  }

  // Of partners who sit opposite, with eleven tricks left or more, on lead and in second hand: elsewhere it costs more
  // than it saves.
  [[nodiscard]] bool foresees(const State& state) const {
    constexpr int kFewest = 11;
    return opposite_ && state.on_table < 2 && state.tricks_left() >= kFewest;
  }

  void order(const State& state, CardSet cards, MoveList& out) const {
    TakingOrder<MoveList>(state, this->trumps(), this->maximisers(), in_pairs_, cards, out).fill();
  }

  // Positions alike: on lead, and when discarding, what the camp holds, the tricks taken and the best card so far;
  // following the suit's cards and the best card. Of a player alone or against one, his own hand. A hash.
  [[nodiscard]] std::uint64_t likeness(const State& state) const {
    const CardSet hand = state.hand(state.to_move());
    const CardSet suit = state.new_trick() ? CardSet() : CardSet::of(state.led());
    if (!(hand & suit).empty()) return likeness_of(state, state.live & suit);
    if (!in_pairs_) return likeness_of(state, hand);
    return likeness_of(state, held_with(state, state.to_move())) + static_cast<std::uint64_t>(won(state)) * kOdd;
  }

 private:
  static constexpr std::uint64_t kOdd = 0x9E3779B97F4A7C15;

  // The cards of a player and his partners.
  [[nodiscard]] CardSet held_with(const State& state, Seat player) const {
    if (opposite_) return state.hand(player) | state.hand(cards::left_of(player, 4, 2));
    const Camp ours = this->maximisers();
    return state.held_by(ours.has(player) ? ours : ours.others(4));
  }
  [[nodiscard]] int won(const State& state) const {
    const auto counts = std::bit_cast<std::uint32_t>(state.won) & ours_;
    return static_cast<int>(counts * 0x01010101u >> 24);
  }

  // Tricks that the others need to stop the maximisers, who need `ours` of those left.
  static int others_need(int left, int ours) { return left - ours + 1; }

  [[nodiscard]] StaticBound leaders_bound(const State& state, int goal) const {
    const int left = state.tricks_left();
    const int ours = rest(state, goal);          // tricks that the maximisers need
    const int theirs = others_need(left, ours);  // and the others
    if (ours <= 0) return {.decided = true, .reached = true, .basis = {}};
    if (theirs <= 0) return {.decided = true, .reached = false, .basis = {}};
    if (left == 1) return last_trick(state);
    const bool leading = this->maximisers().has(state.leader);
    const Camp leaders = leading ? this->maximisers() : this->maximisers().others(4);
    const SureSide sure =
        sure_side(state, *book_, this->trumps(), leaders, leading ? ours : theirs, leading ? theirs : ours);
    return {.decided = sure.known, .reached = sure.leaders == leading, .basis = sure.basis};
  }

  // One card has been led, and two play against two.
  [[nodiscard]] StaticBound second_hands_bound(const State& state, int goal) const {
    const bool ours = this->maximisers().has(state.to_move());
    const Camp camp = ours ? this->maximisers() : this->maximisers().others(4);
    const int left = state.tricks_left();
    const int needed = ours ? rest(state, goal) : others_need(left, rest(state, goal));
    if (needed <= 0 || needed > left) return {};  // asked in the middle of a trick about what is settled
    const Sure sure = second_hand_tricks(state, *book_, this->trumps(), camp, needed);
    return {.decided = sure.tricks != 0, .reached = ours, .basis = sure.basis};
  }

  [[nodiscard]] StaticBound last_trick(const State& state) const {
    CardSet fallen;
    for (const CardSet hand : state.hands) fallen |= hand;
    Card taker{};
    for (int i = 0; i < 4; ++i) {
      const Card card = state.hand(cards::left_of(state.leader, 4, i)).lowest();
      if (i == 0 || beats(card, taker, this->trumps())) taker = card;
    }
    bool reached = false;
    for (unsigned seat = 0; seat < 4; ++seat)
      if (state.hands[seat].has(taker)) reached = this->maximisers().has(static_cast<Seat>(seat));
    const bool by_rank = !(fallen & CardSet::of(taker.suit())).single();
    return {.decided = true, .reached = reached, .basis = by_rank ? CardSet(taker) : CardSet()};
  }

  SuitBook* book_;
  std::uint32_t ours_ = 0;
  bool in_pairs_ = false;  // two play against two
  bool opposite_ = false;  // and partners sit opposite
};

}  // namespace ouverte::tricks
