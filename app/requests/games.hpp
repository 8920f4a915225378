// The questions `games` and `rules`: what there is to be played, and how.
#pragma once

#include "app/requests/question.hpp"

namespace ouverte::requests {

// A game, its contracts and objectives.
[[nodiscard]] base::Json game_json(const games::Game& game);

[[nodiscard]] absl::StatusOr<base::Json> answer_games(Arguments& arguments, Context& context);
[[nodiscard]] absl::StatusOr<base::Json> answer_rules(Arguments& arguments, Context& context);

}  // namespace ouverte::requests
