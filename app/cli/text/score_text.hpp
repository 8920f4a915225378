// Scores as players write them down.
#pragma once

#include <string_view>
#include <vector>

#include "app/cli/text/text.hpp"
#include "solver/games/door/score_sheet.hpp"

namespace ouverte::cli {

// One line where there is one part, "Scores in points: A 7, B 12, C 2"; else a row for each and one for the sums.
// `seats`: their letters in turn order.
[[nodiscard]] std::vector<Text> scores_text(const games::ScoreSheet& sheet, std::string_view seats);

}  // namespace ouverte::cli
