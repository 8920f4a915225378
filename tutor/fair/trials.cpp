#include "tutor/fair/trials.hpp"

#include <algorithm>
#include <atomic>

#include "solver/base/check.hpp"
#include "solver/base/parallel.hpp"
#include "solver/base/status.hpp"

namespace ouverte::tutor::fair {
namespace {

// Tables of layouts are small: each is another deal.
constexpr std::size_t kMostMemory = 64;

bool sees(const games::View& view, const std::string& seat) { return view.seen.find(seat) != std::string::npos; }

}  // namespace

Trials::Trials(const games::Game& game, const games::View& view, std::optional<int> goal, Wanted wanted,
               const search::Options& search, unsigned threads)
    : game_(game), view_(view), goal_(goal), wanted_(wanted) {
  search::Options each = search;
  each.memory_mib = std::clamp<std::size_t>(search.memory_mib / std::max(threads, 1u), 1, kMostMemory);
  for (unsigned thread = 0; thread < std::max(threads, 1u); ++thread) solvers_.push_back(game.solver(each));
}

Trials::Trial Trials::solve(games::Solver& solver, const games::Layout& layout) const {
  Trial trial;
  const auto position = game_.layout(view_, layout);
  if (!position.ok()) {
    trial.refusal = base::message(position.status());
    return trial;
  }
  const games::Setup setup = (*position)->setup();
  trial.stakes = *game_.stakes(setup);
  trial.goal = goal_ ? goal_ : trial.stakes.goal;
  const bool own = sees(view_, (*position)->to_move());
  // Where the player is not to move, his side is found out by playing on to his turn.
  std::unique_ptr<games::Position> turn = (*position)->clone();
  while (!turn->over() && game_.player_of(turn->to_move(), setup) != view_.player)
    if (!turn->play(turn->moves().front()).ok()) break;
  trial.high = turn->over() ? (*position)->maximises() : turn->maximises();
  if (wanted_ == Wanted::kGoal && trial.goal) {
    find_reached(solver, **position, own, *trial.goal, trial);
  } else {
    find_values(solver, **position, own, trial);
  }
  return trial;
}

void Trials::find_values(games::Solver& solver, const games::Position& position, bool own, Trial& trial) const {
  const games::Solution found = solver.solve(position, {.every_move = own});
  trial.stopped = found.stopped;
  for (const games::MoveValue& move : found.moves) {
    trial.moves.push_back(move.move);
    trial.values.push_back(move.value.lower);
  }
  if (!own) {
    trial.moves = {""};
    trial.values = {found.value.lower};
  }
  if (trial.values.empty()) return;
  const auto [least, most] = std::ranges::minmax(trial.values);
  for (const int value : trial.values)
    trial.reached.push_back(trial.goal ? (value >= *trial.goal) == trial.high : value == (trial.high ? most : least));
}

// Where whoever is to move cannot have it as he likes it, no move need be looked at.
void Trials::find_reached(games::Solver& solver, const games::Position& position, bool own, int goal, Trial& trial) {
  solver.expect(position);
  const auto ask = [&](const games::Position& asked) {
    const std::optional<bool> reached = solver.reaches(asked, goal);
    trial.stopped = trial.stopped || !reached;
    return reached.value_or(false);
  };
  const bool at_best = ask(position);
  trial.moves = own ? position.moves() : std::vector<std::string>{""};
  trial.reached.assign(trial.moves.size(), at_best == trial.high);
  if (!own || at_best != position.maximises()) return;
  for (const std::vector<std::string>& alike : position.classes()) {
    if (trial.stopped) return;
    const std::unique_ptr<games::Position> next = position.clone();
    CHECK(next->play(alike.front()).ok());
    const bool has = ask(*next) == trial.high;
    for (std::size_t move = 0; move < trial.moves.size(); ++move)
      if (std::ranges::find(alike, trial.moves[move]) != alike.end()) trial.reached[move] = has;
  }
}

void Trials::take(const Trial& trial, double weight) {
  if (moves_.empty()) {
    moves_ = trial.moves;
    values_.resize(moves_.size());
    likings_.resize(moves_.size());
    reached_.resize(moves_.size());
  }
  if (trial.reached.size() != moves_.size()) return;
  for (std::size_t move = 0; move < moves_.size(); ++move) {
    reached_[move].push_back(trial.reached[move] ? 1 : 0);
    if (trial.values.empty()) continue;
    values_[move].push_back(trial.values[move]);
    likings_[move].push_back(trial.high ? trial.values[move] : -trial.values[move]);
  }
  weights_.push_back(weight);
  stakes_ = trial.stakes;
  goal_named_ = trial.goal.has_value();
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
  // Up to the first that a limit struck; what other threads had found beyond it is a matter of chance.
  const auto first = std::ranges::find_if(trials, &Trial::stopped);
  stopped_ = stopped_ || first != trials.end();
  const auto solved = static_cast<std::size_t>(first - trials.begin());
  for (std::size_t number = 0; number < solved; ++number) {
    if (trials[number].refusal.empty()) take(trials[number], weights[number]);
    if (refusal_.empty()) refusal_ = trials[number].refusal;
  }
}

}  // namespace ouverte::tutor::fair
