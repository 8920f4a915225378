#include "tutor/report/solution_page.hpp"

#include <algorithm>

#include "puzzles/solve/keeping.hpp"
#include "solver/base/status.hpp"
#include "solver/games/door/asked.hpp"
#include "solver/games/door/stopped.hpp"
#include "tutor/explain/variation.hpp"
#include "tutor/report/analysis_json.hpp"

namespace ouverte::tutor {
namespace {

using base::Json;
using games::Position;
using Steps = std::vector<Step>;

std::string claim_words(const puzzles::Puzzle& puzzle, const proof::ProofClaim& claim) {
  return puzzles::bound_in_words(claim.bound, claim.value, *puzzle.game, puzzle.position->setup());
}

// The ends of a line, each with all steps that lead to it.
class LineWalk {
 public:
  LineWalk(const puzzles::Shown& shown, std::string claim) : shown_(shown), claim_(std::move(claim)) {}

  void along(const Position& start, const puzzles::Line& line, const std::string& label, std::size_t level,
             Steps steps) {
    auto at = start.clone();
    for (const puzzles::Ply& ply : line.plies) step(at, ply.move, steps);
    for (std::size_t n = 0; n < line.variations.size(); ++n) {
      const puzzles::Variation& variation = line.variations[n];
      const std::vector<std::string> replies = replies_of(*at, line, variation);
      if (replies.empty()) continue;
      Steps further = steps;
      further.push_back(step_from(*at, replies));
      const auto next = further.back().after;
      along(*next, variation.then, label + puzzles::label_mark(n, level), level + 1, std::move(further));
    }
    if (line.variations.empty()) finish(std::move(at), line, label, std::move(steps));
  }

  std::vector<Variation> take() { return std::move(all_); }

 private:
  // The replies of a variation that are legal here; of "else", those that no other names.
  static std::vector<std::string> replies_of(const Position& at, const puzzles::Line& line,
                                             const puzzles::Variation& variation) {
    std::vector<std::string> replies;
    for (const std::string& move : at.moves()) {
      const auto names_it = [&](const puzzles::Variation& one) {
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
    Step one = step_from(*at, {move.empty() ? at->moves().front() : move});
    one.any = move.empty();
    at = one.after->clone();
    steps.push_back(std::move(one));
  }

  void finish(std::unique_ptr<Position> at, const puzzles::Line& line, const std::string& label, Steps steps) {
    std::size_t cashed = 0;
    while (line.end == puzzles::Line::End::kCashes && !at->over() && !settled(shown_.claim, at->possible())) {
      const bool its_turn = at->to_move() == line.seat;
      if (its_turn && cashed == line.cashes.size()) break;
      step(at, its_turn ? line.cashes[cashed++] : "", steps);
    }
    std::string end = claim_ + ".";
    if (line.end == puzzles::Line::End::kAny) end = "Whatever is played now: " + end;
    if (line.end == puzzles::Line::End::kGoesOn) end = "And so on, with best play: " + end;
    all_.push_back({.name = label.empty() ? "The line" : label, .claim = claim_, .end = end, .line = std::move(steps)});
  }

  const puzzles::Shown& shown_;
  std::string claim_;
  std::vector<Variation> all_;
};

std::string verdict(const puzzles::Puzzle& puzzle, const puzzles::Answer& answer) {
  const std::string outcome = puzzles::outcome_in_words(answer.value.lower, *puzzle.game, puzzle.position->setup());
  if (!answer.holds) return base::str("The task cannot be done: with best play ", outcome, ".");
  return answer.exceeds ? base::str("More can be had: with best play ", outcome, ".") : "";
}

// What the page says of a value: whether the task is done with it, and not what the whole deal is played for. Where the
// task is not what best play gives, plays are judged by what that is.
void put_task(const puzzles::Task& task, Json& stakes) {
  const bool least = task.bound == proof::Bound::kAtLeast;
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
std::string heading(const puzzles::Puzzle& puzzle) {
  std::string_view name = records::tag_value(puzzle.record.tags, "Title");
  if (name.empty()) name = records::tag_value(puzzle.record.tags, "Puzzle");
  return base::str(name, name.empty() ? "" : " – ",
                   puzzles::task_in_words(puzzle.task, *puzzle.game, *puzzle.position));
}

// The moves of the first variation, and best play from its end on.
std::vector<records::Play> main_line(const puzzles::Puzzle& puzzle, const Variation& variation, games::Solver& solver) {
  std::vector<records::Play> plays = puzzle.record.plays;
  auto at = puzzle.position->clone();
  const auto play = [&](const std::string& move) {
    plays.push_back({.seat = at->to_move(), .move = move, .marks = {}, .comments = {}});
    at = games::after(*at, move);
  };
  for (const Step& step : variation.line) play(step.move);
  if (!at->over())
    for (const std::string& move : solver.solve(*at, {.line = true}).line) play(move);
  return plays;
}

}  // namespace

absl::StatusOr<SolutionPage> page_of(const puzzles::Puzzle& puzzle, const puzzles::Answer& answer,
                                     games::Solver& solver) {
  std::vector<Variation> variations;
  for (const puzzles::Shown& shown : answer.shown) {
    LineWalk walk(shown, claim_words(puzzle, shown.claim));
    walk.along(*puzzle.position, shown.line, "", 0, {});
    std::ranges::move(walk.take(), std::back_inserter(variations));
  }
  value_steps(variations, solver);
  Json sentences = {puzzles::task_in_words(puzzle.task, *puzzle.game, *puzzle.position)};
  if (const std::string text = verdict(puzzle, answer); !text.empty()) sentences.push_back(text);
  const bool whole =
      std::ranges::all_of(answer.shown, [](const puzzles::Shown& shown) { return shown.line.complete(); });
  if (!whole) sentences.push_back("Not every defence is shown to its end.");

  records::Record record = puzzle.record;
  record.plays = main_line(puzzle, variations.at(0), solver);
  record.plays_end = records::PlaysEnd::kSilent;
  const auto analysis = analyse(*puzzle.game, record, solver, [](int, int) {});
  if (!analysis.ok()) return analysis.status();
  if (analysis->stopped) return games::stopped_before("the page was made", solver);
  Json page = to_json(*puzzle.game, record, *analysis);
  page["event"] = heading(puzzle);
  std::erase_if(record.tags, [](const auto& tag) { return tag.first == "Event"; });
  record.tags.emplace_back("Event", heading(puzzle));
  const games::Setup setup = puzzle.position->setup();
  for (Json& trace : page.at("traces")) {
    put_task(puzzle.task, trace.at("stakes"));
    put_words(*puzzle.game, setup, variations, trace.at("words"));
    trace.at("plays").at(puzzle.record.plays.size())["explanation"] = {
        {"sentences", sentences}, {"variations", to_json(*puzzle.game, setup, variations)}};
  }
  return SolutionPage{.record = std::move(record), .analysis = std::move(page)};
}

}  // namespace ouverte::tutor
