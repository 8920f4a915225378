// One question about a deal, "is its value at least …?", as the search carries it along: what the tricks taken so far
// still mean for it (a class of `tricks::Outcomes`). It holds for every deal of its contract, whatever the cards.
#pragma once

#include <array>
#include <cstdint>
#include <vector>

#include "solver/games/whos_who/rules.hpp"
#include "solver/tricks/outcomes.hpp"

namespace ouverte::games::whos_who {

class GoalQuestion {
 public:
  using Tally = std::array<std::uint8_t, kPlayers>;  // tricks won
  using Outcomes = tricks::Outcomes<kPlayers, Tally>;
  using Class = Outcomes::Class;

  GoalQuestion(const Game& game, int goal);

  // The class of a state; the trick in progress counts as still to come.
  [[nodiscard]] Class class_of(const State& state) const;
  // The class after `taker` takes a trick with `left` tricks left before it.
  [[nodiscard]] Class next(Class from, int left, Seat taker) const { return outcomes_.next(from, left, taker); }
  // How likely the answer is yes if each trick left goes to anyone with the same chance: from 0 to 1.
  [[nodiscard]] float chance(Class at, int left) const { return chances_[static_cast<std::size_t>(left)][at]; }
  // Whether chances tell good moves from bad ones: when it is asked who wins, and not by how much.
  [[nodiscard]] bool chances_tell() const { return chances_tell_; }
  [[nodiscard]] const Outcomes& outcomes() const { return outcomes_; }

 private:
  Outcomes outcomes_;
  bool chances_tell_;
  std::vector<std::vector<float>> chances_;  // by tricks left, by class
};

}  // namespace ouverte::games::whos_who
