// The tests of the themes that every game has; what each means stands beside its name in themes.cpp. What a test cannot
// see within its limits is not shown.
#pragma once

#include "puzzles/compose/turn.hpp"

namespace ouverte::puzzles {

[[nodiscard]] bool shows_duck(const Turn& turn);
[[nodiscard]] bool shows_unblock(const Turn& turn);
[[nodiscard]] bool shows_overtake(const Turn& turn);
[[nodiscard]] bool shows_underlead(const Turn& turn);
[[nodiscard]] bool shows_throw_in(const Turn& turn);
[[nodiscard]] bool shows_squeeze(const Turn& turn);
[[nodiscard]] bool shows_ruff_high(const Turn& turn);
[[nodiscard]] bool shows_exit(const Turn& turn);
[[nodiscard]] bool shows_discard_of_winner(const Turn& turn);

}  // namespace ouverte::puzzles
