// The hands of a whole deal, and who plays it, looked up in all that its words say: where these may be meant otherwise
// the deal is not read.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/diagram.hpp"
#include "puzzles/text/fault.hpp"
#include "puzzles/text/spoken.hpp"

namespace ouverte::puzzles::text {

// "Each other's cards", "♣2 belongs to East", "Who played 4♠?": the hands, or who plays, may be meant otherwise.
[[nodiscard]] std::optional<Fault> doubt_of_hands(const Story& story, const std::vector<Hand>& hands);

}  // namespace ouverte::puzzles::text
