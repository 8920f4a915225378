// The odds of a suit combination, laid out.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "tutor/fair/suit_odds.hpp"

namespace ouverte::cli {

// `interrupted`: what stopped the work, if anything did, was the user.
[[nodiscard]] std::vector<Text> suit_odds_text(const tutor::fair::SuitOdds& odds, bool interrupted);

}  // namespace ouverte::cli
