// What is shown of a puzzle while it is worked on, and of its solution.
#pragma once

#include <cstdint>
#include <string>
#include <string_view>
#include <vector>

#include "app/cli/text/text.hpp"
#include "tutor/train/trainer.hpp"

namespace ouverte::cli {

// The game, the contract, the moves given and the task: nothing that tells the theme or the solution.
[[nodiscard]] std::vector<Text> posed(const puzzles::Puzzle& puzzle);

// The hands round the table, what else there is to be seen, and who is to move.
[[nodiscard]] std::vector<Text> board_and_turn(const games::Game& game, const games::Position& position);

// A line of play from a position in rows.
[[nodiscard]] std::vector<Text> line_rows(const games::Game& game, const games::Position& from,
                                          const std::vector<std::string>& line);

[[nodiscard]] std::string task_of(const puzzles::Puzzle& puzzle);  // in words
// Of an exact task: which of its parts the user is to show now.
[[nodiscard]] Text part_to_show(const tutor::Trainer& trainer);

// The variations of a tree, one a line; `end` is what comes of them all.
[[nodiscard]] std::vector<Text> variations(const games::Game& game, proof::TreePointer tree, const std::string& end);

// At the user's turn: what follows on each class of moves that does not keep the task.
[[nodiscard]] std::vector<Text> others_text(tutor::Trainer& trainer);

// What is to be played where the trainer stands, against every defence as far as that can be read; and why nothing
// else.
[[nodiscard]] std::vector<Text> solution_text(tutor::Trainer& trainer);

// How an answer was: "right after a hint".
[[nodiscard]] std::string_view words(tutor::Quality quality);

// A number that is the same for the same text on every machine (FNV-1a).
[[nodiscard]] std::uint64_t hash_of(std::string_view text);

}  // namespace ouverte::cli
