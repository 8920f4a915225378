// What the doors of trick games have in common: how a setup becomes a position is a function, and every position has
// the same kind of solver.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/games/shared/trick_position.hpp"

namespace ouverte::games {

// `kPositionOf`: from a setup to its position, as `Game::position`.
template <class Traits, auto kPositionOf>
class TrickDoor : public Game {
 public:
  using Game::Game;

  [[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position(const Setup& setup) const final {
    return kPositionOf(setup);
  }
  [[nodiscard]] std::unique_ptr<Solver> solver(const search::Options& options) const final {
    return std::make_unique<TrickSolver<Traits>>(options);
  }
};

}  // namespace ouverte::games
