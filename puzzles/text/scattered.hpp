// A whole deal that stands in no layout: its hands are told in sentences, in an object of code, or with their suits
// behind the cards, each behind the name of its player.
#pragma once

#include <optional>
#include <vector>

#include "puzzles/text/whole_deal.hpp"

namespace ouverte::puzzles::text {

// Four hands of thirteen cards that are a pack, or three of them, each behind its own name; nothing where other hands
// of so many cards stand in the text.
[[nodiscard]] std::optional<WholeDeal> scattered_deal(const std::vector<Line>& lines);

}  // namespace ouverte::puzzles::text
