// What a history holds, for people.
#pragma once

#include <span>
#include <string>
#include <vector>

#include "absl/status/statusor.h"
#include "absl/time/civil_time.h"
#include "app/cli/puzzle/history.hpp"
#include "app/cli/text/text.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::cli {

// A bar of so many columns, filled from the left to eighths of a column.
[[nodiscard]] std::string bar(int part, int whole, int columns);

// Of each game, and below it of each theme: answers, a bar of those that were right, and their share.
[[nodiscard]] absl::StatusOr<std::vector<Text>> stats_text(const History& history, absl::CivilDay today,
                                                           std::span<const games::Game* const> games);

}  // namespace ouverte::cli
