// `ouverte prove FILE…`: proofs of what deals and positions are worth, as files that `ouverte check` verifies.
#include "app/requests/prove.hpp"

#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"

namespace ouverte::cli {
namespace {

struct ProveCommand {
  std::vector<std::string> files;
  requests::ProveArguments asked;
  SearchArguments search{requests::kTimeForProve};
  bool json = false;
};

// The proof as a file, and a message about it.
void print(const games::Entry& game, const records::Record& record, const proof::Proof& proof, const Console& console) {
  const std::string text = proof::proof_text(proof);
  const int value = proof.claims.front().value;
  console.out << text << std::flush;
  const std::string whose = proof.setup.guarantee.empty() ? "" : " for " + proof.setup.guarantee;
  console.message(absl::StrFormat("%s: %s%s: proved with %s nodes, %s edges, %s bytes", records::text(record.place),
                                  game.describe({value, value}, proof.setup), whose, with_commas(proof.nodes.size()),
                                  with_commas(proof.edges()), with_commas(text.size())));
}

void prove_all(Session& session, const ProveCommand& command) {
  Report report(session, command.json ? Form::kJson : Form::kText);
  requests::Context context = session.context(command.search.limits());
  const auto prove = [&](const records::Record& record) {
    return requests::prove(record, command.asked, context, [&](const games::Entry& game, const proof::Proof& proof) {
      if (command.json) {
        report.object(requests::proof_json(game, record.place, proof));
      } else {
        print(game, record, proof, session.console);
      }
    });
  };
  RecordSource source(command.files, session.console);
  answer_in_turn(session, source, "deals", report, context.solvers, prove);
}

}  // namespace

void add_prove(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<ProveCommand>();
  CLI::App* command = app.add_subcommand("prove", "Prove the value of each position, for `ouverte check` to verify");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command->add_option("--objective", arguments->asked.objective, "Maximise this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->asked.guarantee, 1,
            "Prove the guarantee of this seat, where all play for themselves");
  add_number(*command, "--size", arguments->asked.nodes, {1}, "Give a proof up that has more than N nodes");
  command->add_flag("--json", arguments->json, "Print one JSON object a line, the proof as text in it");
  arguments->search.add_to(*command);
  command->footer(
      "Endings of eight cards a hand take some ten thousand nodes, whole deals far too\n"
      "many for a file.");
  command->callback([&session, arguments] { prove_all(session, *arguments); });
}

}  // namespace ouverte::cli
