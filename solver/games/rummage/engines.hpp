// The engines behind the objectives of Rummage: what `search::Driver` asks.
#pragma once

#include <algorithm>
#include <cstdint>
#include <memory>
#include <vector>

#include "solver/games/rummage/race_search.hpp"
#include "solver/games/rummage/score_alpha_beta.hpp"
#include "solver/games/rummage/score_search.hpp"
#include "solver/games/rummage/search.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/budget.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::rummage {

static_assert(search::Keyed<RaceSearch> && search::Staged<RaceSearch>);

using Races = search::AlphaBeta<RaceSearch>;

// What it may cost to find out what holds at any horizon, beside the search for the value: a part of its nodes.
inline constexpr std::uint64_t kLeastEffort = 10'000;
constexpr std::uint64_t effort(std::uint64_t nodes) { return std::max(kLeastEffort, nodes / 8); }

// Every settlement there can be, and the infinities, rising.
inline std::vector<int> settlements() {
  std::vector<int> values;
  for (int value = -kInfinity; value <= kInfinity; value += kUnit) values.push_back(value);
  return values;
}

// A horizon beyond `kFarthest` is a limit like others: a search goes down a level a play, and has a stack.
inline void check_depth(const Game& game, const State& state) {
  if (state.plays_left > kFarthest && !game.out(state)) throw search::Stopped{};
}

inline bool wins(Races& races, const Game& game, const State& state, Race race, int settlement = 0) {
  check_depth(game, state);
  const RaceSearch search(game, race, settlement);
  return races.reaches(search, search.start(state), 1);
}

// The first move in order for which `keeps` holds: the moves that are likely to, then batches of others. The caller
// guarantees that it holds for one.
template <class G, class Keeps>
Move first_move(const G& game, const typename G::State& state, const Keeps& keeps) {
  Move last{};
  Choices choices = game.distinct(state);
  for (std::uint64_t batch = 0; !choices.empty(); ++batch) {
    typename G::MoveList moves;
    game.order(state, choices, moves);
    for (const Move& move : moves)
      if (last = move; keeps(move)) return move;
    choices = choices.complete ? Choices() : game.further(state, batch);
  }
  return last;
}

// The most that the player can bring about before the horizon by an end that he wants, and so at any later horizon too;
// or the least that the others can, which he cannot exceed.
class AnyHorizon {
 public:
  static constexpr bool kLeaps = true;  // between values

  static constexpr int kFar = 600;

  AnyHorizon(Races& races, Race race) : races_(races), race_(race) {}

  bool reaches(const Game& game, const State& state, int goal) {
    if (goal == -kInfinity) return true;
    return wins(races_, game, state, race_, goal) == (race_ == Race::kAtLeast);
  }
  // Narrows what is known of that bound. First it is asked whether there is any: `any` is the goal that says so. Then
  // from far off, as what is far from the value at this horizon takes little to prove.
  void narrow(const Game& game, const State& state, const std::vector<int>& values, int any, int value,
              search::Interval& known) {
    if (any > known.lower && any <= known.upper) {
      if (reaches(game, state, any)) {
        known.lower = any;
      } else {
        known.upper = any - kUnit;
      }
    }
    search::narrow(*this, game, state, values, race_ == Race::kBelow ? value + kFar : value - kFar, known);
  }

 private:
  Races& races_;
  Race race_;
};

// The objective `score`.
class ScoreEngine {
 public:
  ScoreEngine(const search::Options& options, const std::shared_ptr<search::Budget>& budget, Races& races)
      : alpha_beta_(options, budget), races_(races) {}

