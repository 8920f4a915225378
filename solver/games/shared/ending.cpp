#include "solver/games/shared/ending.hpp"

#include <utility>

namespace ouverte::games {

std::unique_ptr<Position> led_by(const Game& game, Setup setup, const std::string& seat) {
  setup.leader = seat;
  auto position = game.position(setup);
  return position.ok() && !(*position)->over() && (*position)->to_move() == seat ? *std::move(position) : nullptr;
}

Setup standing_alone(Setup setup) {
  setup.won.reset();
  setup.contract.erase("ending");
  return setup;
}

}  // namespace ouverte::games
