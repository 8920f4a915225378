#include "tests/support/cases.hpp"

#include <fstream>

#include "gtest/gtest.h"
#include "tests/support/every_game.hpp"

namespace ouverte::support {

games::Contract contract_in(const games::Game& game, const base::Json& json) {
  auto contract = game.contract_from_json(json);
  EXPECT_TRUE(contract.ok()) << contract.status();
  return std::move(contract).value_or(games::Contract());
}

std::vector<Case> cases_of(const games::Game& game) {
  std::ifstream file(game_file("contracts", game.name()));
  std::vector<Case> cases;
  for (std::string line; std::getline(file, line);) {
    const base::Json json = base::Json::parse(line);
    const base::Json& contract = json.at("contract");
    const std::string name = json.value("name", contract.value("name", contract.value("trump", "")));
    for (const auto& objective : json.at("objectives"))
      for (const auto& seat : json.value("for", base::Json::array({""})))
        cases.push_back({name, contract, objective.get<std::string>(), seat.get<std::string>()});
  }
  return cases;
}

std::unique_ptr<games::Position> dealt(const games::Game& game, const Case& chosen, base::Random& random) {
  games::Setup setup = game.random_start(contract_in(game, chosen.contract), random);
  setup.objective = chosen.objective;
  setup.guarantee = chosen.guarantee;
  auto position = game.position(setup);
  EXPECT_TRUE(position.ok()) << position.status();
  return position.ok() ? *std::move(position) : nullptr;
}

void play_at_random(games::Position& position, base::Random& random) {
  const std::vector<std::string> moves = position.moves();
  ASSERT_FALSE(moves.empty());
  const std::string& move = moves[random.below(moves.size())];
  ASSERT_TRUE(position.play(move).ok()) << move;
}

std::unique_ptr<games::Position> random_ending(const games::Game& game, const Case& chosen, std::size_t moves_left,
                                               base::Random& random) {
  auto position = dealt(game, chosen, random);
  if (position == nullptr) return nullptr;
  std::size_t moves = 0;
  for (const auto end = position->clone(); !end->over(); ++moves) play_at_random(*end, random);
  for (; moves > moves_left; --moves) play_at_random(*position, random);
  return position;
}

}  // namespace ouverte::support
