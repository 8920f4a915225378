// `ouverte puzzle verify FILE…`: whether puzzles are sound.
#include <algorithm>
#include <ostream>
#include <set>

#include "absl/strings/str_format.h"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/in_order.hpp"
#include "app/cli/console/progress.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"
#include "app/cli/puzzle/puzzle_input.hpp"
#include "app/cli/text/verification_text.hpp"
#include "app/requests/caught.hpp"
#include "puzzles/verify/verify.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::cli {
namespace {

using puzzles::Fault;

constexpr std::chrono::seconds kTimeForPuzzleVerify{60};

struct PuzzleVerifyArguments {
  std::vector<std::string> files;
  std::vector<std::string> allowed;
  bool strict = false;
  bool json = false;
  unsigned threads = 1;
  puzzles::VerifyOptions options;
  SearchArguments search{kTimeForPuzzleVerify};
};

struct Verified {
  puzzles::Puzzle puzzle;
  puzzles::Verification verification;
  bool stopped = false;  // the time was up before all was looked at
};
using Finding = absl::StatusOr<std::shared_ptr<const Verified>>;

Finding verified(const records::Record& record, const puzzles::Collection& collection, requests::SolverKeeper& solvers,
                 const puzzles::VerifyOptions& options) {
  auto puzzle = puzzles::puzzle_of(record);
  if (!puzzle.ok()) return puzzle.status();
  games::Solver& solver = solvers.of(*puzzle->game);
  auto verification = puzzles::verify(*puzzle, collection, solver, options);
  if (!verification.ok()) return verification.status();
  return std::make_shared<const Verified>(
      Verified{*std::move(puzzle), *std::move(verification), solver.deadline().passed()});
}

// What was found, counted over all puzzles.
struct Totals {
  std::size_t puzzles = 0;
  std::size_t faulty = 0;
  std::size_t claims = 0;
  std::size_t proved = 0;
};

class Verifier {
 public:
  Verifier(Session& session, const PuzzleVerifyArguments& arguments)
      : session_(session), arguments_(arguments), report_(session, arguments.json ? Form::kJson : Form::kText) {}

  void run() {
    const records::Readings readings = read_puzzle_files(arguments_.files, session_.console);
    const puzzles::Collection collection(readings);
    Progress progress(session_.console, "puzzles", static_cast<int>(readings.size()));
    const auto make_find = [&]() -> InOrder<Finding>::Find {
      const auto solvers = std::make_shared<requests::SolverKeeper>(arguments_.search.limits(), session_.console.stop);
      return [&readings, &collection, this, solvers](std::size_t place) -> Finding {
        const auto* record = std::get_if<records::Record>(&readings[place]);
        if (record == nullptr) return absl::UnknownError("no record");
        solvers->begin();
        return verified(*record, collection, *solvers, arguments_.options);
      };
    };
    InOrder<Finding> findings(readings.size(), arguments_.threads, make_find, session_.console.stop);
    say_of_threads(session_.console, findings.refused());
    for (std::size_t place = 0; place < readings.size(); ++place) {
      const std::optional<Finding> taken = requests::caught([&] { return findings.take(place); });
      progress.clear();
      if (!taken || (!taken->ok() && session_.console.interrupted())) {
        say_interrupted(session_, place, readings.size());
        break;
      }
      const Finding& finding = *taken;
      if (const auto* problem = std::get_if<records::Problem>(&readings[place])) {
        report_.problem(*problem);
      } else if (!finding.ok()) {
        report_.problem(
            records::problem_with(std::get<records::Record>(readings[place]), std::string(finding.status().message())));
      } else {
        say(**finding);
      }
      progress.done(static_cast<int>(place) + 1);
    }
    progress.clear();
    say_totals();
  }

 private:
  [[nodiscard]] bool counts(Fault fault) const {
    const std::string name(puzzles::name_of(fault));
    if (std::ranges::find(arguments_.allowed, name) != arguments_.allowed.end()) return false;
    return arguments_.strict || std::ranges::find(puzzles::kMinorFaults, fault) == puzzles::kMinorFaults.end();
  }

  void say(const Verified& verified) {
    std::vector<Fault> faults = puzzles::faults_of(verified.verification);
    std::erase_if(faults, [&](Fault fault) { return !counts(fault); });
    ++totals_.puzzles;
    if (!faults.empty()) ++totals_.faulty;
    totals_.claims += verified.verification.confirmation.claims;
    totals_.proved += verified.verification.confirmation.proved;
    if (!faults.empty()) session_.status = Status::kBadInput;
    session_.limited(verified.stopped);
    if (!arguments_.json) return report_.lines(verification_text(verified.puzzle, verified.verification, faults));
    base::Json names = base::Json::array();
    for (const Fault fault : faults) names.push_back(puzzles::name_of(fault));
    base::Json object = {
        {"id", requests::id_of(verified.puzzle.record.place)}, {"sound", faults.empty()}, {"faults", names}};
    object.update(puzzles::to_json(verified.puzzle, verified.verification));
    report_.object(object);
  }

  void say_totals() {
    if (arguments_.json || totals_.puzzles < 2) return;
    session_.console.out << absl::StrFormat("%s puzzles, %s sound; %s of %s claims confirmed by the checker\n",
                                            with_commas(totals_.puzzles), with_commas(totals_.puzzles - totals_.faulty),
                                            with_commas(totals_.proved), with_commas(totals_.claims));
  }

  Session& session_;
  const PuzzleVerifyArguments& arguments_;
  Report report_;
  Totals totals_;
};

}  // namespace

void add_puzzle_verify(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleVerifyArguments>();
  CLI::App* command = puzzle.add_subcommand("verify", "Verify that puzzles are sound: achievable, one key, no more");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  const std::vector<std::string> names(puzzles::kFaultNames.begin(), puzzles::kFaultNames.end());
  command->add_option("--allow", arguments->allowed, "Accept these faults: " + games::joined(names, ", "))
      ->type_name("FAULT,…")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(one_of(names));
  command->add_flag("--strict", arguments->strict, "Count duals, idle cards and unproved claims as faults");
  command->add_flag("--full", arguments->options.matters, "Look for idle cards and the smallest changes of the result");
  add_number(*command, "--size", arguments->options.proof_nodes, {1}, "Give a proof up that has more than N nodes");
  add_number(*command, "--positions", arguments->options.lines.positions, {1},
             "Look at most at N positions of a puzzle's lines");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer("The exit status is 1 if there is a fault.");
  command->callback([&session, arguments] { Verifier(session, *arguments).run(); });
}

}  // namespace ouverte::cli
