#include "app/cli/program.hpp"

#include <ios>
#include <ostream>
#include <sstream>
#include <system_error>

#include "absl/strings/str_replace.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/help.hpp"
#include "app/requests/caught.hpp"
#include "app/requests/spare_memory.hpp"
#include "solver/base/memory.hpp"
#include "solver/base/processor.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

enum class When : std::uint8_t { kAuto, kAlways, kNever };

Colour colour(When when, const Terminal& terminal) {
  if (when == When::kAuto) return terminal.out && !terminal.no_color ? Colour::kOn : Colour::kOff;
  return when == When::kAlways ? Colour::kOn : Colour::kOff;
}

constexpr const char* kFooter =
    "FILE is PBN, LIN or JSON lines; - is standard input. Data goes to standard\n"
    "output, messages to standard error.\n"
    "Exit status: 0 all fine; 1 some input was bad (the rest was still done), a limit\n"
    "was reached or something could not be written; 2 wrong usage; 130 interrupted.";

std::string version() {
  return base::str("ouverte " OUVERTE_VERSION "\nbuilt by " OUVERTE_BUILD ", with ", base::bit_operations());
}

// A message about arguments, which may echo them: each in one line, and of a long one the beginning.
std::string echoed_short(std::string message, std::span<const char* const> arguments) {
  for (const char* const argument : arguments) {
    const std::string_view whole = argument;
    const std::size_t equals = whole.starts_with('-') ? whole.find('=') : std::string_view::npos;
    for (const std::string_view echoed : {whole, equals == std::string_view::npos ? "" : whole.substr(equals + 1)})
      if (const std::string shown = printable_line(base::excerpt(echoed)); !echoed.empty() && shown != echoed)
        absl::StrReplaceAll({{absl::string_view(echoed.data(), echoed.size()), shown}}, &message);
  }
  return message;
}

// What the arguments ask, but for what is still in the buffer of the output.
Status obey(int argc, const char* const* argv, Streams streams, Terminal terminal,
            std::span<const games::Game* const> games, const std::stop_token& stop) {
  Session session{.console = {streams.in, streams.out, streams.err, Colour::kOff, terminal.err, terminal.columns, stop,
                              terminal.out},
                  .games = games};
  CLI::App app("Ouverte solves trick-taking card games exactly, with all hands open.", "ouverte");
  app.formatter(std::make_shared<HelpFormatter>());
  app.set_help_flag("-h,--help", "Print this help");
  app.set_version_flag("--version", version(), "Print the version, the compiler, and the processor features in use");
  app.require_subcommand(1);
  app.fallthrough();
  app.footer(kFooter);
  app.add_option_function<std::string>(
         "--color",
         [&](const std::string& word) {
           const When when = word == "always" ? When::kAlways : word == "never" ? When::kNever : When::kAuto;
           session.console.colour = colour(when, terminal);
         },
         "Colour the output: auto (on a terminal, unless NO_COLOR is set), always or never")
      ->type_name("WHEN")
      ->check(one_of({"auto", "always", "never"}))
      ->default_str("auto");
  session.console.colour = colour(When::kAuto, terminal);

  add_solve(app, session);
  add_table(app, session);
  add_analyse(app, session);
  add_odds(app, session);
  add_score(app, session);
  add_prove(app, session);
  add_check(app, session);
  add_explain(app, session);
  add_coach(app, session);
  add_puzzle(app, session);
  add_batch(app, session);
  add_serve(app, session);
  add_respond(app, session);
  add_deal(app, session);
  add_games(app, session);
  add_rules(app, session);
  add_manual(app, session);
  add_completions(app, session);
  refuse_empty_texts(app);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    std::ostringstream help;
    std::ostringstream fault;
    const bool asked = app.exit(error, help, fault) == 0;  // --help or --version
    streams.out << help.str();
    streams.err << printable(echoed_short(fault.str(), {argv, static_cast<std::size_t>(argc)}));
    return asked ? Status::kFine : Status::kWrongUsage;
  }
  if (!session.console.interrupted()) return session.status;
  session.console.message("interrupted");
  return Status::kInterrupted;
}

}  // namespace

int run(int argc, const char* const* argv, Streams streams, Terminal terminal,
        std::span<const games::Game* const> games, const std::stop_token& stop) {
  Status status = Status::kBadInput;
  requests::keep_spare_memory();
  try {
    const Status done = obey(argc, argv, streams, terminal, games, stop);
    streams.out << std::flush;
    status = done;
  } catch (const std::ios_base::failure& failure) {
    streams.err << (streams.out.bad() ? "standard output: cannot be written: " : "ouverte: ")
                << failure.code().message() << "\n";
  } catch (...) {
    streams.err << "ouverte: " << requests::message_of_exception() << "\n";
  }
  if (base::memory_refused())
    streams.err << "--memory: the system refused a part of it; with smaller tables a search may take longer\n";
  streams.err << std::flush;
  return static_cast<int>(status);
}

}  // namespace ouverte::cli
