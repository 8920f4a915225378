// `ouverte analyse FILE…`: recorded deals marked play by play.
#include "app/requests/analyse.hpp"

#include <algorithm>

#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/output_file.hpp"
#include "app/cli/mailed/report.hpp"
#include "app/cli/text/habits_text.hpp"
#include "solver/base/status.hpp"
#include "tutor/habits/habits.hpp"
#include "tutor/marks/totals.hpp"
#include "tutor/report/analysis_json.hpp"
#include "tutor/report/annotate.hpp"

namespace ouverte::cli {
namespace {

struct AnalyseCommand {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  requests::AnalyseArguments asked;
  SearchArguments search{requests::kTimeForAnalyse};
  std::string payments;
  bool json = false;
  bool pbn = false;
  bool habits = false;
  std::string player;  // whose habits; empty: everybody's
  std::string html;    // the file to be written, "-" for standard output; empty: none
  unsigned threads = 1;
};

std::vector<Text> totals_text(const tutor::Totals& totals) {
  const bool blind = std::ranges::any_of(totals.rows(), [](const tutor::Total& total) { return total.blind > 0; });
  std::vector<std::vector<Text>> rows = {
      {Text("player"), Text("game"), Text("deals"), Text("decisions that mattered"), Text("right"), Text("cost")}};
  if (blind) rows[0].emplace_back("blind leads");
  for (const tutor::Total& total : totals.rows()) {
    rows.push_back({Text(total.name, Style::kStrong), Text(total.game), Text(std::to_string(total.deals)),
                    Text(std::to_string(total.decisions)), Text(std::to_string(total.kept)),
                    Text(base::counted(total.cost, total.unit) +
                         (total.on_the_odds.any() ? ": " + tutor::in_words(total.on_the_odds) : ""))});
    if (total.blind > 0)
      rows.back().emplace_back(
          base::str(total.blind, total.blind_cost > 0 ? ", cost " + base::counted(total.blind_cost, total.unit) : ""));
  }
  return grid(rows);
}

absl::Status print_habits(Session& session, const AnalyseCommand& arguments, const tutor::Habits& habits) {
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  if (arguments.json) {
    report.object({{"habits", tutor::to_json(habits)}});
  } else {
    report.lines(habits_text(habits));
  }
  return absl::OkStatus();
}

absl::Status analyse(Session& session, AnalyseCommand arguments) {
  // Opened before the first deal is judged, so that nobody waits for a page that cannot be written.
  const auto page = OutputFile::open(arguments.html, arguments.files, session.console);
  if (!page.ok()) return page.status();
  const auto find = [&](const records::Record& record, requests::Context& context) {
    return requests::analyse(record, arguments.asked, context);
  };
  arguments.asked.threads = arguments.threads;
  // No sentence is told of any play.
  if (arguments.habits && !page->asked()) arguments.asked.why = false;
  MailedReport mailed(session.console.stop, arguments.search.limits().memory_mib);
  tutor::Totals totals;
  tutor::Habits habits;
  const auto say = [&](const records::Record& record, const Found& found, Report& report) {
    const auto* judged = std::get_if<Judged>(&found.what);
    if (judged != nullptr) totals.add(*found.game, judged->record, judged->analysis);
    if (judged != nullptr && arguments.habits) habits.add(*found.game, judged->record, judged->analysis);
    if (page->asked()) {
      if (judged != nullptr) mailed.add(judged->record, tutor::to_json(*found.game, judged->record, judged->analysis));
    } else if (arguments.pbn) {
      session.console.data(
          records::write_pbn(judged != nullptr ? tutor::annotated(*found.game, record, judged->analysis) : record));
    } else if (!arguments.habits) {
      report.found(found, {});
    }
  };
  for_each_record(session,
                  {.files = arguments.files,
                   .words = arguments.words,
                   .form = arguments.json ? Form::kJson : Form::kText,
                   .threads = arguments.threads,
                   .limits = arguments.search.limits(),
                   .payments = arguments.payments},
                  find, say);
  if (page->asked() && mailed.empty())
    return base::invalid(arguments.html,
                         ": not written: found no play that was judged, expected at least one deal with its play");
  if (!arguments.player.empty())
    if (absl::Status kept = habits.keep_only(arguments.player); !kept.ok())
      return base::invalid("--player: ", base::message(kept));
  const base::Json told = arguments.habits ? tutor::to_json(habits) : base::Json::array();
  if (page->asked() && session.console.interrupted()) return page->write_part(mailed.html(told));
  if (page->asked()) return page->write(mailed.html(told));
  if (arguments.habits) return print_habits(session, arguments, habits);
  if (totals.deals() < 2 || arguments.pbn) return absl::OkStatus();
  Report report(session, arguments.json ? Form::kJson : Form::kText);
  if (arguments.json) {
    report.object({{"totals", tutor::to_json(totals)}});
  } else {
    report.lines(totals_text(totals));
  }
  return absl::OkStatus();
}

}  // namespace

void add_analyse(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<AnalyseCommand>();
  CLI::App* command = app.add_subcommand("analyse", "Mark recorded deals play by play");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_words_arguments(*command, arguments->words);
  command->add_option("--objective", arguments->asked.objective, "Judge by this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->asked.guarantee, 1,
            "Judge by the guarantee of this seat, where all play for themselves");
  add_payments_argument(*command, arguments->payments);
  CLI::Option* json = command->add_flag("--json", arguments->json, "Print one JSON object a line");
  CLI::Option* pbn = command->add_flag("--pbn", arguments->pbn, "Print the records again, with marks and comments");
  pbn->excludes(json);
  command->add_option("--html", arguments->html, "Write a web page that steps through the deals; - is standard output")
      ->type_name("FILE")
      ->excludes(json)
      ->excludes(pbn);
  CLI::Option* habits = command->add_flag("--habits", arguments->habits,
                                          "Tell what players decide about, and how well, instead of every deal");
  habits->excludes(pbn);
  command->add_option("--player", arguments->player, "Tell the habits of this player alone")
      ->type_name("NAME")
      ->needs(habits);
  command->add_flag("--fair", arguments->asked.fair, "Judge costly plays on what the player knew, too (docs/fair.md)");
  command->add_flag("--lucky", arguments->asked.lucky,
                    "Like --fair, and judge plays that succeeded against the odds, too");
  command
      ->add_option("--knows", arguments->asked.knows,
                   "Assume that hands are like this: \"E: 15-17 hcp, balanced; W: 5+ spades\"")
      ->type_name("TEXT");
  command->add_flag("--bids", arguments->asked.bids, "Judge the calls that were made, too, in games other than bridge");
  command->add_flag("!--no-auction", arguments->asked.auction, "Take nothing from the recorded auction");
  command->add_flag("!--no-why", arguments->asked.why, "Leave out why plays cost something");
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer(
      "Marks: ?? throws the goal away, ? costs something, ?! costs the least possible,\n"
      "! the only move after a slip (docs/marks.md).");
  command->callback([&session, arguments] { session.end(analyse(session, *arguments)); });
}

}  // namespace ouverte::cli
