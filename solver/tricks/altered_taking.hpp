// What of the accelerators for taking tricks stays true when rights are altered (docs/algorithms/rights.md has the
// proofs): patterns and touching cards all of it, and each static bound where it rests on no right that its camp lacks,
// or that the others have besides.
#pragma once

#include "solver/tricks/rights.hpp"
#include "solver/tricks/sure_tricks.hpp"
#include "solver/tricks/taking.hpp"

namespace ouverte::tricks {

// `Rules` as `Taking` asks for, with rights() too, power(state, card), and in its State the Camp
// `idled` and a `tricks_left` that knows of it.
template <class Rules>
class AlteredTaking : public Taking<Rules> {
  using Base = Taking<Rules>;

 public:
  using State = typename Rules::State;
  using MoveList = typename Rules::MoveList;

  AlteredTaking(const Rules& rules, SuitBook& book) : Base(rules, book), book_(&book) {}

  // Lengths of the last suit follow from the tricks left and from who has played his blank.
  [[nodiscard]] std::uint64_t shape(const State& state) const {
    constexpr std::uint64_t kFirstSuits = 0x0FFF'0FFF'0FFF'0FFF;
    return (state.lengths & kFirstSuits) | static_cast<std::uint64_t>(state.tricks_left()) << 12 |
           static_cast<std::uint64_t>(cards::index(state.leader)) << 28 | std::uint64_t{state.idled.seats()} << 44;
  }
  // A card without power decides nothing by its rank.
  [[nodiscard]] CardSet attribute(const State& state, Card move, CardSet basis) const {
    if (this->power(state, move) == Power::kOwn) return with_taker(state, move, basis, this->trumps());
    if (state.on_table + 1 < State::kSeats) return basis;
    bool another = move != kBlank && move.suit() == state.best.suit();
    for (std::size_t i = 0; i + 1 < State::kSeats; ++i)
      another = another || (state.table[i] != state.best && state.table[i] != kBlank &&
                            state.table[i].suit() == state.best.suit());
    if (another) basis.add(state.best);
    return basis;
  }
  [[nodiscard]] CardSet distinct(const State& state) const {
    const CardSet legal = this->legal(state);
    if (legal.single()) return legal;
    CardSet some = lowest_of_runs(legal, state.hand(state.to_move()), state.live) | (legal & CardSet(kBlank));
    if (const Seat other = this->rights().offered_by(state.leader); state.new_trick() && other != state.leader)
      some |= lowest_of_runs(legal, state.hand(other), state.live);
    return some;
  }
  // Of the hand that the move is from.
  [[nodiscard]] CardSet raise(const State& state, Card move, CardSet basis) const {
    const bool others = state.new_trick() && this->holder(state, move) != state.leader;
    if (move == kBlank) return basis;
    return others ? raised(this->led_by(this->holder(state, move), state), move, basis) : raised(state, move, basis);
  }
  [[nodiscard]] CardSet spared(const State& state, Card move, CardSet basis) const {
    return as_bad_as(move, basis) & state.hand(this->holder(state, move));
  }
  void order(const State& state, CardSet cards, MoveList& out) const {
    if (cards.has(kBlank)) out.push_back(kBlank);
    cards.remove(kBlank);
    if (!cards.empty()) Base::order(state, cards, out);
  }

  [[nodiscard]] StaticBound static_bound(const State& state, int goal) const {
    if (state.new_trick()) return leaders_bound(state, goal);
    const bool in_pairs = this->maximisers().size() == 2;
    return state.on_table == 1 && in_pairs ? second_hands_bound(state, goal) : StaticBound{};
  }

 private:
  // Whether the camp plays by the rules, but for blanks that it need not play.
  [[nodiscard]] bool unharmed(const State& state, Camp camp) const {
    return this->rights().leads_freely(camp) && none_of(state.idled, camp);
  }
  [[nodiscard]] static bool none_of(Camp seats, Camp camp) { return (seats.seats() & camp.seats()) == 0; }

  [[nodiscard]] StaticBound leaders_bound(const State& state, int goal) const {
    const int left = state.tricks_left();
    const int ours = this->rest(state, goal);
    const int theirs = left - ours + 1;
    if (ours <= 0) return {.decided = true, .reached = true, .basis = {}};
    if (theirs <= 0) return {.decided = true, .reached = false, .basis = {}};
    const Camp maximisers = this->maximisers();
    const bool leading = maximisers.has(state.leader);
    const Camp leaders = leading ? maximisers : maximisers.others(4);
    const Camp others = leaders.others(4);
    const int leaders_need = leading ? ours : theirs;
    const int others_need = leading ? theirs : ours;
    if (unharmed(state, leaders))
      if (const Sure sure = quick_tricks(state, *book_, this->trumps(), leaders, leaders_need); sure.tricks != 0)
        return {.decided = true, .reached = leading, .basis = sure.basis};
    if (later_hold(state, others, others_need))
      if (const Sure sure = later_tricks(state, *book_, this->trumps(), others, others_need); sure.tricks != 0)
        return {.decided = true, .reached = !leading, .basis = sure.basis};
    if (!this->trumps().empty() && later_hold(state, leaders, leaders_need))
      if (const Sure sure = later_tricks(state, *book_, this->trumps(), leaders, leaders_need); sure.tricks != 0)
        return {.decided = true, .reached = leading, .basis = sure.basis};
    return {};
  }
  // Whether what `later_tricks` counts for a camp stays true.
  [[nodiscard]] bool later_hold(const State& state, Camp camp, int needed) const {
    const Camp others = camp.others(4);
    if (!this->trumps().empty()) return none_of(this->rights().no_ruff, camp) && none_of(state.idled, camp);
    if (this->rights().offers_in(others)) return false;
    if (needed > 1) return unharmed(state, camp);
    // The camp on lead must let the other in, which keeps its winners because it knows what is led.
    return !this->rights().passes(others) && none_of(this->rights().idle, others) && none_of(state.idled, camp);
  }

  [[nodiscard]] StaticBound second_hands_bound(const State& state, int goal) const {
    const bool ours = this->maximisers().has(state.to_move());
    const Camp camp = ours ? this->maximisers() : this->maximisers().others(4);
    if (camp.has(state.leader) || !unharmed(state, camp)) return {};
    if (!this->trumps().empty() && !none_of(this->rights().no_ruff, camp)) return {};
    const int left = state.tricks_left();
    const int needed = ours ? this->rest(state, goal) : left - this->rest(state, goal) + 1;
    if (needed <= 0 || needed > left) return {};
    const Sure sure = second_hand_tricks(state, *book_, this->trumps(), camp, needed);
    return {.decided = sure.tricks != 0, .reached = ours, .basis = sure.basis};
  }

  SuitBook* book_;
};

}  // namespace ouverte::tricks
