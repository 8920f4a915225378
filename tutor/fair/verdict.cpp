#include "tutor/fair/verdict.hpp"

namespace ouverte::tutor::fair {

std::string_view verdict_of(const Odds& odds) {
  constexpr std::string_view kOnALaterGuess = "depends on a later guess";
  constexpr std::string_view kTooCloseToSay = "too close to say";
  if (odds.gap) {
    if (odds.later_guess && !odds.single_dummy) return kOnALaterGuess;
    const double much = odds.gap_in_chance ? kMuch : kMuchOfMean;
    if (odds.gap->high < much || odds.gap->value == 0) return "right on the odds";
    return odds.gap->low > 0 && odds.gap->value >= much ? "against the odds" : kTooCloseToSay;
  }
  if (odds.later_guess && !odds.single_dummy) return kOnALaterGuess;
  switch (odds.order) {
    case Order::kAlike:
      return "all alike";
    case Order::kClear:
      return "clear";
    case Order::kTooClose:
      return kTooCloseToSay;
  }
  return "";
}

std::string goal_of(const Odds& odds) {
  if (!odds.asked.empty()) return odds.asked;
  if (!odds.goal_named) return "a best card as the cards lie";
  if (!odds.sides_known) return "the player's own side has what it plays for";
  return odds.high ? odds.reached : odds.missed;
}

}  // namespace ouverte::tutor::fair
