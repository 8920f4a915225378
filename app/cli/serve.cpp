// `ouverte serve`: the page in the browser, with the engine of this program behind it.
#include <algorithm>
#include <memory>
#include <ostream>
#include <thread>

#include "absl/strings/str_format.h"
#include "app/cli/commands.hpp"
#include "app/cli/console/arguments.hpp"
#include "app/serve/open_browser.hpp"
#include "app/serve/server.hpp"

namespace ouverte::cli {
namespace {

struct ServeArguments {
  serve::Options options;
  bool no_open = false;
};

absl::Status serve_page(Session& session, const ServeArguments& arguments) {
  serve::Server server(arguments.options);
  if (absl::Status open = server.open(); !open.ok()) return open;
  const std::string address = absl::StrFormat("http://127.0.0.1:%d/", server.port());
  session.console.out << address << "\n" << std::flush;
  const std::stop_callback on_stop(session.console.stop, [&] { server.stop(); });
  if (!arguments.no_open) serve::open_browser(address);
  server.run([&] { session.console.message("the system refused a thread: requests wait for one another"); });
  return absl::OkStatus();
}

}  // namespace

void add_serve(CLI::App& app, Session& session) {
  const auto arguments = std::make_shared<ServeArguments>();
  serve::Options& options = arguments->options;
  options.searches = static_cast<int>(std::max(2U, std::thread::hardware_concurrency()));
  options.most.seconds = 600;
  CLI::App* command = app.add_subcommand("serve", "Open the page in the browser, for this machine alone");
  add_number(*command, "--port", options.port, {1, 65535}, "Use this port of 127.0.0.1 (otherwise one that is free)")
      ->default_str("");
  command->add_flag("--no-open", arguments->no_open, "Only print the address, and open no browser");
  add_number(*command, "--searches", options.searches, {1, 64},
             "Let N searches run at once (otherwise one a processor, two at least)")
      ->default_str("");
  add_number(*command, "--memory", options.most.memory_mib, {1, requests::kMostMemory},
             "Let the tables of a search take no more than MIB mebibytes")
      ->type_name("MIB")
      ->default_str("");
  command->add_option("--page", options.page_folder, "Read the page's files from this folder, for work on it")
      ->type_name("FOLDER");
  command->footer("The address is the first line of standard output; Ctrl-C ends the program.");
  command->callback([&session, arguments] { session.end(serve_page(session, *arguments)); });
}

}  // namespace ouverte::cli
