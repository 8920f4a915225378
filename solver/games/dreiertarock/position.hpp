// From a setup to a legal position of Dreiertarock.
#pragma once

#include <memory>

#include "absl/status/statusor.h"
#include "solver/games/door/entry.hpp"
#include "solver/games/dreiertarock/contract.hpp"
#include "solver/games/dreiertarock/rules.hpp"
#include "solver/games/shared/trick_setup.hpp"

namespace ouverte::games::dreiertarock {

[[nodiscard]] absl::StatusOr<std::unique_ptr<Position>> position_of(const Setup& setup);

// Eldest: on the dealer's left, and `A` unless the setup says otherwise.
[[nodiscard]] absl::StatusOr<Seat> eldest_of(const Setup& setup);
[[nodiscard]] absl::StatusOr<Objective> objective_of(const Setup& setup, const Kind& kind);

// What is played, from where a trick begins. `player`: whose guarantee, in Trischaken.
struct Start {
  Written written;  // complete
  Game game;
  State state;
};
[[nodiscard]] absl::StatusOr<Start> start_of(Written written, Standing standing, Objective objective, Seat player);

}  // namespace ouverte::games::dreiertarock
