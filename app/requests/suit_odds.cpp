#include "app/requests/suit_odds.hpp"

#include <optional>

#include "app/requests/odds.hpp"

namespace ouverte::requests {

base::Json suit_odds_json(const tutor::fair::SuitOdds& odds) {
  base::Json chances = base::Json::array();
  for (const tutor::fair::SuitChance& chance : odds.chances)
    chances.push_back({{"tricks", chance.tricks}, {"chance", odds.share(chance.ways)}, {"line", chance.line}});
  const auto& [north, south] = odds.cards.held;
  base::Json json = {{"suit", {{"N", north}, {"S", south}}},
                     {"missing", odds.cards.missing},
                     {"places", {{"W", odds.places.west}, {"E", odds.places.east}}},
                     {"chances", std::move(chances)}};
  if (odds.mean) {
    json["mean"] = *odds.mean;
    json["mean_line"] = odds.mean_line;
  }
  if (odds.stopped) json["stopped"] = true;
  return json;
}

absl::StatusOr<base::Json> answer_suit_odds(Arguments& given, Context& context) {
  const std::string suit = given.text("suit");
  const std::string places_text = given.text("places");
  const int tricks = given.number("tricks", 0, 1, 13);
  const Limits limits = given.limits(kTimeForOdds);
  given.require("suit", "two hands of one suit: \"AKJ32 opposite 7654\"");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const auto places = places_text.empty() ? tutor::fair::suit::VacantPlaces() : tutor::fair::parse_places(places_text);
  if (!places.ok()) return places.status();
  context.solvers.begin(limits);
  const auto odds = tutor::fair::suit_odds(suit, *places, tricks == 0 ? std::nullopt : std::optional(tricks),
                                           context.solvers.options().deadline);
  if (!odds.ok()) return odds.status();
  return suit_odds_json(*odds);
}

}  // namespace ouverte::requests
