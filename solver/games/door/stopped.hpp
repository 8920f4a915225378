// Why work with a solver ended before its end, in words: a limit, or that somebody asked for the end.
#pragma once

#include <string_view>

#include "absl/status/status.h"
#include "solver/base/deadline.hpp"
#include "solver/games/door/solver.hpp"

namespace ouverte::games {

// "interrupted" where a stop request is what ended it, else `limit`.
[[nodiscard]] std::string_view what_stopped(const base::Deadline& deadline, std::string_view limit);

// A ResourceExhausted status: "the search ran into its limit before the value was known", `what` being "the value was
// known"; or "interrupted before …".
[[nodiscard]] absl::Status stopped_before(std::string_view what, Solver& solver);

}  // namespace ouverte::games
