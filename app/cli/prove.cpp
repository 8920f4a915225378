// `ouverte prove FILE…`: proofs of what deals and positions are worth, as files that `ouverte check` verifies.
#include "app/requests/prove.hpp"

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

struct ProveCommand {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  requests::ProveArguments asked;
  SearchArguments search{requests::kTimeForProve};
  bool json = false;
};

// The proof as a file, and a message about it; or only what was found out of the value.
void print(const games::Game& game, const records::Record& record, const requests::Attempt& attempt,
           const Console& console) {
  const std::string whose = attempt.setup.guarantee.empty() ? "" : " for " + attempt.setup.guarantee;
  const std::string said =
      absl::StrFormat("%s: %s%s", records::text(record.place), game.describe(attempt.value, attempt.setup), whose);
  if (!attempt.proof.ok())
    return console.message(absl::StrFormat("%s, not proved: %s", said, base::message(attempt.proof.status())));
  const proof::Proof& proof = *attempt.proof;
  const std::string text = proof::proof_text(proof);
  console.data(text);
  console.message(absl::StrFormat("%s: proved with %s, %s, %s", said, counted(proof.nodes.size(), "node"),
                                  counted(proof.edges(), "edge"), counted(text.size(), "byte")));
}

void prove_all(Session& session, const ProveCommand& command) {
  Report report(session, command.json ? Form::kJson : Form::kText);
  requests::Context context = session.context(command.search.limits());
  const auto prove = [&](const records::Record& record) {
    return requests::prove(record, command.asked, context,
                           [&](const games::Game& game, const requests::Attempt& attempt) {
                             session.limited(!attempt.proof.ok());
                             if (command.json) {
                               report.object(requests::proof_json(game, record.place, attempt));
                             } else {
                               print(game, record, attempt, session.console);
                             }
                           });
  };
  RecordSource source(command.files, session.console, reader(command.words));
  answer_in_turn(session, source, "deals", report, context.solvers, prove);
}

}  // namespace

void add_prove(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<ProveCommand>();
  CLI::App* command = app.add_subcommand("prove", "Prove the value of each position, for `ouverte check` to verify");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_words_arguments(*command, arguments->words);
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
