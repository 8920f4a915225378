// Misère as the search sees it: does the soloist take at least `goal` tricks? He does not want to, the other three want
// him to. `make` asks for one trick, `tricks` for each number in turn; in both the facts are about tricks still to
// come.
#pragma once

#include <cstdint>

#include "solver/games/solo_whist/free_leads.hpp"
#include "solver/games/solo_whist/rules.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/tricks/static_bound.hpp"

namespace ouverte::games::solo_whist {

class MisereSearch : public Game {
 public:
  // The caller guarantees that `free_leads` outlives this, and has been asked about this soloist only.
  MisereSearch(const Game& game, int goal, FreeLeads& free_leads);

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] int rest(const State& state, int goal) const {
    return goal - state.won[static_cast<std::size_t>(soloist_)];
  }
  [[nodiscard]] tricks::StaticBound static_bound(const State& state, int goal) const;
  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 private:
  // The soloist may take no trick more: then a lower card never serves him worse.
  [[nodiscard]] bool no_trick_to_spare(const State& state) const { return rest(state, goal_) == 1; }

  Seat soloist_;
  int goal_;
  FreeLeads* free_leads_;
};

}  // namespace ouverte::games::solo_whist
