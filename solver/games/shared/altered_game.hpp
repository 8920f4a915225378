// The rules of a trick game with altered rights for some seats: a `search::Game` made of the game's own `Game`
// (docs/algorithms/rights.md).
//
// A game whose play takes a `tricks::Power` can have trumps that do not ruff; one whose state is a `tricks::State` and
// whose rules look at nothing but tricks can have blanks, and says so: `Traits::kHasBlanks`.
#pragma once

#include <array>
#include <boost/container/static_vector.hpp>
#include <cstddef>
#include <cstdint>
#include <memory>
#include <string>
#include <tuple>
#include <utility>

#include "solver/cards/card_set.hpp"
#include "solver/cards/seat.hpp"
#include "solver/games/door/possible.hpp"
#include "solver/search/interval.hpp"
#include "solver/tricks/rights.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games {

template <class Traits>
class Altered : public Traits::Game {
 public:
  using Rules = typename Traits::Game;
  using Move = typename Rules::Move;
  static constexpr std::size_t kPlayers = std::tuple_size_v<decltype(Rules::State::hands)>;
  using MoveList = boost::container::static_vector<Move, 2 * Rules::MoveList::static_capacity + 1>;
  using Rights = tricks::Rights<kPlayers>;

  static constexpr bool kHasTrumps = requires(const Rules rules, typename Rules::State state, Move card) {
    Traits::trumps_of(rules);
    rules.play(state, card, tricks::Power::kNone);
  };
  static constexpr bool kHasBlanks = requires { Traits::kHasBlanks; };

  struct State : Rules::State {
    tricks::Camp idled;  // who have played their blanks: they hold one card more than the others

    [[nodiscard]] constexpr int tricks_left() const {
      return Rules::State::tricks_left() - (idled.has(this->leader) ? 1 : 0);
    }
  };

  // `subject`: what the rules are besides the rights, as text.
  Altered(const Rules& rules, const Rights& rights, std::string subject)
      : Rules(rules), rights_(rights), subject_(std::make_shared<const std::string>(std::move(subject))) {}

  // The point of play of the game without altered rights.
  [[nodiscard]] static State at(const typename Rules::State& state) { return forgetting({state, {}}); }

  [[nodiscard]] const Rules& rules() const { return *this; }
  [[nodiscard]] const Rights& rights() const { return rights_; }

  [[nodiscard]] bool over(const State& state) const {
    if constexpr (kHasBlanks) return state.tricks_left() == 0;
    return Rules::over(state);
  }

  [[nodiscard]] bool may_idle(const State& state) const {
    if constexpr (kHasBlanks) {
      const cards::Seat seat = state.to_move();
      return rights_.idle.has(seat) && !state.idled.has(seat) && !state.new_trick() &&
             (state.hand(seat) & cards::CardSet::of(state.led())).empty();
    }
    return false;
  }
  [[nodiscard]] cards::CardSet legal(const State& state) const {
    if (state.new_trick()) {
      const cards::Seat other = rights_.offered_by(state.leader);
      const cards::CardSet own = leads(state);
      return other == state.leader ? own : own | leads(led_by(other, state));
    }
    cards::CardSet cards = Rules::legal(state);
    if (may_idle(state)) cards.add(tricks::kBlank);
    return cards;
  }
  // Who holds the card of a move.
  [[nodiscard]] cards::Seat holder(const State& state, Move move) const {
    const bool others = state.new_trick() && !state.hand(state.leader).has(move);
    return others ? rights_.offered_by(state.leader) : state.to_move();
  }
  // The same point of play with him to lead.
  [[nodiscard]] static State led_by(cards::Seat seat, State state) {
    state.leader = seat;
    return state;
  }
  void moves(const State& state, MoveList& out) const {
    for (const Move move : legal(state)) out.push_back(move);
  }
  // Whether a card that is not led can take the trick.
  [[nodiscard]] tricks::Power power(const State& state, Move card) const {
    if (card == tricks::kBlank) return tricks::Power::kNone;
    if constexpr (kHasTrumps) {
      const cards::CardSet trumps = Traits::trumps_of(rules());
      if (rights_.no_ruff.has(state.to_move()) && trumps.has(card) && !state.new_trick() && !trumps.has(state.table[0]))
        return tricks::Power::kNone;
    }
    return tricks::Power::kOwn;
  }

  void play(State& state, Move card) const {
    if (card == tricks::kBlank) take_blank(state);
    if (state.new_trick()) state.leader = holder(state, card);
    if constexpr (kHasTrumps)
      Rules::play(state, card, power(state, card));
    else
      Rules::play(state, card);
    if (!state.new_trick()) return;
    if (!over(state)) state.leader = rights_.leads[static_cast<std::size_t>(state.leader)];
    state = forgetting(state);
  }

  // What saves the search that any game has time.
  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] cards::CardSet distinct(const State& state) const {
    cards::CardSet some;
    for (const Move move : legal(state)) {
      bool another = false;
      for (const Move other : some) another = another || alike(state, other, move);
      if (!another) some.add(move);
    }
    return some;
  }
  [[nodiscard]] bool alike(const State& state, Move a, Move b) const {
    if (a == tricks::kBlank || b == tricks::kBlank) return false;
    if (!state.new_trick()) return Traits::alike(rules(), state, a, b);
    const cards::Seat leader = holder(state, a);
    return leader == holder(state, b) && Traits::alike(rules(), led_by(leader, state), a, b);
  }
  // What the tricks left can still come to.
  [[nodiscard]] search::Interval bounds(const State& state) const {
    return state.new_trick() ? possible(state) : kAnything;
  }
  [[nodiscard]] search::Interval possible(State state) const {
    for (std::size_t seat = 0; seat < kPlayers; ++seat)  // as many cards in every hand as there are tricks
      if (state.idled.has(static_cast<cards::Seat>(seat))) state.hands[seat].remove(state.hands[seat].lowest());
    return Traits::possible(rules(), state);
  }
  [[nodiscard]] std::uint64_t likeness(const State& state) const {
    std::uint64_t likeness = state.hand(state.to_move()).bits();
    likeness = likeness * 64 + static_cast<std::uint64_t>(state.best.number());
    likeness =
        (likeness * 16 + static_cast<std::uint64_t>(index(state.to_move())) * 4 + state.on_table) * 0x9E3779B97F4A7C15;
    return likeness ^ likeness >> 29;
  }

  friend bool operator==(const Altered& a, const Altered& b) {
    return a.rights_ == b.rights_ && *a.subject_ == *b.subject_;
  }

 private:
  // What the leader may lead himself.
  [[nodiscard]] cards::CardSet leads(const State& state) const {
    const cards::CardSet cards = Rules::legal(state);
    const cards::CardSet free = cards - rights_.barred[static_cast<std::size_t>(state.leader)];
    return free.empty() ? cards : free;
  }
  // For a moment the blank is a card of the hand, as the rules want it.
  static void take_blank(State& state) {
    if constexpr (kHasBlanks) {
      const cards::Seat seat = state.to_move();
      state.hands[static_cast<std::size_t>(seat)].add(tricks::kBlank);
      state.lengths += std::uint64_t{1} << (16 * index(seat) + 4 * index(tricks::kBlank.suit()));
      state.idled = tricks::Camp(state.idled.seats() | 1u << index(seat));
    }
  }
  // Without what is left over from tricks before: the same point of play is the same state.
  static State forgetting(State state) {
    if (state.new_trick()) state.table = {}, state.winning = {}, state.best = {};
    return state;
  }

  Rights rights_;
  std::shared_ptr<const std::string> subject_;
};

}  // namespace ouverte::games
