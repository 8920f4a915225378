// One's own costly plays as puzzles: the position before each, and the task to keep what was there.
#pragma once

#include <string_view>
#include <vector>

#include "puzzles/problem/puzzle.hpp"
#include "tutor/marks/analysis.hpp"

namespace ouverte::tutor {

inline constexpr std::string_view kOwnTheme = "own-play";

// The plays of a player, by seat, that cost something, in their order; of all players if `seat` is empty. The task is
// the goal where the play threw it away, else the value before the play. `analysis` is that of the record.
[[nodiscard]] std::vector<puzzles::Puzzle> puzzles_from(const games::Game& game, const records::Record& record,
                                                        const Analysis& analysis, std::string_view seat);

}  // namespace ouverte::tutor
