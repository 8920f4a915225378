// Plain search through the door: the position after a move, and what one side can force to be true of the end of the
// play. Of small endings; it remembers nothing.
#pragma once

#include <functional>
#include <memory>
#include <string_view>

#include "solver/games/door/game.hpp"

namespace ouverte::games {

// The caller guarantees that the move is legal.
[[nodiscard]] std::unique_ptr<Position> after(const Position& at, std::string_view move);

// Whether the side that wants the value high (`maximiser`), or else the other, can force that the play ends as `wanted`
// says, whatever the other side does.
[[nodiscard]] bool can_force(const Position& at, bool maximiser, const std::function<bool(const Position&)>& wanted);

// Whether the one to move cannot follow, has suits to choose from, and whatever he discards from another than the key's
// loses.
[[nodiscard]] bool guards_a_suit(const OnlyMove& turn);

}  // namespace ouverte::games
