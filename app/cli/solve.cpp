// `ouverte solve FILE…`: the value and the best cards of each deal or position.
#include "app/requests/solve.hpp"

#include <cstddef>
#include <optional>
#include <string>

#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/every_record.hpp"
#include "app/cli/console/input.hpp"

namespace ouverte::cli {
namespace {

struct SolveCommand {
  std::vector<std::string> files;
  puzzles::WordsUsed words = puzzles::WordsUsed::kAll;
  requests::SolveArguments asked;
  SearchArguments search;
  std::string at, payments;
  bool json = false;
  unsigned threads = 1;
};

std::optional<std::size_t> plays_named(const std::string& at) {
  if (at.empty()) return std::nullopt;
  return at == "end" ? requests::kEnd : std::stoull(at);
}

// "end", or a number.
std::string check_at(const std::string& at) {
  const bool number = !at.empty() && at.size() < 10 && at.find_first_not_of("0123456789") == std::string::npos;
  return number || at == "end" ? std::string() : "found \"" + at + "\", expected a number of plays, or end";
}

void solve(Session& session, const SolveCommand& command) {
  const auto find = [&](const records::Record& record, requests::Context& context) {
    return requests::solve(record, command.asked, context);
  };
  for_each_record(session,
                  {.files = command.files,
                   .words = command.words,
                   .form = command.json ? Form::kJson : Form::kText,
                   .threads = command.threads,
                   .limits = command.search.limits(),
                   .payments = command.payments},
                  find, [&](const records::Record&, const Found& found, Report& report) {
                    report.found(found, command.asked.request);
                  });
}

}  // namespace

void add_solve(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<SolveCommand>();
  CLI::App* command = app.add_subcommand("solve", "Show the value and the best cards of each deal or position");
  command->add_option("FILE", arguments->files, "PBN, LIN or JSON lines; - is standard input")
      ->required()
      ->type_name("");
  add_words_arguments(*command, arguments->words);
  command->add_flag("--moves", arguments->asked.request.every_move, "Show the exact value of every legal card");
  command->add_flag("--line", arguments->asked.request.line, "Show one optimal line of play");
  command->add_option("--objective", arguments->asked.objective, "Maximise this objective; overrides the record")
      ->type_name("NAME");
  add_seats(*command, session, "--for", arguments->asked.guarantee, 1,
            "Show the guarantee of this seat alone, where all play for themselves");
  add_seats(*command, session, "--leader", arguments->asked.leader, 1, "Let this seat lead; overrides the record");
  command
      ->add_option("--contract", arguments->asked.contract,
                   "Play this contract; overrides the record: \"4S by N\", \"solo by E, trump H\"")
      ->type_name("TEXT");
  command->add_option("--at", arguments->at, "Solve the position after N of the plays recorded, or after all: end")
      ->type_name("N")
      ->default_str("0")
      ->check(check_at);
  add_payments_argument(*command, arguments->payments);
  command->add_flag("--json", arguments->json, "Print one JSON object a line");
  add_threads_argument(*command, arguments->threads);
  arguments->search.add_to(*command);
  command->footer(contracts_help(session));
  command->callback([&session, arguments] {
    arguments->asked.at = plays_named(arguments->at);
    solve(session, *arguments);
  });
}

}  // namespace ouverte::cli