  // A position that is new.
  void begin(const Game& game, const State& state) {
    deepest_ = {0, game.settlement(state, game.player()), {}};
    any_horizon_ = {-kInfinity, kInfinity};
  }

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game&) const { return settlements(); }
  bool reaches(const Game& game, const State& state, int goal) { return bound(game, state, goal) >= goal; }
  int bound(const Game& game, const State& state, int goal) {
    check_depth(game, state);
    const ScoreSearch search(game);
    return alpha_beta_.bound(search, search.start(state), goal);
  }
  // From one bound found straight to the next question (MTD(f): Plaat, 1996).
  void narrow(const Game& game, const State& state, int guess, search::Interval& known) {
    if (known.exact()) return;
    int goal = std::clamp(guess, known.lower + kUnit, known.upper);
    while (!known.exact()) {
      const int found = bound(game, state, goal);
      if (found >= goal) {
        known.lower = std::min(found, known.upper);
        goal = std::min(known.lower + kUnit, known.upper);
      } else {
        known.upper = std::max(found, known.lower);
        goal = known.upper;
      }
    }
  }
  // Iterative deepening, a round of plays at a time, so that one player always has the last turn: the value at the
  // farthest nearer horizon, or one that holds at any.
  int guess(const Game& game, const State& state) {
    const int round = game.players();
    for (int plays = (state.plays_left - 1) % round + 1; plays < state.plays_left; plays += round) {
      if (game.out(state) || any_horizon_.exact()) break;
      if (plays <= deepest_.horizon) continue;
      State shallow = state;
      shallow.plays_left = static_cast<std::uint16_t>(plays);
      const std::uint64_t before = budget().nodes();
      search::Interval value = any_horizon_;
      narrow(game, shallow, deepest_.value, value);
      deepest_ = {plays, value.lower, keeping(game, shallow, value.lower)};
      bound_any_horizon(game, shallow, value.lower, effort(budget().nodes() - before));
    }
    return deepest_.value;
  }
  Move keeping(const Game& game, const State& state, int best) {
    check_depth(game, state);
    const ScoreSearch search(game);
    const ScoreSearch::State start = search.start(state);
    return first_move(search, start, [&](const Move& move) {
      ScoreSearch::State next = start;
      search.play(next, move);
      return search.maximises(start) ? alpha_beta_.bound(search, next, best) >= best
                                     : alpha_beta_.bound(search, next, best + kUnit) <= best;
    });
  }
  // The value at a horizon was found.
  void reached(const Deepest& deepest) { deepest_ = deepest; }
  [[nodiscard]] search::Interval known() const { return any_horizon_; }
  [[nodiscard]] const Deepest& deepest() const { return deepest_; }

  // What this horizon, with its value, says of all later ones, as far as so many nodes go for either side. That the
  // deal can be brought to an end with no settlement said is no bound.
  void bound_any_horizon(const Game& game, const State& state, int value, std::uint64_t nodes) {
    const std::vector<int> values = settlements();
    const auto narrow = [&](Race race, int any, search::Interval bound) {
      budget().within(nodes, [&] { AnyHorizon(races_, race).narrow(game, state, values, any, value, bound); });
      return bound;
    };
    const int least = narrow(Race::kAtLeast, -kInfinity + kUnit, {any_horizon_.lower, value}).lower;
    if (least > -kInfinity + kUnit) any_horizon_.lower = least;
    const int most = narrow(Race::kBelow, kInfinity, {value, any_horizon_.upper}).upper;
    if (most < kInfinity - kUnit) any_horizon_.upper = most;
  }
  // Whether the value at this horizon holds at all later ones.
  void prove(const Game& game, const State& state, int value) {
    const auto holds = [&](Race race, int goal) { return AnyHorizon(races_, race).reaches(game, state, goal); };
    if (any_horizon_.lower < value && !holds(Race::kAtLeast, value)) return;
    any_horizon_.lower = value;
    if (any_horizon_.upper > value && holds(Race::kBelow, value + kUnit)) return;
    any_horizon_.upper = value;
  }

 private:
  ScoreAlphaBeta alpha_beta_;
  Races& races_;
  Deepest deepest_;
  search::Interval any_horizon_{-kInfinity, kInfinity};
};

// The objective `out`: within one play, two, three …
class OutEngine {
 public:
  explicit OutEngine(Races& races) : races_(races) {}

  [[nodiscard]] search::Budget& budget() { return races_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game& game) const {
    std::vector<int> values;
    for (int plays = 0; plays <= game.horizon(); ++plays) values.push_back(plays);
    values.push_back(kNever);
    return values;
  }
  [[nodiscard]] int guess(const Game&, const State&) const { return 0; }
  // The value is `goal` or more unless he can force going out within a play less.
  bool reaches(const Game& game, const State& state, int goal) {
    const int played = game.horizon() - state.plays_left;
    const int within = std::min(goal - 1, game.horizon()) - played;
    if (within < 0) return true;
    State shallow = state;
    shallow.plays_left = static_cast<std::uint16_t>(within);
    return !wins(races_, game, shallow, Race::kOut);
  }
  Move keeping(const Game& game, const State& state, int best) {
    const RaceSearch race(game, Race::kOut);
    return first_move(race, race.start(state), [&](const Move& move) {
      State next = state;
      game.play(next, move);
      return game.maximises(state) ? reaches(game, next, best) : best == kNever || !reaches(game, next, best + 1);
    });
  }

 private:
  Races& races_;
};

}  // namespace ouverte::games::rummage
