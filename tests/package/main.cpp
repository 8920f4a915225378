// Asks every game there is for a random deal, and for its rules as a foreign caller does: enough to need the libraries,
// their headers and what they depend on. The examples of README.md are here as they stand there.
#include <iostream>
#include <string>

#include "app/requests/respond.hpp"
#include "solver/games/door/game.hpp"

bool examples_work(ouverte::games::Setup setup) {
  setup.contract = {{"trump", "NT"}, {"declarer", "S"}};
  const ouverte::games::Game& game = *ouverte::games::find_game("bridge");
  const auto position = game.position(setup);
  const auto solution = game.solver({})->solve(**position, {.every_move = true});
  const std::string answer = ouverte::respond(R"({"ask": "games"})");
  return solution.value.exact() && solution.moves.size() == 13 && answer.starts_with(R"({"games":)");
}

int main() {
  ouverte::base::Random random(1);
  if (!examples_work(ouverte::games::find_game("bridge")->random_deal(random))) return 1;
  for (const ouverte::games::Game* game : ouverte::games::all_games()) {
    std::cout << game->title() << ": " << game->random_deal(random).hands.size() << " hands\n";
    const std::string rules = ouverte::respond(R"({"ask": "rules", "game": ")" + std::string(game->name()) + R"("})");
    if (!rules.starts_with(R"({"game":)")) return 1;
  }
  return ouverte::games::find_game("no such game") == nullptr ? 0 : 1;
}
