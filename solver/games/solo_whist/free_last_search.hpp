// General misère made easier for the three who play against one player, as in `free_lead_search.hpp`: whichever of them
// takes a trick, any of them may lead to the next. If the player does not take the last trick even so, he need not take
// it in the real game.
#pragma once

#include <cstdint>

#include "solver/games/solo_whist/free_lead_search.hpp"

namespace ouverte::games::solo_whist {

class FreeLastSearch : public FreeLeadSearch {
 public:
  explicit FreeLastSearch(Seat player) : FreeLeadSearch(player) {}

  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] int value(const State& state) const { return state.leader == soloist() ? 1 : 0; }
  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick() && state.tricks_left() > 2; }
  [[nodiscard]] bool looks_up_children(const State& state) const {
    return state.on_table == kPlayers - 1 && state.tricks_left() > 3;
  }
  [[nodiscard]] tricks::StaticBound static_bound(const State& state, int goal) const;
  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;
};

}  // namespace ouverte::games::solo_whist
