// What people see of a deal of Rummage beside hands and trick: the melds, how the scores stand, and the score sheet.
#pragma once

#include <string_view>
#include <vector>

#include "solver/games/door/score_sheet.hpp"
#include "solver/games/rummage/door.hpp"

namespace ouverte::games::rummage {

// Of a deal that is over: by going out, or cut off at its horizon and scored as it stands.
[[nodiscard]] ScoreSheet score_sheet_of(const RummagePosition& position);

// Melds, as cards where it is known which; what each of `seats` would score if the deal ended now; who began the trick;
// the plays left. Of a deal that is over how it ended.
[[nodiscard]] std::vector<Shown> shown_of(const RummagePosition& position, std::string_view seats);

}  // namespace ouverte::games::rummage
