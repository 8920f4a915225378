// What every subcommand works with, and the arguments that several of them share.
#pragma once

#include <CLI/CLI.hpp>
#include <memory>
#include <span>
#include <string>
#include <vector>

#include "solver/cli/console.hpp"
#include "solver/games/entry.hpp"

namespace ouverte::cli {

// The exit status of the program.
enum class Status : int { kFine = 0, kBadInput = 1, kWrongUsage = 2 };

struct Session {
  Console console;
  std::span<const games::Entry* const> games;
  Status status = Status::kFine;

  [[nodiscard]] absl::StatusOr<const games::Entry*> game(std::string_view name) const;

  // What a command ended with: a fault is said, and the exit status is bad input from now on.
  void end(const absl::Status& done);
};

enum class Form : std::uint8_t { kText, kJson };

// Arguments about the cost of a search: adds them to a subcommand, and gives what was said as options.
class SearchArguments {
 public:
  // `time`: the limit of each search where the user sets none.
  explicit SearchArguments(std::chrono::nanoseconds time = std::chrono::nanoseconds::max()) : time_(time) {}
  void add_to(CLI::App& command);
  [[nodiscard]] search::Options options() const;

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
  [[nodiscard]] const search::Options& options() const { return options_; }
  void release() { solver_.reset(); }

 private:
  search::Options options_;
  const games::Entry* game_ = nullptr;
  std::unique_ptr<games::Solver> solver_;
};

// "bridge, solo-whist".
[[nodiscard]] std::string game_names(const Session& session);

// The positional argument GAME, which must be the name of a game.
void add_game_argument(CLI::App& command, const Session& session, std::string& name);

// The contracts of every game and the objectives of each, for the foot of a --help text.
[[nodiscard]] std::string contracts_help(const Session& session);

}  // namespace ouverte::cli
