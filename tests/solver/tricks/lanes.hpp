// The cards of a suit's lane by name.
#pragma once

#include "solver/tricks/suit_run.hpp"

namespace ouverte::tricks {

inline constexpr Lane kAce = 1u << 12, kKing = 1u << 11, kQueen = 1u << 10, kJack = 1u << 9, kTen = 1u << 8,
                      kNine = 1u << 7, kFour = 1u << 2, kThree = 1u << 1, kTwo = 1;

}  // namespace ouverte::tricks
