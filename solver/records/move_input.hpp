// Moves as people type them.
#pragma once

#include <span>
#include <string>
#include <string_view>

#include "absl/status/statusor.h"
#include "solver/games/door/game.hpp"

namespace ouverte::records {

// The one legal move that a text means: as records write it, in any case and with blanks ("s k"), with a suit sign
// ("♠K"), with 10 for the Ten, or the rank alone where that is enough ("k"). Else what is wrong, with the legal moves.
[[nodiscard]] absl::StatusOr<std::string> move_meant(std::string_view text, std::span<const std::string> legal);

// The same in the words of a game, too: "king of spades", "KS", "joker", "hearts" where only one is legal.
[[nodiscard]] absl::StatusOr<std::string> move_meant(const games::Game& game, std::string_view text,
                                                     std::span<const std::string> legal);

// Makes the move that a text means, as `canonical_move` reads it or else in the words of the game, and gives it back as
// records write it. A text that may be several legal moves is an error that names them.
absl::StatusOr<std::string> play_meant(const games::Game& game, games::Position& at, std::string_view text);

}  // namespace ouverte::records
