// Any play in which one player should take few tricks, made easier for the three against him: whichever of them takes a
// trick, any of them may lead to the next, and the tricks that he does not take are not told apart. A trick that he
// takes over a card of theirs they may let go as one of their own. If they cannot make him take so many tricks even so,
// they cannot in the real game.
#pragma once

#include <cstdint>

#include "solver/games/solo_whist/free_lead_search.hpp"
#include "solver/search/alpha_beta.hpp"

namespace ouverte::games::solo_whist {

class FreeCountSearch : public FreeLeadSearch {
 public:
  struct State : FreeLeadSearch::State {
    bool may_let_go = false;  // he has just taken a trick over one of their cards; at the start of the next
  };

  // `none`, which outlives this and has been asked about this player only, tells where one trick is too many.
  FreeCountSearch(Seat player, CardSet trumps, search::AlphaBeta<FreeLeadSearch>& none, Places places = Places::kSorted)
      : FreeLeadSearch(player, trumps, places), none_(&none) {}

  // A position of the real game.
  [[nodiscard]] State start(const FreeLeadSearch::State& state) const { return {FreeLeadSearch::start(state), false}; }
  void play(State& state, Card card) const;

  [[nodiscard]] bool has_alternative(const State& state) const { return state.may_let_go; }
  void take_alternative(State& state) const;

  [[nodiscard]] bool over(const State& state) const { return state.live.empty(); }
  [[nodiscard]] int rest(const State& state, int goal) const { return goal - value(state); }
  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick() && state.tricks_left() > 1; }
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] bool looks_up_children(const State& state) const {
    return state.on_table == kPlayers - 1 && state.tricks_left() > 2;
  }
  [[nodiscard]] tricks::StaticBound static_bound(const State& state, int goal) const;
  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;

 private:
  search::AlphaBeta<FreeLeadSearch>* none_;
};

}  // namespace ouverte::games::solo_whist
