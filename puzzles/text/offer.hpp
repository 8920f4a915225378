// What a whole deal whose words are not read may be about: the contract that is spoken of most, who seems to play it
// and the card that seems to be led. It is offered, for who reads it to say so, and never taken.
#pragma once

#include <string>

#include "puzzles/text/shown.hpp"

namespace ouverte::puzzles::text {

// "South plays 4♥. West leads ♠3", as a task may be supplied; empty where no contract is spoken of.
[[nodiscard]] std::string offer_of(const Shown& shown);

}  // namespace ouverte::puzzles::text
