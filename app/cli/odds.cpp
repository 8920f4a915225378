// `ouverte odds FILE…`: each card's chance on what the player to move can see.
#include "app/requests/odds.hpp"

#include <algorithm>
#include <thread>

#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/odds_suit.hpp"
#include "app/cli/text/odds_text.hpp"

namespace ouverte::cli {
namespace {

struct OddsCommand {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  requests::OddsArguments asked;
  int goal = 0;
  SearchArguments search{requests::kTimeForOdds};
  SuitOddsCommand suit;
  bool json = false;
};

void tell_odds(Session& session, OddsCommand command) {
  Report report(session, command.json ? Form::kJson : Form::kText);
  requests::Context context = session.context(command.search.limits());
  const auto tell = [&](const records::Record& record) -> absl::Status {
    const auto found = requests::odds(record, command.asked, context);
    if (!found.ok()) return found.status();
    session.limited(found->odds.stopped);
    if (command.json)
      report.object(requests::odds_json(*found));
    else
      report.lines_of(record.place, odds_text(*found, session.console.interrupted()));
    return absl::OkStatus();
  };
  RecordSource source(command.files, session.console, reader(command.words));
  answer_in_turn(session, source, "deals", report, context.solvers, tell);
}

}  // namespace

void add_odds(CLI::App& app, Session& session) {
  constexpr unsigned kMostThreads = 1024;
  const auto arguments = std::make_shared<OddsCommand>();
  arguments->asked.threads = std::max(std::thread::hardware_concurrency(), 1u);
  CLI::App* command = app.add_subcommand("odds", "Show each card's chance on what the player to move can see");
  CLI::Option* file =
      command
          ->add_option(
              "FILE", arguments->files,
              "PBN, LIN or JSON lines, in which hands that the player does not see may be left out; - is standard "
              "input")
          ->type_name("");
  add_words_arguments(*command, arguments->words);
  const CLI::Option* suit = add_suit_options(*command, arguments->suit)->excludes(file);
  add_seats(*command, session, "--seat", arguments->asked.seat, 1, "Judge by what this seat can see");
  CLI::Option* lead =
      command->add_flag("--lead", arguments->asked.lead, "Judge the opening lead, whatever was played after it");
  add_number(*command, "--play", arguments->asked.play, {1}, "Judge the Nth play of the record")
      ->default_str("")
      ->excludes(lead);
  command
      ->add_option("--knows", arguments->asked.knows,
                   "Deal only hands like this: \"E: 15-17 hcp, balanced; W: 5+ spades\"")
      ->type_name("TEXT");
  command->add_flag("!--no-auction", arguments->asked.auction, "Take nothing from the recorded auction");
  command->add_flag("!--no-inference", arguments->asked.inference,
                    "Do not assume that equal cards are played at random");
  add_number(*command, "--layouts", arguments->asked.layouts, {1, requests::kMostLayouts},
             "Try at most N layouts where there are too many to try all")
      ->default_str("");
  const CLI::Option* goal = add_number(*command, "--goal", arguments->goal, {-requests::kMostGoal, requests::kMostGoal},
                                       "Take a value of N for the goal, in place of the contract")
                                ->default_str("");
  command->add_flag("--chance-only", arguments->asked.chance_only,
                    "Leave out the averages where the chances tell enough: faster");
  add_number(*command, "--seed", arguments->asked.seed, {}, "Deal other layouts")->default_str("");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_number(*command, "--threads", arguments->asked.threads, {1, kMostThreads},
             "Solve N layouts in parallel; else as many as there are cores")
      ->default_str("");
  arguments->search.add_to(*command);
  command->footer("Each layout is played on with all hands open: docs/fair.md says what that means.");
  command->callback([&session, arguments, suit, goal] {
    if (suit->count() > 0)
      return tell_suit_odds(session, arguments->suit, arguments->search.options(session.console).deadline,
                            arguments->json ? Form::kJson : Form::kText);
    if (arguments->files.empty()) throw CLI::RequiredError("FILE or --suit CARDS");
    if (goal->count() > 0) arguments->asked.goal = arguments->goal;
    tell_odds(session, *arguments);
  });
}

}  // namespace ouverte::cli
