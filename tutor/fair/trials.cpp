#include "tutor/fair/trials.hpp"

#include <algorithm>
#include <atomic>

#include "solver/base/parallel.hpp"

namespace ouverte::tutor::fair {
namespace {

// Tables of layouts are small: each is another deal.
constexpr std::size_t kMostMemory = 64;

bool sees(const games::View& view, const std::string& seat) { return view.seen.find(seat) != std::string::npos; }

}  // namespace

Trials::Trials(const games::Game& game, const games::View& view, std::optional<int> goal, const search::Options& search,
               unsigned threads)
    : game_(game), view_(view), goal_(goal) {
  search::Options each = search;
  each.memory_mib = std::clamp<std::size_t>(search.memory_mib / std::max(threads, 1u), 1, kMostMemory);
  for (unsigned thread = 0; thread < std::max(threads, 1u); ++thread) solvers_.push_back(game.solver(each));
}

Trials::Trial Trials::solve(games::Solver& solver, const games::Layout& layout) const {
  Trial trial;
  const auto position = game_.layout(view_, layout);
  if (!position.ok()) return trial;
  trial.possible = true;
  const games::Setup setup = (*position)->setup();
  trial.stakes = *game_.stakes(setup);
  const std::string to_move = (*position)->to_move();
  const bool own = sees(view_, to_move);
  // Where the player is not to move, his side is found out by playing on to his turn.
  std::unique_ptr<games::Position> turn = (*position)->clone();
  while (!turn->over() && game_.player_of(turn->to_move(), setup) != view_.player)
    if (!turn->play(turn->moves().front()).ok()) break;
  trial.high = turn->over() ? (*position)->maximises() : turn->maximises();
  games::Solution found = solver.solve(**position, {.every_move = own});
  trial.stopped = found.stopped;
  trial.values = own ? std::move(found.moves) : std::vector<games::MoveValue>{{"", found.value}};
  return trial;
}

void Trials::take(const Trial& trial, double weight) {
  if (moves_.empty()) {
    for (const games::MoveValue& move : trial.values) moves_.push_back(move.move);
    values_.resize(moves_.size());
    likings_.resize(moves_.size());
    reached_.resize(moves_.size());
  }
  if (trial.values.size() != moves_.size()) return;
  int best = trial.values.front().value.lower;
  for (const games::MoveValue& move : trial.values)
    best = trial.high ? std::max(best, move.value.lower) : std::min(best, move.value.lower);
  const std::optional<int> goal = goal_ ? goal_ : trial.stakes.goal;
  for (std::size_t move = 0; move < moves_.size(); ++move) {
    const int value = trial.values[move].value.lower;
    const bool has = goal ? (value >= *goal) == trial.high : value == best;
    values_[move].push_back(value);
    likings_[move].push_back(trial.high ? value : -value);
    reached_[move].push_back(has ? 1 : 0);
  }
  weights_.push_back(weight);
  stakes_ = trial.stakes;
  goal_named_ = goal.has_value();
  (trial.high ? ever_high_ : ever_low_) = true;
}

void Trials::add(std::span<const games::Layout> layouts, std::span<const double> weights) {
  std::vector<Trial> trials(layouts.size());
  std::atomic<std::size_t> next = 0;
  std::atomic<bool> end = false;
  base::in_parallel(static_cast<unsigned>(solvers_.size()), [&](unsigned thread) {
    for (std::size_t number = next++; number < layouts.size() && !end; number = next++) {
      trials[number] = solve(*solvers_[thread], layouts[number]);
      if (trials[number].stopped) end = true;
    }
  });
  if (end) {
    stopped_ = true;  // what other threads had found by then is a matter of chance
    return;
  }
  for (std::size_t number = 0; number < layouts.size(); ++number)
    if (trials[number].possible) take(trials[number], weights[number]);
}

}  // namespace ouverte::tutor::fair
