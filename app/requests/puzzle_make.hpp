// The questions `puzzle_make` and `puzzle_themes`: puzzles found in random endings or in deals that were played, and
// the themes that they can have.
#pragma once

#include <chrono>
#include <string>
#include <vector>

#include "app/requests/question.hpp"
#include "puzzles/compose/make.hpp"

namespace ouverte::requests {

inline constexpr std::chrono::minutes kTimeForPuzzleMake{5};
inline constexpr int kMostCards = 99;
inline constexpr int kMostOnlyMoves = 99;

// What the solver of a maker may cost: a candidate that costs more is left.
[[nodiscard]] search::Options options_of_maker(base::Deadline deadline);

// Whether a game has a theme; a status lists those that it has. The empty text is any.
[[nodiscard]] absl::Status check_theme(const games::Game& game, const std::string& theme);

[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_make(Arguments& arguments, Context& context);
[[nodiscard]] absl::StatusOr<base::Json> answer_puzzle_themes(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
