// What players decided about over many deals, for people.
#pragma once

#include <vector>

#include "app/cli/text/text.hpp"
#include "tutor/habits/habits.hpp"

namespace ouverte::cli {

// A profile a player: his decisions by idea, those that cost most first, and the deals to look at.
[[nodiscard]] std::vector<Text> habits_text(const tutor::Habits& habits);

}  // namespace ouverte::cli
