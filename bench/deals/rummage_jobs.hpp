// The questions about Rummage that are timed, each put to a fixed series of positions.
#pragma once

#include <string>
#include <vector>

#include "solver/games/rummage/rules.hpp"

namespace ouverte::bench {

struct RummageCase {
  games::rummage::Game game;
  games::rummage::State state;
};

struct RummageJob {
  games::rummage::Objective objective;
  int players;
  int cards;  // in each hand
  int horizon;

  [[nodiscard]] std::string name() const;
  // A random deal, A to play first; whose guarantee goes by the number. With fewer cards than are dealt a late
  // position: a card lies on the table, every other card is out of play, and some players have made a meld.
  [[nodiscard]] RummageCase make(int number) const;
};

// Full deals, deals with four cards in each hand, each once more with a farther horizon; and going out.
[[nodiscard]] std::vector<RummageJob> rummage_jobs();

}  // namespace ouverte::bench
