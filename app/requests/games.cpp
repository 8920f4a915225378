#include "app/requests/games.hpp"

namespace ouverte::requests {

base::Json game_json(const games::Game& game) {
  base::Json contracts = base::Json::array();
  for (const games::ContractInfo& contract : game.contracts())
    contracts.push_back({{"name", contract.name}, {"objectives", contract.objectives}});
  base::Json json = {{"game", game.name()}, {"title", game.title()}, {"seats", game.seats()}, {"contracts", contracts}};
  json["form"] = games::to_json(game.form());
  if (game.duplicate()) json["duplicate"] = true;
  return json;
}

absl::StatusOr<base::Json> answer_games(Arguments& given, Context& context) {
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  base::Json all = base::Json::array();
  for (const games::Game* game : context.games) all.push_back(game_json(*game));
  return base::Json{{"games", std::move(all)}};
}

absl::StatusOr<base::Json> answer_rules(Arguments& given, Context& context) {
  const std::string name = given.text("game");
  given.require("game", "the name of a game");
  if (absl::Status fault = given.fault(); !fault.ok()) return fault;
  const auto game = context.game(name);
  if (!game.ok()) return game.status();
  return base::Json{{"game", name}, {"rules", (*game)->rules()}};
}

}  // namespace ouverte::requests
