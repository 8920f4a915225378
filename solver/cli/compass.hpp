// The hands laid out round the table, with the trick in progress in the middle.
#pragma once

#include <string_view>
#include <vector>

#include "solver/cli/text.hpp"
#include "solver/games/setup.hpp"

namespace ouverte::cli {

// `seats` are the letters of the game's seats in turn order; `to_move` is one of them or empty. Four seats by the
// compass are drawn as one; any others have their hands one below the other.
[[nodiscard]] std::vector<Text> compass(const games::Setup& setup, std::string_view seats, std::string_view to_move);

}  // namespace ouverte::cli
