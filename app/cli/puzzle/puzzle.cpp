// `ouverte puzzle …`: posted problems.
#include "app/cli/commands.hpp"
#include "app/cli/puzzle/puzzle_commands.hpp"

namespace ouverte::cli {

void add_puzzle(CLI::App& app, Session& session) {
  CLI::App* const puzzle =
      app.add_subcommand("puzzle", "Read, solve, judge, verify, make and play puzzles: a position and a task");
  puzzle->require_subcommand(1);
  puzzle->fallthrough();
  add_puzzle_read(*puzzle, session);
  add_puzzle_solve(*puzzle, session);
  add_puzzle_submit(*puzzle, session);
  add_puzzle_play(*puzzle, session);
  add_puzzle_history(*puzzle, session);
  add_puzzle_verify(*puzzle, session);
  add_puzzle_make(*puzzle, session);
}

}  // namespace ouverte::cli
