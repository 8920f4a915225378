// A line of play as people write it down.
#pragma once

#include <optional>
#include <span>
#include <string>
#include <string_view>

#include "app/cli/text/text.hpp"
#include "solver/games/door/game.hpp"
#include "solver/records/tricks_played.hpp"

namespace ouverte::cli {

using records::TrickPlayed;

// "♥Q-A-3-5": the sign of a suit stands where it changes.
[[nodiscard]] Text cards_in_turn(const TrickPlayed& trick, const games::CardFaces& named);

// A line from a position as people write it down: "W ♥Q-A-3-5, N wins; ♠4-…". Where tricks have no length of their own,
// every move behind its seat. As far as the moves are legal.
[[nodiscard]] Text line_in_words(const games::Game& game, const games::Position& from,
                                 std::span<const std::string> line);

// The trick that the last move of a line finished: "Trick 3: W ♥Q-A-3-5, North wins"; nothing if it finished none.
[[nodiscard]] std::optional<Text> finished_trick(const games::Game& game, const games::Position& start,
                                                 std::span<const std::string> line);

}  // namespace ouverte::cli
