// What is seen of a position without search, and the cards whose rank it rests on.
#pragma once

#include "solver/cards/card_set.hpp"

namespace ouverte::tricks {

struct StaticBound {
  bool decided = false;
  bool reached = false;  // when decided: the goal is reached
  cards::CardSet basis;
};

// A number of tricks that a camp is sure of, from here on, and the cards whose rank that rests on.
struct Sure {
  int tricks = 0;
  cards::CardSet basis;
};

}  // namespace ouverte::tricks
