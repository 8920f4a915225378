// In which order the seats of a table play.
#pragma once

#include <cstddef>
#include <string>

#include "solver/games/door/game.hpp"

namespace ouverte::tutor {

// The seat that plays so many places after another.
[[nodiscard]] std::string seat_after(const games::Game& game, const games::Setup& setup, const std::string& seat,
                                     std::size_t places = 1);
// How many play to the trick in progress before a seat does: fewer than lie on the table where it has played.
[[nodiscard]] std::size_t place_in_trick(const games::Game& game, const games::Setup& setup, const std::string& seat);

}  // namespace ouverte::tutor
