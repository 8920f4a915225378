// Whether a camp can bring the deal to an end that it wants within the plays that are left, whatever the others do:
// the objective `out`, and what a score is worth at any horizon. What can be forced within so many plays can be forced
// within more, so a fact about a position is the plays that it takes.
#pragma once

#include <cstdint>

#include "solver/games/rummage/score_search.hpp"

namespace ouverte::games::rummage {

enum class Race : std::uint8_t {
  kOut,      // the player is to go out himself
  kAtLeast,  // the player is to bring about an end with a settlement of `settlement` or more
  kBelow     // the others are to bring about an end with a settlement of less
};

class RaceSearch {
 public:
  using State = ScoreSearch::State;
  using Move = rummage::Move;
  using MoveList = FewMoves;
  struct StaticBound {
    bool decided = false;
    bool reached = false;
  };

  RaceSearch(const Game& game, Race race, int settlement = 0) : score_(game), race_(race), settlement_(settlement) {}

  [[nodiscard]] State start(const rummage::State& state) const { return score_.start(state); }

  [[nodiscard]] bool over(const State& state) const { return score_.over(state); }
  // 1 if the race is won, else 0.
  [[nodiscard]] int value(const State& state) const;
  [[nodiscard]] bool maximises(const State& state) const { return score_.maximises(state) == (race_ != Race::kBelow); }
  void moves(const State& state, MoveList& out) const { score_.moves(state, out); }
  void play(State& state, const Move& move) const { score_.play(state, move); }

  [[nodiscard]] Choices legal(const State& state) const { return score_.legal(state); }
  [[nodiscard]] Choices distinct(const State& state) const { return score_.distinct(state); }
  [[nodiscard]] Choices further(const State& state, std::uint64_t batch) const { return score_.further(state, batch); }
  [[nodiscard]] StaticBound static_bound(const State& state, int goal) const;
  void order(const State& state, const Choices& choices, MoveList& out) const { score_.order(state, choices, out); }
  [[nodiscard]] std::uint64_t likeness(const State& state) const { return score_.likeness(state); }
  [[nodiscard]] bool keyed(const State& state) const { return state.plays_left > score_.game().players(); }
  [[nodiscard]] Key key(const State& state) const;
  [[nodiscard]] int rest(const State& state, int /*goal*/) const { return -state.plays_left; }

 private:
  ScoreSearch score_;
  Race race_;
  int settlement_;
};

}  // namespace ouverte::games::rummage
