// What is said of cards, and of plays that were made, on what the player knew.
#pragma once

#include <string>
#include <string_view>

#include "tutor/fair/odds.hpp"

namespace ouverte::tutor::fair {

// Of the cards: "clear", "too close to say", "all alike"; of a play that was made, where one was named, "right on the
// odds", "against the odds", "too close to say". Whether it cost anything as the cards lie is not asked here.
[[nodiscard]] std::string_view verdict_of(const Odds& odds);

// The player's goal: "the contract is made", for the others "the contract goes down"; one named for this, "at least 5
// tricks"; where none is named "a best card as the cards lie".
[[nodiscard]] std::string goal_of(const Odds& odds);

// How much better a card must be than the one played before that is held against it: a chance, or a part of the mean.
inline constexpr double kMuch = 0.01;
inline constexpr double kMuchOfMean = 0.1;

}  // namespace ouverte::tutor::fair
