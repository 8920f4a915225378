// What every subcommand works with, and the arguments that several of them share.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "app/cli/console/console.hpp"
#include "solver/games/door/entry.hpp"

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
  std::span<const games::Entry* const> games;
  Status status = Status::kFine;

  // Notes that a limit struck, if it did.
  void limited(bool struck) {
    if (struck) status = Status::kBadInput;
  }

  [[nodiscard]] absl::StatusOr<const games::Entry*> game(std::string_view name) const;

  // What a command ended with: a fault is said, and the exit status is bad input from now on.
  void end(const absl::Status& done);
};

enum class Form : std::uint8_t { kText, kJson };

// Arguments about the cost of a search: adds them to a subcommand, and gives what was said as options.
class SearchArguments {
 public:
  // `time`: that a deal may take where the user sets none.
  explicit SearchArguments(std::chrono::nanoseconds time = std::chrono::nanoseconds::max()) : time_(time) {}
  void add_to(CLI::App& command);
  // With a deadline that a request on the console ends, too.
  [[nodiscard]] search::Options options(const Console& console) const;

 private:
  std::chrono::nanoseconds time_;
  std::uint64_t nodes_ = std::numeric_limits<std::uint64_t>::max();
  std::size_t memory_mib_ = 512;
  std::vector<std::string> without_;
};

// Keeps the solver of the game asked for last, so that only one holds memory at a time.
class SolverKeeper {
 public:
  explicit SolverKeeper(search::Options options) : options_(std::move(options)) {}
  [[nodiscard]] games::Solver& of(const games::Entry& game);
  // The next deal has the whole time.
  void begin() { options_.deadline.restart(); }
  [[nodiscard]] const search::Options& options() const { return options_; }
  void release() { solver_.reset(); }

 private:
  search::Options options_;
  const games::Entry* game_ = nullptr;
  std::unique_ptr<games::Solver> solver_;
};

// Tells of the progress of a deal's searches and lets none of them take more than a part of the time that is left, so
// that one hard search leaves time for others.
[[nodiscard]] games::Progress sharing(base::Deadline deadline, const games::Progress& progress);

// "bridge, solo-whist".
[[nodiscard]] std::string game_names(const Session& session);

// The positional argument GAME, which must be the name of a game.
void add_game_argument(CLI::App& command, const Session& session, std::string& name);

// The contracts of every game and the objectives of each, for the foot of a --help text.
[[nodiscard]] std::string contracts_help(const Session& session);

}  // namespace ouverte::cli
