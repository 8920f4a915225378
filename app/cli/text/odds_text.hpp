// What each card is worth on what the player can see, as people read it.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "app/requests/odds.hpp"

namespace ouverte::cli {

// `interrupted`: the user asked for the end.
[[nodiscard]] std::vector<Text> odds_text(const requests::OddsFound& found, bool interrupted);

}  // namespace ouverte::cli
