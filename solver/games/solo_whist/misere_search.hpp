// Misère as the search sees it: does the soloist take at least `goal` tricks? He does not want to, the other three want
// him to. `make` asks for one trick, `tricks` for each number in turn; in both the facts are about tricks still to
// come.
#pragma once

#include <array>
#include <cstdint>

#include "solver/games/solo_whist/rules.hpp"
#include "solver/search/exact_table.hpp"
#include "solver/tricks/claim.hpp"

namespace ouverte::games::solo_whist {

class MisereSearch : public Game {
 public:
  MisereSearch(const Game& game, int goal);

  [[nodiscard]] bool keyed(const State& state) const { return state.new_trick(); }
  [[nodiscard]] search::ExactKey key(const State& state) const;
  [[nodiscard]] int rest(const State& state, int goal) const {
    return goal - state.won[static_cast<std::size_t>(soloist_)];
  }
  [[nodiscard]] tricks::Claim claim(const State& state, int goal) const;
  [[nodiscard]] CardSet distinct(const State& state) const;
  void order(const State& state, CardSet cards, MoveList& out) const;
  [[nodiscard]] std::uint64_t likeness(const State& state) const;

 private:
  // The soloist may take no trick more: then a lower card never serves him worse.
  [[nodiscard]] bool last_straw(const State& state) const { return rest(state, goal_) == 1; }
  // Whether every player of `seats` (bits) can stay below `rank` in the suit, or is out of it.
  [[nodiscard]] bool all_duck(const State& state, unsigned seats, Suit suit, Card card) const;
  [[nodiscard]] bool caught_at_once(const State& state) const;

  Seat soloist_;
  int goal_;
};

}  // namespace ouverte::games::solo_whist
