#include "app/requests/puzzle_solve.hpp"

#include <algorithm>
#include <utility>

#include "app/requests/found.hpp"
#include "puzzles/compose/themes.hpp"
#include "puzzles/text/posted.hpp"

namespace ouverte::requests {
namespace {

constexpr int kMostVariations = 10'000;
constexpr int kMostTreeTime = 86'400;
constexpr int kMostDepth = 26;

// Captions of what is shown whole; the themes that they are of, and those of the key.
void tell_what_it_turns_on(SolvedPuzzle& solved, games::Solver& solver) {
  const puzzles::Puzzle& puzzle = solved.puzzle;
  const auto add = [&](const std::string& theme) {
    if (std::ranges::find(solved.themes, theme) == solved.themes.end()) solved.themes.push_back(theme);
  };
  bool complete = solved.answer.holds;
  for (const puzzles::Shown& shown : solved.answer.shown) {
    solved.captions.push_back(tutor::captions_of(*puzzle.game, *puzzle.position, shown.claim, shown.line, solver));
    for (const std::string& theme : solved.captions.back().themes) add(theme);
    complete = complete && shown.line.complete();
  }
  if (!complete) return;
  if (const auto turn = puzzles::turn_of(puzzle, solver))
    for (const std::string& theme : puzzles::themes_shown(*turn)) add(theme);
}

}  // namespace

absl::StatusOr<SolvedPuzzle> puzzle_solve(const records::Record& record, const PuzzleSolveArguments& arguments,
                                          Context& context) {
  auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return puzzle.status();
  puzzles::SolutionLimits limits = arguments.limits;
  limits.time = std::chrono::seconds(arguments.tree_time);
  if (arguments.depth > 0) limits.depth = arguments.depth;
  games::Solver& solver = context.solvers.of(*puzzle->game);
  auto answer = puzzles::answer(*puzzle, solver, limits);
  if (!answer.ok()) return answer.status();
  const bool confirmed =
      std::ranges::all_of(answer->shown, [](const puzzles::Shown& each) { return each.checked.has_value(); });
  SolvedPuzzle solved{
      .puzzle = *std::move(puzzle), .answer = *std::move(answer), .stopped = !confirmed && solver.deadline().passed()};
  tell_what_it_turns_on(solved, solver);
  return solved;
}

base::Json solved_json(const SolvedPuzzle& solved) {
  const puzzles::Puzzle& puzzle = solved.puzzle;
  const puzzles::Answer& answer = solved.answer;
  const games::Setup setup = puzzle.position->setup();
  base::Json object = {{"id", id_of(puzzle.record.place)},
                       {"puzzle", puzzles::name_of(puzzle.record)},
                       {"task", puzzles::task_text(puzzle.task)},
                       {"in_words", puzzles::task_in_words(puzzle.task, *puzzle.game, *puzzle.position)},
                       {"value", puzzle.game->value_json(answer.value.lower, setup)},
                       {"holds", answer.holds},
                       {"exceeds", answer.exceeds}};
  object["keys"] = answer.first ? base::Json(answer.first->keep) : base::Json();
  if (!answer.best_try.empty()) object["best_try"] = answer.best_try;
  base::Json& parts = object["shown"] = base::Json::array();
  for (const puzzles::Shown& shown : answer.shown) {
    parts.push_back({{"claim", proof::claim_text(shown.claim)},
                     {"complete", shown.checked.has_value()},
                     {"positions_checked", shown.checked ? base::Json(*shown.checked) : base::Json()},
                     {"line", puzzles::to_json(shown.line)}});
    if (shown.missing != puzzles::Missing::kNothing) parts.back()["missing"] = puzzles::name_of(shown.missing);
  }
  object["solution"] = puzzles::lines_of(puzzles::solution_of(answer));
  object["best_play"] = answer.best;
  return object;
}

absl::StatusOr<base::Json> answer_puzzle_solve(Arguments& given, Context& context) {
  PuzzleSolveArguments arguments;
  arguments.limits.variations = given.number("variations", arguments.limits.variations, 1, kMostVariations);
  arguments.limits.plays = given.number("plays", arguments.limits.plays, 1'000, 1'000'000'000);
  arguments.tree_time = given.number("tree_time", arguments.tree_time, 1, kMostTreeTime);
  arguments.depth = given.number("depth", 0, 1, kMostDepth);
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto solved = puzzle_solve(record, arguments, context);
    if (!solved.ok()) return solved.status();
    return solved_json(*solved);
  };
  return about_record(given, context, kTimeForPuzzle, answer, puzzles::read_puzzles_as);
}

}  // namespace ouverte::requests
