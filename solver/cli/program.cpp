#include "solver/cli/program.hpp"

#include <CLI/CLI.hpp>

namespace ouverte::cli {

int run(int argc, const char* const* argv) {
  CLI::App app("An exact double-dummy solver for trick-taking card games", "ouverte");
  app.set_version_flag("--version", "ouverte " OUVERTE_VERSION);
  app.require_subcommand(1);
  try {
    app.parse(argc, argv);
  } catch (const CLI::ParseError& error) {
    return app.exit(error) == 0 ? 0 : 2;
  }
  return 0;
}

}  // namespace ouverte::cli
