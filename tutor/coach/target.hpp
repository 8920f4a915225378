// What the side to move still needs for what it plays for, as it is said beside a prompt: "4♠ by South: 6 more of 9
// tricks". In the tricks or card points that the goal is a number of, where the game has such a measure; else as the
// end that the side plays for.
#pragma once

#include <cstdint>
#include <optional>
#include <string>

#include "solver/games/door/game.hpp"

namespace ouverte::tutor {

// Who looks on: somebody who sees every card, or only what is known at the table.
enum class Sees : std::uint8_t { kEverything, kOwnHand };

struct Target {
  // Of the tricks or card points that are still to be had the side needs so many; or, where it wants none, so many are
  // to pass it by.
  struct Count {
    int more = 0;
    int of = 0;
    std::string unit;
  };
  std::optional<Count> count;  // neither certain nor lost
  std::string words;           // empty where there is nothing to say
};

// Of a position that is not over; `seats`: those whose hands are seen besides, where not all are.
[[nodiscard]] Target target(const games::Game& game, const games::Position& position, Sees sees,
                            std::string_view seats = {});

}  // namespace ouverte::tutor
