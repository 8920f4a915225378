// `ouverte table FILE…`: what every contract of each deal is worth, before the play.
#include <ostream>

#include "app/cli/commands.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/text/answer.hpp"

namespace ouverte::cli {
namespace {

// A table has dozens of contracts, and a few deals have one that takes minutes: it shows what its share proves.
constexpr std::chrono::minutes kTimeForTable{2};

struct TableArguments {
  std::vector<std::string> files;
  SearchArguments search{kTimeForTable};
  bool json = false;
  unsigned threads = 1;
};

absl::StatusOr<Found> find(const records::Record& record, const Session& session, search::Options& options,
                           const games::Progress& progress) {
  auto game = session.game(record.setup.game);
  if (!game.ok()) return game.status();
  options.deadline.restart();
  auto table = (*game)->table(record.setup, record.tags, options, sharing(options.deadline, progress));
  if (!table.ok()) return table.status();
  return Found{
      .game = *game, .place = record.place, .deal = record.setup, .tags = record.tags, .what = *std::move(table)};
}

void tables(Session& session, const TableArguments& arguments) {
  const auto make_finder = [&] {
    return [&session, options = arguments.search.options(session.console)](const records::Record& record,
                                                                           const games::Progress& progress) mutable {
      return find(record, session, options, progress);
    };
  };
  const auto say = [&](const records::Record&, const Found& found, Report& report) {
    if (arguments.json) {
      report.object(found_json(found, {}));
    } else {
      report.lines(found_text(found, {}));
    }
  };
  for_each_record(
      session,
      {.files = arguments.files, .form = arguments.json ? Form::kJson : Form::kText, .threads = arguments.threads},
      make_finder, say);
}

}  // namespace

void add_table(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<TableArguments>();
  CLI::App* command = app.add_subcommand("table", "Show what every contract of each deal is worth, before the play");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer(contracts_help(session));
  command->callback([&session, arguments] { tables(session, *arguments); });
}

}  // namespace ouverte::cli
