// The hands laid out round the table, with the trick in progress in the middle.
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/text/text.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::cli {

// `seats` are the letters of the game's seats in turn order; `to_move` is one of them or empty. Four seats by the
// compass are drawn as one; any others have their hands one below the other.
[[nodiscard]] std::vector<Text> compass(const games::Setup& setup, std::string_view seats, std::string_view to_move,
                                        const games::CardFaces& named);

// The same of a deal of the game; where its tricks have no length of their own it is not told who has played what,
// and the trick is a line below the hands.
[[nodiscard]] std::vector<Text> board(const games::Game& game, games::Setup setup, std::string_view to_move);

// The same of a position, and below it, a line each, what else lies on the table for all to see.
[[nodiscard]] std::vector<Text> board(const games::Game& game, const games::Position& position);
// As those see it who see the hands of `seats` and those that lie face up.
[[nodiscard]] std::vector<Text> board_seen_by(std::string_view seats, const games::Game& game,
                                              const games::Position& position);

}  // namespace ouverte::cli
