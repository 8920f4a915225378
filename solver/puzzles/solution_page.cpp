#include "solver/puzzles/solution_page.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/asked.hpp"
#include "solver/puzzles/keeping.hpp"
#include "solver/tutor/analysis_json.hpp"
#include "solver/tutor/variation.hpp"

namespace ouverte::puzzles {
namespace {

using base::Json;
using games::Position;
using Steps = std::vector<tutor::Step>;

std::string claim_words(const Puzzle& puzzle, const tutor::ProofClaim& claim) {
  return bound_in_words(claim.bound, claim.value, *puzzle.game, puzzle.position->setup());
}

// The ends of a line, each with all steps that lead to it.
class Walk {
 public:
  Walk(const Shown& shown, std::string claim) : shown_(shown), claim_(std::move(claim)) {}

  void along(const Position& start, const Line& line, const std::string& label, std::size_t level, Steps steps) {
    auto at = start.clone();
    for (const Ply& ply : line.plies) step(at, ply.move, steps);
    for (std::size_t n = 0; n < line.variations.size(); ++n) {
      const Variation& variation = line.variations[n];
      const std::vector<std::string> replies = replies_of(*at, line, variation);
      if (replies.empty()) continue;
      Steps further = steps;
      further.push_back(tutor::step_from(*at, replies));
      const auto next = further.back().after;
      along(*next, variation.then, label + label_mark(n, level), level + 1, std::move(further));
    }
    if (line.variations.empty()) finish(std::move(at), line, label, std::move(steps));
  }

  std::vector<tutor::Variation> take() { return std::move(all_); }

 private:
  // The replies of a variation that are legal here; of "else", those that no other names.
  static std::vector<std::string> replies_of(const Position& at, const Line& line, const Variation& variation) {
    std::vector<std::string> replies;
    for (const std::string& move : at.moves()) {
      const auto names_it = [&](const Variation& one) {
        return std::ranges::find(one.replies, move) != one.replies.end();
      };
      const auto named = std::ranges::find_if(line.variations, names_it);
      if (named == line.variations.end() ? variation.others : &*named == &variation) replies.push_back(move);
    }
    return replies;
  }

  // A move, or any.
  static void step(std::unique_ptr<Position>& at, const std::string& move, Steps& steps) {
    if (at->over()) return;
    tutor::Step one = tutor::step_from(*at, {move.empty() ? at->moves().front() : move});
    one.any = move.empty();
    at = one.after->clone();
    steps.push_back(std::move(one));
  }

  void finish(std::unique_ptr<Position> at, const Line& line, const std::string& label, Steps steps) {
    std::size_t cashed = 0;
    while (line.end == Line::End::kCashes && !at->over() && !settled(shown_.claim, at->possible())) {
      const bool its_turn = at->to_move() == line.seat;
      if (its_turn && cashed == line.cashes.size()) break;
      step(at, its_turn ? line.cashes[cashed++] : "", steps);
    }
    std::string end = claim_ + ".";
    if (line.end == Line::End::kAny) end = "Whatever is played now: " + end;
    if (line.end == Line::End::kGoesOn) end = "And so on, with best play: " + end;
    all_.push_back({.name = label.empty() ? "The line" : label, .claim = claim_, .end = end, .line = std::move(steps)});
  }

  const Shown& shown_;
  std::string claim_;
  std::vector<tutor::Variation> all_;
};

std::string verdict(const Puzzle& puzzle, const Answer& answer) {
  const std::string outcome = outcome_in_words(answer.value.lower, *puzzle.game, puzzle.position->setup());
  if (!answer.holds) return base::str("The task cannot be done: with best play ", outcome, ".");
  return answer.exceeds ? base::str("More can be had: with best play ", outcome, ".") : "";
}

// What the page says of a value: whether the task is done with it, and not what the whole deal is played for. Where the
// task is not what best play gives, plays are judged by what that is.
void put_task(const Task& task, Json& stakes) {
  const bool least = task.bound == tutor::Bound::kAtLeast;
  const int goal = least ? task.value : task.value + 1;
  if (stakes.at("goal") == Json(goal)) {
    stakes["reached"] = least ? "the task is done" : "the task is missed";
    stakes["missed"] = least ? "the task is missed" : "the task is done";
    stakes["named"] = true;
  } else if (!stakes.at("named").get<bool>()) {
    stakes["reached"] = games::who_does(stakes.at("high").get<std::string>(), "get") + " no less than best play gives";
    stakes["missed"] = games::who_does(stakes.at("high").get<std::string>(), "get") + " less than best play gives";
  }
}

// What the page is called: as the puzzle is, where it has a name of its own, and what is asked.
std::string heading(const Puzzle& puzzle) {
  std::string_view name = io::tag_value(puzzle.record.tags, "Title");
  if (name.empty()) name = io::tag_value(puzzle.record.tags, "Puzzle");
  return base::str(name, name.empty() ? "" : " – ", task_in_words(puzzle.task, *puzzle.game, *puzzle.position));
}

// The moves of the first variation, and best play from its end on.
std::vector<io::Play> main_line(const Puzzle& puzzle, const tutor::Variation& variation, games::Solver& solver) {
  std::vector<io::Play> plays = puzzle.record.plays;
  auto at = puzzle.position->clone();
  const auto play = [&](const std::string& move) {
    plays.push_back({.seat = at->to_move(), .move = move, .marks = {}, .comments = {}});
    at = after(*at, move);
  };
  for (const tutor::Step& step : variation.line) play(step.move);
  if (!at->over())
    for (const std::string& move : solver.solve(*at, {.line = true}).line) play(move);
  return plays;
}

}  // namespace

absl::StatusOr<Json> page_of(const Puzzle& puzzle, const Answer& answer, games::Solver& solver) {
  std::vector<tutor::Variation> variations;
  for (const Shown& shown : answer.shown) {
    Walk walk(shown, claim_words(puzzle, shown.claim));
    walk.along(*puzzle.position, shown.line, "", 0, {});
    std::ranges::move(walk.take(), std::back_inserter(variations));
  }
  tutor::value_steps(variations, solver);
  Json sentences = {task_in_words(puzzle.task, *puzzle.game, *puzzle.position)};
  if (const std::string text = verdict(puzzle, answer); !text.empty()) sentences.push_back(text);
  const bool whole = std::ranges::all_of(answer.shown, [](const Shown& shown) { return shown.line.complete(); });
  if (!whole) sentences.push_back("Not every defence is shown to its end.");

  io::Record record = puzzle.record;
  record.plays = main_line(puzzle, variations.at(0), solver);
  record.plays_end = io::PlaysEnd::kSilent;
  const auto analysis = tutor::analyse(*puzzle.game, record, solver, [](int, int) {});
  if (!analysis.ok()) return analysis.status();
  if (analysis->stopped) return absl::ResourceExhaustedError("the search ran into its limit before the page was made");
  Json page = tutor::to_json(*puzzle.game, record, *analysis);
  page["event"] = heading(puzzle);
  const games::Setup setup = puzzle.position->setup();
  for (Json& trace : page.at("traces")) {
    put_task(puzzle.task, trace.at("stakes"));
    tutor::put_words(*puzzle.game, setup, variations, trace.at("words"));
    trace.at("plays").at(puzzle.record.plays.size())["explanation"] = {
        {"sentences", sentences}, {"variations", tutor::to_json(*puzzle.game, setup, variations)}};
  }
  return page;
}

}  // namespace ouverte::puzzles
