// Bridge, the play of the cards: the rules page `rules.md` in C++. This file alone makes the game solvable.
#pragma once

#include <boost/container/static_vector.hpp>

#include "solver/tricks/camp.hpp"
#include "solver/tricks/follow.hpp"
#include "solver/tricks/state.hpp"
#include "solver/tricks/winner.hpp"

namespace ouverte::games::bridge {

using cards::Card;
using cards::CardSet;
using cards::Seat;
using tricks::Camp;

// Four players N E S W; N-S against E-W.
inline constexpr int kPlayers = 4;
inline constexpr int kAllTricks = 13;
inline constexpr Camp kNorthSouth{Seat{0}, Seat{2}};
inline constexpr Camp kEastWest{Seat{1}, Seat{3}};

constexpr Camp side_of(Seat seat) { return kNorthSouth.has(seat) ? kNorthSouth : kEastWest; }

// The player on declarer's left leads to the first trick.
constexpr Seat opening_leader(Seat declarer) { return cards::left_of(declarer, kPlayers); }

// Objective `tricks`: tricks taken by the declaring side, which maximises them.
class Game {
 public:
  using State = tricks::State<kPlayers>;
  using Move = Card;
  using MoveList = boost::container::static_vector<Card, kAllTricks>;

  // `trumps`: every card of the trump suit, or none in no trump.
  constexpr Game(CardSet trumps, Camp declaring) : trumps_(trumps), declaring_(declaring) {}

  [[nodiscard]] constexpr CardSet trumps() const { return trumps_; }
  [[nodiscard]] constexpr Camp maximisers() const { return declaring_; }

  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] int value(const State& state) const { return state.won_by(declaring_); }
  [[nodiscard]] bool maximises(const State& state) const { return declaring_.has(state.to_move()); }

  // Follow suit if able, otherwise any card.
  [[nodiscard]] CardSet legal(const State& state) const { return tricks::follow_suit(state); }
  void moves(const State& state, MoveList& out) const {
    for (const Card card : legal(state)) out.push_back(card);
  }

  // Highest trump, or else highest card of the suit led, wins and leads next.
  void play(State& state, Card card, tricks::Power power = tricks::Power::kOwn) const {
    tricks::play_card(state, card, trumps_, power);
  }

 private:
  CardSet trumps_;
  Camp declaring_;
};

}  // namespace ouverte::games::bridge
