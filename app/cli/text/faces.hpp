// Cards and hands as people like to see them: suit signs, in colour where there is any.
#pragma once

#include <span>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/text/text.hpp"
#include "solver/games/door/game_info.hpp"

namespace ouverte::cli {

using games::CardFaces;

// "♠A" of "SA", "☆" of a Joker, "Mond" of a game that calls 21 so; any other move stays as it is written.
[[nodiscard]] Text face(std::string_view move, const CardFaces& named);

// The moves in the order given, the cards of a suit run together: "♠KQ7 ♥6".
[[nodiscard]] Text faces(std::span<const std::string> moves, const CardFaces& named);

// Words with the suit signs among them in colour.
[[nodiscard]] Text with_signs(std::string_view words);

// "in: spades hearts": suits as moves are written with.
[[nodiscard]] Text suits_hint(std::string_view suits);

// A line a suit of a hand as it is written ("AKQ.JT9.876.5432"), with a dash for a void.
[[nodiscard]] std::vector<Text> hand_lines(std::string_view hand, const CardFaces& named);

// Classes of equal moves, `between` standing between one and the next.
[[nodiscard]] Text classes_text(const std::vector<std::vector<std::string>>& classes, std::string_view between,
                                const CardFaces& named);

}  // namespace ouverte::cli
