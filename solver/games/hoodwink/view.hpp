// What a player of Hoodwink knows beside his hand.
#pragma once

#include "solver/games/door/view.hpp"

namespace ouverte::games::hoodwink {

// The cards laid as bids went back to the hands they came from: everybody has seen them.
void know_bids(View& view);

}  // namespace ouverte::games::hoodwink
