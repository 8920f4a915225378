// A line of play in trick rows.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "solver/cli/text.hpp"
#include "solver/games/entry.hpp"

namespace ouverte::cli {

// `line` played from `start`, a row a trick: a column a seat in the order of `seats`, the card led marked in front and
// the card that took the trick behind. Fails where a move is not legal.
[[nodiscard]] absl::StatusOr<std::vector<Text>> trick_rows(const games::Position& start, std::string_view seats,
                                                           std::span<const std::string> line);

}  // namespace ouverte::cli
