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

// The most that the player can bring about before the horizon by an end that he wants, and so at any later horizon too;
// or the least that the others can, which he cannot exceed.
class AnyHorizon {
 public:
  static constexpr bool kLeaps = true;  // between values

  AnyHorizon(Races& races, Race race) : races_(races), race_(race) {}

  bool reaches(const Game& game, const State& state, int goal) {
    if (goal == -kInfinity) return true;
    return wins(races_, game, state, race_, goal) == (race_ == Race::kAtLeast);
  }
  // Narrows what is known of that bound. `tight`, `loose`: the values to ask about first, as the value at this horizon
  // is mostly the bound, or there is none.
  void narrow(const Game& game, const State& state, const std::vector<int>& values, int tight, int loose,
              search::Interval& known) {
    for (const int goal : {tight, loose}) {
      if (goal <= known.lower || goal > known.upper) continue;
      if (reaches(game, state, goal)) {
        known.lower = goal;
      } else {
        known.upper = goal - kUnit;
      }
    }
    search::narrow(*this, game, state, values, tight, known);
  }

 private:
  Races& races_;
  Race race_;
};

// The objective `score`.
class ScoreEngine {
 public:
  static constexpr bool kLeaps = true;

  ScoreEngine(const search::Options& options, Races& races) : alpha_beta_(options), races_(races) {}

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game&) const { return settlements(); }
  bool reaches(const Game& game, const State& state, int goal) {
    const ScoreSearch search(game);
    return alpha_beta_.reaches(search, search.start(state), goal);
  }
  // Iterative deepening: the value at the horizon one play nearer, or one that holds at any horizon.
  int guess(const Game& game, const State& state) {
    const std::vector<int> values = settlements();
    int guess = game.settlement(state, game.player());
    deepest_ = {0, guess, {}};
    any_horizon_ = {-kInfinity, kInfinity};
    for (int horizon = 1; horizon < state.plays_left && !game.out(state) && !any_horizon_.exact(); ++horizon) {
      State shallow = state;
      shallow.plays_left = static_cast<std::uint16_t>(horizon);
      search::Interval value = any_horizon_;
      search::narrow(*this, game, shallow, values, guess, value);
      guess = value.lower;
      deepest_ = {horizon, guess, best_move(game, shallow, guess)};
      bound_any_horizon(game, shallow, guess);
    }
    return guess;
  }
  [[nodiscard]] search::Interval known() const { return any_horizon_; }
  [[nodiscard]] const Deepest& deepest() const { return deepest_; }

  // What the value at this horizon says of all later ones.
  void bound_any_horizon(const Game& game, const State& state, int value) {
    const std::vector<int> values = settlements();
    search::Interval least{any_horizon_.lower, value};
    AnyHorizon(races_, Race::kAtLeast).narrow(game, state, values, value, -kInfinity + kUnit, least);
    search::Interval most{value, any_horizon_.upper};
    AnyHorizon(races_, Race::kBelow).narrow(game, state, values, value + kUnit, kInfinity, most);
    any_horizon_ = {least.lower, most.lower};
  }

 private:
  // The first move in order that keeps the value, which is among the facts remembered.
  std::optional<Move> best_move(const Game& game, const State& state, int value) {
    const ScoreSearch search(game);
    const ScoreSearch::State start = search.start(state);
    const auto keeps = [&](const Move& move) {
      ScoreSearch::State next = start;
      search.play(next, move);
      return search.maximises(start) ? alpha_beta_.reaches(search, next, value)
                                     : !alpha_beta_.reaches(search, next, value + kUnit);
    };
    Choices choices = search.distinct(start);
    for (std::uint64_t batch = 0; !choices.empty(); ++batch) {
      ScoreSearch::MoveList moves;
      search.order(start, choices, moves);
      if (const auto best = std::ranges::find_if(moves, keeps); best != moves.end()) return *best;
      choices = search.further(start, batch);
    }
    return std::nullopt;
  }

  search::AlphaBeta<ScoreSearch> alpha_beta_;
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

 private:
  Races& races_;
};

}  // namespace

struct Search::Engines {
  explicit Engines(const search::Options& options) : races(options), score(options, races) {}

  Races races;
  ScoreEngine score;
};

Search::Search(const search::Options& options) {
  search::Options half = options;  // of the memory for each table
  half.memory_mib = std::max<std::size_t>(1, options.memory_mib / 2);
  engines_ = std::make_unique<Engines>(half);
}
Search::~Search() = default;

Answer Search::solve(const Game& game, const State& state, const search::Question& question) {
  return game.objective() == Objective::kOut ? solve_out(game, state, question) : solve_score(game, state, question);
}

Answer Search::solve_out(const Game& game, const State& state, const search::Question& question) {
  OutEngine engine(engines_->races);
  Answer answer;
  static_cast<search::Answer<Move>&>(answer) = search::Inquiry(engine, game).answer(state, question);
  const int known = std::min(answer.value.lower, game.horizon() + 1);  // not within fewer plays
  answer.deepest = {answer.value.exact() ? game.horizon() : known - 1, answer.value.upper, {}};
  answer.any_horizon = {known, answer.value.upper};
  return answer;
}

Answer Search::solve_score(const Game& game, const State& state, const search::Question& question) {
  ScoreEngine& engine = engines_->score;
  engines_->races.budget().start();
  Answer answer;
  static_cast<search::Answer<Move>&>(answer) = search::Inquiry(engine, game).answer(state, question);
  if (question.goal) return answer;
  answer.deepest = engine.deepest();
  answer.any_horizon = engine.known();
  answer.value.lower = std::max(answer.value.lower, answer.any_horizon.lower);
  answer.value.upper = std::min(answer.value.upper, answer.any_horizon.upper);
  if (answer.stopped || answer.proved()) return answer;
  answer.deepest = {state.plays_left, answer.value.lower, {}};
  if (!answer.best.empty()) answer.deepest.best = answer.best.front();
  try {
    engine.bound_any_horizon(game, state, answer.value.lower);
  } catch (const search::Stopped&) {
    answer.stopped = true;
  }
  answer.any_horizon = engine.known();
  return answer;
}

}  // namespace ouverte::games::rummage
