#include "solver/games/rummage/score_alpha_beta.hpp"

#include <algorithm>
#include <optional>
#include <utility>

namespace ouverte::games::rummage {

ScoreAlphaBeta::ScoreAlphaBeta(const search::Options& options, std::shared_ptr<search::Budget> budget)
    : switches_(options.switches), budget_(std::move(budget)), table_(options.memory_mib) {}

int ScoreAlphaBeta::bound(const ScoreSearch& game, const State& state, int goal) {
  game_ = &game;
  goal_ = goal;
  if (levels_.size() <= state.plays_left) levels_.resize(state.plays_left + std::size_t{1});
  return visit(state);
}

int ScoreAlphaBeta::visit(const State& state) {
  budget_->node();
  const ScoreSearch& game = *game_;

  // 1 Over
  if (game.over(state)) return game.value(state);

  // 2 Bounds
  search::Interval known{-kInfinity, kInfinity};
  const auto decided = [&] { return known.lower >= goal_ || known.upper < goal_; };
  const auto verdict = [&] { return known.lower >= goal_ ? known.lower : known.upper; };
  if (switches_.bounds && game.bounded(state)) known = game.bounds(state, goal_);
  if (decided()) return verdict();

  const RefutationKeys keys = switches_.refutations ? keys_for(state) : RefutationKeys{};

  // 3 Remembered moves that bounds confirm
  if (switches_.bounds && game.maximises(state) && state.plays_left == game.game().players() + 1) {
    if (const int least = foreseen(state, keys); least >= goal_) return least;
  }

  // 4 Table
  const bool keyed = switches_.table && game.keyed(state);
  Key key;
  if (keyed) {
    key = game.key(state);
    table_.fetch(key);
  }
  int made = 0;
  if (keyed) {
    made = game.made(state);
    if (const Known* const found = table_.find(key)) {
      known.lower = std::max(known.lower, found->lower * kUnit + made);
      known.upper = std::min(known.upper, found->upper * kUnit + made);
      if (decided()) return verdict();
    }
  }

  // 5 Moves
  const std::uint64_t before = budget_->nodes();
  int found = try_moves(state, keys);
  const bool reached = found >= goal_;
  found = reached ? std::max(found, known.lower) : std::min(found, known.upper);

  // 6 Store
  if (keyed) {
    Known& fact = table_.at(key, budget_->nodes() - before);
    const auto rest = static_cast<std::int16_t>((found - made) / kUnit);
    if (reached) fact.lower = std::max(fact.lower, rest);
    if (!reached) fact.upper = std::min(fact.upper, rest);
  }
  return found;
}

bool ScoreAlphaBeta::tries(Trial& trial, const Move& move) {
  State& next = level(trial.state).next;
  next = trial.state;
  game_->play(next, move);
  const int bound = visit(next);
  trial.best = trial.wanted ? std::max(trial.best, bound) : std::min(trial.best, bound);
  return (trial.best >= goal_) == trial.wanted;
}

// Wins with the card and leaves open what is melded. Where that does not decide, no meld does.
void ScoreAlphaBeta::try_open(Trial& trial, Card card) {
  trial.open.remove(card);
  State& next = level(trial.state).next;
  next = trial.state;
  game_->play_open(next, card);
  const int bound = visit(next);
  if ((bound >= goal_) == trial.wanted) return;
  trial.best = trial.wanted ? std::max(trial.best, bound) : std::min(trial.best, bound);
  trial.spent.add(card);
}

// The adversaries mostly fail, and the player mostly does not.
bool ScoreAlphaBeta::spent(Trial& trial, const Move& move) {
  if (!trial.open.has(move.card) && !trial.spent.has(move.card)) return false;
  if (move.melds() && game_->goes_out(trial.state, move)) return false;
  if (!trial.wanted && trial.open.has(move.card)) try_open(trial, move.card);
  return trial.spent.has(move.card);
}

int ScoreAlphaBeta::try_moves(const State& state, const RefutationKeys& keys) {
  const bool wanted = game_->maximises(state);
  Trial trial{state, wanted, wanted ? -kInfinity : kInfinity};
  level(state).remembered.clear();
  if (switches_.refutations && try_refutations(trial, keys)) return trial.best;
  Choices& choices = level(state).choices;
  list_first(trial);
  const bool complete = choices.complete;
  if (switches_.bounds && switches_.equivalence) trial.open = choices.open;
  if (try_all(trial, keys)) return trial.best;
  for (const Card card : trial.open) try_open(trial, card);
  for (std::uint64_t batch = 0; !complete; ++batch) {
    list_further(trial, batch);
    if (choices.empty() || try_all(trial, keys)) break;
  }
  return trial.best;
}

// What is made to be listed stays out of the frames of the recursion.
[[gnu::noinline]] void ScoreAlphaBeta::list_first(const Trial& trial) {
  const State& state = trial.state;
  Choices& choices = level(state).choices;
  choices = switches_.equivalence ? game_->distinct(state) : game_->legal(state);
  for (const Move& move : level(state).remembered)
    if (choices.has(move)) choices.remove(move);
}

[[gnu::noinline]] void ScoreAlphaBeta::list_further(const Trial& trial, std::uint64_t batch) {
  level(trial.state).choices = game_->further(trial.state, batch, trial.spent);
}

[[gnu::noinline]] bool ScoreAlphaBeta::legal(const State& state, const Move& move) const {
  return game_->game().legal(state, move);
}

// Calls `decides` with each remembered move that is legal until it says true; false if it never does.
template <class Decides>
bool ScoreAlphaBeta::any_refutation(const State& state, const RefutationKeys& keys, const Decides& decides) const {
  std::optional<Move> before;
  for (const auto& [table, place] : {std::pair{&of_position_, keys.position}, {&of_alike_, keys.alike}}) {
    const std::optional<Move> move = place ? table->find(*place) : std::nullopt;
    if (!move || move == before) continue;
    if (legal(state, *move) && decides(*move)) return true;
    before = move;
  }
  return false;
}

// What the player is sure of where bounds alone show that a remembered move reaches the goal; else minus infinity.
int ScoreAlphaBeta::foreseen(const State& state, const RefutationKeys& keys) {
  int least = -kInfinity;
  any_refutation(state, keys, [&](const Move& move) {
    State next = state;
    game_->play(next, move);
    budget_->node();
    least = game_->over(next) ? game_->value(next) : game_->bounds(next, goal_).lower;
    return least >= goal_;
  });
  return least;
}

// The moves that decided before, without a list of all.
bool ScoreAlphaBeta::try_refutations(Trial& trial, const RefutationKeys& keys) {
  return any_refutation(trial.state, keys, [&](const Move& move) {
    level(trial.state).remembered.push_back(move);
    if (!tries(trial, move)) return false;
    remember(keys, move);
    return true;
  });
}

void ScoreAlphaBeta::remember(const RefutationKeys& keys, const Move& move) {
  if (keys.alike) of_alike_.remember(*keys.alike, move);
  if (keys.position) of_position_.remember(*keys.position, move);
}

ScoreAlphaBeta::RefutationKeys ScoreAlphaBeta::keys_for(const State& state) const {
  RefutationKeys keys{.position = std::nullopt, .alike = game_->likeness(state)};
  if (state.plays_left > game_->game().players()) keys.position = game_->sameness(state);
  return keys;
}

bool ScoreAlphaBeta::try_all(Trial& trial, const RefutationKeys& keys) {
  Level& level = this->level(trial.state);
  level.moves.clear();
  if (switches_.order) {
    game_->order(trial.state, level.choices, level.moves);
  } else {
    level.moves = level.choices.moves;
  }
  for (const Move& move : level.moves) {
    if (spent(trial, move) || !tries(trial, move)) continue;
    remember(keys, move);
    return true;
  }
  return false;
}

}  // namespace ouverte::games::rummage
