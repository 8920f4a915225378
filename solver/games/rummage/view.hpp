// What a player of Rummage knows beside his hand: the cards that the winner of a trick took up, until he plays or lays
// them.
#pragma once

#include "absl/status/statusor.h"
#include "solver/games/door/view.hpp"

namespace ouverte::games::rummage {

void know_taken_cards(View& view);

// As `games::Game::deal_of`.
[[nodiscard]] absl::StatusOr<Setup> deal_seen_as(const View& view, const Layout& layout);

}  // namespace ouverte::games::rummage
