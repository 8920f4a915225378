// What the calls of an auction tell of the hands, under a simple natural system (docs/fair.md). Ranges are wide, for
// tables differ; where a call may mean something else than it names, that side's calls are read no further.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "solver/games/door/game.hpp"

namespace ouverte::games::bridge {

// As `games::Game::told_by_auction`. `calls`: in turn from the dealer, a compass letter; empty if it is none.
[[nodiscard]] std::string auction_told(std::string_view dealer, std::span<const std::string> calls);

}  // namespace ouverte::games::bridge
