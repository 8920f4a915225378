// `ouverte check FILE…`: verifies proofs by the rules alone.
#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "solver/proof/checker.hpp"
#include "solver/records/encoding.hpp"

namespace ouverte::cli {
namespace {

struct CheckArguments {
  std::vector<std::string> files;
  bool json = false;
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  std::uint64_t positions = std::numeric_limits<std::uint64_t>::max();
};

// What the claims say together, in the game's words where they leave one value.
std::string proved_text(const games::Entry& game, const proof::Proof& proof) {
  std::string text;
  for (const proof::ProofClaim& claim : proof.claims) {
    const bool exact = proof.claims.size() == 2 && proof.claims[0].bound != proof.claims[1].bound &&
                       proof.claims[0].value == proof.claims[1].value;
    if (exact) return game.describe({claim.value, claim.value}, proof.setup);
    text += (text.empty() ? "value " : ", ") + proof::claim_text(claim);
  }
  return text;
}

void say(const std::string& path, const proof::Proof& proof, const proof::Checked& checked, bool json, Session& session,
         Report& report) {
  const games::Entry& game = **session.game(proof.setup.game);
  if (json) {
    base::Json claims = base::Json::array();
    for (const proof::ProofClaim& claim : proof.claims) claims.push_back(proof::claim_text(claim));
    report.object({{"id", proof.setup.id.empty() ? base::Json() : base::Json(proof.setup.id)},
                   {"proved", claims},
                   {"for", proof.setup.guarantee.empty() ? base::Json() : base::Json(proof.setup.guarantee)},
                   {"nodes", proof.nodes.size()},
                   {"positions", checked.positions}});
    return;
  }
  const std::string name = proof.setup.id.empty() ? "" : absl::StrFormat(" board %s:", proof.setup.id);
  const std::string whose = proof.setup.guarantee.empty() ? "" : " for " + proof.setup.guarantee;
  report.lines({Text(absl::StrFormat("%s:%d:%s proved: %s%s (%s nodes, %s positions played)", path, proof.line, name,
                                     proved_text(game, proof), whose, with_commas(proof.nodes.size()),
                                     with_commas(checked.positions)))});
}

void check_file(const std::string& path, const CheckArguments& arguments, Session& session, Report& report) {
  const bool json = arguments.json;
  const auto fail = [&](int line, const std::string& message) {
    const std::string file = input_name(path);
    if (!json) return report.problem({.place = {.file = file, .line = line, .board = ""}, .message = message});
    session.status = Status::kBadInput;
    report.object({{"file", file}, {"line", line}, {"error", message}});
  };
  const auto text = read_text(path, session.console);
  if (session.console.interrupted()) return;
  if (!text.ok()) return fail(0, std::string(text.status().message()));
  const proof::ProofReadings readings = proof::read_proofs(records::plain_text(*text));
  for (const proof::Proof& proof : readings.proofs) {
    if (session.console.interrupted()) return;
    const auto outcome = proof::check(
        proof, {.positions = arguments.positions, .deadline = base::Deadline(arguments.time, session.console.stop)});
    if (const auto* fault = std::get_if<proof::ProofFault>(&outcome)) {
      fail(fault->line, fault->message);
    } else if (const auto* unchecked = std::get_if<proof::Unchecked>(&outcome)) {
      if (session.console.interrupted()) return;
      fail(proof.line, absl::StrFormat("neither proved nor refused: the limit struck after %s positions",
                                       with_commas(unchecked->positions)));
    } else {
      say(path, proof, std::get<proof::Checked>(outcome), json, session, report);
    }
  }
  if (readings.fault) fail(readings.fault->line, readings.fault->message);
}

}  // namespace

void add_check(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<CheckArguments>();
  CLI::App* command = app.add_subcommand("check", "Verify proofs by the rules alone");
  command->add_option("FILE", arguments->files, "what `ouverte prove` wrote; - is standard input")
      ->required()
      ->type_name("");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_time(*command, arguments->time, "Give a proof up after TIME: 5s, 200ms, 1m30s");
  add_number(*command, "--nodes", arguments->positions, {1}, "Give a proof up after N positions");
  command->callback([&session, arguments] {
    Report report(session, arguments->json ? Form::kJson : Form::kText);
    for (const std::string& path : arguments->files) check_file(path, *arguments, session, report);
  });
}

}  // namespace ouverte::cli
