// Puzzles as a text file that Anki imports: notes with the diagram and the task in front, the solution behind.
#pragma once

#include <string>

#include "puzzles/problem/puzzle.hpp"
#include "solver/games/door/game.hpp"

namespace ouverte::cli {

// The lines that tell Anki what the columns are.
[[nodiscard]] std::string anki_header();

// One note, on a line of its own. `key`: the same for the same puzzle, so that importing anew changes the note that is
// there.
[[nodiscard]] std::string anki_note(const puzzles::Puzzle& puzzle, const std::string& key, games::Solver& solver);

}  // namespace ouverte::cli
