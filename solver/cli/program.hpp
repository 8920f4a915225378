// The program `ouverte`: its subcommands put together.
#pragma once

namespace ouverte::cli {

// Does what the arguments ask and returns the exit status: 0 all fine, 1 some input bad, 2 wrong usage.
int run(int argc, const char* const* argv);

}  // namespace ouverte::cli
