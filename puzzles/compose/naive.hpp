// Players who do not think far, and fall into what a puzzle holds in store: a puzzle whose key they would play is none.
#pragma once

#include <string>

#include "puzzles/compose/turn.hpp"
#include "solver/games/door/entry.hpp"

namespace ouverte::puzzles {

// Takes the trick as cheaply as he can for certain, unless his partner takes it anyhow, and otherwise plays his lowest
// card; leads a card that takes the trick for certain if he has one. Where tricks are to be avoided he plays the
// highest card that leaves the trick to others for certain, and otherwise his lowest.
[[nodiscard]] std::string greedy_move(const Turn& turn);

// Looks so many plays ahead by plain search, and takes for the value of the position reached the middle of what can
// still come of it by the rules; of equal moves the one that the greedy player makes, or else the lowest.
[[nodiscard]] std::string shallow_move(const Turn& turn, int plays);

// Whether the side to move is better off for a trick, as far as the rules alone show along two lines of play.
[[nodiscard]] bool wants_tricks(const games::Position& at);

}  // namespace ouverte::puzzles
