// A contract that fits the hands, as a simple natural system of bridge would come to it by points and fits; no auction
// is made. Only for games with a dummy, whose sides sit opposite each other.
#pragma once

#include <optional>
#include <string>

#include "solver/games/door/game.hpp"

namespace ouverte::requests {

// "4S by N" for a deal of whole hands: of the side with more points (4-3-2-1, and for short suits with a fit) the major
// suit of eight cards or more, else no trump where no suit is short, else the longest minor; as high as the points
// allow, and game or slam where they are for it. Nothing where the hands are not written in suits, or neither side has
// enough for a bid.
[[nodiscard]] std::optional<std::string> natural_contract(const games::Game& game, const games::Setup& deal);

// A random deal under such a contract; nothing where the game has no dummy.
[[nodiscard]] std::optional<games::Setup> naturally_bid(const games::Game& game, base::Random& random);

}  // namespace ouverte::requests
