// `ouverte explain FILE`: why a card is wrong, as variations that can be read.
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

struct ExplainCommand {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  requests::ExplainArguments asked;
  SearchArguments search{requests::kTimeForExplain};
  bool json = false;
};

void explain_all(Session& session, const ExplainCommand& command) {
  Report report(session, command.json ? Form::kJson : Form::kText);
  requests::Context context = session.context(command.search.limits());
  const auto explain = [&](const records::Record& record) -> absl::Status {
    const auto explanation = requests::explain(record, command.asked, context);
    if (absl::IsResourceExhausted(explanation.status())) {  // said also where that was an interruption
      report.problem(records::problem_with(record, base::message(explanation.status())));
      return absl::OkStatus();
    }
    if (!explanation.ok()) return explanation.status();
    session.limited(explanation->why && explanation->why->refutation.stopped);
    if (command.json)
      report.object(requests::explanation_json(*explanation));
    else
      report.lines_of(record.place, explanation_text(*explanation, session.console.interrupted()));
    return absl::OkStatus();
  };
  RecordSource source(command.files, session.console, reader(command.words));
  answer_in_turn(session, source, "deals", report, context.solvers, explain);
}

}  // namespace

void add_explain(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<ExplainCommand>();
  CLI::App* command = app.add_subcommand("explain", "Explain why a card is wrong: the shortest way in which it loses");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_words_arguments(*command, arguments->words);
  command
      ->add_option(
          "--card", arguments->asked.card,
          "Explain this card: a recorded play, or a legal card where the record ends; with --play, in place of "
          "that play")
      ->type_name("CARD");
  add_number(*command, "--play", arguments->asked.play, {1, requests::kMostPlays}, "Explain the Nth play of the record")
      ->default_str("");
  command->add_option("--objective", arguments->asked.objective, "Maximise this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->asked.guarantee, 1,
            "Take the guarantee of this seat, where all play for themselves");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  arguments->search.add_to(*command);
  command->callback([&session, arguments] {
    if (arguments->asked.card.empty() && arguments->asked.play == 0) throw CLI::RequiredError("--card or --play");
    explain_all(session, *arguments);
  });
}

}  // namespace ouverte::cli
