// When two searches may share their facts.
#pragma once

#include <array>

#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

// Facts learnt in one search hold in the next while trumps and camps are the same; they are of use while the hands come
// from the same deal.
class SameDeal {
 public:
  // Whether that is so of this position and the last one asked about.
  bool covers(const Game& game, const Game::State& state) {
    bool same = game.trumps() == trumps_ && game.maximisers() == maximisers_;
    for (std::size_t seat = 0; seat < kPlayers; ++seat) same = same && dealt_[seat].holds(state.hands[seat]);
    if (same) return true;
    trumps_ = game.trumps();
    maximisers_ = game.maximisers();
    dealt_ = state.hands;
    return false;
  }

 private:
  CardSet trumps_;
  Camp maximisers_;
  std::array<CardSet, kPlayers> dealt_{};
};

}  // namespace ouverte::games::solo_whist
