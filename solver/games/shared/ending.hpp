// Endings altered: with another seat on lead, or cut off from the tricks before.
#pragma once

#include <memory>
#include <string>

#include "solver/games/door/game.hpp"

namespace ouverte::games {

// The start of a trick with another seat to lead; null where the rules do not allow it.
[[nodiscard]] std::unique_ptr<Position> led_by(const Game& game, Setup setup, const std::string& seat);

// The same without a word on the tricks before, for games that let endings stand alone; others take it for no position.
[[nodiscard]] Setup standing_alone(Setup setup);

}  // namespace ouverte::games
