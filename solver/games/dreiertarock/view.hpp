// What a player of Dreiertarock knows beside his hand: of the talon, of what was taken of it, and of what was laid
// aside.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/games/door/view.hpp"

namespace ouverte::games::dreiertarock {

inline constexpr std::string_view kTalonPlace = "talon";
inline constexpr std::string_view kLaidAsidePlace = "laid aside";

// Adds to a view of hands alone what lies beside them. `start`: the deal as recorded, before its first play. Where that
// is some way into the deal, what the record says of the cards out of play is taken as known.
void see_talon(const Setup& start, View& view);

// As `games::Game::view_untold`. Of the cards laid aside trumps lie face up: where the declarer's hand is not told,
// those that a record says were laid are the ones that are known.
[[nodiscard]] absl::StatusOr<View> view_of_told_hands(const Setup& deal, std::string_view untold);

// As `games::Game::deal_of`.
[[nodiscard]] absl::StatusOr<Setup> deal_seen_as(const View& view, const Layout& layout);

// Trumps that count one point, and are no part of the Trull; no other two cards are equal.
[[nodiscard]] std::vector<std::vector<std::string>> equal_trumps();

}  // namespace ouverte::games::dreiertarock
