#include "app/requests/context.hpp"

#include <algorithm>

#include "solver/base/status.hpp"
#include "solver/games/shared/spelling.hpp"
#include "solver/search/accelerators.hpp"

namespace ouverte::requests {
namespace {

constexpr int kShares = 4;  // see `sharing`

}  // namespace

absl::StatusOr<const games::Game*> game_of(Games games, std::string_view name) {
  const auto found = std::ranges::find(games, name, &games::Game::name);
  if (found != games.end()) return *found;
  const games::Game* const meant = games::game_meant(name);
  if (std::ranges::find(games, meant) != games.end()) return meant;
  return absl::NotFoundError(base::str("game: found ", base::quoted(name), ", expected one of ", game_names(games)));
}

std::string game_names(Games games) {
  std::string names;
  for (const games::Game* game : games) names.append(names.empty() ? "" : ", ").append(game->name());
  return names;
}

std::optional<std::string> seats_of(Games games, std::string_view text) {
  for (const games::Game* game : games)
    if (auto seats = games::seats_meant(text, game->seats())) return seats;
  return std::nullopt;
}

std::vector<std::string> accelerators() {
  std::vector<std::string> names;
  for (const search::Accelerator& each : search::kAccelerators) names.emplace_back(each.name);
  return names;
}

search::Options Limits::options(const base::StopToken& stop) const {
  search::Options options;
  options.limits = {.nodes = nodes, .time = time};
  options.deadline = base::Deadline(time, stop);
  options.memory_mib = memory_mib;
  for (const search::Accelerator& each : search::kAccelerators)
    if (std::ranges::find(without, each.name) != without.end()) options.switches.*each.on = false;
  return options;
}

SolverKeeper::SolverKeeper(Limits limits, base::StopToken stop)
    : limits_(std::move(limits)), stop_(std::move(stop)), options_(limits_.options(stop_)) {
  options_.watch = watch_;
}

games::Solver& SolverKeeper::of(const games::Game& game) {
  if (game_ != &game || solver_ == nullptr) {
    solver_.reset();  // before the next is made: both at once would be twice the memory asked for
    solver_ = game.solver(options_);
    game_ = &game;
  }
  return *solver_;
}

void SolverKeeper::begin(const Limits& limits) {
  if (limits == limits_) return begin();
  release();
  limits_ = limits;
  options_ = limits_.options(stop_);
  options_.watch = watch_;
}

games::Progress sharing(base::Deadline deadline, const games::Progress& progress) {
  deadline.share(kShares);
  return [deadline, progress](int done, int total) mutable {
    deadline.share(std::min(total - done, kShares));
    progress(done, total);
  };
}

}  // namespace ouverte::requests
