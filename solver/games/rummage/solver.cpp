#include "solver/games/rummage/solver.hpp"

#include <algorithm>
#include <chrono>
#include <cstdlib>
#include <limits>
#include <string>

#include "solver/base/check.hpp"
#include "solver/base/sort.hpp"
#include "solver/base/status.hpp"
#include "solver/games/rummage/moves_text.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::games::rummage {
namespace {

// Where neither a horizon nor a limit is said, no deal is looked at for longer.
constexpr std::chrono::seconds kPatience{5};

// A turn that is judged is looked at as deep as this allows. The table is of its own, so that what was solved before
// makes no difference, and small.
constexpr std::uint64_t kNodesToJudge = 300'000;
constexpr std::size_t kMemoryToJudge = 16;  // MiB

bool limited(const search::Options& options) {
  return options.limits.nodes != std::numeric_limits<std::uint64_t>::max() ||
         options.limits.time != std::chrono::nanoseconds::max() || options.deadline.at() != base::Deadline::kNever;
}

// What there is to say of horizons, in words.
std::vector<std::string> notes_of(const HorizonAnswer& answer, const RummagePosition& position) {
  if (position.over()) return {};
  if (position.game().objective() == Objective::kOut) {
    if (position.has_horizon() || answer.value.lower != kNever) return {};
    return {base::str("to a horizon of ", base::counted(kDeepest, "play"))};
  }
  std::vector<std::string> notes;
  if (answer.proved()) return {"proved: the same at any later horizon"};
  if (!answer.value.exact())
    notes.push_back(base::str(signed_number(answer.deepest.value), " to a horizon of ",
                              base::counted(answer.deepest.horizon, "play")));
  if (!position.has_horizon() && answer.value.exact())
    notes.push_back(base::str("to a horizon of ", base::counted(answer.deepest.horizon, "play")));
  if (position.has_horizon() && position.state().plays_left > kFarthest)
    notes.push_back(base::str("no search looks farther than ", base::counted(kFarthest, "play")));
  if (answer.any_horizon.lower > -kInfinity)
    notes.push_back(base::str("at any later horizon ", signed_number(answer.any_horizon.lower), " at least"));
  if (answer.any_horizon.upper < kInfinity)
    notes.push_back(base::str("at any later horizon ", signed_number(answer.any_horizon.upper), " at most"));
  return notes;
}

// What is known of the value at any horizon: null where nothing is.
base::Json any_horizon_json(search::Interval any) {
  const auto bound = [](int value) { return std::abs(value) == kInfinity ? base::Json() : base::Json(value); };
  return {{"lower", bound(any.lower)}, {"upper", bound(any.upper)}};
}

// The plays from here on that the answer is about: those asked about if the value became known, be it before all were
// looked at. `out` counts those made before as well.
int horizon_of(const HorizonAnswer& answer, const RummagePosition& position) {
  if (position.has_horizon() && answer.value.exact()) return position.state().plays_left;
  const bool out = position.game().objective() == Objective::kOut;
  return std::max(0, answer.deepest.horizon - (out ? position.played() : 0));
}

base::Json facts_of(const HorizonAnswer& answer, const RummagePosition& position) {
  base::Json facts = base::Json::object();
  const bool out = position.game().objective() == Objective::kOut;
  if (position.over() || (out && answer.value.lower != kNever)) return facts;
  facts["horizon"] = horizon_of(answer, position);
  if (out) return facts;
  if (!answer.value.exact()) facts["value_at_horizon"] = answer.deepest.value;
  facts["proved"] = answer.proved();
  facts["any_horizon"] = any_horizon_json(answer.any_horizon);
  return facts;
}

Solution solution_of(const RummagePosition& at, HorizonAnswer answer) {
  const cards::BagPack& cards = pack(at.game().players());
  const auto before = [&](const Move& a, const Move& b) { return listed_before(cards, a, b); };
  const auto text = [&](const Move& move) { return move_text(cards, move); };
  if (answer.best.empty() && answer.deepest.best && !answer.value.exact()) answer.best = {*answer.deepest.best};
  base::sort(answer.best, before);
  base::sort(answer.moves, before, [](const auto& move) { return move.first; });
  Solution solution;
  solution.value = answer.value;
  solution.stopped = answer.stopped;
  solution.nodes = answer.nodes;
  solution.notes = notes_of(answer, at);
  solution.facts = facts_of(answer, at);
  if (!at.over()) solution.horizon = horizon_of(answer, at);
  for (const Move& move : answer.best) solution.best.push_back(text(move));
  for (const auto& [move, value] : answer.moves) solution.moves.push_back({text(move), value});
  for (const Move& move : answer.line) solution.line.push_back(text(move));
  return solution;
}

}  // namespace

Search& RummageSolver::search(bool hurried) {
  if (search_ && hurried_ == hurried) return *search_;
  search_.reset();
  search::Options options = options_;
  if (hurried) options.limits.time = kPatience;
  search_.emplace(options);
  hurried_ = hurried;
  return *search_;
}

HorizonAnswer RummageSolver::answer(const RummagePosition& position, const search::Question& question) {
  if (position.has_horizon() || position.over()) {
    Search& search = this->search(false);
    HorizonAnswer answer = search.solve(position.game(), position.state(), question);
    if (!question.goal && !question.near && !position.over()) search.prove(position.game(), position.state(), answer);
    return answer;
  }
  if (options_.watch != nullptr) options_.watch->end();  // what holds to one horizon does not hold to the next
  return search(!limited(options_)).deepen(position.game(), position.state(), question);
}

Solution RummageSolver::solve(const Position& position, const Request& request) {
  const auto begin = std::chrono::steady_clock::now();
  const auto& at = static_cast<const RummagePosition&>(position);
  HorizonAnswer answer =
      this->answer(at, {.best = true, .every_move = request.every_move, .line = request.line, .near = request.near});
  Solution solution = solution_of(at, std::move(answer));
  solution.time = std::chrono::steady_clock::now() - begin;
  return solution;
}

Solution RummageSolver::judge(const Position& position) {
  const auto& at = static_cast<const RummagePosition&>(position);
  const search::Question every_move{.best = true, .every_move = true};
  if (at.has_horizon() || at.over()) return solve(position, {.every_move = true});
  search::Options options = options_;
  options.memory_mib = std::min(options.memory_mib, kMemoryToJudge);
  options.limits.nodes = std::min(options.limits.nodes, kNodesToJudge);
  if (options.watch != nullptr) options.watch->end();
  Search alone(options);
  Solution solution = solution_of(at, alone.deepen(at.game(), at.state(), every_move));
  for (int left = solution.horizon.value_or(0) - 1; solution.stopped && left > 0; --left) {
    Setup ended = at.setup();
    ended.contract["horizon"] = left;
    const auto near = position_of(ended);
    CHECK(near.ok());
    const auto& nearer = static_cast<const RummagePosition&>(**near);
    solution = solution_of(nearer, alone.solve(nearer.game(), nearer.state(), every_move));
  }
  return solution;
}

std::optional<bool> RummageSolver::reaches(const Position& position, int goal) {
  const auto& at = static_cast<const RummagePosition&>(position);
  const HorizonAnswer answer = this->answer(at, {.best = false, .goal = goal});
  return search::reaches(answer.value, goal);
}

}  // namespace ouverte::games::rummage
