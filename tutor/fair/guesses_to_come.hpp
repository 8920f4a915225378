// What `odds` says of cards where guesses to come are guesses: with all hands open a guess that is put off is a guess
// made right.
#pragma once

#include <span>

#include "tutor/fair/later_guess.hpp"
#include "tutor/fair/odds.hpp"

namespace ouverte::tutor::fair {

inline constexpr std::size_t kMostKeptForGuesses = 5000;  // layouts

// Looks at guesses to come, and changes what was found with open hands accordingly. In small endings of which all
// layouts were `tried` the deal is played out as a player must who does not see; else it is looked some moves ahead, in
// some of the layouts, whether that changes which card is best.
void look_at_guesses(const games::Game& game, const OddsOptions& options, std::span<const WeighedLayout> tried,
                     Odds& odds);

}  // namespace ouverte::tutor::fair
