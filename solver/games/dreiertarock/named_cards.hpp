// Cards as players write and call them, one after the other.
#pragma once

#include <string_view>

#include "absl/status/statusor.h"
#include "solver/cards/card_set.hpp"

namespace ouverte::games::dreiertarock {

// "SJ DQ CT", "♦J ♣J 15", "queen of spades, HQ, 5", "Sküs and Mond"; the words "lay", "aside" and "and" say nothing
// more. An error says which is none, or is named twice.
[[nodiscard]] absl::StatusOr<cards::CardSet> cards_in(std::string_view text);

}  // namespace ouverte::games::dreiertarock
