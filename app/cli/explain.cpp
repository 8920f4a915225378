// `ouverte explain FILE`: why a card is wrong, as variations that can be read.
#include <algorithm>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/text/explanation_text.hpp"
#include "app/cli/text/faces.hpp"
#include "solver/records/plays.hpp"

namespace ouverte::cli {
namespace {

constexpr std::chrono::seconds kTimeForExplain{60};
constexpr std::size_t kMostPlays = 100'000;

struct ExplainArguments {
  std::vector<std::string> files;
  std::string card;
  std::size_t play = 0;
  std::string objective;
  std::string guarantee;
  SearchArguments search{kTimeForExplain};
  bool json = false;
};

struct Asked {
  const games::Entry* game = nullptr;
  std::unique_ptr<games::Position> before;
  std::string move;
};

// Before which of the record's plays the move is asked about: a card alone may be played where the record ends, or else
// is the play recorded of it.
std::size_t place_of(const games::Entry& game, const records::Record& record, const ExplainArguments& arguments) {
  if (arguments.play > 0) return arguments.play - 1;
  const std::size_t end = record.plays.size();
  const std::string card = records::canonical_move(arguments.card);
  const auto start = game.playable(record.setup);
  for (std::size_t play = 0; start.ok() && play < end; ++play) (*start)->play(record.plays[play].move).IgnoreError();
  const std::vector<std::string> legal = start.ok() ? (*start)->moves() : std::vector<std::string>();
  if (std::ranges::find(legal, card) != legal.end()) return end;
  for (std::size_t play = end; play > 0; --play)
    if (record.plays[play - 1].move == card) return play - 1;
  return end;
}

// The position that is asked about, and the move.
absl::StatusOr<Asked> asked_of(records::Record record, const ExplainArguments& arguments, const Session& session) {
  const auto game = session.game(record.setup.game);
  if (!game.ok()) return game.status();
  if (record.setup.contract.is_null())
    return absl::InvalidArgumentError("contract: found none: the deal was passed out");
  if (arguments.play > record.plays.size())
    return absl::InvalidArgumentError(absl::StrFormat("--play: found %d, expected at most %d, the plays recorded",
                                                      arguments.play, record.plays.size()));
  if (!arguments.objective.empty()) record.setup.objective = arguments.objective;
  if (!arguments.guarantee.empty()) record.setup.guarantee = arguments.guarantee;
  const std::size_t before = place_of(**game, record, arguments);
  if (record.setup.guarantee.empty() && (*game)->free_for_all(record.setup.contract)) {
    // Each plays for himself: the one who plays is asked about.
    const auto playable = (*game)->playable(record.setup);
    if (!playable.ok()) return playable.status();
    for (std::size_t play = 0; play < before; ++play) (*playable)->play(record.plays[play].move).IgnoreError();
    record.setup.guarantee = (*playable)->to_move();
  }
  auto position = records::position_after(record, before);
  if (!position.ok()) return position.status();
  const std::string move = arguments.card.empty() ? record.plays[before].move : records::canonical_move(arguments.card);
  return Asked{.game = *game, .before = *std::move(position), .move = move};
}

absl::Status explain(const records::Record& record, const ExplainArguments& arguments, requests::SolverKeeper& solvers,
                     Session& session, Report& report) {
  const auto asked = asked_of(record, arguments, session);
  if (!asked.ok()) return asked.status();
  auto why = tutor::explanation(*asked->game, *asked->before, asked->move, solvers.of(*asked->game), {});
  if (!why.ok()) return why.status();
  session.limited(why->has_value() && (*why)->refutation.stopped);
  const Explanation explanation{
      .game = asked->game, .before = asked->before.get(), .move = asked->move, .why = *std::move(why)};
  if (arguments.json) {
    base::Json object = {{"id", requests::id_of(record.place)}};
    object.update(explanation_json(explanation));
    report.object(object);
    return absl::OkStatus();
  }
  std::vector<Text> lines = {Text(records::text(record.place), Style::kStrong)};
  for (Text& line : explanation_text(explanation)) lines.push_back(std::move(line));
  report.lines(lines);
  return absl::OkStatus();
}

void explain_all(Session& session, const ExplainArguments& arguments) {
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  requests::SolverKeeper solvers(arguments.search.limits(), session.console.stop);
  answer_in_turn(session, read_files(arguments.files, session.console), "deals", report, solvers,
                 [&](const records::Record& record) { return explain(record, arguments, solvers, session, report); });
}

}  // namespace

void add_explain(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<ExplainArguments>();
  CLI::App* command = app.add_subcommand("explain", "Explain why a card is wrong: the shortest way in which it loses");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command
      ->add_option(
          "--card", arguments->card,
          "Explain this card: a recorded play, or a legal card where the record ends; with --play, in place of "
          "that play")
      ->type_name("CARD");
  add_number(*command, "--play", arguments->play, {1, kMostPlays}, "Explain the Nth play of the record")
      ->default_str("");
  command->add_option("--objective", arguments->objective, "Maximise this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->guarantee, 1,
            "Take the guarantee of this seat, where all play for themselves");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  arguments->search.add_to(*command);
  command->callback([&session, arguments] {
    if (arguments->card.empty() && arguments->play == 0) throw CLI::RequiredError("--card or --play");
    explain_all(session, *arguments);
  });
}

}  // namespace ouverte::cli
