// A game that exists for the tests of what lies above the games: four seats, any card may be played, the highest rank
// takes the trick, and its "solver" says that North and South get as many tricks as North has cards.
#pragma once

#include "solver/games/door/game.hpp"

namespace ouverte::support {

// Contracts: {"trump": "NT"} (a value), {"alone": true} (a free-for-all). In text "toy" and "alone". In tags
// [Contract "toy"], [Contract "alone"], [Contract "Pass"] (passed out); no tag: none yet.
[[nodiscard]] const games::Game& toy_game();

// The searches of the toy stop at a limit of fewer nodes than this, with a value from 0 to 13.
inline constexpr std::uint64_t kToyNodes = 1234;

}  // namespace ouverte::support
