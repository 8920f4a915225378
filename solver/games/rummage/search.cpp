#include "solver/games/rummage/search.hpp"

#include <algorithm>
#include <utility>

#include "solver/games/rummage/engines.hpp"
#include "solver/games/rummage/listing.hpp"

namespace ouverte::games::rummage {
namespace {

// The same question with so many plays left.
Game with_horizon(const Game& game, const State& state, int plays) {
  return {game.players(), game.objective(), game.player(), game.horizon() - state.plays_left + plays};
}
State with_plays_left(State state, int plays) {
  state.plays_left = static_cast<std::uint16_t>(plays);
  return state;
}

}  // namespace

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

HorizonAnswer Search::solve(const Game& game, const State& state, const search::Question& question) {
  engines_->budget->start();
  if (game.objective() == Objective::kOut) return out_at(game, state, question);
  engines_->score.begin(game, state);
  return score_at(game, state, question);
}

HorizonAnswer Search::deepen(const Game& game, const State& state, search::Question question) {
  question.goal.reset();  // there are as many answers as horizons
  question.near.reset();
  const auto at = [&](int plays) { return std::pair(with_horizon(game, state, plays), with_plays_left(state, plays)); };
  engines_->budget->start();
  if (game.objective() == Objective::kOut) {
    const auto [far, from] = at(kDeepest);
    // What the bad moves are worth can take very long: it is asked last.
    HorizonAnswer answer = out_at(far, from, {.best = question.best, .every_move = false, .line = question.line});
    if (answer.stopped || !question.every_move) return answer;
    const HorizonAnswer moves = out_at(far, from, {.best = question.best, .every_move = true, .line = false});
    answer.moves = moves.moves;
    answer.stopped = moves.stopped;
    answer.nodes = moves.nodes;
    return answer;
  }
  engines_->score.begin(game, state);
  HorizonAnswer answer;
  for (int plays = 1; plays <= kDeepest && !answer.proved(); ++plays) {
    const auto [near, from] = at(plays);
    HorizonAnswer next = score_at(near, from, question);
    if (next.stopped && plays > 1) break;
    answer = std::move(next);
    if (answer.stopped) break;
  }
  answer.nodes = engines_->budget->nodes();
  return answer;
}

HorizonAnswer Search::out_at(const Game& game, const State& state, const search::Question& question) {
  OutEngine engine(engines_->races);
  const ListedGame listed(game);
  HorizonAnswer answer;
  static_cast<search::Answer<Move>&>(answer) = search::Driver(engine, listed).next_answer(state, question);
  const int known = std::min(answer.value.lower, game.horizon() + 1);  // not within fewer plays
  answer.deepest = {answer.value.exact() ? game.horizon() : known - 1, answer.value.upper, {}};
  answer.any_horizon = {known, answer.value.upper};
  return answer;
}

HorizonAnswer Search::score_at(const Game& game, const State& state, const search::Question& question) {
  ScoreEngine& engine = engines_->score;
  const ListedGame listed(game);
  HorizonAnswer answer;
  static_cast<search::Answer<Move>&>(answer) = search::Driver(engine, listed).next_answer(state, question);
  // A value that became known is of the horizon asked about, even if a limit then struck.
  if (!question.goal && answer.value.exact() && !engine.known().exact()) {
    engine.reached({state.plays_left, answer.value.lower, {}});
    if (!answer.best.empty()) engine.reached({state.plays_left, answer.value.lower, answer.best.front()});
    const std::uint64_t nodes = effort(answer.nodes);
    if (!question.near && !answer.stopped)
      look_farther(answer, [&] { engine.bound_any_horizon(game, state, answer.value.lower, nodes); });
  }
  answer.deepest = engine.deepest();
  answer.any_horizon = engine.known();
  answer.value.lower = std::max(answer.value.lower, answer.any_horizon.lower);
  answer.value.upper = std::min(answer.value.upper, answer.any_horizon.upper);
  return answer;
}

void Search::prove(const Game& game, const State& state, HorizonAnswer& answer) {
  if (game.objective() == Objective::kOut || answer.stopped || answer.proved()) return;
  answer.stopped = !look_farther(answer, [&] { engines_->score.prove(game, state, answer.value.lower); });
}

// Finds out more of what holds at any horizon. False if a limit strikes.
template <class Find>
bool Search::look_farther(HorizonAnswer& answer, const Find& find) {
  bool done = true;
  try {
    find();
  } catch (const search::Stopped&) {
    done = false;
  }
  answer.any_horizon = engines_->score.known();
  answer.nodes = engines_->budget->nodes();
  return done;
}

}  // namespace ouverte::games::rummage
