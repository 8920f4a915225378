// `ouverte prove FILE…`: proofs of what deals and positions are worth, as files that `ouverte check` verifies.
#include <ostream>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "solver/proof/proof_search.hpp"

namespace ouverte::cli {
namespace {

constexpr std::size_t kMostNodes = 1'000'000;
constexpr std::chrono::seconds kTimeForProve{60};

struct ProveArguments {
  std::vector<std::string> files;
  std::string objective;
  std::string guarantee;
  std::size_t size = kMostNodes;
  SearchArguments search{kTimeForProve};
  bool json = false;
};

void say(const games::Entry& game, const records::Record& record, const proof::Proof& proof,
         const ProveArguments& arguments, Session& session, Report& report) {
  const std::string text = proof::proof_text(proof);
  const int value = proof.claims.front().value;
  if (arguments.json) {
    report.object({{"id", requests::id_of(record.place)},
                   {"for", proof.setup.guarantee.empty() ? base::Json() : base::Json(proof.setup.guarantee)},
                   {"value", game.value_json(value, proof.setup)},
                   {"nodes", proof.nodes.size()},
                   {"edges", proof.edges()},
                   {"bytes", text.size()},
                   {"proof", text}});
    return;
  }
  session.console.out << text << std::flush;
  const std::string whose = proof.setup.guarantee.empty() ? "" : " for " + proof.setup.guarantee;
  session.console.message(absl::StrFormat("%s: %s%s: proved with %s nodes, %s edges, %s bytes",
                                          records::text(record.place), game.describe({value, value}, proof.setup),
                                          whose, with_commas(proof.nodes.size()), with_commas(proof.edges()),
                                          with_commas(text.size())));
}

// One proof, or one a seat where everyone plays for himself and none was named.
absl::Status prove(const records::Record& record, const ProveArguments& arguments, requests::SolverKeeper& solvers,
                   Session& session, Report& report) {
  const auto game = session.game(record.setup.game);
  if (!game.ok()) return game.status();
  games::Setup setup = record.setup;
  if (setup.id.empty()) setup.id = record.place.board;
  if (!arguments.objective.empty()) setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) setup.guarantee = arguments.guarantee;
  if (setup.contract.is_null()) return absl::InvalidArgumentError("contract: found none, expected one: passed out");
  std::vector<std::string> seats = {setup.guarantee};
  if (setup.guarantee.empty() && (*game)->free_for_all(setup.contract)) {
    seats.clear();
    for (const char seat : (*game)->seats_at(setup)) seats.emplace_back(1, seat);
  }
  auto left = static_cast<int>(seats.size());
  for (const std::string& seat : seats) {
    solvers.of(**game).deadline().share(left--);
    setup.guarantee = seat;
    const auto position = (*game)->position(setup);
    if (!position.ok()) return position.status();
    const auto proof = proof::prove(**position, solvers.of(**game), {.nodes = arguments.size});
    if (!proof.ok()) return proof.status();
    say(**game, record, *proof, arguments, session, report);
  }
  return absl::OkStatus();
}

void prove_all(Session& session, const ProveArguments& arguments) {
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  requests::SolverKeeper solvers(arguments.search.limits(), session.console.stop);
  answer_in_turn(session, read_files(arguments.files, session.console), "deals", report, solvers,
                 [&](const records::Record& record) { return prove(record, arguments, solvers, session, report); });
}

}  // namespace

void add_prove(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<ProveArguments>();
  CLI::App* command = app.add_subcommand("prove", "Prove the value of each position, for `ouverte check` to verify");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command->add_option("--objective", arguments->objective, "Maximise this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->guarantee, 1,
            "Prove the guarantee of this seat, where all play for themselves");
  add_number(*command, "--size", arguments->size, {1}, "Give a proof up that has more than N nodes");
  command->add_flag("--json", arguments->json, "Print one JSON object a line, the proof as text in it");
  arguments->search.add_to(*command);
  command->footer(
      "Endings of eight cards a hand take some ten thousand nodes, whole deals far too\n"
      "many for a file.");
  command->callback([&session, arguments] { prove_all(session, *arguments); });
}

}  // namespace ouverte::cli
