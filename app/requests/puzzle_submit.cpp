#include "app/requests/puzzle_submit.hpp"

#include <algorithm>
#include <cctype>
#include <utility>

#include "app/requests/found.hpp"
#include "app/requests/puzzle_solve.hpp"
#include "puzzles/problem/solution_prose.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/names.hpp"

namespace ouverte::requests {
namespace {

// What is wrong with a solution, which is called by its tag, is wrong with the argument.
absl::Status of_argument(const absl::Status& status) {
  constexpr std::string_view kTag = "Solution: ";
  const std::string message = base::message(status);
  if (!message.starts_with(kTag)) return status;
  return {status.code(), base::str("solution: ", std::string_view(message).substr(kTag.size()))};
}

bool is_word(std::string_view move) {
  return std::ranges::count_if(move, [](unsigned char letter) { return std::islower(letter) != 0; }) > 0 &&
         std::ranges::all_of(move, [](unsigned char letter) { return std::isalpha(letter) != 0 || letter == '\''; });
}

// The fault with an example of the form, in the cards of the puzzle.
absl::Status with_form(const absl::Status& status, const puzzles::Puzzle& puzzle) {
  const std::vector<std::string> moves = puzzle.position->moves();
  const auto next = puzzle.position->clone();
  if (moves.empty() || !next->play(moves.front()).ok() || next->over()) return status;
  const std::vector<std::string> replies = next->moves();
  return {status.code(),
          base::str(base::message(status), "; written like this: \"", puzzle.position->to_move(), ' ', moves.front(),
                    "; A) ", next->to_move(), ' ', replies.front(), ": …; B) else: …\", or told: \"If ",
                    games::seat_name(next->to_move(), puzzle.game->seats()), " plays ", replies.front(), ", …\"")};
}

}  // namespace

absl::StatusOr<puzzles::Puzzle> puzzle_to_judge(const records::Record& record) {
  auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return puzzle.status();
  if (absl::Status ends = puzzles::must_end(*puzzle); !ends.ok()) return ends;
  return puzzle;
}

absl::StatusOr<puzzles::Verdict> puzzle_submit(const puzzles::Puzzle& puzzle, const PuzzleSubmitArguments& arguments,
                                               Context& context) {
  const std::string written = puzzles::in_written_form(arguments.solution, *puzzle.game, *puzzle.position);
  const auto solution = puzzles::read_solution(written, puzzle.game->seats_at(puzzle.position->setup()));
  if (!solution.ok()) return with_form(solution.status(), puzzle);
  auto verdict = puzzles::judge(puzzle, *solution, context.solvers.of(*puzzle.game), {.choices = arguments.choices});
  if (verdict.flaws.empty()) return verdict;
  // A word that is no move of any game is no slip in the play.
  const puzzles::Flaw& first = verdict.flaws.front();
  if (first.kind == puzzles::FlawKind::kIllegal && is_word(first.move))
    return with_form(
        base::invalid("Solution: line ", first.line, ": found ", base::quoted(first.move), ", expected a move"),
        puzzle);
  return verdict;
}

base::Json verdict_json(const puzzles::Puzzle& puzzle, const puzzles::Verdict& verdict) {
  base::Json flaws = base::Json::array();
  for (const puzzles::Flaw& flaw : verdict.flaws) flaws.push_back(puzzles::to_json(flaw));
  return {{"id", id_of(puzzle.record.place)}, {"complete", verdict.complete()}, {"flaws", std::move(flaws)}};
}

absl::StatusOr<base::Json> answer_puzzle_submit(Arguments& given, Context& context) {
  PuzzleSubmitArguments arguments{.solution = given.text("solution"),
                                  .choices = given.number("choices", 0, 0, kMostChoices)};
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const auto puzzle = puzzle_to_judge(record);
    if (!puzzle.ok()) return puzzle.status();
    const bool own = arguments.solution.empty();
    if (own) arguments.solution = puzzles::solution_text_of(record);
    if (arguments.solution.empty())
      return base::invalid("solution: found nothing, expected one, or a record that has its own");
    const auto verdict = puzzle_submit(*puzzle, arguments, context);
    if (!verdict.ok()) return own ? verdict.status() : of_argument(verdict.status());
    return verdict_json(*puzzle, *verdict);
  };
  return about_record(given, context, kTimeForPuzzle, answer, puzzles::read_puzzles_as);
}

}  // namespace ouverte::requests
