// The question `suit_odds`: what a suit combination is worth, with its lines of play.
#pragma once

#include "app/requests/question.hpp"
#include "tutor/fair/suit_odds.hpp"

namespace ouverte::requests {

[[nodiscard]] base::Json suit_odds_json(const tutor::fair::SuitOdds& odds);

[[nodiscard]] absl::StatusOr<base::Json> answer_suit_odds(Arguments& given, Context& context);

}  // namespace ouverte::requests
