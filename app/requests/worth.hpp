// Random deals that are worth playing: such as the declaring side can just make, or just cannot.
#pragma once

#include <array>
#include <cstdint>
#include <optional>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "app/requests/context.hpp"
#include "solver/base/random.hpp"

namespace ouverte::requests {

enum class Worth : std::uint8_t {
  kAny,    // as dealt
  kClose,  // one exchange of two cards away from a deal that ends the other way, within a trick or a few points of what
           // the contract needs, and not made whatever is played
  kMade,   // the declaring side has what it plays for with best play
  kLost,   // it has not
};
inline constexpr std::array<std::string_view, 4> kWorths = {"any", "close", "made", "lost"};
[[nodiscard]] std::optional<Worth> worth_named(std::string_view text);

// Whether contracts of the game, and this one where it is not null, have a goal that a deal can be near to: not where
// everyone plays for himself.
[[nodiscard]] bool has_goal(const games::Game& game, const games::Contract& contract);

// A deal of that worth, ready to be played under the contract; null: in a game with a dummy, as it was dealt, under one
// that fits the hands (`natural_contract`), else under one of the game's that has a goal, drawn at random. Under a
// contract that is not chosen by the hands it is the best for the declaring side of some random deals, by what random
// play brings it, with cards of its exchanged for others' until the solver proves the deal to be worth that: the same
// for the same random numbers. A ResourceExhausted status where a limit strikes first. The caller guarantees a goal,
// and another worth than any.
[[nodiscard]] absl::StatusOr<games::Setup> deal_worth(const games::Game& game, const games::Contract& contract,
                                                      Worth worth, base::Random& random, SolverKeeper& solvers);

}  // namespace ouverte::requests
