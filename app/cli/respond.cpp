// `ouverte respond`: one request a line, one answer a line.
#include "app/requests/respond.hpp"

#include <functional>
#include <mutex>

#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/cli/console/input.hpp"
#include "app/cli/requests_ahead.hpp"
#include "solver/base/status.hpp"

namespace ouverte::cli {
namespace {

// What no request may cost more than.
struct RespondArguments {
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();
  Responder::Most most;
  bool events = false;
};

absl::Status answer_lines(Session& session, const RespondArguments& arguments) {
  const Console& console = session.console;
  RequestsAhead requests(console, arguments.most);
  std::mutex writing;
  const auto on_event = [&](std::string_view event) {
    const std::scoped_lock lock(writing);
    console.data(base::str(event, "\n"));
  };
  while (requests.next()) {
    const std::string answer = requests.answer(arguments.events ? on_event : std::function<void(std::string_view)>());
    if (answer.starts_with(R"({"error":)")) session.status = Status::kBadInput;
    console.data(answer + "\n");
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
  command->add_flag("--events", arguments->events, "Print the events of a request too, a line each, before its answer");
  command->footer(
      "{\"cancel\": NAME} ends the request whose \"request\" is NAME.\ndocs/formats/requests.md has the requests and "
      "their answers.");
  command->callback([&session, arguments] {
    if (arguments->time != std::chrono::nanoseconds::max())
      arguments->most.seconds = std::chrono::duration<double>(arguments->time).count();
    session.end(answer_lines(session, *arguments));
  });
}

}  // namespace ouverte::cli
