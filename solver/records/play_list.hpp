// The `Play` section of games whose tricks have no length of their own: one list of moves, in the order played, lines
// as they come.
#pragma once

#include <string>
#include <vector>

#include "absl/status/status.h"
#include "solver/games/door/game.hpp"
#include "solver/records/record.hpp"
#include "solver/records/tokens.hpp"

namespace ouverte::records {

// Plays the words of a section from the record's setup on, and fills in `plays` and `plays_end`. A move that is not
// legal is an error; `wrong_line` is then set to its line.
absl::Status follow_list(const games::Game& game, const std::vector<Token>& words, Record& record, int& wrong_line);

// The plays as lines of text.
[[nodiscard]] std::vector<std::string> list_of(const Record& record);

}  // namespace ouverte::records
