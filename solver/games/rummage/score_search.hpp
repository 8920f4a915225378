// The objective `score` as the search sees it.
#pragma once

#include <boost/container/small_vector.hpp>
#include <cstdint>
#include <vector>

#include "solver/base/tunable.hpp"
#include "solver/games/rummage/counts.hpp"
#include "solver/games/rummage/key.hpp"
#include "solver/games/rummage/last_round.hpp"
#include "solver/games/rummage/reach.hpp"
#include "solver/games/rummage/rules.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::games::rummage {

using FewMoves = boost::container::small_vector<Move, 24>;

// Moves to choose from.
class Choices {
 public:
  FewMoves moves;
  bool complete = false;  // there are no others to be asked for
  cards::CardSet open;    // that can be played so that what he melds is said on his next turn (`play_open`)

  [[nodiscard]] bool empty() const { return moves.empty(); }
  [[nodiscard]] bool has(const Move& move) const { return std::ranges::find(moves, move) != moves.end(); }
  void remove(const Move& move) { moves.erase(std::ranges::find(moves, move)); }
  [[nodiscard]] auto begin() const { return moves.begin(); }
  [[nodiscard]] auto end() const { return moves.end(); }
};

// What brings a move forward: the score and the sets that it leaves, per point; for the player that he wins the trick,
// three at the table, or gives away a card of no use; for the others that they meld.
struct ScoreWeights {
  int of_score, of_sets, winning, of_no_use, melding;
};
// bench/tune rummage-scores
inline base::Tunable<ScoreWeights> kScoreWeights = {
    .of_score = 4, .of_sets = 3, .winning = 1000, .of_no_use = 250, .melding = 500};

class ScoreSearch {
 public:
  struct State : rummage::State {
    std::array<Outline, kMostPlayers> outlines{};
    std::array<std::int16_t, kMostPlayers> scores{};  // if the deal ended now
    std::int32_t settlement = 0;                      // the player's, likewise
    bool out = false;                                 // somebody is
    Counts live;                                      // cards in hand or on the table
    unsigned dead = 0;                                // common ranks of which there are too few of these for a set
    unsigned open = 0;                                // seats that have still to say what they melded
  };
  using Move = rummage::Move;
  using MoveList = FewMoves;

  explicit ScoreSearch(const Game& game) : game_(game), players_(game.players()) {}

  [[nodiscard]] const Game& game() const { return game_; }
  [[nodiscard]] State start(const rummage::State& state) const;

  [[nodiscard]] bool over(const State& state) const { return state.plays_left == 0 || state.out; }
  [[nodiscard]] int value(const State& state) const { return state.settlement; }
  [[nodiscard]] bool maximises(const State& state) const { return state.to_move == game_.player(); }
  void moves(const State& state, MoveList& out) const;
  void play(State& state, const Move& move) const;
  // Wins the trick on a player's last turn but one and melds, but what is said on his last. It bounds what he can get
  // by any meld that does not end the deal: docs/algorithms/rummage_open_melds.md.
  void play_open(State& state, Card card) const;
  [[nodiscard]] bool goes_out(const State& state, const Move& move) const;

  [[nodiscard]] Choices legal(const State& state) const;
  [[nodiscard]] Choices distinct(const State& state) const;
  [[nodiscard]] Choices further(const State& state, std::uint64_t batch, cards::CardSet but = {}) const;
  void order(const State& state, const Choices& choices, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;
  // A hash of the whole position, whatever the horizon.
  [[nodiscard]] std::uint64_t sameness(const State& state) const;
  // Where all have a turn left: in the last round bounds decide most positions, and the rest cost less than keys.
  [[nodiscard]] bool keyed(const State& state) const { return state.plays_left > players_; }
  [[nodiscard]] Key key(const State& state) const;
  [[nodiscard]] KeyFacts key_facts(const State& state) const;
  // What the melds made contribute to the settlement: a constant that facts leave out.
  [[nodiscard]] int made(const State& state) const;

  // Whether there are bounds on the settlement at the end: before the last round they would decide next to nothing.
  [[nodiscard]] bool bounded(const State& state) const { return state.plays_left <= players_; }
  [[nodiscard]] LastRound last_round(const State& state) const;
  // Both bounds where `bounded`; that from below alone if it tells that a goal is reached.
  [[nodiscard]] search::Interval bounds(const State& state, int goal) const;
  // False if the seat cannot possibly go out before the horizon.
  [[nodiscard]] bool may_go_out(const State& state, Seat seat) const;
  // False if the seat need not go out before the horizon: melding is free, so he goes out by playing his last card
  // alone.
  [[nodiscard]] bool may_have_to_go_out(const State& state, Seat seat) const;

 private:
  [[nodiscard]] cards::CardSet distinct_cards(const State& state) const;
  [[nodiscard]] int weight(int seat) const { return seat == cards::index(game_.player()) ? players_ - 1 : -1; }

  Game game_;
  int players_;
};

}  // namespace ouverte::games::rummage
