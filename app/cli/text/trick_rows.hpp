// A line of play in rows.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "absl/status/statusor.h"
#include "app/cli/text/text.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::cli {

// `line` played from `start`, a row a trick: a column a seat in the order of `seats`, the card led marked in front and
// the card that took the trick behind. Fails where a move is not legal.
// `marks`: what stands behind each card of the line, if anything does.
[[nodiscard]] absl::StatusOr<std::vector<Text>> trick_rows(const games::Position& start, std::string_view seats,
                                                           std::span<const std::string> line,
                                                           const games::CardFaces& named,
                                                           std::span<const std::string> marks = {});

// The same for games whose tricks have no length of their own: a row up to each card that won what lay on the table,
// the seat before every move.
[[nodiscard]] absl::StatusOr<std::vector<Text>> play_rows(const games::Position& start,
                                                          std::span<const std::string> line,
                                                          const games::CardFaces& named,
                                                          std::span<const std::string> marks = {});

}  // namespace ouverte::cli
