// Puzzles, solutions and what is wrong with them, laid out for people.
#pragma once

#include <string>
#include <vector>

#include "app/cli/text/text.hpp"
#include "app/requests/puzzle_solve.hpp"
#include "puzzles/solve/answer.hpp"
#include "puzzles/solve/judge.hpp"

namespace ouverte::cli {

// What was printed of the puzzle, its position, and the task in words.
[[nodiscard]] std::vector<Text> puzzle_heading(const puzzles::Puzzle& puzzle);

// The written form, cards by their signs.
[[nodiscard]] std::vector<Text> line_text(const puzzles::Line& line, const games::CardFaces& named,
                                          const puzzles::LineCaptions& captions = {});

// What a post told as its solution in words of its own.
[[nodiscard]] std::vector<Text> told_text(const records::Record& record);
// `interrupted`: what stopped the search, if anything did, was the user.
[[nodiscard]] std::vector<Text> answer_text(const requests::SolvedPuzzle& solved, bool interrupted);

// A sentence, and the refutation below it.
[[nodiscard]] std::vector<Text> flaw_text(const puzzles::Puzzle& puzzle, const puzzles::Flaw& flaw);

}  // namespace ouverte::cli
