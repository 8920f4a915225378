// The program `ouverte`: its subcommands put together.
#pragma once

#include <span>
#include <stop_token>

#include "app/cli/console/console.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::cli {

// What is known of the terminal before the arguments are read.
struct Terminal {
  bool out = false;       // standard output is one
  bool err = false;       // standard error is one
  bool no_color = false;  // the environment says NO_COLOR
  int columns = 80;       // of standard output, if it is one
};

struct Streams {
  std::istream& in;
  std::ostream& out;  // if its exceptions() hold badbit, nothing more is done once it cannot be written
  std::ostream& err;
};

// Does what the arguments ask and returns the exit status: 0 all fine, 1 some input was bad, a limit struck or the
// output could not be written, 2 wrong usage, 130 a stop was requested and what was known by then said.
int run(int argc, const char* const* argv, Streams streams, Terminal terminal,
        std::span<const games::Game* const> games, const std::stop_token& stop = {});

}  // namespace ouverte::cli
