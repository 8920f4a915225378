// What the calls of an auction tell of the hands, under a simple natural system (docs/fair.md). Ranges are wide, for
// tables differ; where a call may mean something else than it names, that side's calls are read no further.
#pragma once

#include <span>
#include <string>

#include "solver/games/door/game.hpp"

namespace ouverte::games::bridge {

// As `games::Game::told_by_auction`. `calls`: in turn from the seat that the tag `Auction` names.
[[nodiscard]] std::string auction_told(const Tags& tags, std::span<const std::string> calls);

}  // namespace ouverte::games::bridge
