#include "solver/games/rummage/search.hpp"

#include <algorithm>
#include <vector>

#include "solver/games/rummage/listing.hpp"
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

  ScoreEngine(const search::Options& options, const std::shared_ptr<search::Budget>& budget, Races& races)
      : alpha_beta_(options, budget), races_(races) {}

  // A position that is new.
  void begin(const Game& game, const State& state) {
    deepest_ = {0, game.settlement(state, game.player()), {}};
    any_horizon_ = {-kInfinity, kInfinity};
  }

  [[nodiscard]] search::Budget& budget() { return alpha_beta_.budget(); }
  [[nodiscard]] std::vector<int> values(const Game&) const { return settlements(); }
  bool reaches(const Game& game, const State& state, int goal) {
    const ScoreSearch search(game);
    return alpha_beta_.reaches(search, search.start(state), goal);
  }
  // Iterative deepening: the value at the horizon one play nearer, or one that holds at any horizon.
  int guess(const Game& game, const State& state) {
    const std::vector<int> values = settlements();
    while (deepest_.horizon + 1 < state.plays_left && !game.out(state) && !any_horizon_.exact()) {
      State shallow = state;
      shallow.plays_left = static_cast<std::uint16_t>(deepest_.horizon + 1);
      search::Interval value = any_horizon_;
      search::narrow(*this, game, shallow, values, deepest_.value, value);
      deepest_ = {shallow.plays_left, value.lower, keeping(game, shallow, value.lower)};
      bound_any_horizon(game, shallow, value.lower);
    }
    return deepest_.value;
  }
  Move keeping(const Game& game, const State& state, int best) {
    const ScoreSearch search(game);
    const ScoreSearch::State start = search.start(state);
    return first_move(search, start, [&](const Move& move) {
      ScoreSearch::State next = start;
      search.play(next, move);
      return search.maximises(start) ? alpha_beta_.reaches(search, next, best)
                                     : !alpha_beta_.reaches(search, next, best + kUnit);
    });
  }
  // The value at a horizon was found.
  void reached(const Deepest& deepest) { deepest_ = deepest; }
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

}  // namespace

// The same question with so many plays left.
Game with_horizon(const Game& game, const State& state, int plays) {
  return {game.players(), game.objective(), game.player(), game.horizon() - state.plays_left + plays};
}
State with_plays_left(State state, int plays) {
  state.plays_left = static_cast<std::uint16_t>(plays);
  return state;
}

struct Search::Engines {
  explicit Engines(const search::Options& options)
      : budget(std::make_shared<search::Budget>(options)), races(options, budget), score(options, budget, races) {}

  std::shared_ptr<search::Budget> budget;
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
  engines_->budget->start();
  if (game.objective() == Objective::kOut) return out_at(game, state, question);
  engines_->score.begin(game, state);
  Answer answer = score_at(game, state, question);
  if (!question.goal && !answer.stopped && !answer.proved()) answer.stopped = !bound_any_horizon(game, state, answer);
  return answer;
}

Answer Search::deepen(const Game& game, const State& state, search::Question question) {
  question.goal.reset();  // there are as many answers as horizons
  question.near.reset();
  const auto at = [&](int plays) { return std::pair(with_horizon(game, state, plays), with_plays_left(state, plays)); };
  engines_->budget->start();
  if (game.objective() == Objective::kOut) {
    const auto [far, from] = at(kDeepest);
    // What the bad moves are worth can take very long: it is asked last.
    Answer answer = out_at(far, from, {.best = question.best, .every_move = false, .line = question.line});
    if (answer.stopped || !question.every_move) return answer;
    const Answer moves = out_at(far, from, {.best = question.best, .every_move = true, .line = false});
    answer.moves = moves.moves;
    answer.stopped = moves.stopped;
    answer.nodes = moves.nodes;
    return answer;
  }
  engines_->score.begin(game, state);
  Answer answer;
  for (int plays = 1; plays <= kDeepest && !answer.proved(); ++plays) {
    const auto [near, from] = at(plays);
    Answer next = score_at(near, from, question);
    if (next.stopped && plays > 1) break;
    answer = std::move(next);
    if (answer.stopped || (!answer.proved() && !bound_any_horizon(near, from, answer))) break;
  }
  answer.nodes = engines_->budget->nodes();
  return answer;
}

Answer Search::out_at(const Game& game, const State& state, const search::Question& question) {
  OutEngine engine(engines_->races);
  const ListedGame listed(game);
  Answer answer;
  static_cast<search::Answer<Move>&>(answer) = search::Inquiry(engine, listed).next_answer(state, question);
  const int known = std::min(answer.value.lower, game.horizon() + 1);  // not within fewer plays
  answer.deepest = {answer.value.exact() ? game.horizon() : known - 1, answer.value.upper, {}};
  answer.any_horizon = {known, answer.value.upper};
  return answer;
}

// What is known of any horizon is what is known of nearer ones.
Answer Search::score_at(const Game& game, const State& state, const search::Question& question) {
  ScoreEngine& engine = engines_->score;
  const ListedGame listed(game);
  Answer answer;
  static_cast<search::Answer<Move>&>(answer) = search::Inquiry(engine, listed).next_answer(state, question);
  answer.any_horizon = engine.known();
  answer.value.lower = std::max(answer.value.lower, answer.any_horizon.lower);
  answer.value.upper = std::min(answer.value.upper, answer.any_horizon.upper);
  if (!question.goal && !answer.stopped && !answer.proved()) {
    engine.reached({state.plays_left, answer.value.lower, {}});
    if (!answer.best.empty()) engine.reached({state.plays_left, answer.value.lower, answer.best.front()});
  }
  answer.deepest = engine.deepest();
  return answer;
}

// What this horizon adds to that. False if a limit strikes.
bool Search::bound_any_horizon(const Game& game, const State& state, Answer& answer) {
  bool done = true;
  try {
    engines_->score.bound_any_horizon(game, state, answer.value.lower);
  } catch (const search::Stopped&) {
    done = false;
  }
  answer.any_horizon = engines_->score.known();
  answer.nodes = engines_->budget->nodes();
  return done;
}

}  // namespace ouverte::games::rummage
