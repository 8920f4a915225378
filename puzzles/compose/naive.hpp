// Players who do not think far, and fall into what a puzzle holds in store: a puzzle whose key they would play is none,
// and a play that they would find as well is no feat.
#pragma once

#include <cstdint>
#include <string>

#include "puzzles/compose/trick_ahead.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

// Takes the trick as cheaply as he can for certain, unless his partner takes it anyhow, and otherwise plays his lowest
// card; leads a card that takes the trick for certain if he has one. Where tricks are to be avoided he plays the
// highest card that leaves the trick to others for certain, and otherwise his lowest.
[[nodiscard]] std::string greedy_move(const TrickAhead& turn);

// Looks so many plays ahead by plain search, and takes for the value of the position reached the middle of what can
// still come of it by the rules; of equal moves the one that the greedy player makes, or else the lowest.
[[nodiscard]] std::string shallow_move(const TrickAhead& turn, int plays);

// How far he may look: to the end of the trick; and of another one where that leaves two or more to come.
[[nodiscard]] int trick_left(const TrickAhead& turn);
[[nodiscard]] int shallow_plays(const TrickAhead& turn);

// What he sees so many plays ahead, whoever is to move there: twice the middle, best play by both sides as far as that.
[[nodiscard]] std::int64_t outlook(const games::Position& at, int plays);

// Whether the side to move is better off for a trick, as far as the rules alone show along two lines of play.
[[nodiscard]] bool wants_tricks(const games::Position& at);

}  // namespace ouverte::puzzles
