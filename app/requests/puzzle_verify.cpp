#include "app/requests/puzzle_verify.hpp"

#include <algorithm>
#include <utility>

#include "app/requests/found.hpp"
#include "app/requests/puzzle_solve.hpp"
#include "puzzles/text/posted.hpp"
#include "solver/base/status.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::requests {
namespace {

using puzzles::Fault;

bool counts(Fault fault, const PuzzleVerifyArguments& arguments) {
  if (std::ranges::find(arguments.allowed, puzzles::name_of(fault)) != arguments.allowed.end()) return false;
  return arguments.strict || std::ranges::find(puzzles::kMinorFaults, fault) == puzzles::kMinorFaults.end();
}

}  // namespace

absl::StatusOr<VerifiedPuzzle> puzzle_verify(const records::Record& record, const puzzles::Collection& collection,
                                             const PuzzleVerifyArguments& arguments, Context& context) {
  auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return puzzle.status();
  games::Solver& solver = context.solvers.of(*puzzle->game);
  auto verification = puzzles::verify(*puzzle, collection, solver, arguments.options);
  if (!verification.ok()) return verification.status();
  std::vector<Fault> faults = puzzles::faults_of(*verification);
  std::erase_if(faults, [&](Fault fault) { return !counts(fault, arguments); });
  const bool stopped = solver.deadline().passed() || !verification->unfinished.empty();
  return VerifiedPuzzle{*std::move(puzzle), *std::move(verification), std::move(faults), stopped};
}

base::Json verified_json(const VerifiedPuzzle& verified) {
  base::Json names = base::Json::array();
  for (const Fault fault : verified.faults) names.push_back(puzzles::name_of(fault));
  base::Json object = {
      {"id", id_of(verified.puzzle.record.place)},
      {"sound", verified.sound() || !verified.faults.empty() ? base::Json(verified.sound()) : base::Json()},
      {"faults", std::move(names)}};
  object.update(puzzles::to_json(verified.puzzle, verified.verification));
  return object;
}

absl::StatusOr<base::Json> answer_puzzle_verify(Arguments& given, Context& context) {
  PuzzleVerifyArguments arguments{.allowed = given.texts("allow"), .strict = given.flag("strict"), .options = {}};
  arguments.options.matters = given.flag("full");
  arguments.options.proof_nodes = given.number("size", arguments.options.proof_nodes, 1);
  arguments.options.lines.positions = given.number("positions", arguments.options.lines.positions, 1);
  for (const std::string& name : arguments.allowed)
    if (std::ranges::find(puzzles::kFaultNames, name) == puzzles::kFaultNames.end())
      given.refuse(base::invalid("allow: found ", base::quoted(name), ", expected some of ",
                                 games::joined(puzzles::kFaultNames, ", ")));
  const auto answer = [&](const records::Record& record) -> absl::StatusOr<base::Json> {
    const records::Readings all = {record};
    const auto verified = puzzle_verify(record, puzzles::Collection(all), arguments, context);
    if (!verified.ok()) return verified.status();
    return verified_json(*verified);
  };
  return about_record(given, context, kTimeForPuzzle, answer, puzzles::read_puzzles_as);
}

}  // namespace ouverte::requests
