// Themes of puzzles, each a test of the turn that a puzzle asks about: what solving it, or the rules alone, show
// (docs/puzzles.md). Those that every game with tricks has, and those of a game's own.
#pragma once

#include <string>
#include <string_view>
#include <vector>

#include "puzzles/compose/turn.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::puzzles {

struct NamedTheme {
  std::string_view name;
  std::string_view definition;
};

// The themes that puzzles of a game can have.
[[nodiscard]] std::vector<NamedTheme> known_themes(const games::Game& game);

// Whether a turn shows a theme of its game.
[[nodiscard]] bool shows(std::string_view theme, const Turn& turn);

// All the themes that it shows.
[[nodiscard]] std::vector<std::string> themes_shown(const Turn& turn);

}  // namespace ouverte::puzzles
