#include "app/requests/puzzle_step.hpp"

#include <algorithm>
#include <utility>

#include "app/requests/found.hpp"
#include "app/requests/puzzle_solve.hpp"
#include "puzzles/problem/relabel.hpp"
#include "puzzles/problem/solution.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "tutor/train/trainer.hpp"

namespace ouverte::requests {
namespace {

using base::Json;

// A puzzle on the way: what has been played, and how it stands.
class PuzzleOnTheWay {
 public:
  PuzzleOnTheWay(const puzzles::Puzzle& puzzle, games::Solver& solver) : trainer_(puzzle, solver) {}

  absl::Status begin(std::size_t part) {
    if (part > trainer_.parts())
      return base::invalid("part: found ", part, ", expected no more than the task has: ", trainer_.parts());
    while (trainer_.part() + 1 < part) trainer_.next_part();
    go_on();
    return absl::OkStatus();
  }
  // A right move that was played before.
  absl::Status repeat(const std::string& move) {
    const auto right = attempted("moves", move);
    if (!right.ok()) return right.status();
    return *right ? absl::OkStatus() : base::invalid("moves: found ", base::quoted(move), ", expected right moves");
  }
  // The move that is tried. A wrong one is refuted, and not played.
  absl::Status attempt(const std::string& move, Json& json) {
    const std::size_t before = played_.size();
    const auto right = attempted("card", move);
    if (!right.ok()) return right.status();
    json["right"] = *right;
    if (*right)
      json["replies"] = moves_json(std::vector(played_.begin() + static_cast<std::ptrdiff_t>(before), played_.end()));
    else
      json["refuted"] = trainer_.refuted(move);
    return absl::OkStatus();
  }
  absl::Status tell_hint(Json& json) {
    if (!trainer_.users_turn() || trainer_.done()) return absl::OkStatus();
    const auto hint = trainer_.hint();
    if (!hint) return absl::ResourceExhaustedError("a limit was reached before there was a hint");
    json["hint"] = {{"good", hint->good}, {"classes", hint->classes}, {"suits", hint->suits}, {"moves", hint->moves}};
    return absl::OkStatus();
  }
  void tell_solution(Json& json) {
    const puzzles::Line line = trainer_.solution();
    json["solution"] = puzzles::lines_of({puzzles::Part{.claim = std::nullopt, .shown = line}});
    json["complete"] = line.complete();
  }
  void write(Json& json) const {
    json["part"] = trainer_.part() + 1;
    json["parts"] = trainer_.parts();
    const proof::ProofClaim& claim = trainer_.claim();
    const puzzles::Puzzle& puzzle = trainer_.puzzle();
    json["to_show"] = puzzles::bound_in_words(claim.bound, claim.value, *puzzle.game, puzzle.position->setup());
    json["played"] = moves_json(played_);
    json["done"] = trainer_.done();
    if (trainer_.missed()) json["missed"] = true;
  }

 private:
  absl::StatusOr<bool> attempted(const char* argument, const std::string& move) {
    if (trainer_.done() || !trainer_.users_turn())
      return base::invalid(argument, ": found ", base::quoted(move), ", expected nothing more: this part is done");
    const std::string seat = trainer_.position().to_move();
    auto right = trainer_.attempt(move);
    if (!right.ok() && absl::IsInvalidArgument(right.status()))
      return base::invalid(argument, ": ", base::message(right.status()));
    if (!right.ok() || !*right) return right;
    played_.push_back({.seat = seat, .move = move});
    go_on();
    return true;
  }
  void go_on() { std::ranges::move(trainer_.advance(), std::back_inserter(played_)); }
  [[nodiscard]] static Json moves_json(const std::vector<tutor::Trainer::Move>& moves) {
    Json json = Json::array();
    for (const tutor::Trainer::Move& move : moves) json.push_back({{"seat", move.seat}, {"move", move.move}});
    return json;
  }

  tutor::Trainer trainer_;
  std::vector<tutor::Trainer::Move> played_;
};

}  // namespace

absl::StatusOr<Json> puzzle_step(const records::Record& record, const PuzzleStepArguments& arguments,
                                 Context& context) {
  const auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return puzzle.status();
  PuzzleOnTheWay way(*puzzle, context.solvers.of(*puzzle->game));
  if (absl::Status begun = way.begin(arguments.part); !begun.ok()) return begun;
  for (const std::string& move : arguments.moves)
    if (absl::Status repeated = way.repeat(move); !repeated.ok()) return repeated;
  Json json = {{"id", id_of(record.place)},
               {"puzzle", puzzles::name_of(record)},
               {"key", puzzles::key_of(*puzzle)},
               {"themes", puzzles::themes_of(record)},
               {"task", puzzles::task_text(puzzle->task)},
               {"in_words", puzzles::task_in_words(puzzle->task, *puzzle->game, *puzzle->position)}};
  if (!arguments.card.empty())
    if (absl::Status tried = way.attempt(arguments.card, json); !tried.ok()) return tried;
  if (arguments.hint)
    if (absl::Status told = way.tell_hint(json); !told.ok()) return told;
  if (arguments.solution) way.tell_solution(json);
  way.write(json);
  return json;
}

absl::StatusOr<Json> answer_puzzle_step(Arguments& given, Context& context) {
  const PuzzleStepArguments arguments{.moves = given.texts("moves"),
                                      .card = given.text("card"),
                                      .part = given.number<std::size_t>("part", 1, 1),
                                      .hint = given.flag("hint"),
                                      .solution = given.flag("solution")};
  const auto answer = [&](const records::Record& record) { return puzzle_step(record, arguments, context); };
  return about_record(given, context, kTimeForPuzzle, answer, puzzles::read_puzzles_as);
}

absl::StatusOr<Json> answer_puzzle_due(Arguments& given, Context& /*context*/) {
  const auto lowest = static_cast<std::uint64_t>(tutor::Quality::kGivenUp);
  const auto highest = static_cast<std::uint64_t>(tutor::Quality::kPerfect);
  constexpr std::uint64_t kMost = 1'000'000;
  const tutor::Schedule known{.repetitions = given.number("repetitions", 0, 0, kMost),
                              .easiness = given.number("easiness", tutor::Schedule().easiness, 0, 1000),
                              .interval = given.number("interval", 0, 0, kMost)};
  const int quality = given.number("quality", 0, lowest, highest);
  given.require("quality", "how the puzzle went, 1 to 5");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const tutor::Schedule next = tutor::after(known, static_cast<tutor::Quality>(quality));
  return Json{{"repetitions", next.repetitions}, {"easiness", next.easiness}, {"interval", next.interval}};
}

}  // namespace ouverte::requests
