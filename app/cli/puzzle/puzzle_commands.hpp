// The subcommands of `ouverte puzzle`, one file each.
#pragma once

#include "app/cli/console/session.hpp"

namespace ouverte::cli {

void add_puzzle_read(CLI::App& puzzle, Session& session);
void add_puzzle_solve(CLI::App& puzzle, Session& session);
void add_puzzle_submit(CLI::App& puzzle, Session& session);
void add_puzzle_play(CLI::App& puzzle, Session& session);
void add_puzzle_history(CLI::App& puzzle, Session& session);
void add_puzzle_verify(CLI::App& puzzle, Session& session);
void add_puzzle_make(CLI::App& puzzle, Session& session);

}  // namespace ouverte::cli
