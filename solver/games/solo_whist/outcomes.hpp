// What the tricks taken so far still mean for one question about an all-pass deal ("does the player get at least …?"):
// a finite automaton fed with the takers of tricks. Counts that no continuation tells apart are one class, so a table
// of positions is keyed on the class, and the classes "won" and "lost" end the search early (reachability and parity
// come out by themselves). The classes are found backwards from the end, level by level (Myhill and Nerode).
#pragma once

#include <array>
#include <cstdint>
#include <map>
#include <optional>
#include <tuple>
#include <vector>

#include "solver/games/solo_whist/rules.hpp"

namespace ouverte::games::solo_whist {

class Outcomes {
 public:
  using Class = std::uint16_t;
  static constexpr Class kLost = 0;
  static constexpr Class kWon = 1;

  // For the question "is the value of `game` at least `goal`?", from the counts of `state` on.
  Outcomes(const Game& game, int goal, const State& state);

  // The class of a state at the start of a trick, if its counts can follow from those the automaton was made for.
  [[nodiscard]] std::optional<Class> find(const State& state) const;

  // The class after `taker` takes a trick with `left` tricks left before it.
  [[nodiscard]] Class next(Class from, int left, Seat taker) const {
    return levels_[static_cast<std::size_t>(left)].next[from][static_cast<std::size_t>(taker)];
  }
  // Whether the question is answered yes if the player takes no trick more.
  [[nodiscard]] bool safe(Class at, int left) const { return levels_[static_cast<std::size_t>(left)].safe[at]; }

 private:
  // What of a state the outcome depends on; the taker of the last trick counts only when none is left.
  using Counts = std::tuple<std::array<std::uint8_t, kPlayers>, std::int8_t, std::int8_t, std::int8_t>;

  struct Level {
    std::vector<std::array<Class, kPlayers>> next;
    std::vector<bool> safe;
    std::map<std::array<Class, kPlayers>, Class> same;  // classes by what follows
    std::map<Counts, Class> of;
  };

  [[nodiscard]] static Counts counts_of(const State& state, int left);
  Class add(const Game& game, int goal, const State& state, int left);

  std::vector<Level> levels_;  // by tricks left
};

}  // namespace ouverte::games::solo_whist
