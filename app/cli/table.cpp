// `ouverte table FILE…`: what every contract of each deal is worth, before the play.
#include "app/requests/table.hpp"

#include "app/cli/commands.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"

namespace ouverte::cli {
namespace {

struct TableArguments {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  SearchArguments search{requests::kTimeForTable};
  bool json = false;
  std::string payments;
  unsigned threads = 1;
};

void tables(Session& session, const TableArguments& arguments) {
  for_each_record(session,
                  {.files = arguments.files,
                   .words = arguments.words,
                   .form = arguments.json ? Form::kJson : Form::kText,
                   .threads = arguments.threads,
                   .limits = arguments.search.limits(),
                   .payments = arguments.payments},
                  requests::table,
                  [](const records::Record&, const Found& found, Report& report) { report.found(found, {}); });
}

}  // namespace

void add_table(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<TableArguments>();
  CLI::App* command = app.add_subcommand("table", "Show what every contract of each deal is worth, before the play");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_words_arguments(*command, arguments->words);
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_payments_argument(*command, arguments->payments);
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer(contracts_help(session));
  command->callback([&session, arguments] { tables(session, *arguments); });
}

}  // namespace ouverte::cli
