// What every subcommand works with, and the arguments that several of them share.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/cli/console/console.hpp"
#include "app/requests/context.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::cli {

// The exit status of the program.
enum class Status : int {
  kFine = 0,
  kBadInput = 1,  // or a limit struck before all was known that was asked
  kWrongUsage = 2,
  kInterrupted = 130,
};

struct Session {
  Console console;
  std::span<const games::Game* const> games;
  Status status = Status::kFine;

  // Notes that a limit struck, if it did.
  void limited(bool struck) {
    if (struck) status = Status::kBadInput;
  }

  [[nodiscard]] absl::StatusOr<const games::Game*> game(std::string_view name) const {
    return requests::game_of(games, name);
  }

  // For one record after the other, with these limits for each.
  [[nodiscard]] requests::Context context(const requests::Limits& limits) const {
    return {.games = games, .solvers = requests::SolverKeeper(limits, console.stop)};
  }

  // What a command ended with: a fault is said, and the exit status is bad input from now on.
  void end(const absl::Status& done);
};

enum class Form : std::uint8_t { kText, kJson };

// Arguments about the cost of a search: adds them to a subcommand, and gives what was said.
class SearchArguments {
 public:
  // `time`: that a deal may take where the user sets none.
  explicit SearchArguments(std::chrono::nanoseconds time = std::chrono::nanoseconds::max()) { limits_.time = time; }
  void add_to(CLI::App& command);
  [[nodiscard]] const requests::Limits& limits() const { return limits_; }
  // With a deadline that a request on the console ends, too.
  [[nodiscard]] search::Options options(const Console& console) const { return limits_.options(console.stop); }

 private:
  requests::Limits limits_;
};

// The positional argument GAME, which must be the name of a game.
void add_game_argument(CLI::App& command, const Session& session, std::string& name);

// The option --players of a deal: how many the table has, 0 where it is not said; and what is wrong with it, or with
// --contract, as `requests::contract_of` says it.
CLI::Option* add_players_argument(CLI::App& command, int& players);
[[nodiscard]] CLI::ValidationError wrong_deal(const absl::Status& status);

// The contracts of every game and the objectives of each, for the foot of a --help text.
[[nodiscard]] std::string contracts_help(const Session& session);

}  // namespace ouverte::cli
