#include "solver/puzzles/solution_page.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/puzzles/keeping.hpp"
#include "solver/tutor/analysis_json.hpp"

namespace ouverte::puzzles {
namespace {

using base::Json;
using games::Position;

std::string claim_words(const Puzzle& puzzle, const tutor::ProofClaim& claim) {
  return bound_in_words(claim.bound, claim.value, *puzzle.game, puzzle.position->setup());
}

// The ends of a line, each with all steps that lead to it.
class Variations {
 public:
  Variations(const Shown& shown, std::string end) : claim_(shown.claim), end_(std::move(end)) {}

  void walk(const Position& start, const Line& line, const std::string& label, std::size_t level, Json steps) {
    auto at = start.clone();
    for (const Ply& ply : line.plies) step(at, ply.move, {}, ply.move.empty(), steps);
    for (std::size_t n = 0; n < line.variations.size(); ++n) {
      const Variation& variation = line.variations[n];
      auto next = at->clone();
      Json further = steps;
      std::vector<std::string> replies = replies_of(*at, line, variation);
      if (replies.empty()) continue;
      const std::string first = replies.front();
      replies.erase(replies.begin());
      step(next, first, replies, false, further);
      walk(*next, variation.then, label + label_mark(n, level), level + 1, std::move(further));
    }
    if (line.variations.empty()) finish(std::move(at), line, label, std::move(steps));
  }

  Json take() { return std::move(all_); }

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

  static void step(std::unique_ptr<Position>& at, const std::string& move, const std::vector<std::string>& also,
                   bool any, Json& steps) {
    if (at->over()) return;
    const std::string seat = at->to_move();
    const std::string played = any ? at->moves().front() : move;
    at = after(*at, played);
    Json one = {{"seat", seat}, {"move", played}, {"position", tutor::position_json(*at)}};
    if (!also.empty()) one["also"] = also;
    if (any) one["any"] = true;
    steps.push_back(std::move(one));
  }

  void finish(std::unique_ptr<Position> at, const Line& line, const std::string& label, Json steps) {
    std::size_t cashed = 0;
    while (line.end == Line::End::kCashes && !at->over() && !settled(claim_, at->possible())) {
      const bool its_turn = at->to_move() == line.seat;
      if (its_turn && cashed == line.cashes.size()) break;
      step(at, its_turn ? line.cashes[cashed++] : "", {}, !its_turn, steps);
    }
    std::string text = end_ + ".";
    if (line.end == Line::End::kAny) text = "Whatever is played now: " + text;
    if (line.end == Line::End::kGoesOn) text = "And so on, with best play: " + text;
    all_.push_back({{"name", label.empty() ? "The line" : label}, {"text", text}, {"line", std::move(steps)}});
  }

  tutor::ProofClaim claim_;
  std::string end_;
  Json all_ = Json::array();
};

std::string verdict(const Puzzle& puzzle, const Answer& answer) {
  const std::string value = puzzle.game->describe(answer.value, puzzle.position->setup());
  if (!answer.holds) return base::str("The task cannot be done: with best play it is ", value, ".");
  return answer.exceeds ? base::str("More can be had: with best play it is ", value, ".") : "";
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
    stakes["reached"] = base::str(stakes.at("high").get<std::string>(), " has no less than best play gives");
    stakes["missed"] = base::str(stakes.at("high").get<std::string>(), " has less than best play gives");
  }
}

// What the page is called: as the puzzle is, where it has a name of its own, and what is asked.
std::string heading(const Puzzle& puzzle) {
  std::string_view name = io::tag_value(puzzle.record.tags, "Title");
  if (name.empty()) name = io::tag_value(puzzle.record.tags, "Puzzle");
  return base::str(name, name.empty() ? "" : " – ", task_in_words(puzzle.task, *puzzle.game, *puzzle.position));
}

// The moves of the first variation, and best play from its end on.
std::vector<io::Play> main_line(const Puzzle& puzzle, const Json& variation, games::Solver& solver) {
  std::vector<io::Play> plays = puzzle.record.plays;
  auto at = puzzle.position->clone();
  const auto play = [&](const std::string& move) {
    plays.push_back({.seat = at->to_move(), .move = move, .marks = {}, .comments = {}});
    at = after(*at, move);
  };
  for (const Json& step : variation.at("line")) play(step.at("move").get<std::string>());
  if (!at->over())
    for (const std::string& move : solver.solve(*at, {.line = true}).line) play(move);
  return plays;
}

}  // namespace

absl::StatusOr<Json> page_of(const Puzzle& puzzle, const Answer& answer, games::Solver& solver) {
  Json variations = Json::array();
  for (const Shown& shown : answer.shown) {
    Variations ends(shown, claim_words(puzzle, shown.claim));
    ends.walk(*puzzle.position, shown.line, "", 0, Json::array());
    for (Json& one : ends.take()) variations.push_back(std::move(one));
  }
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
  for (Json& trace : page.at("traces")) {
    put_task(puzzle.task, trace.at("stakes"));
    trace.at("plays").at(puzzle.record.plays.size())["explanation"] = {{"sentences", sentences},
                                                                       {"variations", variations}};
  }
  return page;
}

}  // namespace ouverte::puzzles
