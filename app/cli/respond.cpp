// `ouverte respond`: one request a line, one answer a line.
#include "app/requests/respond.hpp"

#include <functional>
#include <istream>
#include <ostream>

#include "absl/strings/ascii.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"

namespace ouverte::cli {
namespace {

// What no request may cost more than.
struct RespondArguments {
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  Responder::Most most;
};

absl::Status answer_lines(Session& session, const Responder::Most& most) {
  const Console& console = session.console;
  Responder responder(most);
  const std::stop_callback on_stop(console.stop, [&] { responder.stop(); });
  for (std::string line; !console.interrupted() && std::getline(console.in, line);) {
    if (absl::StripAsciiWhitespace(line).empty()) continue;
    const std::string answer = responder.respond(line);
    if (answer.starts_with(R"({"error":)")) session.status = Status::kBadInput;
    console.out << answer << "\n" << std::flush;
  }
  return input_ended(console);
}

}  // namespace

void add_respond(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<RespondArguments>();
  CLI::App* command = app.add_subcommand("respond", "Answer requests in JSON from standard input, line by line");
  add_time(*command, arguments->time, "Let no request take longer than TIME: 5s, 200ms, 1m30s");
  add_number(*command, "--nodes", arguments->most.nodes, {1}, "Let no search visit more than N nodes");
  add_number(*command, "--memory", arguments->most.memory_mib, {1, requests::kMostMemory},
             "Let no tables take more than MIB mebibytes")
      ->type_name("MIB")
      ->default_str("");
  command->footer("docs/formats/requests.md has the requests and their answers.");
  command->callback([&session, arguments] {
    if (arguments->time != std::chrono::nanoseconds::max())
      arguments->most.seconds = std::chrono::duration<double>(arguments->time).count();
    session.end(answer_lines(session, arguments->most));
  });
}

}  // namespace ouverte::cli
