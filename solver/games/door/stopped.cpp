#include "solver/games/door/stopped.hpp"

#include "solver/base/status.hpp"

namespace ouverte::games {

std::string_view what_stopped(const base::Deadline& deadline, std::string_view limit) {
  return deadline.stop_requested() ? "interrupted" : limit;
}

absl::Status stopped_before(std::string_view what, Solver& solver) {
  return absl::ResourceExhaustedError(
      base::str(what_stopped(solver.deadline(), "the search ran into its limit"), " before ", what));
}

}  // namespace ouverte::games
