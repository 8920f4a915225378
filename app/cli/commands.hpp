// The subcommands, one file each. Every one adds itself to the program with its arguments and its --help.
#pragma once

#include "app/cli/console/session.hpp"

namespace ouverte::cli {

void add_solve(CLI::App& app, Session& session);
void add_table(CLI::App& app, Session& session);
void add_analyse(CLI::App& app, Session& session);
void add_prove(CLI::App& app, Session& session);
void add_check(CLI::App& app, Session& session);
void add_score(CLI::App& app, Session& session);
void add_explain(CLI::App& app, Session& session);
void add_odds(CLI::App& app, Session& session);
void add_coach(CLI::App& app, Session& session);
void add_puzzle(CLI::App& app, Session& session);
void add_batch(CLI::App& app, Session& session);
void add_serve(CLI::App& app, Session& session);
void add_respond(CLI::App& app, Session& session);
void add_deal(CLI::App& app, Session& session);
void add_games(CLI::App& app, Session& session);
void add_rules(CLI::App& app, Session& session);
void add_manual(CLI::App& app, Session& session);
void add_completions(CLI::App& app, Session& session);

}  // namespace ouverte::cli
