// The second half of German Whist: the rules page `rules.md` in C++. This file alone makes the game solvable.
#pragma once

#include <boost/container/static_vector.hpp>

#include "solver/tricks/follow.hpp"
#include "solver/tricks/state.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::seventh_game {

inline constexpr int kPlayers = 2;  // A and B
inline constexpr int kAllTricks = 13;

class Game {
 public:
  using State = tricks::State<kPlayers>;
  using Move = cards::Card;
  using MoveList = boost::container::static_vector<cards::Card, kAllTricks>;

  explicit constexpr Game(cards::Suit trump) : trumps_(cards::CardSet::of(trump)) {}

  [[nodiscard]] cards::CardSet trumps() const { return trumps_; }
  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  // Objective `tricks`: those that A takes, who wants many of them.
  [[nodiscard]] int value(const State& state) const { return state.won[0]; }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move() == cards::Seat{0}; }

  // Follow suit if able, otherwise any card.
  [[nodiscard]] cards::CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const cards::Card card : legal(state)) out.push_back(card);
  }
  // Highest trump, or else highest card of the suit led, wins and leads next.
  void play(State& state, cards::Card card) const { tricks::play_card(state, card, trumps_); }

  friend bool operator==(const Game&, const Game&) = default;

 private:
  cards::CardSet trumps_;
};

}  // namespace ouverte::games::seventh_game
