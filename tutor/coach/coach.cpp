#include "tutor/coach/coach.hpp"

#include <algorithm>
#include <limits>
#include <utility>

#include "solver/base/status.hpp"
#include "tutor/coach/conventions.hpp"
#include "tutor/coach/playouts.hpp"
#include "tutor/marks/earned.hpp"
#include "tutor/marks/own_costs.hpp"
#include "tutor/marks/turn.hpp"

namespace ouverte::tutor {
namespace {

constexpr std::string_view kSuits = "SHDC";
constexpr search::Interval kUnknown{std::numeric_limits<int>::min(), std::numeric_limits<int>::max()};
constexpr int kLookAhead = 4;   // moves of the program, at most, until the user's next turn
constexpr int kLeastAhead = 4;  // plays, where play need not end
constexpr std::size_t kNoEnd = std::numeric_limits<std::size_t>::max();

bool keeps_value(const games::Solution& solution, const std::string& move) {
  return std::ranges::find(solution.best, move) != solution.best.end();
}

// The moves that a side should make: the best ones, or where a limit struck all of them.
std::vector<std::string> good_moves(const games::Position& position, const games::Solution& solution) {
  return solution.best.empty() ? position.moves() : solution.best;
}

}  // namespace

Coach::Coach(const games::Game& game, games::Solver& solver, std::unique_ptr<games::Position> start, std::string users,
             std::vector<records::Play> record, Strength strength)
    : game_(game), solver_(solver), users_(std::move(users)), recorded_(std::move(record)), strength_(strength) {
  trace_.start = start->setup();
  trace_.guarantee = trace_.start.guarantee;
  trace_.stakes = *game_.stakes(trace_.start);
  trace_.endless = endless_ = endless(game_, trace_.start);
  solver_.expect(*start);
  positions_.push_back(std::move(start));
  trace_.value = endless_ ? kUnknown : solution().value;
  trace_.goal = trace_.stakes.goal ? *trace_.stakes.goal : solution().value.lower;
}

games::Solution Coach::solve(const games::Position& position, std::size_t plays, const games::Request& request) {
  if (!endless_) return solver_.solve(position, request);
  const std::size_t made = plays - trace_.plays.size();
  const int left = made == 0 ? ahead_ : std::max(ahead_ - static_cast<int>(made), kLeastAhead);
  return solver_.solve(*as_judged(game_, position, left), request);
}

games::Solution Coach::judge(const games::Position& position) {
  games::Solution found = solver_.judge(position);
  ahead_ = found.horizon.value_or(0);
  stopped_ = stopped_ || found.stopped;
  return found;
}

const games::Solution& Coach::solution() {
  if (!solution_) solution_ = judge(position());
  return *solution_;
}

bool Coach::plays(std::string_view seat) const {
  return users_.find(game_.player_of(seat, trace_.start)) != std::string::npos;
}

bool Coach::users_turn() const { return !over() && plays(position().to_move()); }

// Where every move keeps the user's guarantee, as `add_own_costs` has it.
std::optional<OwnCost> Coach::own_cost_of(const Play& play) {
  const std::vector<games::MoveValue>& moves = solution().moves;
  const auto differs = [&](const games::MoveValue& move) { return move.value != moves.front().value; };
  if (trace_.guarantee.empty() || !trace_.charges(play) || !position().lists_every_move()) return std::nullopt;
  if (std::ranges::any_of(moves, differs) || position().classes().size() == 1) return std::nullopt;
  const auto found = solver_.for_himself(*as_judged(game_, position(), horizon()));
  return found ? own_cost(*found, game_.seats_at(trace_.start).find(play.player), play.move) : std::nullopt;
}

absl::Status Coach::play(std::string_view move) {
  auto next = position().clone();
  if (absl::Status played = next->play(move); !played.ok()) return played;
  const std::string seat = position().to_move();
  Play play{.seat = seat,
            .player = game_.player_of(seat, trace_.start),
            .move = std::string(move),
            .maximises = position().maximises(),
            .judgement = {}};
  if (!endless_ || trace_.charges(play)) {
    play.judgement = judgement_of(game_, solver_, position(), solution(), play.move);
    if (play.judgement) play.judgement->own = own_cost_of(play);
  }
  trace_.plays.push_back(std::move(play));
  classes_.push_back(position().classes());
  positions_.push_back(std::move(next));
  solution_.reset();
  return absl::OkStatus();
}

// How much of what the user may play at his next turn goes wrong: the share of the classes of his moves that lose
// something. The program's own moves on the way there are those that tempt him most.
double Coach::temptation(const games::Position& position, std::size_t made, int depth) {
  if (position.over() || depth == 0) return 0;
  const games::Solution solution = solve(position, made, {});
  if (solution.best.empty()) return 0;
  if (plays(position.to_move())) {
    const auto classes = position.classes();
    const auto losing = std::ranges::count_if(
        classes, [&](const std::vector<std::string>& together) { return !keeps_value(solution, together.front()); });
    if (classes.size() > 1) return static_cast<double>(losing) / static_cast<double>(classes.size());
  }
  double most = 0;
  for (const std::string& move : solution.best) {
    const auto next = position.clone();
    if (!next->play(move).ok()) continue;
    most = std::max(most, temptation(*next, made + 1, depth - 1));
    if (plays(position.to_move())) break;  // he has no choice
  }
  return most;
}

std::vector<std::string> Coach::own_moves() {
  if (trace_.guarantee.empty()) return {};
  games::Setup setup = position().setup();
  setup.guarantee = position().to_move();
  const auto own = game_.position(setup);
  if (!own.ok()) return {};
  std::optional<games::Solution> judged;
  if (endless_) judged = judge(**own);
  const auto at = as_judged(game_, position(), judged ? judged->horizon : std::nullopt);
  if (const auto found = solver_.for_himself(*at); found && found->known()) return found->best;
  if (judged) return judged->best;
  return best_when_played_out(**own, good_moves(**own, solver_.solve(**own, {})));
}

std::string Coach::reply() {
  if (strength_ != Strength::kPerfect) {
    const int tricks = strength_ == Strength::kTwoTricks ? 2 : 1;
    return simple_move(game_, position(), usual_moves(game_, position(), moves_seen_best(game_, position(), tricks)));
  }
  std::vector<std::string> moves = own_moves();
  if (moves.empty()) moves = good_moves(position(), solution());
  moves = usual_moves(game_, position(), moves);
  return moves.size() == 1 ? moves.front() : most_tempting(moves);
}

std::string Coach::most_tempting(const std::vector<std::string>& moves) {
  std::string reply = moves.front();
  double most = -1;
  for (const auto& together : position().classes()) {
    if (std::ranges::find(moves, together.front()) == moves.end()) continue;
    const auto next = position().clone();
    if (!next->play(together.back()).ok()) continue;
    if (const double tempting = temptation(*next, trace_.plays.size() + 1, kLookAhead); tempting > most) {
      most = tempting;
      reply = together.back();
    }
  }
  return reply;
}

bool Coach::take_back() {
  std::size_t place = trace_.plays.size();
  while (place > 0 && !(plays(trace_.plays[place - 1].seat) && classes_[place - 1].size() > 1)) --place;
  if (place == 0) return false;
  trace_.plays.resize(place - 1);
  classes_.resize(place - 1);
  positions_.resize(place);
  solution_.reset();
  return true;
}

Trace Coach::trace() const {
  Trace marked = trace_;
  marked.over = over();
  marked.settled = settled();
  if (marked.over) {
    marked.result = position().value();
  } else if (marked.settled) {
    marked.result = position().possible().lower;
  } else if (!endless_ && !marked.plays.empty() && marked.plays.back().judgement) {
    marked.result = marked.plays.back().judgement->after;
  }
  mark(marked, classes_);
  keep_earned_marks(game_, positions_, marked);
  return marked;
}

records::Record Coach::record() const {
  records::Record record;
  record.setup = trace_.start;
  for (const Play& play : trace_.plays)
    record.plays.push_back({.seat = play.seat, .move = play.move, .marks = {}, .comments = {}});
  record.plays_end = over() ? records::PlaysEnd::kSilent : records::PlaysEnd::kEnded;
  return record;
}

std::optional<Coach::Slip> Coach::last_slip() const {
  const Trace marked = trace();
  for (std::size_t place = marked.plays.size(); place-- > 0;) {
    const Play& play = marked.plays[place];
    if (plays(play.seat) && play.judgement && play.judgement->cost > 0)
      return Slip{.before = positions_[place].get(), .move = play.move, .horizon = play.judgement->horizon};
  }
  return std::nullopt;
}

std::optional<Explanation> Coach::why(const games::Position& before, const std::string& move) {
  const auto place = std::ranges::find(positions_, &before, [](const auto& position) { return position.get(); });
  const auto plays = static_cast<std::size_t>(place - positions_.begin());
  const bool here = plays == trace_.plays.size();
  const auto ahead = here ? horizon() : endless_ ? trace_.plays[plays].judgement->horizon : std::nullopt;
  auto why = explanation(game_, *as_judged(game_, before, ahead), move, solver_, {});
  stopped_ = stopped_ || absl::IsResourceExhausted(why.status());
  return why.ok() ? *std::move(why) : std::nullopt;
}

std::vector<std::string> Coach::best_for_all() {
  if (endless_) (void)solution();
  return solve(position(), trace_.plays.size(), {.line = true}).line;
}

std::vector<std::string> Coach::best_against_record() {
  std::vector<records::Play> rest = recorded_;
  const auto take = [&rest](const std::string& seat,
                            const std::vector<std::string>& legal) -> std::optional<std::string> {
    const auto next = std::ranges::find_if(rest, [&](const records::Play& play) {
      return play.seat == seat && std::ranges::find(legal, play.move) != legal.end();
    });
    if (next == rest.end()) return std::nullopt;
    std::string move = next->move;
    rest.erase(next);
    return move;
  };
  if (endless_) (void)solution();
  for (const Play& played : trace_.plays) take(played.seat, {played.move});
  std::vector<std::string> line;
  const std::size_t most = endless_ ? static_cast<std::size_t>(ahead_) : kNoEnd;
  for (const auto at = position().clone(); !at->over() && line.size() < most;) {
    std::optional<std::string> move;
    if (!plays(at->to_move())) move = take(at->to_move(), at->moves());
    if (!move) move = good_moves(*at, solve(*at, trace_.plays.size() + line.size(), {})).front();
    if (!at->play(*move).ok()) break;
    line.push_back(*std::move(move));
  }
  return line;
}

Hint hint(const games::Position& position, const games::Solution& solution) {
  Hint hint;
  for (const auto& together : position.classes()) {
    ++hint.classes;
    if (keeps_value(solution, together.front())) ++hint.good;
  }
  hint.moves = solution.best;
  for (const char suit : kSuits)
    if (std::ranges::any_of(hint.moves, [&](const std::string& move) { return move.size() == 2 && move[0] == suit; }))
      hint.suits += suit;
  return hint;
}

}  // namespace ouverte::tutor
