// Deals of which not every hand is told: what a player wrote down who never saw the others' cards.
#pragma once

#include <cstddef>
#include <functional>
#include <optional>
#include <span>
#include <string>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"

namespace ouverte::records {

// The seats whose hands a setup leaves out, or writes as "-", though the hands of a whole deal are spoken of.
[[nodiscard]] std::string seats_untold(const games::Game& game, const games::Setup& setup);

// The deal with those hands filled in, in one of the ways in which every play is legal: each holds what it played, and
// else any cards that nobody else has. A status where there is none: what is wrong with the first play that no such
// hands allow, or with the deal itself. Of a deal from its first card on.
[[nodiscard]] absl::StatusOr<games::Setup> completed(const games::Game& game, const games::Setup& setup,
                                                     std::span<const std::string> plays);

// The same where the order of the plays comes out only as they are made: what `seat` plays next, if it is known.
using NextPlay = std::function<std::optional<std::string>(std::size_t play, const std::string& seat)>;
[[nodiscard]] absl::StatusOr<games::Setup> completed(const games::Game& game, const games::Setup& setup,
                                                     const NextPlay& next);

// Follows the lines of a `Play` section that were left alone because hands are not told (`PlaysEnd::kUnresolved`).
absl::Status follow_untold(const games::Game& game, Record& record);

}  // namespace ouverte::records
