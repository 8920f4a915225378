// What is chosen before the play: the user is asked, and the program chooses what is best for the seats it plays.
#pragma once

#include <optional>
#include <string_view>

#include "absl/status/statusor.h"
#include "app/cli/console/console.hpp"
#include "solver/games/door/game.hpp"
#include "solver/search/options.hpp"

namespace ouverte::cli {

// The deal with all choices made. `users`: the seats that the user plays; empty: all that have something to choose.
// `hide`: the user is not to learn what other hands hold. Nothing where the user leaves or the input ends.
[[nodiscard]] absl::StatusOr<std::optional<games::Setup>> with_choices(const Console& console, const games::Game& game,
                                                                       games::Setup setup, std::string_view users,
                                                                       bool hide, const search::Options& options);

}  // namespace ouverte::cli
