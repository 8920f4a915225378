// What is known at the table of who is on whose side: nobody may say who holds a Joker, so each player has his own
// cards and those that were played to go by.
#pragma once

#include <string>
#include <string_view>

#include "solver/games/door/setup.hpp"

namespace ouverte::games::whos_who {

// Setups are complete, as `Position::setup` gives them; players see the hands of `seats` and no others.

// Whether they know the soloist: both Jokers have been played or are in these hands, or only one other hand has cards.
[[nodiscard]] bool know_soloist(const Setup& setup, std::string_view seats);

// What they know of the sides, in words: "B is the soloist"; "A was dealt one Joker and is a partner"; "not known yet".
[[nodiscard]] std::string sides_as_known(const Setup& setup, std::string_view seats);

// "none played", "1 played", "both played".
[[nodiscard]] std::string jokers_played(const Setup& setup);

}  // namespace ouverte::games::whos_who
