// What every question is answered with: the games, a solver that is kept from one request to the next, limits, a stop
// flag, and who is told of the progress.
#pragma once

#include <chrono>
#include <cstdint>
#include <functional>
#include <limits>
#include <memory>
#include <optional>
#include <span>
#include <string>
#include <string_view>
#include <utility>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/base/stop.hpp"
#include "solver/games/door/game.hpp"
#include "solver/search/options.hpp"

namespace ouverte::requests {

using Games = std::span<const games::Game* const>;

// The game of that name; a NotFound status names all that there are.
[[nodiscard]] absl::StatusOr<const games::Game*> game_of(Games games, std::string_view name);

// "german-whist, tarock".
[[nodiscard]] std::string game_names(Games games);

// The letters of seats of one of the games, none twice, however a person names them: "N" of "north", "AC" of "a and c".
[[nodiscard]] std::optional<std::string> seats_of(Games games, std::string_view text);

inline constexpr std::size_t kMostMemory = std::size_t{1} << 22;  // MiB

// What the answer to a request may cost.
struct Limits {
  std::chrono::nanoseconds time = std::chrono::nanoseconds::max();  // of all searches together
  std::uint64_t nodes = std::numeric_limits<std::uint64_t>::max();  // of each search
  std::size_t memory_mib = 512;                                     // for tables
  std::vector<std::string> without = {};                            // `accelerators` that are not to be used

  // With a deadline that `stop` ends, too.
  [[nodiscard]] search::Options options(const base::StopToken& stop) const;

  friend bool operator==(const Limits&, const Limits&) = default;
};

// The names of what a search can do without.
[[nodiscard]] std::vector<std::string> accelerators();

// Keeps the solver of the game asked for last, so that only one holds memory at a time.
class SolverKeeper {
 public:
  explicit SolverKeeper(Limits limits = {}, base::StopToken stop = {});
  [[nodiscard]] games::Solver& of(const games::Game& game);
  // A request begins, and has the whole time; with these limits, from now on. Others than before cost the solver that
  // is kept.
  void begin() { options_.deadline.restart(); }
  void begin(const Limits& limits);
  [[nodiscard]] const search::Options& options() const { return options_; }
  [[nodiscard]] const base::StopToken& stop() const { return stop_; }
  void release() { solver_.reset(); }
  // Of the solver that is kept.
  [[nodiscard]] search::Watch& watch() const { return *watch_; }

 private:
  Limits limits_;
  base::StopToken stop_;
  std::shared_ptr<search::Watch> watch_ = std::make_shared<search::Watch>();
  search::Options options_;
  const games::Game* game_ = nullptr;
  std::unique_ptr<games::Solver> solver_;
};

struct Context {
  Games games = games::all_games();
  SolverKeeper solvers = SolverKeeper();
  games::Progress progress = [](int, int) {};  // told after each of a request's searches
  // Told of what is known by now of a position that is being solved, as an object in JSON; null: nobody is.
  std::function<void(const base::Json& bounds)> bounds = nullptr;

  [[nodiscard]] absl::StatusOr<const games::Game*> game(std::string_view name) const { return game_of(games, name); }
};

// Tells of the progress of a deal's searches and lets none of them take more than a part of the time that is left, so
// that one hard search leaves time for others.
[[nodiscard]] games::Progress sharing(base::Deadline deadline, const games::Progress& progress);

}  // namespace ouverte::requests
