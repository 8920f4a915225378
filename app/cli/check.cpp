// `ouverte check FILE…`: verifies proofs by the rules alone.
#include "app/requests/check.hpp"

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

struct CheckCommand {
  std::vector<std::string> files;
  requests::CheckLimits limits;
  bool json = false;
};

// What the claims say together, in the game's words where they leave one value.
std::string proved_text(const games::Game& game, const proof::Proof& proof) {
  std::string text;
  for (const proof::ProofClaim& claim : proof.claims) {
    const bool exact = proof.claims.size() == 2 && proof.claims[0].bound != proof.claims[1].bound &&
                       proof.claims[0].value == proof.claims[1].value;
    if (exact) return game.describe({claim.value, claim.value}, proof.setup);
    text += (text.empty() ? "value " : ", ") + proof::claim_text(claim);
  }
  return text;
}

std::string verified_text(const std::string& path, const requests::Verified& verified, const games::Game& game) {
  const proof::Proof& proof = verified.proof;
  const std::string name = proof.setup.id.empty() ? "" : absl::StrFormat(" board %s:", proof.setup.id);
  const std::string whose = proof.setup.guarantee.empty() ? "" : " for " + proof.setup.guarantee;
  return absl::StrFormat("%s:%d:%s proved: %s%s (%s, %s played)", path, proof.line, name, proved_text(game, proof),
                         whose, counted(proof.nodes.size(), "node"), counted(verified.checked.positions, "position"));
}

void check_file(const std::string& path, const CheckCommand& command, Session& session, Report& report) {
  const std::string file = input_name(path);
  const auto say = [&](const requests::Verdict& verdict) {
    const auto* fault = std::get_if<proof::ProofFault>(&verdict);
    if (fault != nullptr) session.status = Status::kBadInput;
    if (command.json) {
      base::Json object = fault != nullptr ? base::Json{{"file", file}} : base::Json::object();
      object.update(requests::verdict_json(verdict));
      report.object(object);
    } else if (fault != nullptr) {
      report.problem({.place = {.file = file, .line = fault->line, .board = ""}, .message = fault->message});
    } else {
      const auto& verified = std::get<requests::Verified>(verdict);
      report.lines({Text(verified_text(path, verified, **session.game(verified.proof.setup.game)))});
    }
  };
  const auto text = read_text(path, session.console);
  if (session.console.interrupted()) return;
  if (!text.ok()) return say(proof::ProofFault{.line = 0, .message = base::message(text.status())});
  requests::check(*text, command.limits, session.console.stop, say);
}

}  // namespace

void add_check(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<CheckCommand>();
  CLI::App* command = app.add_subcommand("check", "Verify proofs by the rules alone");
  command->add_option("FILE", arguments->files, "what `ouverte prove` wrote; - is standard input")
      ->required()
      ->type_name("");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_time(*command, arguments->limits.time, "Give a proof up after TIME: 5s, 200ms, 1m30s");
  add_number(*command, "--nodes", arguments->limits.positions, {1}, "Give a proof up after N positions");
  command->callback([&session, arguments] {
    Report report(session, arguments->json ? Form::kJson : Form::kText);
    for (const std::string& path : arguments->files) check_file(path, *arguments, session, report);
  });
}

}  // namespace ouverte::cli
