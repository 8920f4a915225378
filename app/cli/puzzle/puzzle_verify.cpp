// `ouverte puzzle verify FILE…`: whether puzzles are sound.
#include "app/requests/puzzle_verify.hpp"

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
#include "app/requests/puzzle_solve.hpp"
#include "solver/games/shared/texts.hpp"

namespace ouverte::cli {
namespace {

struct PuzzleVerifyCommand {
  std::vector<std::string> files;
  requests::PuzzleVerifyArguments asked;
  SearchArguments search{requests::kTimeForPuzzle};
  bool json = false;
  unsigned threads = 1;
  Supplied supplied;
};

using Finding = absl::StatusOr<std::shared_ptr<const requests::VerifiedPuzzle>>;
using Findings = InOrder<std::size_t, Finding>;

// What was found, counted over all puzzles.
struct Totals {
  std::size_t puzzles = 0;
  std::size_t sound = 0;
  std::size_t claims = 0;
  std::size_t proved = 0;
};

class Verifier {
 public:
  Verifier(Session& session, const PuzzleVerifyCommand& arguments)
      : session_(session), arguments_(arguments), report_(session, arguments.json ? Form::kJson : Form::kText) {}

  void run() {
    const records::Readings readings = read_puzzle_files(arguments_.files, session_.console, arguments_.supplied);
    const puzzles::Collection collection(readings);
    Progress progress(session_.console, "puzzles", static_cast<int>(readings.size()));
    const auto make_find = [&]() -> Findings::Find {
      const auto context = std::make_shared<requests::Context>(session_.context(arguments_.search.limits()));
      return [&readings, &collection, this, context](const std::size_t& place) -> Finding {
        const auto* record = std::get_if<records::Record>(&readings[place]);
        if (record == nullptr) return absl::UnknownError("no record");
        context->solvers.begin();
        auto verified = requests::puzzle_verify(*record, collection, arguments_.asked, *context);
        if (!verified.ok()) return verified.status();
        return std::make_shared<const requests::VerifiedPuzzle>(*std::move(verified));
      };
    };
    const auto next = [place = std::size_t{0}, count = readings.size()]() mutable {
      return place < count ? std::optional(place++) : std::nullopt;
    };
    Findings findings(next, arguments_.threads, make_find, session_.console.stop);
    say_of_threads(session_.console, findings.refused());
    std::size_t place = 0;
    while (std::optional<Findings::Taken> taken = findings.take()) {
      const Finding finding = requests::caught([&] { return taken->answer(); });
      progress.clear();
      if (!finding.ok() && session_.console.interrupted()) break;
      if (const auto* problem = std::get_if<records::Problem>(&readings[place])) {
        report_.problem(*problem);
      } else if (!finding.ok()) {
        report_.problem(
            records::problem_with(std::get<records::Record>(readings[place]), std::string(finding.status().message())));
      } else {
        say(**finding);
      }
      progress.done(static_cast<int>(++place));
    }
    progress.clear();
    say_interrupted(session_, place, readings.size());
    say_totals();
  }

 private:
  void say(const requests::VerifiedPuzzle& verified) {
    const puzzles::Confirmation& confirmation = verified.verification.confirmation;
    ++totals_.puzzles;
    if (verified.sound()) ++totals_.sound;
    totals_.claims += confirmation.claims;
    totals_.proved += confirmation.proved;
    session_.limited(!verified.faults.empty() || verified.stopped);
    if (arguments_.json) {
      report_.object(requests::verified_json(verified));
    } else {
      report_.lines(
          verification_text(verified.puzzle, verified.verification, verified.faults, session_.console.interrupted()));
    }
  }

  void say_totals() {
    if (arguments_.json || totals_.puzzles < 2) return;
    session_.console.out << absl::StrFormat("%s puzzles, %s sound; %s of %s confirmed by the checker\n",
                                            with_commas(totals_.puzzles), with_commas(totals_.sound),
                                            with_commas(totals_.proved), counted(totals_.claims, "claim"));
  }

  Session& session_;
  const PuzzleVerifyCommand& arguments_;
  Report report_;
  Totals totals_;
};

}  // namespace

void add_puzzle_verify(CLI::App& puzzle, Session& session) {
  const auto arguments = std::make_shared<PuzzleVerifyCommand>();
  CLI::App* command = puzzle.add_subcommand("verify", "Verify that puzzles are sound: achievable, one key, no more");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  arguments->supplied.add_to(*command);
  const std::vector<std::string> names(puzzles::kFaultNames.begin(), puzzles::kFaultNames.end());
  command->add_option("--allow", arguments->asked.allowed, "Accept these faults: " + games::joined(names, ", "))
      ->type_name("FAULT,…")
      ->delimiter(',')
      ->allow_extra_args(false)
      ->check(one_of(names));
  command->add_flag("--strict", arguments->asked.strict, "Count duals, idle cards and unproved claims as faults");
  command->add_flag("--full", arguments->asked.options.matters,
                    "Look for idle cards and the smallest changes of the result");
  add_number(*command, "--size", arguments->asked.options.proof_nodes, {1},
             "Give a proof up that has more than N nodes");
  add_number(*command, "--positions", arguments->asked.options.lines.positions, {1},
             "Look at most at N positions of a puzzle's lines");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer("The exit status is 1 if there is a fault.");
  command->callback([&session, arguments] { Verifier(session, *arguments).run(); });
}

}  // namespace ouverte::cli
