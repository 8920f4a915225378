// How a contract is measured: what tells that it is made, and by how much.
#pragma once

#include <memory>
#include <optional>
#include <string>

#include "solver/games/door/game.hpp"
#include "solver/search/interval.hpp"

namespace ouverte::requests {

// By an objective that has a goal among its values.
struct Measure {
  std::string objective;
  int goal = 0;
  int near = 0;           // so far from the goal a value is still close to it
  bool upwards = true;    // the declaring side wants it high
  bool reckoned = false;  // its values are made of more than is counted in the play: payments
  search::Interval possible;
};

// Whether the contract is made or not, and by how much: of the measures that tell the latter, one that counts tricks or
// points before one of payments. Where a game has no measure of the one kind, the other serves for both.
struct Measures {
  Measure made, fine;
};
// Nothing of a contract that everyone plays for himself, or that has no goal.
[[nodiscard]] std::optional<Measures> measures_of(const games::Game& game, const games::Setup& setup);

// The deal valued by an objective; null where it is none of a legal position.
[[nodiscard]] std::unique_ptr<games::Position> valued(const games::Game& game, games::Setup setup,
                                                      const std::string& objective);

}  // namespace ouverte::requests
