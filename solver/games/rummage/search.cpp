#include "solver/games/rummage/search.hpp"

#include <algorithm>
#include <vector>

#include "solver/games/rummage/race_search.hpp"
#include "solver/games/rummage/score_search.hpp"
#include "solver/search/alpha_beta.hpp"
#include "solver/search/drive.hpp"

namespace ouverte::games::rummage {

namespace {

static_assert(search::Keyed<ScoreSearch> && search::Staged<ScoreSearch>);
static_assert(search::Keyed<RaceSearch> && search::Staged<RaceSearch>);

using Races = search::AlphaBeta<RaceSearch>;

constexpr int kUnit = 10;  // every score is a multiple of it

// Every settlement there can be, and the infinities, rising.
std::vector<int> settlements() {
  std::vector<int> values;
  for (int value = -kInfinity; value <= kInfinity; value += kUnit) values.push_back(value);
  return values;
}

bool wins(Races& races, const Game& game, const State& state, Race race, int settlement = 0) {
  const RaceSearch search(game, race, settlement);
  return races.reaches(search, search.start(state), 1);
}

// The objective `score`.
class ScoreEngine {
 public:
  static constexpr bool kLeaps = true;  // between values

  explicit ScoreEngine(const search::Options& options) : alpha_beta_(options) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game&) const { return settlements(); }
  bool reaches(const Game& game, const State& state, int goal) {
    const ScoreSearch search(game);
    return alpha_beta_.reaches(search, search.start(state), goal);
  }
  // Iterative deepening: the value at the horizon one play nearer.
  int guess(const Game& game, const State& state) {
    const std::vector<int> values = settlements();
    int guess = game.settlement(state, game.player());
    deepest_ = {0, guess, {}};
    for (int horizon = 1; horizon < state.plays_left && !game.out(state); ++horizon) {
      State shallow = state;
      shallow.plays_left = static_cast<std::uint16_t>(horizon);
      search::Interval value{values.front(), values.back()};
      search::narrow(*this, game, shallow, values, guess, value);
      guess = value.lower;
      deepest_ = {horizon, guess, best_move(game, shallow, guess)};
    }
    return guess;
  }
  [[nodiscard]] const Deepest& deepest() const { return deepest_; }

 private:
  // The first move in order that keeps the value; found before among the facts remembered.
  Move best_move(const Game& game, const State& state, int value) {
    const ScoreSearch search(game);
    const ScoreSearch::State start = search.start(state);
    for (const Choices& choices : {search.distinct(start), search.further(start)}) {
      ScoreSearch::MoveList moves;
      search.order(start, choices, moves);
      for (const Move& move : moves) {
        ScoreSearch::State next = start;
        search.play(next, move);
        if (search.maximises(start) ? alpha_beta_.reaches(search, next, value)
                                    : !alpha_beta_.reaches(search, next, value + kUnit))
          return move;
      }
    }
    return {};
  }

  search::AlphaBeta<ScoreSearch> alpha_beta_;
  Deepest deepest_;
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

 private:
  Races& races_;
};

// What the value at any later horizon cannot be less than: the most that the player can bring about before this one.
// And what it cannot be more than. Both are asked by narrowing a value, of which that at this horizon is a bound.
class AnyHorizon {
 public:
  static constexpr bool kLeaps = true;

  AnyHorizon(Races& races, Race race) : races_(races), race_(race) {}

  bool reaches(const Game& game, const State& state, int goal) {
    if (race_ == Race::kAtLeast) return goal == -kInfinity || wins(races_, game, state, race_, goal);
    return goal <= -kInfinity || !wins(races_, game, state, race_, goal);
  }

 private:
  Races& races_;
  Race race_;
};

void bound_any_horizon(Races& races, const Game& game, const State& state, Answer& answer) {
  const std::vector<int> values = settlements();
  const int value = answer.value.lower;
  search::Interval least{-kInfinity, value};
  search::Interval most{value, kInfinity};
  AnyHorizon pessimist(races, Race::kAtLeast);
  AnyHorizon optimist(races, Race::kBelow);
  if (!pessimist.reaches(game, state, value)) {
    // Mostly nothing at all can be forced.
    least.upper = pessimist.reaches(game, state, -kInfinity + kUnit) ? value - kUnit : -kInfinity;
    search::narrow(pessimist, game, state, values, value - kUnit, least);
  } else {
    least.lower = value;
  }
  answer.any_horizon.lower = least.lower;
  if (optimist.reaches(game, state, value + kUnit)) {
    most.lower = optimist.reaches(game, state, kInfinity) ? kInfinity : value + kUnit;
    search::narrow(optimist, game, state, values, value + 2 * kUnit, most);
  } else {
    most.upper = value;
  }
  answer.any_horizon.upper = most.upper;
}

}  // namespace

struct Search::Engines {
  explicit Engines(const search::Options& options) : score(options), races(options) {}

  ScoreEngine score;
  Races races;
};

Search::Search(const search::Options& options) {
  search::Options half = options;  // of the memory to each
  half.memory_mib = std::max<std::size_t>(1, options.memory_mib / 2);
  engines_ = std::make_unique<Engines>(half);
}
Search::~Search() = default;

Answer Search::solve(const Game& game, const State& state, const search::Question& question) {
  Answer answer;
  if (game.objective() == Objective::kOut) {
    OutEngine engine(engines_->races);
    static_cast<search::Answer<Move>&>(answer) = search::Inquiry(engine, game).answer(state, question);
    answer.deepest = {game.horizon(), answer.value.upper, {}};
    answer.any_horizon = {std::min(answer.value.lower, game.horizon() + 1), answer.value.upper};
    return answer;
  }
  engines_->races.budget().start();
  static_cast<search::Answer<Move>&>(answer) = search::Inquiry(engines_->score, game).answer(state, question);
  answer.deepest = engines_->score.deepest();
  if (answer.stopped) return answer;
  answer.deepest = {state.plays_left, answer.value.lower,
                    answer.best.empty() ? std::nullopt : std::optional(answer.best.front())};
  try {
    bound_any_horizon(engines_->races, game, state, answer);
  } catch (const search::Stopped&) {
  }
  return answer;
}

}  // namespace ouverte::games::rummage
