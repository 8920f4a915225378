// `ouverte score FILE…`: what recorded deals brought their players, and the account of the match.
#include <algorithm>
#include <cstdlib>
#include <string>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/console/record_source.hpp"
#include "app/cli/console/report.hpp"
#include "app/cli/text/duplicate_text.hpp"
#include "app/cli/text/faces.hpp"
#include "app/requests/payments.hpp"
#include "solver/base/status.hpp"
#include "tutor/marks/books.hpp"

namespace ouverte::cli {
namespace {

struct ScoreCommand {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  int points = 0, deals = 0;  // that end a match; 0: none do
  std::string payments;
  bool json = false;
};

std::string amount(const tutor::Ledger::GameAccount& account, int number) {
  return account.paid && number != 0 ? absl::StrFormat("%+d", number) : std::to_string(number);
}

std::vector<Text> row_of(const tutor::Ledger::GameAccount& account, const tutor::Ledger::ScoredDeal& deal) {
  std::vector<Text> row = {Text(deal.board, Style::kFaint), with_signs(deal.contract)};
  for (std::size_t player = 0; player < account.players.size(); ++player) {
    const bool played = player < deal.each.size() && deal.each[player].has_value();
    row.emplace_back(played ? amount(account, *deal.each[player]) : "");
  }
  row.emplace_back(Text("│", Style::kFaint));
  for (const int total : deal.totals) row.emplace_back(amount(account, total), Style::kStrong);
  return row;
}

// "The match ends with deal 9: Ada wins it with 105 points."
Text won_by(const tutor::Ledger::GameAccount& account, const tutor::Ledger::ScoredDeal& deal) {
  std::string names;
  for (const std::size_t player : deal.winners) names += (names.empty() ? "" : " and ") + account.players[player];
  const int most = deal.totals[deal.winners.front()];
  return {absl::StrFormat("The match ends with deal %s: %s %s it with %s %s%s%s.", deal.board, names,
                          deal.winners.size() > 1 ? "win" : "wins", amount(account, most), account.unit,
                          std::abs(most) == 1 ? "" : "s", deal.winners.size() > 1 ? " each" : ""),
          Style::kMarked};
}

// Of a match that is not over; empty where none is under way.
std::string to_come(const tutor::Ledger::GameAccount& account, const tutor::MatchEnd& end) {
  const auto& deals = account.deals;
  const auto ended = std::find_if(deals.rbegin(), deals.rend(), [](const auto& deal) { return !deal.winners.empty(); });
  const auto played = ended - deals.rbegin();
  if (played == 0 || (!end.points && !end.deals)) return {};
  std::string text = "The match is not over";
  if (end.points) text += absl::StrFormat(": nobody has %d yet", *end.points);
  if (end.deals)
    text += absl::StrFormat("%s %d of %d deals are played", end.points ? ", and" : ":", played, *end.deals);
  return text + ".";
}

std::vector<Text> account_text(const tutor::Ledger::GameAccount& account, const tutor::MatchEnd& end) {
  std::vector<std::vector<Text>> rows = {{Text("deal", Style::kFaint), Text("contract", Style::kFaint)}};
  for (const std::string& player : account.players) rows[0].emplace_back(player, Style::kStrong);
  rows[0].emplace_back(Text("│", Style::kFaint));
  for (const std::string& player : account.players) rows[0].emplace_back(player, Style::kStrong);
  std::vector<Text> ends;
  for (const tutor::Ledger::ScoredDeal& deal : account.deals) {
    rows.push_back(row_of(account, deal));
    if (!deal.winners.empty()) ends.push_back(won_by(account, deal));
  }
  std::vector<Text> lines = {Text(account.game, Style::kStrong)
                                 .add(absl::StrFormat(": %ss of each deal, and in all", account.unit), Style::kFaint)};
  append(lines, grid(rows), 2);
  append(lines, ends, 2);
  if (const std::string more = to_come(account, end); !more.empty()) lines.emplace_back("  " + more, Style::kFaint);
  return lines;
}

void score(Session& session, const ScoreCommand& command) {
  const auto limit = [](int number) { return number == 0 ? std::nullopt : std::optional(number); };
  const tutor::MatchEnd end{.points = limit(command.points), .deals = limit(command.deals)};
  tutor::Books books(end);
  Report report(session, command.json ? Form::kJson : Form::kText);
  RecordSource source(command.files, session.console, reader(command.words));
  base::Json left_out = base::Json::array();
  std::vector<Text> notes;
  while (const std::optional<Reading> reading = source.next()) {
    say_doubts(*reading, session.console);
    if (const auto* problem = std::get_if<records::Problem>(&*reading)) {
      report.problem(*problem);
      continue;
    }
    const auto record = requests::paid_by(std::get<records::Record>(*reading), command.payments);
    const auto game = record.ok() ? session.game(record->setup.game) : record.status();
    const auto why = game.ok() ? books.add(**game, *record) : game.status();
    if (!why.ok()) {
      report.problem(records::problem_with(std::get<records::Record>(*reading), base::message(why.status())));
    } else if (!why->empty()) {
      left_out.push_back({{"id", record->place.board}, {"why", *why}});
      notes.emplace_back(absl::StrFormat("%s: left out, %s", records::text(record->place), *why), Style::kFaint);
    }
  }
  if (command.json) {
    base::Json answer = tutor::to_json(books);
    answer["left_out"] = std::move(left_out);
    return report.object(answer);
  }
  for (const tutor::Ledger::GameAccount& account : books.ledger().accounts()) report.lines(account_text(account, end));
  for (const tutor::Duplicate::Session& evening : books.duplicate().sessions()) report.lines(session_text(evening));
  report.lines(notes);
}

}  // namespace

void add_score(CLI::App& app, Session& session) {
  constexpr int kMost = 1'000'000;
  const auto arguments = std::make_shared<ScoreCommand>();
  CLI::App* command = app.add_subcommand("score", "Keep the account of deals that were played");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_words_arguments(*command, arguments->words);
  add_number(*command, "--to", arguments->points, {1, kMost}, "End a match when somebody has N")->default_str("");
  add_number(*command, "--deals", arguments->deals, {1, kMost}, "End a match after N deals")->default_str("");
  add_payments_argument(*command, arguments->payments);
  command->add_flag("--json", arguments->json, "Print one JSON object");
  command->callback([&session, arguments] { score(session, *arguments); });
}

}  // namespace ouverte::cli
